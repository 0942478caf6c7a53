import { normalizeText } from "#text/normalize-text.ts";
import { type Hex, readableOn } from "../../engine/color/color.ts";
import { textContrast } from "../../engine/color/palette.ts";
import type { ShapePlan } from "../../engine/compose/kit.ts";
import type {
  DesignDocument,
  Element,
  Gradient,
  Paint,
  ShapeElement,
  TextElement,
} from "../../engine/document/document.ts";
import { type Frame, type Path, pathData, polygon, rectangle } from "../../engine/geometry/path.ts";
import { drawnColor, type Look, paletteOfLook } from "./look.ts";
import type { Fade, Shadow, Surface } from "./node.ts";
import {
  isPlacedBox,
  isPlacedWords,
  type LayoutContext,
  type Placed,
  type PlacedDrawing,
  type PlacedWords,
} from "./placed.ts";
import type { Voice } from "./voice.ts";

const slotOf: Readonly<Record<Voice, TextElement["slot"]>> = {
  display: "headline",
  title: "headline",
  section: "subline",
  figure: "headline",
  body: "body",
  strong: "body",
  small: "body",
  label: "label",
  button: "action",
};

const isFade = (fill: Surface["fill"]): fill is Fade => typeof fill === "object";

/** Draws a placed screen as a document: what the studio’s editor, PNG and SVG come from. Layers are named after their parents. */
export function toDocument(
  placed: Placed,
  { width, height }: { readonly width: number; readonly height: number },
  context: LayoutContext,
): DesignDocument {
  const { look, language } = context;
  const palette = paletteOfLook(look);
  const elements: Element[] = [];
  const used = new Map<string, number>();
  const idOf = (path: readonly string[]): string => {
    const id = path.map(slug).filter(Boolean).slice(-3).join("--").slice(0, 52) || "layer";
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  const nameOf = (path: readonly string[]): string => path.slice(-3).join(" / ").slice(0, 80);
  const roleOf = (wanted: Paint): Paint => {
    const paint = drawnColor(wanted, look);
    return (Object.entries(palette).find(([, hex]) => hex === paint)?.[0] as Paint | undefined) ?? paint;
  };
  const addShapes = (path: readonly string[], plans: readonly ShapePlan[], within?: string) => {
    if (plans.length === 0) return;
    const [id, name] = [idOf(path), nameOf(path)];
    const shapes = plans.map(
      ({ path: outline, fill, stroke, within: own, ...plan }, index): ShapeElement => ({
        ...plan,
        id: `${id}-${index + 1}`,
        name: name,
        kind: "shape",
        data: pathData(outline),
        ...(fill !== undefined && { fill: typeof fill === "object" ? drawnGradient(fill, look) : roleOf(fill) }),
        ...(stroke && { stroke: { ...stroke, paint: roleOf(stroke.paint) } }),
        ...(within ? { within } : own && { within: pathData(own) }),
      }),
    );
    const [only] = shapes;
    if (shapes.length === 1 && only) elements.push({ ...only, id });
    else elements.push({ id, name, kind: "group", children: shapes });
  };
  const addWords = ({ node, frame, style, text }: PlacedWords, path: readonly string[]) => {
    const paint = node.paint ?? look.color.ink;
    const { ascent, descent, capHeight } = context.typesetter.metricsOf(style.faceId);
    const top = (style.lineHeight - ascent - descent) / 2 + ascent - capHeight;
    elements.push({
      id: idOf(path),
      name: nameOf(path),
      kind: "text",
      slot: slotOf[node.voice],
      text,
      faceId: style.faceId,
      size: style.size,
      tracking: style.tracking,
      lineHeight: style.lineHeight,
      align: node.align ?? "start",
      x: round(frame.x),
      y: round(frame.y + top * style.size),
      width: Math.max(1, round(frame.width)),
      fill: roleOf(readable(paint, node.on, look)),
      ...(style.isCaps && { isCaps: true }),
    });
  };
  const walk = (at: Placed, path: readonly string[]) => {
    const here = [...path, at.node.name];
    if (isPlacedWords(at)) addWords(at, here);
    else if (isPlacedBox(at)) {
      const plans = at.node.surface ? surfacePlans(at.node.surface, snapped(at.frame)) : [];
      addShapes(plans.length > 0 ? [...here, "surface"] : here, plans);
      for (const child of at.children) walk(child, here);
    } else {
      const { node } = at as PlacedDrawing;
      const frame = snapped(at.frame);
      addShapes(
        here,
        node.draw(frame),
        node.radius === undefined ? undefined : pathData(rectangle(frame, node.radius)),
      );
    }
  };
  walk(placed, []);
  return { version: 1, language, width, height, palette, elements };
}

export const drawnGradient = (gradient: Gradient, look: Look): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop) => ({ ...stop, paint: drawnColor(stop.paint, look) })),
});

/** The color itself where it can be read, else the nearest one that can. */
export const readable = (paint: Paint, on: Paint | undefined, { color }: Look): Hex =>
  readableOn(paint, on ?? color.page, textContrast);

export const snapped = ({ x, y, width, height }: Frame): Frame => {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
};

const round = (value: number): number => Math.round(value * 100) / 100;

const fadeIn = ({ from, to }: Fade, frame: Frame): Gradient => ({
  gradient: "linear",
  from: [frame.x, frame.y],
  to: [frame.x, frame.y + frame.height],
  stops: [
    { at: 0, paint: from },
    { at: 1, paint: to },
  ],
});

/** Number of steps in a soft shadow. */
const shadowSteps = 8;

function shadowPlans(shadow: Shadow, frame: Frame, radius: number): readonly ShapePlan[] {
  const { x, y, width, height } = frame;
  switch (shadow.kind) {
    case "soft":
      return Array.from({ length: shadowSteps }, (_, step): ShapePlan => {
        const spread = (shadow.reach * (shadowSteps - step)) / shadowSteps / 2;
        const grown = {
          x: x - spread,
          y: y - spread + shadow.reach / 3,
          width: width + spread * 2,
          height: height + spread * 2,
        };
        return { path: rectangle(grown, radius + spread), fill: shadow.color, opacity: round(shadow.strength / 5) };
      });
    case "hard":
      return [{ path: rectangle({ x: x + shadow.by, y: y + shadow.by, width, height }, radius), fill: shadow.color }];
    case "extruded": {
      const { by } = shadow;
      const [right, bottom] = [x + width, y + height];
      const side: Path = polygon([
        [right, y],
        [right + by, y + by],
        [right + by, bottom + by],
        [right, bottom],
      ]);
      const foot: Path = polygon([
        [x, bottom],
        [right, bottom],
        [right + by, bottom + by],
        [x + by, bottom + by],
      ]);
      return [
        { path: side, fill: shadow.side },
        { path: foot, fill: shadow.foot },
      ];
    }
  }
}

/** The shapes of a box’s background, from the bottom to the top. */
function surfacePlans({ fill, stroke, radius = 0, shadow, edge, inner }: Surface, frame: Frame): readonly ShapePlan[] {
  const { x, y, width, height } = frame;
  const inset = (by: number): Frame => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });
  const plans: ShapePlan[] = shadow ? [...shadowPlans(shadow, frame, radius)] : [];
  if (fill !== undefined)
    plans.push({ path: rectangle(frame, radius), fill: isFade(fill) ? fadeIn(fill, frame) : fill });
  if (stroke) plans.push({ path: rectangle(inset(stroke.width / 2), Math.max(0, radius - stroke.width / 2)), stroke });
  if (inner)
    plans.push({
      path: rectangle(inset(inner.by), Math.max(0, radius - inner.by)),
      stroke: { paint: inner.paint, width: 0.75 },
    });
  if (edge) {
    const { side, paint, width: weight } = edge;
    const bar =
      side === "right"
        ? { x: x + width - weight, y, width: weight, height }
        : { x, y: side === "top" ? y : y + height - weight, width, height: weight };
    plans.push({ path: rectangle(bar), fill: paint });
  }
  return plans;
}

const slug = (name: string): string =>
  normalizeText(name.toLowerCase(), "NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-\d]+|-+$/g, "")
    .slice(0, 24);
