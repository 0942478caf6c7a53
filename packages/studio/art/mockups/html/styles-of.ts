import { faceOf, isOwnFace } from "../../../engine/type/faces.ts";
import { drawnColor, type Look } from "../look.ts";
import type { Box, Shadow, Surface } from "../node.ts";
import type { Placed, PlacedBox, PlacedWords } from "../placed.ts";
import { readable } from "../to-document.ts";

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

function flowRules({ flow, gap = 0, align, justify, columns = 2, dropsOverflow }: Box): Rules {
  const gaps = gap > 0 ? [`gap: ${px(gap)}`] : [];
  switch (flow) {
    case "row":
      return [
        "display: flex",
        ...gaps,
        `align-items: ${places[align ?? "center"]}`,
        ...(justify && justify !== "start" ? [`justify-content: ${places[justify]}`] : []),
        ...(dropsOverflow ? ["flex-wrap: wrap"] : []),
      ];
    case "column":
      return [
        "display: flex",
        "flex-direction: column",
        ...gaps,
        ...(align && align !== "stretch" ? [`align-items: ${places[align]}`] : []),
        ...(justify && justify !== "start" ? [`justify-content: ${places[justify]}`] : []),
      ];
    case "grid":
      return ["display: grid", `grid-template-columns: repeat(${columns}, minmax(0, 1fr))`, ...gaps];
    case "layers":
      return ["display: grid"];
  }
}

/** Styles with which its parent places a part. */
export function placeRules({ node }: Placed, parent: PlacedBox | undefined): Rules {
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
  if (flow !== "row" && flow !== "column") return [];
  if (node.grow) return [flow === "row" ? `flex: ${node.grow} 1 0` : "flex: 1 0 auto", "min-width: 0"];
  if (node.kind === "drawing" && node.width !== undefined) return ["flex: none"];
  return node.kind === "box" && node.width !== undefined ? ["flex: none"] : flow === "row" ? ["min-width: 0"] : [];
}

export function boxRules(placed: PlacedBox, look: Look): Rules {
  const { node } = placed;
  const { padding, surface, tag } = node;
  // The screen itself is as large as the window.
  const { width, height } = node.name === "Screen" ? {} : node;
  const isControl = tag === "button" || tag === "a";
  return [
    ...flowRules(node),
    ...(node.flow !== "layers" && padding?.some((side) => side > 0) ? [`padding: ${padding.map(px).join(" ")}`] : []),
    ...(width !== undefined ? [`width: ${px(width)}`] : []),
    ...(height !== undefined
      ? [isControl && width !== undefined ? `height: ${px(height)}` : `min-height: ${px(height)}`]
      : []),
    ...(surface ? surfaceRules(surface, look) : []),
    ...(isControl ? ["cursor: pointer"] : []),
  ];
}

/** @param pageWidth of the device: larger type shrinks on narrower pages. */
export function wordRules({ node, style }: PlacedWords, look: Look, pageWidth: number): Rules {
  const { size, tracking, lineHeight, isCaps, faceId } = style;
  const paint = node.paint ?? look.color.ink;
  const fluid =
    size > 24 && pageWidth > 500
      ? `clamp(${Math.min(size, 28)}px, ${Math.round((size / pageWidth) * 16_000) / 100}vw, ${size}px)`
      : px(size);
  return [
    `font: ${faceOf(faceId).weight} ${fluid}/${lineHeight} ${familyName(faceId)}`,
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
