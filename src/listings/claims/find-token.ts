/** The name of a claim's meta tag and of its TXT record. */
const tokenName = "easel-verification";

export const metaTagOf = (token: string): string => `<meta name="${tokenName}" content="${token}">`;
export const txtRecordOf = (token: string): string => `${tokenName}=${token}`;

/** Tells whether one of a domain's TXT records is that of a claim. */
export const hasTxtRecord = (records: readonly string[], token: string): boolean =>
  records.some((record) => record.trim() === txtRecordOf(token));

/** The end of a page's head: what its users write comes after it. */
const bodyStart = /<body[\s>/]/i;
const metaTag = /<meta\s[^<>]{0,500}>/gi;
const attribute = /([a-z-]{1,40})\s{0,4}=\s{0,4}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Tells whether the head of a page has the meta tag of a claim. Comments count for nothing. */
export function hasMetaTag(html: string, token: string): boolean {
  const uncommented = withoutComments(html);
  const end = uncommented.search(bodyStart);
  const head = end === -1 ? uncommented : uncommented.slice(0, end);
  return [...head.matchAll(metaTag)].some(([tag]) => {
    const attributes = new Map(
      [...tag.matchAll(attribute)].map(([, name = "", ...values]) => [
        name.toLowerCase(),
        values.find((value) => value !== undefined) ?? "",
      ]),
    );
    return attributes.get("name")?.toLowerCase() === tokenName && attributes.get("content")?.trim() === token;
  });
}

function withoutComments(html: string): string {
  const kept: string[] = [];
  for (let at = 0; ; ) {
    const start = html.indexOf("<!--", at);
    if (start === -1) return kept.concat(html.slice(at)).join("");
    kept.push(html.slice(at, start));
    const end = html.indexOf("-->", start + 4);
    if (end === -1) return kept.join("");
    at = end + 3;
  }
}
