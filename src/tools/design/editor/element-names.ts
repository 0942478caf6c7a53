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
    element.isLocked && "locked",
  ]
    .filter(Boolean)
    .join(", ");
