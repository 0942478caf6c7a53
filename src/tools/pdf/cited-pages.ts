/** Pages that an answer names, as [p. 3], checked against those that the model read. Pure. */
import type { FragmentLink } from "../run-screens/ui/fragment-links.ts";
import type { Passage } from "./chatpdf-rules.ts";
import { type MarkedPassage, sentencesOf } from "./find-marks.ts";

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
 * Link to a page in an answer, also one that the model wrote itself in another form: it names its page, and leads only to pages that the
 * model read.
 * @param text what the link shows. @returns undefined for another link.
 */
export function pageLink(fragment: string, text: string, pages: readonly number[]): FragmentLink | undefined {
  const page = pageOfFragment(fragment);
  if (page === undefined) return undefined;
  if (!pages.includes(page)) return { isLink: false, note: `p. ${page}, unverified` };
  return { isLink: true, note: text === `p. ${page}` ? "" : `p. ${page}` };
}

/** Fewer words are alike by chance. */
const sharedMin = 2;
/** Minimum share of the largest number of words that a sentence shares. */
const nearlyAsMany = 0.75;

/**
 * Passages that are marked on a page that an answer cites: the sentences with the words of those that cite it. If none has them, as in an
 * answer in another language, all of the passages are marked.
 * @param passages of this page.
 */
export function markedFor(answer: string, page: number, passages: readonly Passage[]): readonly MarkedPassage[] {
  const claimed = claimedWords(answer, page);
  const parted = passages.map(({ text }) =>
    sentencesOf(text).map((sentence) => ({
      text: sentence,
      shared: [...wordsIn(sentence)].filter((word) => claimed.has(word)).length,
    })),
  );
  const most = Math.max(0, ...parted.flat().map(({ shared }) => shared));
  if (most < sharedMin) return passages;
  return parted
    .map((sentences) => sentences.map(({ text, shared }) => ({ text, isHit: shared >= most * nearlyAsMany })))
    .filter((parts) => parts.some(({ isHit }) => isHit))
    .map((parts) => ({ text: parts.map(({ text }) => text).join(""), parts }));
}

/** The words of the sentences of an answer that cite a page. */
function claimedWords(answer: string, page: number): ReadonlySet<string> {
  const claims = [...answer.matchAll(cite)]
    .filter(([, list = ""]) => list.match(/\d+/g)?.map(Number).includes(page))
    .map(({ index }) => sentencesOf(answer.slice(0, index).trimEnd()).at(-1) ?? "");
  return wordsIn(claims.join(" ").replaceAll(cite, " "));
}

/** Numbers, and the beginnings of longer words: their endings differ. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\d+|(?<!\p{L})\p{L}{4,6}/gu));
