import type { DesignDocument, Element, Gradient, Paint, ShapeElement, TextElement } from "../document/document.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/**
 * Draws a design. The same on the server and in the browser: text is drawn as outlines, with its words beside them, invisible, for search and
 * screen readers. Each element is a group with its id, which design programs show as the layer's name.
 */
export function renderSvg(design: DesignDocument, typesetter: Typesetter): string {
  const { width, height, palette, elements } = design;
  const words = elements.flatMap((element) => (element.kind === "text" ? [element.text] : []));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(words.join(" · ") || "A design without words")}</title>`,
    design.isTransparent ? "" : `<rect id="ground" width="${width}" height="${height}" fill="${palette.ground}"/>`,
    ...elements.map((element) => renderElement(element, design, typesetter)),
    "</svg>",
  ].join("");
}

function renderElement(
  element: Element,
  { palette, language }: Pick<DesignDocument, "palette" | "language">,
  typesetter: Typesetter,
): string {
  const paint: PaintOf = (of) => (of in palette ? palette[of as keyof typeof palette] : of);
  if (element.kind === "text") return renderText(element, { paint, language }, typesetter);
  if (element.kind === "shape") return `<g id="${element.id}">${renderShape(element, paint)}</g>`;
  const children = element.children.map((child) => renderShape(child, paint)).join("");
  if (!element.clip) return `<g id="${element.id}">${children}</g>`;
  const { x, y, width, height } = element.clip;
  const clipId = `${element.id}-clip`;
  const clip = `<clipPath id="${clipId}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`;
  return `<g id="${element.id}">${clip}<g clip-path="url(#${clipId})">${children}</g></g>`;
}

type PaintOf = (paint: Paint) => string;

function renderShape(shape: ShapeElement, paint: PaintOf): string {
  const { id, data, fill, stroke, opacity, isMultiplied, isEvenOdd, within, cuts } = shape;
  const gradient = typeof fill === "object" ? renderGradient(`${id}-fill`, fill, paint) : "";
  const attributes = [
    `d="${data}"`,
    `fill="${typeof fill === "object" ? `url(#${id}-fill)` : fill ? paint(fill) : "none"}"`,
    stroke &&
      `stroke="${paint(stroke.paint)}" stroke-width="${stroke.width}" stroke-linecap="round" stroke-linejoin="round"`,
    isEvenOdd && 'fill-rule="evenodd"',
    opacity !== undefined && `opacity="${opacity}"`,
    isMultiplied && 'style="mix-blend-mode:multiply"',
  ];
  const path = `${gradient}<path ${attributes.filter(Boolean).join(" ")}/>`;
  const cut = cuts?.length ? `${renderCuts(id, cuts)}<g mask="url(#${id}-cuts)">${path}</g>` : path;
  if (!within) return cut;
  return `<clipPath id="${id}-within"><path d="${within}"/></clipPath><g clip-path="url(#${id}-within)">${cut}</g>`;
}

/** Far outside of any canvas, so that nothing but the cuts is cut off. */
const everywhere = 'x="-20000" y="-20000" width="40000" height="40000"';

function renderCuts(id: string, cuts: NonNullable<ShapeElement["cuts"]>): string {
  const paths = cuts.map(({ data, gap, isLine }) => {
    const line =
      gap > 0
        ? ` stroke="#000" stroke-width="${round(gap * 2)}" stroke-linecap="${isLine ? "butt" : "round"}" stroke-linejoin="round"`
        : "";
    return `<path d="${data}" fill="${isLine ? "none" : "#000"}"${line}/>`;
  });
  return `<mask id="${id}-cuts" maskUnits="userSpaceOnUse" ${everywhere}><rect ${everywhere} fill="#fff"/>${paths.join("")}</mask>`;
}

function renderGradient(id: string, { gradient, from, to, stops }: Gradient, paint: PaintOf): string {
  const [[x1, y1], [x2, y2]] = [from, to];
  const place =
    gradient === "linear"
      ? `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
      : `cx="${x1}" cy="${y1}" r="${round(Math.hypot(x2 - x1, y2 - y1))}"`;
  const colors = stops.map(
    ({ at, paint: of, opacity = 1 }) => `<stop offset="${at}" stop-color="${paint(of)}" stop-opacity="${opacity}"/>`,
  );
  return `<${gradient}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${colors.join("")}</${gradient}Gradient>`;
}

interface Page {
  readonly paint: PaintOf;
  readonly language: string;
}

function renderText(element: TextElement, { paint, language }: Page, typesetter: Typesetter): string {
  const { id, size, faceId, fill, turn, x, y } = element;
  const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
  const { lines } = setText(typesetter, { ...element, text });
  const outlines = lines
    .map((line) => typesetter.outline({ ...element, text: line.text }, line.x, line.baseline))
    .join("");
  const words = lines.map(
    (line) =>
      `<tspan x="${round(line.x)}" y="${round(line.baseline)}" textLength="${round(line.width)}">${escapeXml(line.text)}</tspan>`,
  );
  const rotation = turn ? ` transform="rotate(${turn} ${round(x)} ${round(y)})"` : "";
  return [
    `<g id="${id}"${rotation}>`,
    `<path d="${outlines}" fill="${paint(fill)}" data-face="${faceId}"/>`,
    `<text font-size="${round(size)}" fill-opacity="0">${words.join(" ")}</text>`,
    "</g>",
  ].join("");
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** XML has no control characters, and no halves of characters. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
