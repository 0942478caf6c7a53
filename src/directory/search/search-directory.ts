import type { Services } from "#platform/services.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { type FoundEntry, foundEntriesMax } from "../found-entry-rules.ts";
import { listCategories, listEngines, listQuickApps } from "../queries.ts";
import { findQuickAppPath, searchWordsOf } from "../quick-app-path.ts";
import { normalizeQuery, toolSearchPath } from "../rules.ts";
import { everything } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { rankEntry, type SearchedEntry, searchRanks } from "./rank-entry.ts";
import { readSearch, type SearchReading } from "./read-search.ts";
import { wordsOf } from "./word-forms.ts";
import { listSearchWords } from "./words-query.ts";

type Parts = Pick<Services, "db" | "catalogueCache">;

/** The catalogue's words from memory, those of our own apps and of the engines among them. */
export const readSearchWords = (services: Parts): Promise<readonly string[]> =>
  services.catalogueCache.read("search-words", async () => {
    const [ofTools, others] = await Promise.all([listSearchWords(services.db), listOthers(services)]);
    const ofOthers = others.flatMap(({ searched: { name, tags } }) => [name, ...tags]);
    return [...new Set([...ofTools, ...wordsOf(foldForSearch(ofOthers.join(" ")))])];
  });

/**
 * The first few of everything that a text finds: what is called so, then its category, then our own apps, then tools and engines by rank.
 * @param text at most `queryLengthMax` characters.
 */
export async function searchDirectory(services: Parts, text: string): Promise<readonly FoundEntry[]> {
  const query = normalizeQuery(text);
  if (query === "") return [];
  const plain = readSearch(query);
  const [others, { tools }] = await Promise.all([
    listOthers(services),
    searchTools(services.db, { ...everything, query }, () => readSearchWords(services)),
  ]);
  const found = findOthers(others, query, plain);
  // As searchTools does it: a typing error is looked for where nothing was found.
  const reading = found.length > 0 ? plain : readSearch(query, await readSearchWords(services));
  const rest = found.length > 0 ? found : findOthers(others, query, reading);
  const ranked = tools.map((tool): Ranked => {
    const entry = { kind: "tool", name: tool.name, path: `/tools/${tool.slug}` } as const;
    const rank = rankEntry({ ...tool, categoryIds: [tool.categoryId] }, query, reading);
    return { entry, rank: rank ?? searchRanks.wordsInDescription };
  });
  // What is like something is neither it nor in its words.
  const isLike = reading.like !== undefined && ranked.length > 0;
  return order(isLike ? ranked : [...ranked, ...rest]).slice(0, foundEntriesMax);
}

/** Largest number of our own apps that are listed above the tools a search finds. */
const ownAppsMax = 3;

/** Our own apps that make what a text describes, best first; one whose description alone mentions it is not among them. */
export async function findOwnApps(services: Parts, text: string): Promise<readonly FoundEntry[]> {
  const query = normalizeQuery(text);
  if (query === "") return [];
  const apps = (await listOthers(services)).filter(({ entry }) => entry.kind === "app");
  const found = findOthers(apps, query, readSearch(query));
  const ranked = found.length > 0 ? found : findOthers(apps, query, readSearch(query, await readSearchWords(services)));
  return ranked
    .filter(({ rank }) => !isInDescription(rank))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, ownAppsMax)
    .map(({ entry }) => entry);
}

interface Ranked {
  readonly entry: FoundEntry;
  readonly rank: number;
}

interface Other {
  readonly entry: FoundEntry;
  readonly searched: SearchedEntry;
}

/** Everything but the tools: few, so they are read from memory. */
async function listOthers({ db, catalogueCache }: Parts): Promise<readonly Other[]> {
  const [categories, engines, apps] = await Promise.all([
    catalogueCache.read("categories", () => listCategories(db)),
    catalogueCache.read("engines", () => listEngines(db)),
    catalogueCache.read("quick-apps", () => listQuickApps(db)),
  ]);
  return [
    ...apps.map(({ slug, title, description, features, categoryIds }) => ({
      entry: {
        kind: "app" as const,
        name: title,
        path: findQuickAppPath(slug) ?? toolSearchPath({ categoryId: categoryIds[0] ?? "" }),
      },
      // Their other categories show them, too, but are not what they make.
      searched: {
        name: title,
        description,
        tags: [...features, ...searchWordsOf(slug)],
        categoryIds: categoryIds.slice(0, 1),
      },
    })),
    ...categories.map(({ id, name, description }) => ({
      entry: { kind: "category" as const, name, path: toolSearchPath({ categoryId: id }) },
      searched: { name, description, tags: [], categoryIds: [id] },
    })),
    ...engines.map(({ slug, name, description, tags, categoryIds }) => ({
      entry: { kind: "engine" as const, name, path: `/ai-models/${slug}` },
      searched: { name, description, tags, categoryIds },
    })),
  ];
}

function findOthers(others: readonly Other[], query: string, reading: SearchReading): readonly Ranked[] {
  return others.flatMap(({ entry, searched }) => {
    const rank = rankEntry(searched, query, reading);
    const isBest = entry.kind === "category" && reading.categoryId === searched.categoryIds[0];
    if (isBest) return [{ entry, rank: Math.min(rank ?? bestCategory, bestCategory) }];
    const isNamed = rank !== undefined && (entry.kind !== "category" || rank <= searchRanks.nameBegins);
    return isNamed ? [{ entry, rank }] : [];
  });
}

const bestCategory = searchRanks.inCategory;
const appsFirstMax = { named: 2, others: 1 } as const;

/** Sorts entries by rank. Those of the same rank keep their order. */
function order(found: readonly Ranked[]): readonly FoundEntry[] {
  const byRank = found.toSorted((one, other) => one.rank - other.rank);
  const named = byRank.filter(({ rank }) => rank === searchRanks.sameName || rank === searchRanks.sameNameAsOne);
  const category = byRank.filter(({ entry, rank }) => entry.kind === "category" && rank <= bestCategory).slice(0, 1);
  const fitting = byRank.filter(({ entry, rank }) => entry.kind === "app" && !isInDescription(rank));
  const isNamed = fitting.some(({ rank }) => rank <= searchRanks.inName);
  const apps = fitting.slice(0, isNamed ? appsFirstMax.named : appsFirstMax.others);
  const first = new Set([...named, ...category, ...apps].map(({ entry }) => entry));
  return [...first, ...byRank.map(({ entry }) => entry).filter((entry) => !first.has(entry))];
}

const isInDescription = (rank: number): boolean =>
  rank === searchRanks.inDescription || rank === searchRanks.wordsInDescription;
