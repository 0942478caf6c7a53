import type { ArticleSummary } from "../content/articles.ts";
import { sections } from "../content/sections.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 cannot contain in any form: control characters, unpaired surrogates and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must find them
const notAllowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(notAllowed, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export interface RssChannel {
  readonly productName: string;
  readonly baseUrl: string;
  /** Path of the feed itself. */
  readonly path: string;
  /** Newest first. */
  readonly articles: readonly ArticleSummary[];
}

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification). The build date is that of the latest change, so that equal content gives equal
 * bytes.
 */
export function writeRss({ productName, baseUrl, path, articles }: RssChannel): string {
  const changed = articles.map(({ updated }) => updated).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${productName}: blog, tutorials and case studies`)}</title>
<link>${escapeXml(`${baseUrl}/`)}</link>
<atom:link href="${escapeXml(`${baseUrl}${path}`)}" rel="self" type="application/rss+xml"/>
<description>How to choose and use AI design tools, and how we make this directory.</description>
<language>en</language>
<lastBuildDate>${rssDate(changed.at(-1) ?? "1970-01-01")}</lastBuildDate>
${articles.map((article) => item(article, baseUrl)).join("\n")}
</channel>
</rss>
`;
}

function item({ path, title, description, published, section, topic }: ArticleSummary, baseUrl: string): string {
  const url = escapeXml(`${baseUrl}${path}`);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<description>${escapeXml(description)}</description>
<category>${escapeXml(sections[section].title)}</category>
<category>${escapeXml(topic)}</category>
<pubDate>${rssDate(published)}</pubDate>
</item>`;
}

/** RFC 822, as RSS requires. @param day ISO date. */
const rssDate = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();
