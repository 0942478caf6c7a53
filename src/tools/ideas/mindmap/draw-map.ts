import { endOf, type Outline, parentOf } from "./outline.ts";

/** A map as a drawing of its own: the same in each browser, and without anything but shapes and texts. */
interface Box {
  readonly lines: readonly { readonly text: string; readonly width: number }[];
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  x: number;
  y: number;
}

const gap = { x: 48, y: 12 } as const;
const padding = { x: 14, y: 9 } as const;
const margin = 32;
const lineHeight = 20;
const lineWidthMax = 230;
const fontSize = 14;
/** Also in the styles of the page (app.css). */
const fontFeatures = "font-feature-settings:'cv11','ss03'";
const hues = [35, 75, 150, 200, 255, 300, 340];

/** Type that texts are drawn with. */
export interface MapType {
  /** In pixels, of a line in a size of 14 pixels. */
  readonly measure: (line: string, weight: number) => number;
  /** A data URL, because a file that leaves the page can’t fetch it; without it, readers use a typeface of theirs. */
  readonly interUrl?: string | undefined;
}

/** @returns SVG of all branches, folded ones too. */
export function drawMap(outline: Outline, { measure, interUrl }: MapType): string {
  const boxes = outline.map(({ text, depth }) => boxOf(text, depth, (line) => measure(line, weightOf(depth))));
  const { height } = place(outline, boxes, 0, margin, margin);
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const branchOf = firstLevelOf(outline);
  const links = boxes.map((box, index) => {
    const parent = boxes[parentOf(outline, index)];
    return parent ? drawLink(parent, box, hueOf(branchOf[index])) : "";
  });
  const drawn = boxes.map((box, index) => drawBox(box, hueOf(branchOf[index])));
  const size = `width="${width}" height="${height + 2 * margin}" viewBox="0 0 ${width} ${height + 2 * margin}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Inter, system-ui, sans-serif" font-size="${fontSize}" style="${fontFeatures}">`,
    `<title>${escapeXml(outline[0]?.text ?? "")}</title>`,
    interUrl
      ? `<style>@font-face{font-family:Inter;src:url(${interUrl}) format("woff2");font-weight:100 900}</style>`
      : "",
    `<rect width="100%" height="100%" fill="#fbfaf7"/>`,
    ...links,
    ...drawn,
    "</svg>",
  ].join("\n");
}

const weightOf = (depth: number): number => (depth === 0 ? 700 : depth === 1 ? 600 : 400);

type Measure = (line: string) => number;

function boxOf(text: string, depth: number, measure: Measure): Box {
  const lines = wrap(text || " ", measure).map((line) => ({ text: line, width: measure(line) }));
  const width = Math.ceil(Math.max(...lines.map((line) => line.width)) + 2 * padding.x);
  return { lines, depth, x: 0, y: 0, width, height: lines.length * lineHeight + 2 * padding.y };
}

/** Lines of about equal length; a word that is longer is cut. */
function wrap(text: string, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => cut(one, measure))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= lineWidthMax) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(word: string, measure: Measure): readonly string[] {
  if (measure(word) <= lineWidthMax) return [word];
  const parts: string[] = [];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ""}${character}`;
    if (parts.length > 0 && measure(longer) <= lineWidthMax) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** Puts a branch beside its node, and the node in its middle. Recursion ends with the deepest level of a map. */
function place(outline: Outline, boxes: Box[], index: number, x: number, y: number): { readonly height: number } {
  const box = boxes[index];
  if (!box) return { height: 0 };
  box.x = x;
  let below = y;
  for (let child = index + 1; child < endOf(outline, index); child = endOf(outline, child)) {
    below += place(outline, boxes, child, x + box.width + gap.x, below).height + gap.y;
  }
  const height = Math.max(box.height, below - y - gap.y);
  box.y = y + (height - box.height) / 2;
  return { height };
}

/** For each node, which branch of the first level it is in. */
function firstLevelOf(outline: Outline): readonly number[] {
  let branch = -1;
  return outline.map(({ depth }) => {
    if (depth === 1) branch++;
    return branch;
  });
}

const hueOf = (branch = 0): number => hues[Math.max(0, branch) % hues.length] ?? 35;

function drawLink(from: Box, to: Box, hue: number): string {
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2];
  const middle = (x1 + x2) / 2;
  return `<path d="M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}" fill="none" stroke="hsl(${hue} 55% 50%)" stroke-width="2"/>`;
}

function drawBox({ lines, x, y, width, height, depth }: Box, hue: number): string {
  const isRoot = depth === 0;
  const fill = isRoot ? "#1d1a15" : depth === 1 ? `hsl(${hue} 60% 94%)` : "#ffffff";
  const stroke = isRoot ? "#1d1a15" : `hsl(${hue} 45% 72%)`;
  const texts = lines.map((line, index) => {
    const place = `x="${x + width / 2}" y="${y + padding.y + 15 + index * lineHeight}" text-anchor="middle"`;
    // Editors that don’t load typefaces of files keep to the width.
    const fit = line.width > 0 ? ` textLength="${line.width.toFixed(1)}" lengthAdjust="spacingAndGlyphs"` : "";
    const look = `font-weight="${weightOf(depth)}" fill="${isRoot ? "#fbfaf7" : "#1d1a15"}"`;
    return `<text ${place}${fit} ${look}>${escapeXml(line.text)}</text>`;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}"/>${texts.join("")}`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Characters that XML does not allow are left out. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"]/g, (character) => entities[character] ?? "");
