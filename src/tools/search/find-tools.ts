import { everything, searchTools, searchToolsByText } from "#directory/index.ts";
import { normalizeQuery, queryLengthMax, type ToolCard, type ToolSearch } from "#directory/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import { escapePattern } from "#platform/escape-pattern.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { isEmptyWish, noWish, searchLimits, type Wish } from "./search-rules.ts";
import { isGeneral, otherWords } from "./words.ts";

export interface FoundTool {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly logo: string | null;
  readonly isPaid: boolean;
  readonly isNew: boolean;
  readonly tags: readonly string[];
  /** Reasons why it fits, by what the catalogue says. */
  readonly reasons: readonly string[];
}

export interface Found {
  readonly tools: readonly FoundTool[];
  /** Filters that nothing would have been found with, so they were left out. */
  readonly leftOut: readonly LeftOut[];
}

export type LeftOut = "words" | "platform" | "new" | "price" | "category";

/** The filters that are left out for an answer, one after the other. */
const without: readonly {
  readonly name: LeftOut;
  readonly isSet: (wish: Wish) => boolean;
  readonly unset: Partial<Wish>;
}[] = [
  { name: "platform", isSet: ({ platform }) => platform !== "", unset: { platform: "" } },
  { name: "new", isSet: ({ onlyNew }) => onlyNew, unset: { onlyNew: false } },
  { name: "price", isSet: ({ price }) => price !== "", unset: { price: "" } },
  { name: "category", isSet: ({ categoryId }) => categoryId !== "", unset: { categoryId: "" } },
];

/** The tools of the directory that fit best: found by its own search, ranked by what the catalogue says of them. */
export async function findTools(db: Executor, asked: Wish): Promise<Found> {
  if (isEmptyWish(asked)) return { tools: [], leftOut: [] };
  const directory = askOnce(db);
  const model = asked.like === "" ? undefined : await findNamed(directory, asked.like);
  if (model) return findLike(directory, model, asked);
  // A name that no tool has is a word like others.
  const wish = asked.like === "" ? asked : { ...asked, terms: [...asked.terms, foldForSearch(asked.like)] };
  let tools = await search(directory, wish);
  let tried = wish;
  const leftOut: LeftOut[] = [];
  if (tools.length === 0 && wish.terms.length > 0) {
    const isAnywhere = (await search(directory, { ...noWish, terms: wish.terms })).length > 0;
    if (!isAnywhere && wish.categoryId === "") return { tools: await searchAsElsewhere(db, wish), leftOut };
    // “A logo for a bakery”: no entry names the trade, and each logo tool does it.
    if (!isAnywhere) {
      tried = { ...wish, terms: [] };
      leftOut.push("words");
      tools = await search(directory, tried);
    }
  }
  for (const { name, isSet, unset } of without) {
    if (tools.length > 0) break;
    if (!isSet(tried)) continue;
    tried = { ...tried, ...unset };
    leftOut.push(name);
    tools = await search(directory, tried);
  }
  return tools.length > 0 ? { tools, leftOut } : { tools: await searchAsElsewhere(db, wish), leftOut: [] };
}

/** Finds what the search of every other page finds: words that the rules of questions don't know, and typing errors. */
async function searchAsElsewhere(db: Executor, wish: Wish): Promise<readonly FoundTool[]> {
  const query = normalizeQuery([...wish.terms, wish.platform].join(" ").slice(0, queryLengthMax));
  const filters = { categoryId: wish.categoryId || undefined, price: wish.price || undefined, onlyNew: wish.onlyNew };
  const { tools } = await searchTools(db, { ...everything, ...filters, query });
  return tools.slice(0, searchLimits.shown).map((tool) => toFound(tool, { ...wish, platform: "" }, []));
}

/** The tool that a user means by a name: “Photoshop” is Adobe’s. */
async function findNamed(directory: Directory, name: string): Promise<ToolCard | undefined> {
  const { tools } = await directory({ ...everything, query: foldForSearch(name) });
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(foldForSearch(name))}(?![\\p{L}\\p{N}])`, "u");
  const named = tools.filter((tool) => words.test(foldForSearch(tool.name)));
  return named.find((tool) => foldForSearch(tool.name) === foldForSearch(name)) ?? named[0];
}

/** Others of its category, those first that are listed for the same. */
async function findLike(directory: Directory, model: ToolCard, { price, onlyNew, terms }: Wish): Promise<Found> {
  const ask = async (filters: Partial<ToolSearch>) => {
    const { tools } = await directory({ ...everything, categoryId: model.categoryId, ...filters });
    return tools.filter(({ slug }) => slug !== model.slug);
  };
  const fitting = await ask({ price: price || undefined, onlyNew });
  const others = fitting.length > 0 ? fitting : await ask({});
  const also = terms.map((word) => ({ word, beginnings: stemsOf(word).map(wordBeginning), weight: 1 }));
  const shown = others
    .map((tool) => {
      const shared = tool.tags.filter((tag) => model.tags.includes(tag));
      const matches = [...matchesOf(tool, also), ...shared.map((tag) => ({ term: tag, tag, score: scores.tag }))];
      return { tool, matches, score: matches.reduce((sum, { score }) => sum + score, 0) };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, searchLimits.shown);
  const leftOut = (["new", "price"] as const).filter(
    (name) => fitting.length === 0 && (name === "new" ? onlyNew : price !== ""),
  );
  return {
    tools: shown.map(({ tool, matches }) => {
      const found = toFound(tool, { ...noWish, price: leftOut.length > 0 ? "" : price, onlyNew }, matches);
      return { ...found, reasons: [`In the same category as ${model.name}`, ...found.reasons] };
    }),
    leftOut,
  };
}

type Directory = (asked: ToolSearch) => ReturnType<typeof searchToolsByText>;

/** The searches for one answer have most words and filters in common: each is done once. */
function askOnce(db: Executor): Directory {
  const answers = new Map<string, ReturnType<typeof searchToolsByText>>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const answer = answers.get(key) ?? searchToolsByText(db, asked);
    answers.set(key, answer);
    return answer;
  };
}

/** Beginnings of words in the catalogue that are searched for a word. */
function stemsOf(term: string): readonly string[] {
  const word = foldForSearch(term);
  const stem = Object.hasOwn(otherWords, word) ? word : stemOf(word);
  return Object.hasOwn(otherWords, stem) ? (otherWords[stem] ?? [stem]) : [stem];
}

/** Word without its ending, if enough is left: “removing” and “removal” begin alike. */
function stemOf(word: string): string {
  const cut = word.replace(/(?:ations?|ators?|ing|ers?|ed|es|e|s)$/, "");
  return cut.length >= 4 ? cut : word.replace(/(?<=.)s$/, "");
}

interface Word {
  readonly word: string;
  readonly beginnings: readonly RegExp[];
}

interface Term extends Word {
  /** More for words that few tools have. */
  readonly weight: number;
  /** Ranks what fits, and makes nothing fit. */
  readonly isGeneral: boolean;
}

async function search(directory: Directory, wish: Wish): Promise<readonly FoundTool[]> {
  const filters = {
    ...everything,
    categoryId: wish.categoryId || undefined,
    price: wish.price || undefined,
    onlyNew: wish.onlyNew,
  };
  const candidates = new Map<string, ToolCard>();
  const collect = async (query: string) => {
    const { total, tools } = await directory({ ...filters, query });
    for (const tool of tools) candidates.set(tool.slug, tool);
    return total;
  };
  const terms: Term[] = [];
  for (const [position, word] of wish.terms.entries()) {
    const stems = stemsOf(word);
    let total = 0;
    for (const stem of stems) total += await collect(stem);
    const rarity = isGeneral(word) ? generalWeight : total <= 5 ? 2 : total <= 20 ? 1.5 : 1;
    const weight = rarity * laterWeight ** position;
    terms.push({ word, beginnings: stems.map(wordBeginning), weight, isGeneral: isGeneral(word) });
  }
  if (wish.platform) await collect(foldForSearch(wish.platform));
  const deciding = terms.filter((term) => !term.isGeneral);
  const isAboutMore = wish.categoryId !== "" || wish.platform !== "";
  if (deciding.length === 0 && terms.length > 0 && !isAboutMore) return [];
  if (deciding.length === 0 && !wish.platform) await collect("");
  const platform = wordBeginning(foldForSearch(wish.platform));
  const fitting = [...candidates.values()]
    .filter((tool) => wish.platform === "" || mentions(tool, platform))
    .filter((tool) => deciding.length === 0 || matchesOf(tool, deciding).length > 0)
    .map((tool, position) => ({ tool, position, matches: matchesOf(tool, terms) }))
    .map((one) => ({ ...one, score: one.matches.reduce((sum, { score }) => sum + score, 0) }))
    .toSorted((one, other) => other.score - one.score || one.position - other.position);
  const best = deciding.length === 0 ? 0 : (fitting[0]?.score ?? 0);
  return fitting
    .filter(({ score }) => score >= best * scoreShareMin)
    .slice(0, searchLimits.shown)
    .map(({ tool, matches }) => toFound(tool, wish, matches));
}

/** Minimum share of the best tool's score: a tool that has far less of the question in it isn't an answer to it. */
const scoreShareMin = 0.45;
const generalWeight = 0.5;
/** People say first what a tool should do, and then what for. */
const laterWeight = 0.8;

const beginsIn = (text: string, beginning: RegExp): boolean => beginning.test(foldForSearch(text));

/** A sign, as in “.NET”, begins wherever it stands: in “ASP.NET”, too. “No code” is no code. */
const wordBeginning = (stem: string): RegExp =>
  new RegExp(`${/^[\p{L}\p{N}]/u.test(stem) ? "(?<![\\p{L}\\p{N}\\p{M}]|\\bno[ -])" : ""}${escapePattern(stem)}`, "u");

const mentions = ({ name, description, tags }: ToolCard, beginning: RegExp): boolean =>
  [name, description, ...tags].some((text) => beginsIn(text, beginning));

interface Match {
  readonly term: string;
  readonly tag: string | undefined;
  readonly score: number;
}

/** A tag says what a tool is for; a description mentions more than that. */
const scores = { exactTag: 3.5, tag: 3, name: 2, description: 1.5 } as const;

function matchesOf(
  { name, description, tags }: ToolCard,
  terms: readonly (Word & { readonly weight: number })[],
): readonly Match[] {
  return terms.flatMap(({ word, beginnings, weight }) => {
    const has = (text: string) => beginnings.some((beginning) => beginsIn(text, beginning));
    const exact = tags.find((tag) => tag === word);
    const tag = exact ?? tags.find(has);
    const score = exact
      ? scores.exactTag
      : tag
        ? scores.tag
        : has(name)
          ? scores.name
          : has(description)
            ? scores.description
            : 0;
    return score > 0 ? [{ term: word, tag, score: score * weight }] : [];
  });
}

function toFound(tool: ToolCard, { price, platform, onlyNew }: Wish, matches: readonly Match[]): FoundTool {
  const { slug, name, description, categoryId, logo, isPaid, isNew, tags } = tool;
  const matched = [...new Set(matches.flatMap(({ tag }) => tag ?? []))];
  const words = matches.filter(({ tag }) => !tag).map(({ term }) => term);
  const reasons = [
    matched.length > 0 && `Listed for ${matched.join(", ")}`,
    words.length > 0 && `Its description mentions ${words.map((word) => `“${word}”`).join(", ")}`,
    platform !== "" && `Mentions ${platform}`,
    price === "free" && !isPaid && "Has a free plan",
    price === "paid" && isPaid && "Paid, without a lasting free plan",
    onlyNew && isNew && "New in the directory",
  ].filter((reason) => reason !== false);
  return { slug, name, description, categoryId, logo, isPaid, isNew, tags, reasons };
}
