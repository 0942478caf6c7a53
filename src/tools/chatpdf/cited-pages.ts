/** Pages that an answer names, as [p. 3], checked against those that the model read. Pure. */
import type { FragmentLink } from "../ui/fragment-links.ts";

/** [p. 3], [p. 3, 5], [pp. 3–4], [page 3], [S. 3], [pág. 3]. */
const cite = /\[\s*(?:pp?\.?|pages?|págs?\.?|s\.|seiten?)\s*(\d{1,4}(?:[\s,;–-]+(?:p\.\s*)?\d{1,4})*)\s*\]/gi;

/** The part of an address after `#` that stands for a page. */
export const pageFragment = (page: number): string => `#page-${page}`;

/** @returns undefined for another link. */
export function pageOfFragment(fragment: string): number | undefined {
  const page = /^#page-(\d{1,4})$/.exec(fragment)?.[1];
  return page === undefined ? undefined : Number(page);
}

/**
 * Makes each cited page a link to `#page-3`. A page that the model did not read is no link, and the text says so.
 * @param answer Markdown.
 * @param pages those of the passages that were sent.
 */
export function linkCites(answer: string, pages: readonly number[]): string {
  const known = new Set(pages);
  return answer.replace(cite, (_, list: string) =>
    (list.match(/\d+/g) ?? [])
      .map(Number)
      .map((page) => (known.has(page) ? `[p. ${page}](${pageFragment(page)})` : `(p. ${page}, unverified)`))
      .join(" "),
  );
}

/**
 * What a link to a page means in an answer, also one that the model wrote itself in another form: it says its page, and leads to those alone
 * that the model read.
 * @param text what the link shows. @returns undefined for another link.
 */
export function pageLink(fragment: string, text: string, pages: readonly number[]): FragmentLink | undefined {
  const page = pageOfFragment(fragment);
  if (page === undefined) return undefined;
  if (!pages.includes(page)) return { isLink: false, note: `p. ${page}, unverified` };
  return { isLink: true, note: text === `p. ${page}` ? "" : `p. ${page}` };
}
