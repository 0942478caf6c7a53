import { faceFor } from "../compose/kit.ts";
import type { DesignDocument, Element, TextElement } from "../document/document.ts";
import type { Typesetter } from "../type/typesetter.ts";
import type { Versions } from "./recolor.ts";
import { refitText } from "./refit-text.ts";

/** Changes type alone: every text stays where it is, in the room that it has. Texts whose face the user chose keep it. */
export function retype({
  document,
  base,
  target,
  isKept,
  typesetter,
}: Versions & { readonly typesetter: Typesetter }): DesignDocument {
  const retyped = document.elements.map((element) => {
    const [before, after] = [base, target].map((design) => findText(design, element.id));
    if (element.kind !== "text" || isKept(element) || !before || !after) return element;
    if (element.faceId !== before.faceId) return element;
    const { isCaps: _, ...plain } = element;
    const { tracking, lineHeight, isCaps } = after;
    const words = isCaps ? element.text.toLocaleUpperCase(document.language) : element.text;
    const faceId = faceFor(typesetter, after.faceId, words);
    const text: TextElement = { ...plain, faceId, tracking, lineHeight, ...(isCaps && { isCaps }) };
    return refitText(text, element, document, typesetter);
  });
  return { ...document, elements: withCommonSizes(retyped, document.elements) };
}

const findText = (design: DesignDocument, id: string): TextElement | undefined =>
  design.elements.find((element): element is TextElement => element.kind === "text" && element.id === id);

/** Texts that were of one size still are: the smallest of their new ones. */
function withCommonSizes(retyped: readonly Element[], before: readonly Element[]): Element[] {
  const groupOf = (index: number): string => {
    const element = before[index];
    return element?.kind === "text" ? `${element.faceId} ${element.size}` : "";
  };
  const least = new Map<string, number>();
  for (const [index, element] of retyped.entries()) {
    if (element.kind !== "text" || element === before[index]) continue;
    const group = groupOf(index);
    least.set(group, Math.min(least.get(group) ?? element.size, element.size));
  }
  return retyped.map((element, index) =>
    element.kind === "text" && element !== before[index]
      ? { ...element, size: least.get(groupOf(index)) ?? element.size }
      : element,
  );
}
