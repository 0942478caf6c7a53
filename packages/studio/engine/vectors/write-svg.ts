import type { SvgElement } from "./svg-tree.ts";

/** The given elements as a file for the renderer, with those around them and without words: texts are not drawn. */
export function writeSvg(elements: Iterable<SvgElement>): string {
  const written = new Set<SvgElement>();
  for (const element of elements) {
    for (let at: SvgElement | undefined = element; at && !written.has(at); at = at.parent) written.add(at);
  }
  const write = ({ tag, parent, attributes, children }: SvgElement): string => {
    const values = Array.from(attributes, ([name, value]) =>
      name === "xmlns" ? "" : ` ${name}="${escapeValue(value)}"`,
    ).join("");
    const namespace = parent ? "" : ' xmlns="http://www.w3.org/2000/svg"';
    const inside = children.filter((child) => written.has(child)).map(write);
    return `<${tag.name}${namespace}${values}>${inside.join("")}</${tag.name}>`;
  };
  return Array.from(written)
    .filter(({ parent }) => !parent)
    .map(write)
    .join("");
}

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escapeValue = (value: string): string => value.replaceAll(/[&<"]/g, (letter) => escaped[letter] ?? letter);
