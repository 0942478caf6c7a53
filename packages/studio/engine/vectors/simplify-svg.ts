import { Resvg } from "@resvg/resvg-js";
import { renderPngWithin } from "../outputs/rasterize.ts";
import { applyStyles } from "./apply-styles.ts";
import { byIdOf, type DrawnElements, drawnElements, referencesOf } from "./drawn-elements.ts";
import { readSvgTags } from "./read-svg-tags.ts";
import { withoutEntities } from "./read-vector.ts";
import { UnknownRuleError } from "./style-sheet.ts";
import { readSvgTree, type SvgElement, TooManyPartsError } from "./svg-tree.ts";

/** Vector file with what is left of it, or the reason why nothing is. */
export type SimplifiedSvg =
  | { readonly svg: string; readonly width: number; readonly height: number }
  | { readonly refused: string };

/** Wider or higher than this by its other side, it is a line. */
const ratioMax = 20;
const bytesMax = 400_000;
/** In pixels. */
const trialSide = 256;

/** Everything that may be left: shapes and their colors. */
const kept = new Set(["svg", "g", "path", "defs", "linearGradient", "radialGradient", "stop", "clipPath", "mask"]);

const asPicture = "Please take it out, or save the logo as a PNG with a transparent background.";

/** Elements that drawing programs put in and that we can't keep, and what to do about them. */
const refusedTags: Readonly<Record<string, string>> = {
  text: "This SVG has text in a font that we don’t have. In your drawing program, convert the text to outlines first.",
  image: `This SVG has a picture of pixels inside. ${asPicture}`,
  feImage: `This SVG has a picture of pixels inside. ${asPicture}`,
  filter: `This SVG has shadows, blurs or other effects. ${asPicture}`,
  pattern: `This SVG has a pattern fill. ${asPicture}`,
};

const unknownColor =
  "This SVG has colors that we can’t read. Please export it again with sRGB or hexadecimal colors, or save it as a PNG.";

const unknownStyles =
  "This SVG has styles that we can’t read. Please export it again with its styles as attributes (“presentation attributes”), or save it as a PNG.";
const otherFile =
  "This SVG takes its styles from another file. Please export it again with its styles inside, or save it as a PNG.";
const tooManyParts = "This SVG has too many parts. Please simplify it, or save it as a PNG.";

/**
 * Redraws an uploaded vector file: what comes out is written by us from the shapes that the file draws, so that no script, link, style sheet,
 * font or reference to another file can be in it.
 */
export function simplifySvg(file: string): SimplifiedSvg {
  const svg = withoutEntities(file);
  if (svg === undefined) {
    return { refused: "This SVG has entity definitions. Please export it again as plain SVG 1.1." };
  }
  try {
    const elements = readSvgTree(svg);
    const { hasImports } = applyStyles(elements);
    if (weighSvg(elements) === Infinity) return { refused: tooManyParts };
    const shown = drawnElements(elements);
    const refused = refusalOf(shown, hasImports || /<\?xml-stylesheet\s/.test(svg));
    if (refused !== undefined) return { refused };
    const drawn = new Resvg(writeSvg(shown.drawn), { font: { loadSystemFonts: false } });
    const simplified = check(drawn.toString(), drawn);
    // What resvg can't draw ends the process here, and not with a design that has it: parts with a layer far outside of the page.
    if ("svg" in simplified) renderPngWithin(simplified.svg, trialSide);
    return simplified;
  } catch (error) {
    if (error instanceof UnknownRuleError) return { refused: unknownStyles };
    if (error instanceof TooManyPartsError) return { refused: tooManyParts };
    return { refused: "This SVG can’t be read. It may be damaged. Please export it again." };
  }
}

/** @returns undefined if all that is seen can be redrawn. */
function refusalOf({ seen }: DrawnElements, hasImports: boolean): string | undefined {
  for (const { tag, hasWords, unread } of seen) {
    if (unread) return unread === "color" ? unknownColor : unknownStyles;
    const isRefused = Object.hasOwn(refusedTags, tag.name) && (tag.name !== "text" || hasWords);
    if (isRefused) return refusedTags[tag.name];
  }
  return hasImports && Array.from(seen).some(isShapeWithoutColor) ? otherFile : undefined;
}

const shapes = new Set(["path", "rect", "circle", "ellipse", "polygon", "polyline", "line"]);

/** It is black, unless another file says its color. */
function isShapeWithoutColor(element: SvgElement): boolean {
  if (!shapes.has(element.tag.name)) return false;
  for (let at: SvgElement | undefined = element; at; at = at.parent) if (at.attributes.has("fill")) return false;
  return true;
}

function check(svg: string, { width, height }: { readonly width: number; readonly height: number }): SimplifiedSvg {
  const tags = [...readSvgTags(svg)];
  const other = tags.find(({ name, attributes }) => !kept.has(name) || attributes.has("href"));
  if (other) return { refused: `This SVG has parts that we can’t redraw (${other.name}). Please save it as a PNG.` };
  if (!tags.some(({ name }) => name === "path")) return { refused: "There is nothing to see in this SVG." };
  if (svg.length > bytesMax) return { refused: "This SVG has too many details for a logo. Please simplify it." };
  if (Math.max(width / height, height / width) > ratioMax) {
    return { refused: "This logo is more than 20 times as long as it is wide. Please crop it." };
  }
  return { svg, width, height };
}

/** The given elements as a file for the renderer, with those around them and without words: texts are not drawn. */
function writeSvg(elements: Iterable<SvgElement>): string {
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

/** Far above any logo's; with parts that are used again counted each time. */
const weightMax = 20_000;
const depthMax = 100;

/**
 * Number of elements that have to be drawn for a file, with all that they refer to: a file of a few lines can stand for billions.
 * @param elements with styles applied.
 * @returns Infinity for more than can be drawn, and for parts that refer to themselves.
 */
function weighSvg(elements: readonly SvgElement[]): number {
  const byId = byIdOf(elements);
  const known = new Map<SvgElement, number>();
  const weigh = (element: SvgElement, depth: number): number => {
    const weight = known.get(element);
    if (weight !== undefined) return weight;
    if (depth > depthMax) return Infinity;
    // Until it is known: what meets it again refers to itself.
    known.set(element, Infinity);
    const parts = [...element.children, ...referencesOf(element).flatMap((id) => byId.get(id) ?? [])];
    const sum = parts.reduce((total, part) => (total > weightMax ? Infinity : total + weigh(part, depth + 1)), 1);
    known.set(element, sum);
    return sum;
  };
  const [root] = elements;
  const weight = root ? weigh(root, 0) : 0;
  return weight > weightMax ? Infinity : weight;
}
