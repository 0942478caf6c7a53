import type { Brief } from "../brief/brief.ts";
import type { DesignDocument, Element } from "../document/document.ts";
import { joinPages, mainPageOf, type PageElements, pagesOf } from "../document/pages.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { placeKept } from "./place-kept.ts";
import { withOwnColors } from "./recolor.ts";
import { refitText } from "./refit-text.ts";

/** Changes all pages alike, each as a design of its own. What is not of one page, as the palette, is the main one’s. */
export function onEachPage(design: DesignDocument, change: (page: DesignDocument) => DesignDocument): DesignDocument {
  const { pages: _pages, mainPage: _mainPage, ...plain } = design;
  const main = mainPageOf(design);
  const changed = pagesOf(design).map((elements) => change({ ...plain, elements }));
  return joinPages(
    changed[main] ?? design,
    changed.map(({ elements }) => elements),
    main,
  );
}

/** Words of a brief that a table fills, and that a card may repeat on its back. */
const repeatedFields = ["headline", "subline", "list", "date", "place", "price", "action", "brand"] as const;

interface Carried {
  readonly document: DesignDocument;
  /** Its main page, composed anew. */
  readonly composed: DesignDocument;
  readonly from: Brief;
  readonly to: Brief;
  readonly isKept: (element: Element) => boolean;
  readonly typesetter: Typesetter;
}

/**
 * Brings the other pages onto the canvas and into the palette of a newly composed main page: their elements go where kept ones would. Words
 * that repeat the brief’s change with it.
 */
export function carryPages({ document, composed, from, to, isKept, typesetter }: Carried): DesignDocument {
  if (!document.pages) return composed;
  const carry = (elements: PageElements): PageElements =>
    elements.flatMap((element) => {
      const worded = withWordsOf(element, { document, from, to, typesetter });
      if (!worded) return [];
      const placed = placeKept(worded, document, composed, typesetter);
      return isKept(element) ? withOwnColors(placed, document, composed) : placed;
    });
  const main = mainPageOf(document);
  const pages = pagesOf(document).map((elements, page) => (page === main ? composed.elements : carry(elements)));
  return joinPages(composed, pages, main);
}

/** @returns undefined for a word that the brief has no more. */
function withWordsOf(
  element: Element,
  { document, from, to, typesetter }: Pick<Carried, "document" | "from" | "to" | "typesetter">,
): Element | undefined {
  if (element.kind !== "text" || element.isLocked) return element;
  const field = repeatedFields.find((one) => one === element.slot && to[one] !== from[one]);
  if (!field || element.text !== from[field]) return element;
  const words = to[field];
  return words === undefined ? undefined : refitText({ ...element, text: words }, element, document, typesetter);
}
