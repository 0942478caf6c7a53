import type { Element } from "#studio/browser.ts";

const kindWords: Readonly<Record<Element["kind"], string>> = {
  text: "text",
  shape: "shape",
  group: "group of shapes",
  image: "picture",
};

/** For screen readers: `Headline, text, Jazz night, locked`. */
export const describeElement = (element: Element): string =>
  [
    element.name,
    kindWords[element.kind],
    element.kind === "text" && element.text.replaceAll("\n", " "),
    element.kind === "image" && element.alt,
    element.groupId && "in a group",
    element.isLocked && "locked",
  ]
    .filter(Boolean)
    .join(", ");

/** One by its name, several by their number: `3 elements`. */
export const namesOf = (elements: readonly Element[]): string =>
  elements.length === 1 ? (elements[0]?.name ?? "") : `${elements.length} elements`;

/** For screen readers, after the selection changed. */
export const selectedWords = (elements: readonly Element[]): string =>
  elements.length === 0 ? "Nothing is selected." : `${namesOf(elements)} selected.`;
