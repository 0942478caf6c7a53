import type {
  DesignDocument,
  Element,
  Gradient,
  GroupElement,
  ImageElement,
  Paint,
  Repeat,
  ShapeElement,
  TextElement,
} from "../document/document.ts";
import { type Turn, turnedFrame, turnOf } from "../document/turn.ts";
import type { Frame } from "../geometry/path.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { isApart, isTooFar, isVisibleIn, layerOf, reachOf } from "./is-visible.ts";
import { maskOf, placeholderOf, placeImage } from "./place-image.ts";
import { repeatedAt } from "./repeat.ts";

/** Address of a picture, by the id of its asset: `data:` in files, our address in the browser. @returns undefined if there is none. */
export type PictureAddress = (assetId: string) => string | undefined;

const noPictures: PictureAddress = () => undefined;

/**
 * Draws a design. The same on the server and in the browser: text is drawn as outlines, with its words beside them, invisible, for search and
 * screen readers. Each element is a group with its id, which design programs show as the layer's name.
 */
export function renderSvg(
  design: DesignDocument,
  typesetter: Typesetter,
  pictureAt: PictureAddress = noPictures,
): string {
  const { width, height, palette, elements } = design;
  const words = elements.flatMap((element) =>
    element.kind === "text" ? [element.text] : element.kind === "image" ? (element.alt ?? []) : [],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(words.join(" · ") || design.title || "A design without words")}</title>`,
    design.isTransparent ? "" : `<rect id="ground" width="${width}" height="${height}" fill="${palette.ground}"/>`,
    ...elements.map((element) => renderElement(element, design, { typesetter, pictureAt })),
    "</svg>",
  ].join("");
}

/** Page to draw. Without a size, elements outside of the canvas are drawn as well: an editor may be moving them in. */
type Page = Pick<DesignDocument, "palette" | "language"> & Partial<Pick<DesignDocument, "width" | "height">>;

/** Larger than any place in a document. */
const unbounded: Frame = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** One element as `renderSvg` draws it. */
export function renderElement(
  element: Element,
  page: Page,
  { typesetter, pictureAt }: { readonly typesetter: Typesetter; readonly pictureAt: PictureAddress },
): string {
  const { palette, language } = page;
  const paint: PaintOf = (of) => (of in palette ? palette[of as keyof typeof palette] : of);
  if (element.kind === "text") return renderText(element, { paint, language }, typesetter);
  const { width: wide, height: tall } = page;
  const canvas: Frame = wide && tall ? { x: 0, y: 0, width: wide, height: tall } : unbounded;
  const turn = turnOf(element);
  /** Part of the element that may be on the canvas, before it is turned. */
  const seen = turn ? turnedFrame(canvas, { ...turn, degrees: -turn.degrees }) : canvas;
  const isNear = (shape: ShapeElement, isClipped: boolean): boolean => {
    const layer = layerOf(shape, isClipped);
    return !isTooFar(turn && typeof layer === "object" ? turnedFrame(layer, turn) : layer, canvas);
  };
  const renderShapes = (shapes: readonly ShapeElement[]): string =>
    shapes
      .filter((shape) => isVisibleIn(shape, seen) && isNear(shape, false))
      .map((shape) => renderShape(shape, paint))
      .join("");
  const open = `<g id="${element.id}"${rotationOf(turn)}`;
  if (element.kind === "shape") return `${open}>${renderShapes([element])}</g>`;
  if (element.kind === "image") {
    const address = pictureAt(element.assetId);
    if (address === undefined) return `${open}>${renderShapes(placeholderOf(element))}</g>`;
    const [picture, frame] = [placeImage(element), element].map((of) => (turn ? turnedFrame(of, turn) : of)) as [
      Frame,
      Frame,
    ];
    return isApart(placeImage(element), element) || isApart(picture, canvas) || isApart(frame, canvas)
      ? `<g id="${element.id}"/>`
      : renderImage(element, address, open);
  }
  const { clip, repeat } = element;
  if (repeat && !clip) return renderTile({ ...element, repeat }, canvas, paint);
  if (!clip) return `${open}>${renderShapes(element.children)}</g>`;
  const children = element.children.filter(
    (child) => isVisibleIn(child, seen) && isVisibleIn(child, clip) && isNear(child, true),
  );
  const clipId = `${element.id}-clip`;
  const { x, y, width, height } = clip;
  const clipPath = `<clipPath id="${clipId}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`;
  // Each on its own: within one layer for all, resvg loses its bearings.
  const clipped = children.map((child) => renderShape(child, paint, `clip-path="url(#${clipId})"`));
  return `${open}>${clipPath}${clipped.join("")}</g>`;
}

/** Copies of a tile show what is left of it and above it. */
const around = ({ width, height }: Frame): Frame => ({
  x: -width * 0.9,
  y: -height * 0.9,
  width: width * 1.8,
  height: height * 1.8,
});

/** A group and its copies, as far as they are on the canvas. */
function renderTile(
  { id, children, repeat }: GroupElement & { readonly repeat: Repeat },
  canvas: Frame,
  paint: PaintOf,
) {
  const room = around(canvas);
  const shown = children.filter((child) => isVisibleIn(child, room) && !isTooFar(layerOf(child, false), canvas));
  const reaches = shown.map(reachOf);
  const layers = shown.map((child) => layerOf(child, false));
  const copies = repeatedAt(repeat)
    .filter(([x, y]) => {
      const there = { ...canvas, x: canvas.x - x, y: canvas.y - y };
      return (
        reaches.some((reach) => reach && !isApart(reach, there)) && !layers.some((layer) => isTooFar(layer, there))
      );
    })
    .map(([x, y]) => `<use href="#${id}" x="${round(x)}" y="${round(y)}"/>`);
  return `<g id="${id}">${shown.map((child) => renderShape(child, paint)).join("")}</g>${copies.join("")}`;
}

type PaintOf = (paint: Paint) => string;

const rotationOf = (turn: Turn | undefined): string =>
  turn ? ` transform="rotate(${turn.degrees} ${round(turn.pivot[0])} ${round(turn.pivot[1])})"` : "";

/** Mirrors a picture around its own middle. */
function mirrorOf({ isMirrored, isUpsideDown }: ImageElement, { x, y, width, height }: Frame): string {
  if (!isMirrored && !isUpsideDown) return "";
  const across = isMirrored ? [-1, round(2 * x + width)] : [1, 0];
  const down = isUpsideDown ? [-1, round(2 * y + height)] : [1, 0];
  return ` transform="matrix(${across[0]} 0 0 ${down[0]} ${across[1]} ${down[1]})"`;
}

/** @param open the beginning of its group. */
function renderImage(image: ImageElement, address: string, open: string): string {
  const { id, x, y, width, height, radius = 0, opacity } = image;
  const whole = placeImage(image);
  const mask = maskOf(image);
  const outline = mask
    ? `<path d="${mask}"/>`
    : `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
  const clip = `<clipPath id="${id}-clip">${outline}</clipPath>`;
  const size = `x="${round(whole.x)}" y="${round(whole.y)}" width="${round(whole.width)}" height="${round(whole.height)}"`;
  const picture = `<image href="${escapeXml(address)}" ${size} preserveAspectRatio="none"${mirrorOf(image, whole)}/>`;
  const faded = opacity === undefined ? "" : ` opacity="${opacity}"`;
  return `${open}${faded}>${clip}<g clip-path="url(#${id}-clip)">${picture}</g></g>`;
}

/** @param clip an attribute that cuts off what is outside of something. */
function renderShape(shape: ShapeElement, paint: PaintOf, clip = ""): string {
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
    !cuts?.length && !within && clip,
  ];
  const path = `${gradient}<path ${attributes.filter(Boolean).join(" ")}/>`;
  const cut = cuts?.length ? `${renderCuts(id, cuts)}<g mask="url(#${id}-cuts)">${path}</g>` : path;
  const whole = within
    ? `<clipPath id="${id}-within"><path d="${within}"/></clipPath><g clip-path="url(#${id}-within)">${cut}</g>`
    : cut;
  return clip && whole !== path ? `<g ${clip}>${whole}</g>` : whole;
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

interface Setting {
  readonly paint: PaintOf;
  readonly language: string;
}

function renderText(element: TextElement, { paint, language }: Setting, typesetter: Typesetter): string {
  const { id, size, faceId, fill, turn, x, y } = element;
  const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
  const { lines } = setText(typesetter, { ...element, text });
  const outlines = lines
    .map((line) =>
      typesetter.outline({ ...element, text: line.text, startsRight: line.startsRight }, line.x, line.baseline),
    )
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

/** XML has no control characters, no halves of characters, and not these two. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
