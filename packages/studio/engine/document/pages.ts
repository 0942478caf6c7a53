import type { DesignDocument } from "./document.ts";

type Paged = Pick<DesignDocument, "elements" | "pages"> & Partial<Pick<DesignDocument, "mainPage">>;

/** Elements of a page, from the bottom to the top. */
export type PageElements = DesignDocument["elements"];

export const countPages = ({ pages = [] }: Pick<DesignDocument, "pages">): number => pages.length + 1;

/** Place of the main page, from 0. */
export const mainPageOf = ({ pages = [], mainPage = 0 }: Pick<DesignDocument, "pages" | "mainPage">): number =>
  Math.min(mainPage, pages.length);

/** The elements of all pages, in the order of the pages. */
export function pagesOf(design: Paged): readonly PageElements[] {
  const others: readonly PageElements[] = (design.pages ?? []).map(({ elements }) => elements);
  return others.toSpliced(mainPageOf(design), 0, design.elements);
}

/** One page as a design of its own. @param page from 0; the last, if there are fewer. */
export function pageAt(design: DesignDocument, page: number): DesignDocument {
  const { pages, mainPage: _, ...plain } = design;
  if (!pages) return design;
  const all = pagesOf(design);
  return { ...plain, elements: all[Math.min(page, all.length - 1)] ?? [] };
}

/** All pages as designs of their own. */
export const splitPages = (design: DesignDocument): readonly DesignDocument[] =>
  Array.from({ length: countPages(design) }, (_, page) => pageAt(design, page));

/** The same pages in the same order, with another as the main one: all edits change the main page. @param page from 0. */
export const withMainPage = (design: DesignDocument, page: number): DesignDocument =>
  mainPageOf(design) === page ? design : joinPages(design, pagesOf(design), page);

/** A design of other pages. @param main place of the main one among them. */
export function joinPages(design: DesignDocument, all: readonly PageElements[], main: number): DesignDocument {
  const { pages: _pages, mainPage: _mainPage, ...plain } = design;
  const others = all.toSpliced(main, 1);
  return {
    ...plain,
    elements: all[main] ?? [],
    ...(others.length > 0 && { pages: others.map((elements) => ({ elements })) }),
    ...(main > 0 && { mainPage: main }),
  };
}
