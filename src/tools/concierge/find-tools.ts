import { everything, searchTools } from "#directory/index.ts";
import type { ToolCard, ToolSearch } from "#directory/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import { escapePattern } from "#platform/escape-pattern.ts";
import { noWish, searchLimits, type Wish } from "./search-rules.ts";
import { otherWords } from "./words.ts";

export interface FoundTool {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly logo: string | null;
  readonly isPaid: boolean;
  readonly isNew: boolean;
  readonly tags: readonly string[];
  /** Why it fits, by what the catalogue says. */
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
export async function findTools(db: Executor, wish: Wish): Promise<Found> {
  const directory = askOnce(db);
  let tools = await search(directory, wish);
  let tried = wish;
  const leftOut: LeftOut[] = [];
  if (tools.length === 0 && wish.terms.length > 0) {
    const isAnywhere = (await search(directory, { ...noWish, terms: wish.terms })).length > 0;
    if (!isAnywhere && wish.categoryId === "") return { tools, leftOut };
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
  return tools.length > 0 ? { tools, leftOut } : { tools, leftOut: [] };
}

type Directory = (asked: ToolSearch) => ReturnType<typeof searchTools>;

/** The searches for one answer have most words and filters in common: each is done once. */
function askOnce(db: Executor): Directory {
  const answers = new Map<string, ReturnType<typeof searchTools>>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const answer = answers.get(key) ?? searchTools(db, asked);
    answers.set(key, answer);
    return answer;
  };
}

/** What is searched for a word: beginnings that the catalogue has. */
function stemsOf(term: string): readonly string[] {
  const stem = stemOf(term.toLowerCase());
  return Object.hasOwn(otherWords, stem) ? (otherWords[stem] ?? [stem]) : [stem];
}

/** Without the ending, where enough is left: “removing” and “removal” begin alike. */
function stemOf(word: string): string {
  const cut = word.replace(/(?:ations?|ators?|ing|ers?|ed|es|e|s)$/, "");
  return cut.length >= 4 ? cut : word.replace(/(?<=.)s$/, "");
}

interface Term {
  readonly word: string;
  readonly beginnings: readonly RegExp[];
  /** More for words that few tools have. */
  readonly weight: number;
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
  for (const word of wish.terms) {
    const stems = stemsOf(word);
    let total = 0;
    for (const stem of stems) total += await collect(stem);
    terms.push({ word, beginnings: stems.map(wordBeginning), weight: total <= 5 ? 2 : total <= 20 ? 1.5 : 1 });
  }
  if (wish.platform) await collect(wish.platform.toLowerCase());
  if (wish.terms.length === 0 && !wish.platform) await collect("");
  const platform = wordBeginning(wish.platform.toLowerCase());
  const fitting = [...candidates.values()]
    .filter((tool) => wish.platform === "" || mentions(tool, platform))
    .map((tool, position) => ({ tool, position, matches: matchesOf(tool, terms) }))
    .filter(({ matches }) => terms.length === 0 || matches.length > 0)
    .map((one) => ({ ...one, score: one.matches.reduce((sum, { score }) => sum + score, 0) }))
    .toSorted((one, other) => other.score - one.score || one.position - other.position);
  const best = fitting[0]?.score ?? 0;
  return fitting
    .filter(({ score }) => score >= best * scoreShareMin)
    .slice(0, searchLimits.shown)
    .map(({ tool, matches }) => toFound(tool, wish, matches));
}

/** Of the best one's score: what has far less of the question in it isn't an answer to it. */
const scoreShareMin = 0.45;

const beginsIn = (text: string, beginning: RegExp): boolean => beginning.test(text.toLowerCase());

/** A sign, as in “.NET”, begins wherever it stands: in “ASP.NET”, too. */
const wordBeginning = (stem: string): RegExp =>
  new RegExp(`${/^[\p{L}\p{N}]/u.test(stem) ? "(?<![\\p{L}\\p{N}\\p{M}])" : ""}${escapePattern(stem)}`, "u");

const mentions = ({ name, description, tags }: ToolCard, beginning: RegExp): boolean =>
  [name, description, ...tags].some((text) => beginsIn(text, beginning));

interface Match {
  readonly term: string;
  readonly tag: string | undefined;
  readonly score: number;
}

/** A tag says what a tool is for; a description mentions more than that. */
const scores = { tag: 3, name: 2, description: 1.5 } as const;

function matchesOf({ name, description, tags }: ToolCard, terms: readonly Term[]): readonly Match[] {
  return terms.flatMap(({ word, beginnings, weight }) => {
    const has = (text: string) => beginnings.some((beginning) => beginsIn(text, beginning));
    const tag = tags.find(has);
    const score = tag ? scores.tag : has(name) ? scores.name : has(description) ? scores.description : 0;
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
