/** The Markdown files of this folder, whose front matter is read when the server starts. Server only: browsers get rendered pages. */
import { z } from "zod";
import { coverPath } from "#directory/rules.ts";
import { AppError } from "#platform/errors.ts";
import { curlQuotes } from "./curl-quotes.ts";
import { type Heading, type MarkdownDocument, readMarkdown } from "./read-markdown.ts";
import { type SectionId, sectionIds } from "./sections.ts";

const sources = import.meta.glob<string>("./**/*.md", { query: "?raw", import: "default", eager: true });

const wordsPerMinute = 220;
const nextArticlesMax = 2;

const words = z.string().min(1).transform(curlQuotes);

const pageFrontMatter = z.strictObject({
  title: words,
  /** For search engines and feeds. */
  description: words.refine((text) => text.length >= 120 && text.length <= 155, "has to have 120 to 155 characters"),
  published: z.iso.date(),
  updated: z.iso.date(),
});

const articleFrontMatter = pageFrontMatter.extend({
  topic: words,
  /** Id of the directory category whose cover it uses. */
  cover: z.string(),
});

/** A single page: careers, affiliate, legal. */
export interface ContentPage extends z.infer<typeof pageFrontMatter> {
  readonly html: string;
  readonly headings: readonly Heading[];
}

export interface ArticleSummary extends z.infer<typeof articleFrontMatter> {
  readonly section: SectionId;
  readonly slug: string;
  readonly path: string;
  readonly coverPath: string;
  /** The social image. */
  readonly imagePath: string;
  readonly minutes: number;
}

export interface Article extends ArticleSummary {
  readonly html: string;
  readonly headings: readonly Heading[];
}

const documents = new Map<string, MarkdownDocument>(
  Object.entries(sources).map(([file, source]) => [file.slice("./".length, -".md".length), readMarkdown(source)]),
);

/** Newest first. */
const articles: readonly ArticleSummary[] = [...documents.keys()]
  .flatMap((name) => toSummary(name) ?? [])
  .toSorted((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));

function toSummary(name: string): ArticleSummary | undefined {
  const [folder, slug] = name.split("/");
  const section = sectionIds.find((id) => id === folder);
  const document = documents.get(name);
  if (!section || !slug || !document) return undefined;
  const facts = parse(articleFrontMatter, name, document);
  return {
    ...facts,
    section,
    slug,
    path: `/${section}/${slug}`,
    coverPath: coverPath(facts.cover, slug),
    imagePath: `/og/article/${section}/${slug}.png`,
    minutes: Math.max(1, Math.round(countWords(name) / wordsPerMinute)),
  };
}

function countWords(name: string): number {
  return sources[`./${name}.md`]?.split(/\s+/).length ?? 0;
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  { frontMatter }: MarkdownDocument,
): z.output<Schema> {
  const parsed = schema.safeParse(frontMatter);
  if (parsed.success) return parsed.data;
  throw new Error(`src/site/content/${name}.md: ${z.prettifyError(parsed.error)}`);
}

/** Lists articles without their texts, newest first. */
export function listArticles(section?: SectionId): readonly ArticleSummary[] {
  return articles.filter((article) => !section || article.section === section);
}

/** @throws {AppError} `not_found` */
export function getArticle(section: SectionId, slug: string): Article {
  const summary = articles.find((candidate) => candidate.section === section && candidate.slug === slug);
  const document = documents.get(`${section}/${slug}`);
  if (!summary || !document) throw new AppError("not_found", { userMessage: "There is no article at this address." });
  return { ...summary, html: document.html, headings: document.headings };
}

/** The articles to read next: those that follow in the same section, wrapping around at the end. */
export function listNextArticles({ section, slug }: ArticleSummary): readonly ArticleSummary[] {
  const all = listArticles(section);
  const place = all.findIndex((article) => article.slug === slug);
  return [...all.slice(place + 1), ...all.slice(0, place)].slice(0, nextArticlesMax);
}

/** @param name the file below this folder without `.md`, e.g. `careers/index`. */
export function getContentPage(name: string): ContentPage {
  const document = documents.get(name);
  if (!document) throw new AppError("not_found", { userMessage: "There is no page at this address." });
  return { ...parse(pageFrontMatter, name, document), html: document.html, headings: document.headings };
}
