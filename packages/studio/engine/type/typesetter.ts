import { Blob, Buffer, Direction, Face, Feature, Font, shape } from "harfbuzzjs";
import { fileOf } from "./faces.ts";
import { type VisualRun, visualRuns } from "./visual-runs.ts";

/** One glyph of a line, in thousandths of the type size. */
interface ShapedGlyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

interface ShapedText {
  readonly glyphs: readonly ShapedGlyph[];
  /** Thousandths of the type size, without tracking. */
  readonly width: number;
  /** Characters that the face does not have. */
  readonly missing: readonly string[];
}

export interface FaceMetrics {
  /** Ascent and descent, as shares of the type size; both above 0. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** Shapes text and draws glyphs, with the same results on the server and in the browser. */
export interface Typesetter {
  metricsOf(faceId: string): FaceMetrics;
  /** @param tracking of the type size, after each glyph. @returns the width of a line in the units of `size`. */
  widthOf(line: TextLine): number;
  /** The line's outlines as an SVG's `d`, its baseline's beginning at a point. */
  outline(line: TextLine, x: number, y: number): string;
  /** The parts of a line as they are seen, from left to right, for what sets each by itself. Words of Hebrew and Arabic are apart. */
  partsOf(line: TextLine): readonly LinePart[];
  /** Reach of the letters of a text above and below their baseline, of the type size. */
  reachOf(faceId: string, text: string): { readonly above: number; readonly below: number };
  /** Characters of a text that a face has no glyph for. */
  missingFrom(faceId: string, text: string): readonly string[];
}

export interface TextLine {
  readonly text: string;
  readonly faceId: string;
  readonly size: number;
  readonly tracking: number;
  /** Direction of its paragraph; without it, that of the line. */
  readonly startsRight?: boolean;
}

/** A part of a line in one direction. */
export interface LinePart extends VisualRun {
  /** Distance from the line's beginning, in the units of its size. */
  readonly x: number;
  readonly width: number;
}

/** Longer lines than this are none of a design. */
const shapedMax = 5_000;

interface LoadedFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly metrics: FaceMetrics;
  readonly shaped: Map<string, ShapedText>;
  readonly paths: Map<number, readonly (readonly [string, readonly number[]])[]>;
}

/** @param files the TrueType files of the faces that texts are set in, by their ids. */
export function createTypesetter(files: ReadonlyMap<string, Uint8Array>): Typesetter {
  const loaded = new Map<string, LoadedFace>();
  const load = (faceId: string): LoadedFace => {
    const known = loaded.get(faceId);
    if (known) return known;
    const file = fileOf(files, faceId);
    if (!file) throw new Error(`the face ${faceId} is not loaded`);
    const face = loadFace(file);
    loaded.set(faceId, face);
    return face;
  };
  return {
    metricsOf: (faceId) => load(faceId).metrics,
    missingFrom: (faceId, text) => shapeText(load(faceId), text).missing,
    reachOf(faceId, text) {
      const face = load(faceId);
      const { font, unitsPerEm } = face;
      const reach = { above: 0, below: 0 };
      for (const { id } of shapeText(face, text).glyphs) {
        const { yBearing = 0, height = 0 } = font.glyphExtents(id) ?? {};
        reach.above = Math.max(reach.above, yBearing / unitsPerEm);
        // Heights count downwards.
        reach.below = Math.max(reach.below, -(yBearing + height) / unitsPerEm);
      }
      return reach;
    },
    partsOf(line) {
      let x = 0;
      return visualRuns(line.text, line.startsRight)
        .flatMap((run) =>
          run.isRight
            ? run.text
                .split(/( )/)
                .toReversed()
                .map((text) => ({ text, isRight: true }))
            : [run],
        )
        .filter(({ text }) => text !== "")
        .map((run) => {
          const { glyphs, width } = shapeRun(load(line.faceId), run);
          const part = { ...run, x, width: (width / 1_000 + glyphs.length * line.tracking) * line.size };
          x += part.width;
          return part;
        });
    },
    widthOf({ text, faceId, size, tracking, startsRight }) {
      const { glyphs, width } = shapeText(load(faceId), text, startsRight);
      return (width / 1_000 + Math.max(0, glyphs.length - 1) * tracking) * size;
    },
    outline({ text, faceId, size, tracking, startsRight }, x, y) {
      const face = load(faceId);
      let at = x;
      let data = "";
      for (const glyph of shapeText(face, text, startsRight).glyphs) {
        data += glyphData(
          face,
          glyph.id,
          size / face.unitsPerEm,
          at + (glyph.dx / 1_000) * size,
          y - (glyph.dy / 1_000) * size,
        );
        at += (glyph.advance / 1_000 + tracking) * size;
      }
      return data;
    },
  };
}

function loadFace(file: Uint8Array): LoadedFace {
  const face = new Face(new Blob(file));
  const font = new Font(face);
  const unitsPerEm = face.upem;
  const { ascender, descender } = font.hExtents();
  const heightOf = (letter: string, fallback: number) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
    const extents = glyph === undefined ? undefined : font.glyphExtents(glyph);
    return (extents?.yBearing ?? fallback * unitsPerEm) / unitsPerEm;
  };
  return {
    font,
    unitsPerEm,
    metrics: {
      ascent: ascender / unitsPerEm,
      descent: -descender / unitsPerEm,
      capHeight: heightOf("H", 0.7),
      xHeight: heightOf("x", 0.5),
    },
    shaped: new Map(),
    paths: new Map(),
  };
}

const features = [new Feature("kern", 1), new Feature("liga", 1)];

/** @param startsRight of its paragraph; by default, of the text. */
function shapeText(face: LoadedFace, text: string, startsRight?: boolean): ShapedText {
  const [first, ...others] = visualRuns(text, startsRight).map((run) => shapeRun(face, run));
  if (!first) return { glyphs: [], width: 0, missing: [] };
  return others.reduce(
    (line, run) => ({
      glyphs: [...line.glyphs, ...run.glyphs],
      width: line.width + run.width,
      missing: [...new Set([...line.missing, ...run.missing])],
    }),
    first,
  );
}

function shapeRun(face: LoadedFace, { text, isRight }: VisualRun): ShapedText {
  const key = (isRight ? "<" : ">") + text;
  const known = face.shaped.get(key);
  if (known) return known;
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // What is guessed goes by the script: “50 %” within Hebrew has none, and the digits of Arabic are read from the left.
  buffer.setDirection(isRight ? Direction.RTL : Direction.LTR);
  shape(face.font, buffer, features);
  const scale = 1_000 / face.unitsPerEm;
  const missing = new Set<string>();
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      if (id === 0) missing.add(String.fromCodePoint(text.codePointAt(cluster) ?? 0));
      return { id, advance: xAdvance * scale, dx: xOffset * scale, dy: yOffset * scale };
    });
  const shaped = { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), missing: [...missing] };
  if (face.shaped.size >= shapedMax) face.shaped.clear();
  face.shaped.set(key, shaped);
  return shaped;
}

function glyphData(face: LoadedFace, id: number, scale: number, x: number, y: number): string {
  let path = face.paths.get(id);
  if (!path) {
    path = face.font.glyphToJson(id).map(({ type, values }) => [type, values] as const);
    face.paths.set(id, path);
  }
  const place = (value: number, index: number) =>
    Math.round((index % 2 === 0 ? x + value * scale : y - value * scale) * 100) / 100;
  return path.map(([letter, values]) => letter + values.map(place).join(" ")).join("");
}
