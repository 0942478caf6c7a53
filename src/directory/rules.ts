/** The directory's pure rules: no I/O, for server and browser. */
import { foldForSearch } from "#text/fold-for-search.ts";
import type { EngineKind, EngineModelSeed } from "./catalogue.ts";

export type { ReadableKind } from "./catalogue.ts";

export * from "./favorite-rules.ts";
export type { FoundEntry } from "./found-entry-rules.ts";

/** Category ids that older links and the mobile menu use (A4). */
const categoryAliases: Readonly<Record<string, string>> = {
  image: "image-generation",
  logo: "logo-design",
  video: "video-creation",
  "ux-ui": "design-tools",
  "ui-ux": "design-tools",
  social: "social-media",
  audio: "audio-tools",
};

/** @returns the category id for an id or alias, e.g. from a URL's hash. */
export function resolveCategoryId(idOrAlias: string): string {
  return Object.hasOwn(categoryAliases, idOrAlias) ? (categoryAliases[idOrAlias] ?? idOrAlias) : idOrAlias;
}

export interface ToolCard {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly website: string;
  readonly tags: readonly string[];
  readonly imageUrl: string | null;
  /** Its maker's, as `tool-pictures/….webp`, or else the name of a file of `/logos`. */
  readonly logo: string | null;
  readonly isNew: boolean;
  readonly isPaid: boolean;
  /** Percent; 0 if there is none or offers are off. */
  readonly affiliateDiscount: number;
  readonly upvotesTotal: number;
}

/** A published screenshot of a tool. */
export interface Screenshot {
  /** Address of the whole picture. */
  readonly path: string;
  /** Address of a smaller one, in the same proportions. */
  readonly smallPath: string;
  /** Size of the whole picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** A sentence on what it shows. */
  readonly description: string;
}

/** A tool as its own page shows it. */
export interface ToolDetail extends ToolCard {
  readonly screenshots: readonly Screenshot[];
  readonly category: Category;
  /** Published reviews, and the sum of their ratings. */
  readonly reviewsTotal: number;
  readonly ratingsSum: number;
  readonly hasVerifiedMaker: boolean;
}

export interface EngineCard {
  readonly slug: string;
  readonly name: string;
  readonly vendor: string;
  readonly description: string;
  readonly website: string;
  readonly tags: readonly string[];
  readonly kind: EngineKind;
  readonly categoryIds: readonly string[];
  readonly logo: string | null;
}

export interface EngineDetail extends EngineCard {
  readonly api: "public" | "connect" | "none";
  readonly note: string | null;
  readonly models: readonly EngineModelSeed[];
}

/** An engine's model on its page, with its status on that day. */
export interface ModelRow {
  /** The vendor's own id. */
  readonly id: string;
  readonly name: string;
  readonly tier: "standard" | "advanced";
  readonly status: "current" | "retiring" | "retired";
  /** ISO date of its end, if known. */
  readonly endsOn: string | null;
  /** Name of the model that runs instead. */
  readonly successorName: string | null;
}

/** A retiring or retired model, with its engine. */
export interface FormerModel extends ModelRow {
  readonly engine: { readonly slug: string; readonly name: string };
}

/** Labels for what the engines of a kind make, in display order. */
export const engineKindLabels: Readonly<Record<EngineKind, string>> = {
  text: "Text and chat",
  image: "Images",
  audio: "Voice, music and sound",
  video: "Video",
  design: "Design and websites",
  "3d": "3D models",
};

export interface QuickAppCard {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly kind: EngineKind;
  readonly categoryIds: readonly string[];
  readonly features: readonly string[];
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly hue: number;
}

/** The content of a category's open section. */
export interface SectionContent {
  readonly tools: readonly ToolCard[];
  readonly engines: readonly EngineCard[];
  readonly quickApps: readonly QuickAppCard[];
}

/** By category id. */
export type SectionContents = Readonly<Record<string, SectionContent>>;

/** Sections that a text finds, best first. */
export interface FoundSections {
  readonly contents: SectionContents;
  /** The text that was searched for in place of one with typing errors; left out if it was searched for as typed. */
  readonly readAs?: string | undefined;
}

/** Heading that a category's section shows even while it is closed. */
export interface SectionHeading extends Category {
  /** All tools of the category, including those shown only on `/tools`. */
  readonly toolCount: number;
  /** The category's first engines, or its first tools if it has none. */
  readonly poweredBy: readonly PoweredByMark[];
  /** Number of further ones. */
  readonly poweredByMore: number;
}

export interface PoweredByMark {
  readonly name: string;
  readonly logo: string | null;
}

export interface Directory {
  readonly headings: readonly SectionHeading[];
  readonly contents: SectionContents;
}

const poweredByMax = 4;

export function toHeading(category: Category, toolCount: number, content: SectionContent): SectionHeading {
  const marks = content.engines.length > 0 ? content.engines : content.tools.slice(0, poweredByMax);
  return {
    ...category,
    toolCount,
    poweredBy: marks.slice(0, poweredByMax).map(({ name, logo }) => ({ name, logo })),
    poweredByMore: Math.max(0, marks.length - poweredByMax),
  };
}

export const queryLengthMax = 100;

/** The query for comparison, folded. Empty means "no search". */
export const normalizeQuery = (query: string | null | undefined): string =>
  // A single character can be folded to eighteen.
  foldForSearch(query ?? "")
    .slice(0, queryLengthMax)
    .toWellFormed();

/** Substring over name, description or any tag, folded (A3). @param query normalized. */
export function matchesQuery(query: string, name: string, description: string, tags: readonly string[]): boolean {
  return [name, description, ...tags].some((text) => foldForSearch(text).includes(query));
}

/** The matching entries of a section. An empty query changes nothing. */
function narrowContent(content: SectionContent, query: string): SectionContent {
  const wanted = normalizeQuery(query);
  if (wanted === "") return content;
  return {
    tools: content.tools.filter((tool) => matchesQuery(wanted, tool.name, tool.description, tool.tags)),
    engines: content.engines.filter((engine) => matchesQuery(wanted, engine.name, engine.description, engine.tags)),
    quickApps: content.quickApps.filter((app) => matchesQuery(wanted, app.title, app.description, app.features)),
  };
}

/** Narrows every section to its matches and drops sections without one. */
export function narrowContents(contents: SectionContents, query: string): SectionContents {
  if (normalizeQuery(query) === "") return contents;
  const narrowed = Object.entries(contents).map(([id, content]) => [id, narrowContent(content, query)] as const);
  return Object.fromEntries(narrowed.filter(([, content]) => countItems(content) > 0));
}

export function countItems(content: SectionContent): number {
  return content.tools.length + content.engines.length + content.quickApps.length;
}

/** Number of sections that are open at first on a wide screen. */
export const openFromStart = 2;

/** The home page loads the rest of the directory from here: `SectionContents` as JSON. */
export const directoryContentsPath = "/directory/contents.json";

/** Address of what a text (`?q=`) finds in the sections: `FoundSections` as JSON. */
export const foundSectionsPath = "/directory/found.json";

/** A list collapses only when it has more than this many items. */
export const collapseThreshold = 4;

export type ToolSort = "featured" | "popular" | "upvoted" | "newest" | "name";

/** A search on `/tools`. */
export interface ToolSearch {
  /** Normalized; empty for none. */
  readonly query: string;
  readonly categoryId: string | undefined;
  readonly price: "free" | "paid" | undefined;
  readonly onlyDiscounted: boolean;
  readonly onlyNew: boolean;
  readonly sort: ToolSort;
  /** From 1. */
  readonly page: number;
}

/** The path of a catalogue page, without default values, so that each page has one address. */
export function toolSearchPath(search: Partial<ToolSearch>): string {
  const parameters = new URLSearchParams();
  if (search.query) parameters.set("q", search.query);
  if (search.categoryId) parameters.set("category", search.categoryId);
  if (search.price) parameters.set("price", search.price);
  if (search.onlyDiscounted) parameters.set("discount", "1");
  if (search.onlyNew) parameters.set("new", "1");
  if (search.sort && search.sort !== "featured") parameters.set("sort", search.sort);
  if (search.page && search.page > 1) parameters.set("page", String(search.page));
  const text = parameters.toString();
  return text ? `/tools?${text}` : "/tools";
}

export const coverPath = (categoryId: string, slug: string, variant = 0): string =>
  variant === 0 ? `/covers/${categoryId}/${slug}.svg` : `/covers/${categoryId}/${slug}-${variant}.svg`;

/** A tool's or engine's logo: the one that its maker uploaded, or the vendor's own if we have it, otherwise a generated monogram. */
export function logoPath(logo: string | null, name: string, hue: number): string {
  if (!logo) return `/monograms/${hue}/${encodeURIComponent(monogramLetters(name))}.svg`;
  return logo.includes("/") ? `/${logo}` : `/logos/${logo}.svg`;
}

function monogramLetters(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? `${words[0]?.[0] ?? ""}${words[1]?.[0] ?? ""}` : (words[0] ?? name).slice(0, 1);
  return letters.toUpperCase();
}

/** A category's name within a sentence: "logo design", but "SEO" and "3D modeling". */
export const inSentence = (name: string): string => name.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());

/** The hue of a category, for the monograms and covers of its entries. */
export const hueOf = (categories: readonly Category[], categoryId: string | undefined): number =>
  categories.find(({ id }) => id === categoryId)?.hue ?? 0;

export const websiteHost = (website: string): string => new URL(website).hostname.replace(/^www\./, "");
