import { faceOf, isOwnFace } from "../../../engine/type/faces.ts";
import { drawnColor, type Look } from "../look.ts";
import { type Box, isKept, type Shadow, type Surface } from "../node.ts";
import type { LayoutContext, Placed, PlacedBox, PlacedWords } from "../placed.ts";
import { widthOf } from "../sizes.ts";
import { readable } from "../to-document.ts";
import { columnMin, isEven, leastWidth, smallestSize } from "./widths.ts";

export interface PageContext extends LayoutContext {
  /** The device’s, in pixels. */
  readonly pageWidth: number;
}

/** Declarations of CSS, each without its semicolon. */
export type Rules = readonly string[];

const px = (value: number): string => (value === 0 ? "0" : `${Math.round(value * 100) / 100}px`);

/** Colors that the page names are written by their names. */
export function paintName(wanted: string, look: Look): string {
  const paint = drawnColor(wanted, look);
  const name = colorNames(look).find(([, hex]) => hex === paint)?.[0];
  return name ? `var(--${name})` : paint;
}

export const colorNames = ({ color }: Look): readonly (readonly [string, string])[] =>
  (["page", "surface", "ink", "muted", "accent", "block", "line", "sunken", "soft"] as const).map((name) => [
    name,
    color[name],
  ]);

/** `rgb(r g b / a)` */
const faded = (hex: string, opacity: number): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ")} / ${Math.round(opacity * 100)}%)`;

function shadowOf(shadow: Shadow, look: Look): readonly string[] {
  switch (shadow.kind) {
    case "soft":
      return [
        `0 ${px(shadow.reach / 3)} ${px(shadow.reach)} ${faded(shadow.color, Math.min(0.5, shadow.strength * 1.3))}`,
      ];
    case "hard":
      return [`${px(shadow.by)} ${px(shadow.by)} 0 ${paintName(shadow.color, look)}`];
    case "extruded":
      return Array.from(
        { length: shadow.by },
        (_, step) => `${step + 1}px ${step + 1}px 0 ${step % 2 === 0 ? shadow.side : shadow.foot}`,
      );
  }
}

function surfaceRules({ fill, stroke, radius, shadow, edge, inner }: Surface, look: Look): Rules {
  const shadows = [
    ...(stroke ? [`inset 0 0 0 ${px(stroke.width)} ${paintName(stroke.paint, look)}`] : []),
    ...(edge
      ? [
          `inset ${edge.side === "right" ? `-${px(edge.width)} 0` : `0 ${edge.side === "top" ? "" : "-"}${px(edge.width)}`} 0 ${paintName(edge.paint, look)}`,
        ]
      : []),
    ...(shadow ? shadowOf(shadow, look) : []),
  ];
  return [
    ...(fill === undefined
      ? []
      : [
          typeof fill === "object"
            ? `background: linear-gradient(${fill.from}, ${fill.to})`
            : `background: ${paintName(fill, look)}`,
        ]),
    ...(radius ? [`border-radius: ${px(radius)}`] : []),
    ...(shadows.length > 0 ? [`box-shadow: ${shadows.join(", ")}`] : []),
    ...(inner ? [`outline: 0.75px solid ${paintName(inner.paint, look)}`, `outline-offset: -${px(inner.by)}`] : []),
  ];
}

const places = {
  start: "flex-start",
  center: "center",
  end: "flex-end",
  stretch: "stretch",
  between: "space-between",
} as const;

/** Tracks of a grid: as many as were designed, fewer where a track would be narrower than `least`. */
const tracks = (count: number, gap: number, least: number, repeat: "auto-fit" | "auto-fill"): string =>
  `grid-template-columns: repeat(${repeat}, minmax(min(100%, max(${px(least)}, (100% - ${px(gap * (count - 1))}) / ${count} - 0.5px)), 1fr))`;

function flowRules(at: PlacedBox, context: PageContext): Rules {
  const { flow, gap = 0, align, justify, columns = 2 } = at.node;
  const gaps = gap > 0 ? [`gap: ${px(gap)}`] : [];
  switch (flow) {
    case "row": {
      const alignItems = `align-items: ${places[align ?? "center"]}`;
      if (isGrid(at.node)) {
        const least = Math.max(...at.children.map((child) => columnMin(child, context)));
        return ["display: grid", tracks(at.children.length, gap, least, "auto-fit"), ...gaps, alignItems];
      }
      return [
        "display: flex",
        ...(isKept(at.node) || at.node.name === "Screen" ? [] : ["flex-wrap: wrap"]),
        ...gaps,
        alignItems,
        ...(justify && justify !== "start" ? [`justify-content: ${places[justify]}`] : []),
      ];
    }
    case "column":
      return [
        "display: flex",
        "flex-direction: column",
        ...gaps,
        ...(align && align !== "stretch" ? [`align-items: ${places[align]}`] : []),
        ...(justify && justify !== "start" ? [`justify-content: ${places[justify]}`] : []),
      ];
    case "grid": {
      const least = Math.max(0, ...at.children.map((child) => Math.min(child.frame.width, leastWidth(child, context))));
      return ["display: grid", tracks(columns, gap, Math.ceil(least), "auto-fill"), ...gaps];
    }
    case "layers":
      return ["display: grid"];
  }
}

const isGrid = (node: Box): boolean => node.flow === "row" && node.narrow === "stack" && isEven(node);

/** Styles with which its parent places a part. */
export function placeRules(at: Placed, parent: PlacedBox | undefined, context: PageContext): Rules {
  const { node } = at;
  const flow = parent?.node.flow;
  if (flow === "layers" && parent) {
    const { align = "start", justify = "start", padding: [top, right, bottom, left] = [0, 0, 0, 0] } = parent.node;
    const isFirst = parent.children[0]?.node === node;
    return isFirst
      ? ["grid-area: 1 / 1"]
      : [
          "grid-area: 1 / 1",
          `justify-self: ${align}`,
          `align-self: ${justify}`,
          `margin: ${[top, right, bottom, left].map(px).join(" ")}`,
          "z-index: 1",
        ];
  }
  if (!parent || isGrid(parent.node) || (flow !== "row" && flow !== "column")) return [];
  if (flow === "column") {
    if (!node.grow || node.kind === "drawing") return [];
    // Parts of the screen fill the window; what is in them has the room that it was designed with.
    return [parent.node.name === "Screen" ? "flex: 1 0 auto" : `flex: 1 0 ${px(at.frame.height)}`];
  }
  if (parent.node.name === "Screen") return node.grow ? ["flex: 1 1 0", "min-width: 0"] : ["flex: none"];
  return parent.node.narrow === "stack" ? columnRules(at, context) : rowRules(at, parent.node, context);
}

/** At the designed width, exactly as wide as designed; then narrower in proportion, and below each other. */
function columnRules(at: Placed, context: PageContext): Rules {
  const least = columnMin(at, context);
  return [`flex: ${Math.max(1, Math.round((at.frame.width - least) * 100) / 100)} 1 ${px(least)}`, "min-width: 0"];
}

function rowRules(at: Placed, parent: Box, context: PageContext): Rules {
  const { node, frame } = at;
  const isFixed = node.width !== undefined && node.kind !== "words";
  if (node.grow) {
    if (isKept(parent)) return [`flex: ${node.grow} 1 0`, ...(parent.name === "Field" ? ["min-width: 0"] : [])];
    const least = node.kind === "words" ? 0 : columnMin(at, context);
    return [`flex: ${node.grow} 1 0`, ...(least > 0 ? [`min-width: min(100%, ${px(least)})`] : [])];
  }
  if (isFixed) return ["flex: none"];
  const isNarrower = widthOf(node, context) > frame.width + 1;
  return isNarrower && !isKept(parent) ? [`flex: 0 1 ${px(frame.width)}`] : [];
}

/** Wide margins become narrower with the page. */
function fluid(side: number, pageWidth: number): string {
  if (side <= 26) return px(side);
  return `clamp(16px, ${Math.ceil((side / pageWidth) * 10_000) / 100}cqi, ${px(side)})`;
}

export function boxRules(placed: PlacedBox, context: PageContext): Rules {
  const { look, pageWidth } = context;
  const { node } = placed;
  const { padding, surface, tag } = node;
  // The screen itself is as large as the window.
  const { width, height } = node.name === "Screen" ? {} : node;
  const isControl = tag === "button" || tag === "a";
  return [
    ...flowRules(placed, context),
    ...(node.flow !== "layers" && padding?.some((side) => side > 0)
      ? [`padding: ${padding.map((side) => fluid(side, pageWidth)).join(" ")}`]
      : []),
    ...(width !== undefined ? [`width: ${px(width)}`, "max-width: 100%"] : []),
    ...(height !== undefined
      ? [isControl && width !== undefined ? `height: ${px(height)}` : `min-height: ${px(height)}`]
      : []),
    ...(surface ? surfaceRules(surface, look) : []),
    ...(tag === "table" ? ["overflow-x: auto"] : []),
    ...(tag === "thead" || tag === "tbody" ? [`min-width: var(--table-min)`] : []),
    ...(isControl ? ["cursor: pointer"] : []),
  ];
}

/** Larger type shrinks on narrower pages. */
export function wordRules({ node, style }: PlacedWords, { look, pageWidth }: PageContext): Rules {
  const { size, tracking, lineHeight, isCaps, faceId } = style;
  const paint = node.paint ?? look.color.ink;
  const least = smallestSize(size, pageWidth);
  // Larger than in proportion: a heading may take more of a narrow page.
  const sized =
    least < size
      ? `clamp(${least}px, ${Math.ceil((size / pageWidth) * (pageWidth > 500 ? 13_000 : 10_000)) / 100}cqi, ${size}px)`
      : px(size);
  return [
    `font: ${faceOf(faceId).weight} ${sized}/${lineHeight} ${familyName(faceId)}`,
    ...(faceOf(faceId).isItalic ? ["font-style: italic"] : []),
    ...(tracking ? [`letter-spacing: ${Math.round(tracking * 1_000) / 1_000}em`] : []),
    `color: ${paintName(readable(paint, node.on, look), look)}`,
    ...(node.align && node.align !== "start" ? [`text-align: ${node.align === "middle" ? "center" : "right"}`] : []),
    ...(isCaps ? ["text-transform: uppercase"] : []),
  ];
}

export const familyName = (faceId: string): string =>
  // A user’s fonts have no names that could differ.
  isOwnFace(faceId) ? `"${faceId}", system-ui, sans-serif` : oursByName(faceId);

const oursByName = (faceId: string): string =>
  `"${faceOf(faceId).family}", ${/serif|playfair|fraunces|bodoni/i.test(faceOf(faceId).family) && !/sans/i.test(faceOf(faceId).family) ? "Georgia, serif" : /mono/i.test(faceOf(faceId).family) ? "ui-monospace, monospace" : "system-ui, sans-serif"}`;
