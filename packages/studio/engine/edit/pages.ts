import { type DesignDocument, pagesMax } from "../document/document.ts";
import { isDrawable } from "../document/drawing-cost.ts";
import { countPages, joinPages, mainPageOf, type PageElements, pagesOf } from "../document/pages.ts";
import { coversAll } from "../outputs/without-ground.ts";

/** A document, and the page that is to be shown, from 0. */
export interface PagedEdit {
  readonly design: DesignDocument;
  readonly page: number;
}

/** Largest document with several pages, as JSON. What is stored is a little more, and 2 MB at most. */
const documentBytesMax = 1_800_000;

/** Adds a page after another, with nothing but the same ground. @returns the same document where there is no room for one. */
export function addPage(design: DesignDocument, after: number): PagedEdit {
  const from = pagesOf(design)[after] ?? [];
  const end = from.findIndex((element) => !coversAll(element, design));
  return insertPage(design, after, from.slice(0, end < 0 ? from.length : end));
}

/** Puts a copy of a page behind it. @returns the same document where there is no room for one. */
export const duplicatePage = (design: DesignDocument, page: number): PagedEdit =>
  insertPage(design, page, [...(pagesOf(design)[page] ?? [])]);

function insertPage(design: DesignDocument, after: number, elements: PageElements): PagedEdit {
  const all = pagesOf(design);
  const unchanged = { design, page: after };
  if (all.length >= pagesMax) return unchanged;
  const main = mainPageOf(design);
  const longer = joinPages(design, all.toSpliced(after + 1, 0, elements), after < main ? main + 1 : main);
  const bytes = new TextEncoder().encode(JSON.stringify(longer)).byteLength;
  return isDrawable(longer) && bytes <= documentBytesMax ? { design: longer, page: after + 1 } : unchanged;
}

/** Moves a page by some places, as far as there are some. */
export function movePage(design: DesignDocument, page: number, by: number): PagedEdit {
  const all = pagesOf(design);
  const to = Math.min(Math.max(page + by, 0), all.length - 1);
  const moved = all[page];
  if (to === page || !moved) return { design, page };
  const main = all[mainPageOf(design)] ?? design.elements;
  const order = all.toSpliced(page, 1).toSpliced(to, 0, moved);
  return {
    design: joinPages(design, order, order.indexOf(main)),
    page: to,
  };
}

/** Takes a page out, unless it is the only one. Where it was the main page, the first one is composed from then on. */
export function removePage(design: DesignDocument, page: number): PagedEdit {
  const all = pagesOf(design);
  if (all.length === 1 || !all[page]) return { design, page };
  const main = mainPageOf(design);
  const left = all.toSpliced(page, 1);
  return {
    design: joinPages(design, left, page === main ? 0 : page < main ? main - 1 : main),
    page: Math.min(page, left.length - 1),
  };
}

/** Page to show once another state is in place: the shown one if it differs there, else the first that does. */
export function changedPage(before: DesignDocument, after: DesignDocument, shown: number): number {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const differs = (page: number) => old[page] !== now[page];
  const first = now.findIndex((_, page) => differs(page));
  const last = countPages(after) - 1;
  return differs(shown) || first < 0 ? Math.min(shown, last) : first;
}
