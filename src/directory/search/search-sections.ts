import type { Services } from "#platform/services.ts";
import {
  countItems,
  type FoundSections,
  narrowContents,
  normalizeQuery,
  type SectionContent,
  type SectionContents,
  type ToolCard,
} from "../rules.ts";
import { toolsPerPage } from "../search-rules.ts";
import { rankEntry, type SearchedEntry, searchRanks } from "./rank-entry.ts";
import { readSearch, type SearchReading } from "./read-search.ts";
import { readSearchWords } from "./search-directory.ts";
import { wordsOf } from "./word-forms.ts";

/**
 * The sections of the home page that a text finds: by the text itself, and, where that fills no page, by what it means. The best category is
 * the first, and within a section the best entries are.
 * @param contents everything that the page can show.
 */
export async function searchSections(
  services: Pick<Services, "db" | "catalogueCache">,
  contents: SectionContents,
  text: string,
): Promise<FoundSections> {
  const query = normalizeQuery(text);
  const exact = narrowContents(contents, query);
  if (query === "" || count(exact) >= toolsPerPage) return { contents: exact };
  const reading = readSearch(query);
  const found = findIn(contents, query, reading);
  if (count(found) > 0) return { contents: found };
  const known = await readSearchWords(services);
  // As `searchTools` does it.
  for (const leavesOut of [false, true]) {
    const wider = readSearch(query, known, { leavesOut });
    const foundWider = wider.words.length > 0 ? findIn(contents, query, wider) : {};
    if (count(foundWider) > 0) return { contents: foundWider, readAs: wider.readAs };
  }
  return { contents: found };
}

const count = (contents: SectionContents): number =>
  Object.values(contents).reduce((sum, content) => sum + countItems(content), 0);

function findIn(contents: SectionContents, query: string, reading: SearchReading): SectionContents {
  const like = reading.like === undefined ? undefined : findLike(contents, reading.like, reading.price);
  if (like) return like;
  const found = Object.entries(contents)
    .map(([id, content]) => ({ id, ...rankContent(content, query, reading) }))
    .filter(({ best }) => best !== undefined)
    .map(({ id, content, best }) => ({ id, content, place: id === reading.categoryId ? -1 : (best ?? 0) }))
    .toSorted((one, other) => one.place - other.place);
  return Object.fromEntries(found.map(({ id, content }) => [id, content]));
}

interface RankedContent {
  readonly content: SectionContent;
  /** The rank of its first entry; undefined for none. */
  readonly best: number | undefined;
}

function rankContent(all: SectionContent, query: string, reading: SearchReading): RankedContent {
  const ranks: number[] = [];
  const ranked = <Item>(
    items: readonly Item[],
    searched: (item: Item) => SearchedEntry,
    fits: (item: Item) => boolean = () => true,
  ) => {
    const found = items
      .flatMap((item) => {
        const rank = rankEntry(searched(item), query, reading);
        const isByText = rank !== undefined && rank <= searchRanks.inDescription;
        return rank !== undefined && (isByText || fits(item)) ? [{ item, rank }] : [];
      })
      .toSorted((one, other) => one.rank - other.rank);
    ranks.push(...found.map(({ rank }) => rank));
    return found.map(({ item }) => item);
  };
  const isPaid = reading.price === undefined ? undefined : reading.price === "paid";
  const content = {
    tools: ranked(
      all.tools,
      (tool) => ({ ...tool, categoryIds: [tool.categoryId] }),
      (tool) => isPaid === undefined || tool.isPaid === isPaid,
    ),
    engines: ranked(all.engines, (engine) => engine),
    quickApps: ranked(all.quickApps, (app) => ({
      ...app,
      name: app.title,
      tags: app.features,
      categoryIds: app.categoryIds.slice(0, 1),
    })),
  };
  return { content, best: ranks.length > 0 ? Math.min(...ranks) : undefined };
}

/** Tools that share the category of one, or a tag: as `searchTools` finds them; its section is the first. */
function findLike(contents: SectionContents, name: string, price: SearchReading["price"]): SectionContents | undefined {
  const all = Object.values(contents).flatMap(({ tools }) => tools);
  const model = all.find((tool) => {
    const words = wordsOf(normalizeQuery(tool.name));
    return words.join("") === name || words.includes(name);
  });
  if (!model) return undefined;
  const isLike = (tool: ToolCard) =>
    tool.slug !== model.slug &&
    (tool.categoryId === model.categoryId || tool.tags.some((tag) => model.tags.includes(tag))) &&
    (price === undefined || tool.isPaid === (price === "paid"));
  const found = Object.entries(contents)
    .map(([id, { tools }]) => [id, { tools: tools.filter(isLike), engines: [], quickApps: [] }] as const)
    .filter(([, { tools }]) => tools.length > 0)
    .toSorted(([one], [other]) => Number(other === model.categoryId) - Number(one === model.categoryId));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
