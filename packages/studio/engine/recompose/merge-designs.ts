import { type DesignDocument, type Element, elementsMax, type TextElement, textSizeMin } from "../document/document.ts";
import { freeId } from "../edit/change-element.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { makeRoom } from "./make-room.ts";
import { placeKept } from "./place-kept.ts";
import { type Versions, withOwnColors } from "./recolor.ts";
import { refitText } from "./refit-text.ts";
import { typedWords } from "./typed-words.ts";

interface Merge extends Versions {
  readonly typesetter: Typesetter;
  /** Elements of one id are the same thing then, also shapes. */
  readonly isSameComposition: boolean;
}

/** The newly composed design, with what was locked, typed, added, taken out and, in the same composition, moved before. */
export function mergeDesigns({ document, base, target, isKept, typesetter, isSameComposition }: Merge): DesignDocument {
  const composedIds = new Set(base.elements.map(({ id }) => id));
  const isAdded = ({ id }: Element) => !composedIds.has(id);
  const kept = document.elements
    .filter((element) => isKept(element) || isAdded(element) || (isSameComposition && element.isPlaced))
    .map((element) => {
      const placed = placeKept(element, document, target, typesetter);
      return isKept(element) ? withOwnColors(placed, document, target) : placed;
    });
  const composed = target.elements.filter(
    (element) => !isTakenOut(element, { document, base, isSameComposition }) && !isReplaced(element, kept),
  );
  const typed = typedWords(document, base);
  const worded = composed.map((element) => {
    const words = element.kind === "text" ? typed.get(element.id) : undefined;
    return element.kind === "text" && words !== undefined && words !== element.text
      ? refitText({ ...element, text: words }, element, target, typesetter)
      : element;
  });
  const groups = new Map(document.elements.map(({ id, groupId }) => [id, groupId]));
  const grouped = worded.map((element) => {
    const groupId = groups.get(element.id);
    return groupId ? { ...element, groupId } : element;
  });
  const elements = layer(document, grouped, kept).slice(0, elementsMax);
  return makeRoom(
    { ...target, elements: elements.map(withPossibleSize) },
    new Set(kept.filter(isText).map(({ id }) => id)),
    typesetter,
  );
}

/** Compositions go below what can be stored where a canvas is as small as an icon. */
const withPossibleSize = (element: Element): Element =>
  isText(element) && element.size < textSizeMin ? { ...element, size: textSizeMin } : element;

const isText = (element: Element): element is TextElement => element.kind === "text";

/** The user has taken it out: a text in any composition, a shape in the same one. */
const isTakenOut = (
  element: Element,
  { document, base, isSameComposition }: Pick<Merge, "document" | "base" | "isSameComposition">,
): boolean =>
  (isSameComposition || isText(element)) &&
  base.elements.some(({ id, kind }) => id === element.id && kind === element.kind) &&
  !document.elements.some(({ id }) => id === element.id);

/** A locked element stands for the composed one of its id, and a locked text for the one of its words. */
const isReplaced = (element: Element, kept: readonly Element[]): boolean =>
  kept.some(
    (other) =>
      (other.id === element.id && other.kind === element.kind) ||
      (isText(other) && isText(element) && other.slot === element.slot && other.text === element.text),
  );

/**
 * Orders the layers: what was below all words stays below them, the rest comes on top. Where two share an id, the composed one gets
 * another.
 */
function layer(document: DesignDocument, composed: readonly Element[], kept: readonly Element[]): Element[] {
  const firstText = document.elements.findIndex(isText);
  const below = new Set(document.elements.slice(0, Math.max(0, firstText)).map(({ id }) => id));
  const isBelow = ({ id }: Element) => below.has(id);
  const taken = [...composed, ...kept];
  const renamed = composed.map((element) =>
    kept.some(({ id }) => id === element.id)
      ? { ...element, id: freeId({ ...document, elements: taken }, element.id) }
      : element,
  );
  const words = renamed.findIndex(isText);
  const at = words < 0 ? renamed.length : words;
  return [
    ...renamed.slice(0, at),
    ...kept.filter(isBelow),
    ...renamed.slice(at),
    ...kept.filter((element) => !isBelow(element)),
  ];
}
