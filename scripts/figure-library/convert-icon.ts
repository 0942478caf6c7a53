import { Resvg } from "@resvg/resvg-js";
import { lchOf } from "../../packages/studio/engine/color/color.ts";
import {
  boundsOf,
  flatten,
  mapPoints,
  type Path,
  type Point,
  pathData,
} from "../../packages/studio/engine/geometry/path.ts";
import { readPath } from "../../packages/studio/engine/geometry/read-path.ts";
import { contoursOf } from "../../packages/studio/engine/geometry/transform.ts";
import type { Shape } from "./read-icon.ts";

type Part = "body" | "detail" | "accent";
export interface LibraryPiece {
  readonly part: Part;
  readonly path: Path;
}

const side = 100;
/** Side of the pictures that areas are counted in. */
const pixels = 100;

type Mask = Uint8Array;

function maskOf(path: Path): Mask {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}"><path d="${pathData(path)}"/></svg>`;
  const { pixels: rgba } = new Resvg(svg).render();
  return Uint8Array.from({ length: pixels * pixels }, (_, index) => ((rgba[index * 4 + 3] ?? 0) > 127 ? 1 : 0));
}

const countOf = (mask: Mask): number => mask.reduce((sum, one) => sum + one, 0);

/** Moves paths together into the square of a figure. */
function fitted(paths: readonly Path[]): readonly Path[] {
  const { x, y, width, height } = boundsOf(paths.flat());
  const scale = side / Math.max(width, height);
  const [dx, dy] = [(side - width * scale) / 2, (side - height * scale) / 2];
  return paths.map((path) => mapPoints(path, ([px, py]) => [(px - x) * scale + dx, (py - y) * scale + dy]));
}

/** Distance of two colors as the eye sees it: lightness first, as a design's tones are told apart by it. */
function distance(a: string, b: string): number {
  const [one, other] = [lchOf(hexOf(a)), lchOf(hexOf(b))];
  const angle = ((one.hue - other.hue) * Math.PI) / 180;
  const chroma = Math.sqrt(
    Math.max(0, one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(angle)),
  );
  return Math.hypot(one.lightness - other.lightness, chroma * 0.9);
}
const hexOf = (color: string): `#${string}` =>
  (color.length === 4
    ? `#${[...color.slice(1)].map((digit) => digit + digit).join("")}`
    : color.toLowerCase() === "black"
      ? "#000000"
      : color.toLowerCase() === "white"
        ? "#ffffff"
        : color) as `#${string}`;

interface Layer {
  readonly path: Path;
  readonly mask: Mask;
  readonly color: string;
  part?: Part;
}

/** Colors nearer than the first are one tone: shading that no style has. Where nothing but a plain form is left then, finer ones count. */
const sameTones = [0.1, 0.06, 0.035] as const;
/** Share of a picture that is no body, from which on it says more than its outline. */
const saidMin = 0.025;

/**
 * Recolors the shapes of a flat picture into the three parts of a figure by luminance: the tone that covers most is the body, large areas of
 * another tone are accents, small ones inside are details. What reaches the edge is never a detail, which would show the ground there.
 */
export function partsOfPicture(shapes: readonly Shape[], isFine: boolean): readonly LibraryPiece[] {
  const tried = sameTones.slice(isFine ? 1 : 0).map((sameTone) => partsByTone(shapes, sameTone));
  return (tried.find(({ said }) => said >= saidMin) ?? tried[0])?.pieces ?? [];
}

function partsByTone(shapes: readonly Shape[], sameTone: number) {
  const paths = fitted(shapes.map(({ data }) => readPath(data)));
  const layers = paths.map(
    (path, index): Layer => ({ path, mask: maskOf(path), color: shapes[index]?.color ?? "#000" }),
  );
  const top = topOf(layers);
  const area = top.reduce((sum, index) => sum + (index >= 0 ? 1 : 0), 0);
  const visible = layers.map((_, index) => top.reduce((sum, one) => sum + (one === index ? 1 : 0), 0));
  const tones = tonesOf(layers, visible, sameTone);
  const main = [...tones].toSorted((a, b) => b.area - a.area)[0];
  const painted = new Int16Array(pixels * pixels).fill(-1);
  const kept: Layer[] = [];
  for (const [index, layer] of layers.entries()) {
    const size = countOf(layer.mask);
    const seen = visible[index] ?? 0;
    const tone = tones.find(({ members }) => members.includes(index));
    if (size > 0 && seen >= area * 0.002 && tone && main) {
      const part = partOf(layer, { kept, painted, area, isMain: tone === main, sameTone });
      if (part) {
        layer.part = part;
        const at = kept.push(layer) - 1;
        layer.mask.forEach((one, pixel) => {
          if (one) painted[pixel] = at;
        });
      }
    }
  }
  const said = topOf(kept).filter((at) => at >= 0 && kept[at]?.part !== "body").length;
  return { said: said / area, pieces: kept.map(({ part = "body", path }): LibraryPiece => ({ part, path })) };
}

/** The layer that is seen at each pixel. */
function topOf(layers: readonly Layer[]): readonly number[] {
  const top = new Array<number>(pixels * pixels).fill(-1);
  for (const [index, { mask }] of layers.entries())
    mask.forEach((one, pixel) => {
      if (one) top[pixel] = index;
    });
  return top;
}

interface Tone {
  readonly color: string;
  readonly members: number[];
  area: number;
}

function tonesOf(layers: readonly Layer[], visible: readonly number[], sameTone: number): readonly Tone[] {
  const tones: Tone[] = [];
  const order = layers.map((_, index) => index).toSorted((a, b) => (visible[b] ?? 0) - (visible[a] ?? 0));
  for (const index of order) {
    const color = layers[index]?.color ?? "#000";
    const near = tones.find((tone) => distance(tone.color, color) < sameTone);
    if (near) {
      near.members.push(index);
      near.area += visible[index] ?? 0;
    } else tones.push({ color, members: [index], area: visible[index] ?? 0 });
  }
  return tones;
}

interface Place {
  readonly kept: readonly Layer[];
  /** The kept layer that is on top, by pixel. */
  readonly painted: Int16Array;
  /** Pixels of the whole picture. */
  readonly area: number;
  readonly isMain: boolean;
  readonly sameTone: number;
}

/** @returns nothing for a shape that would not be seen, as it has the tone of what it is on. */
function partOf({ mask, color }: Layer, { kept, painted, area, isMain, sameTone }: Place): Part | undefined {
  const under = new Map<number, number>();
  mask.forEach((one, pixel) => {
    if (one) under.set(painted[pixel] ?? -1, (under.get(painted[pixel] ?? -1) ?? 0) + 1);
  });
  const size = countOf(mask);
  const outside = (under.get(-1) ?? 0) / size;
  const [below = -1] = [...under].filter(([at]) => at >= 0).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const base = kept[below];
  if (!base || outside > 0.5) return isMain ? "body" : kept.length > 0 || size < area * 0.5 ? "accent" : "body";
  const isSame = distance(base.color, color) < sameTone * 1.2;
  if (isSame) return outside < 0.04 ? undefined : base.part;
  if (outside > 0.04) return base.part === "body" && !isMain ? "accent" : "body";
  const isSmall = size < area * 0.09;
  if (base.part === "detail") return "body";
  if (base.part === "accent") return isMain && !isSmall ? "body" : isSmall ? "detail" : "body";
  return isSmall ? "detail" : "accent";
}

/**
 * Parts of a picture in one tone: its outline is the body, small openings are details and large ones stay open, as one sees through them.
 */
export function partsOfSign(shapes: readonly Shape[]): readonly LibraryPiece[] {
  const rings = fitted(shapes.map(({ data }) => readPath(data)))
    .flatMap(contoursOf)
    .map((path) => ({ path, points: flatten(path, 1)[0] ?? [] }))
    .filter(({ points }) => Math.abs(areaOf(points)) > 3)
    .toSorted((a, b) => Math.abs(areaOf(b.points)) - Math.abs(areaOf(a.points)));
  const nested = rings.map((ring, index) => ({
    ...ring,
    depth: rings.slice(0, index).filter(({ points }) => isInside(ring.points[0] ?? [0, 0], points)).length,
  }));
  const whole = nested
    .filter(({ depth }) => depth === 0)
    .reduce((sum, { points }) => sum + Math.abs(areaOf(points)), 0);
  const open = nested.filter(({ depth, points }) => depth === 1 && Math.abs(areaOf(points)) > whole * 0.07);
  const facing = (path: Path, points: readonly Point[], sign: number) =>
    areaOf(points) * sign > 0 ? path : reversed(path);
  const outer = nested.filter(({ depth }) => depth === 0);
  return [
    {
      part: "body",
      path: [
        ...outer.flatMap(({ path, points }) => facing(path, points, 1)),
        ...open.flatMap(({ path, points }) => facing(path, points, -1)),
      ],
    },
    ...nested
      .filter((ring) => ring.depth > 0 && !open.includes(ring))
      .map(({ path, depth }): LibraryPiece => ({ part: depth % 2 === 1 ? "detail" : "body", path })),
  ];
}

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) / 2;

const isInside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** A closed outline the other way around. */
function reversed(path: Path): Path {
  const ends = path.filter(([letter]) => letter !== "Z").map((command) => command.slice(-2) as [number, number]);
  const commands = path.filter(([letter]) => letter !== "Z");
  const back = commands.toReversed().flatMap((command, index): Path => {
    const at = commands.length - 1 - index;
    const [x = 0, y = 0] = ends[at - 1] ?? [];
    if (command[0] === "C") return [["C", command[3], command[4], command[1], command[2], x, y]];
    return at > 0 ? [["L", x, y]] : [];
  });
  const [x = 0, y = 0] = ends.at(-1) ?? [];
  return [["M", x, y], ...back, ["Z"]];
}
