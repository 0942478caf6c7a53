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

export interface RssItem {
  readonly title: string;
  readonly path: string;
  /** Identity of an item whose page is not its own; without it, the address is. */
  readonly guid?: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly publishedAt: Date;
}

export interface RssChannel {
  readonly title: string;
  readonly description: string;
  readonly baseUrl: string;
  /** Path of the page that the feed belongs to. */
  readonly pagePath: string;
  /** Path of the feed itself. */
  readonly path: string;
  /** Moment of the latest change, so that equal content gives equal bytes. */
  readonly changedAt: Date;
  /** Newest first. */
  readonly items: readonly RssItem[];
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss({ title, description, baseUrl, pagePath, path, changedAt, items }: RssChannel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(`${baseUrl}${pagePath}`)}</link>
<atom:link href="${escapeXml(`${baseUrl}${path}`)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(description)}</description>
<language>en</language>
<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>
${items.map((item) => writeItem(item, baseUrl)).join("\n")}
</channel>
</rss>
`;
}

/** Dates in the form of RFC 822, as RSS requires. */
function writeItem({ title, path, guid, description, categories, publishedAt }: RssItem, baseUrl: string): string {
  const url = escapeXml(`${baseUrl}${path}`);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${url}</link>
<guid isPermaLink="${guid === undefined}">${guid === undefined ? url : escapeXml(guid)}</guid>
<description>${escapeXml(description)}</description>
${categories.map((category) => `<category>${escapeXml(category)}</category>`).join("\n")}
<pubDate>${publishedAt.toUTCString()}</pubDate>
</item>`;
}
