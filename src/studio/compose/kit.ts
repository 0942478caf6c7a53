import type { Brief } from "../brief/brief.ts";
import { type Hex, readableOn } from "../color/color.ts";
import { largeTextContrast, type Palette, textContrast } from "../color/palette.ts";
import {
  type Element,
  type Gradient,
  type GroupElement,
  largeTextSize,
  type Paint,
  type Repeat,
  type ShapeElement,
  type Slot,
  type TextElement,
} from "../document/document.ts";
import { type Frame, type Path, pathData } from "../geometry/path.ts";
import { readPath } from "../geometry/read-path.ts";
import type { Random } from "../random.ts";
import { faceOf, faces } from "../type/faces.ts";
import { fitText, type SetText, setText, type TextStyle } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/** How a style sets one kind of words. */
export interface Voice extends TextStyle {
  readonly isCaps?: boolean;
}

export interface Voices {
  /** For the one thing that is biggest. */
  readonly display: Voice;
  readonly text: Voice;
  /** For small words that matter. */
  readonly strong: Voice;
}

export interface TextPlan {
  readonly voice?: keyof Voices;
  readonly align?: "start" | "middle" | "end";
  /** Where the words stand if they need less than the frame's height. */
  readonly anchor?: "top" | "middle" | "bottom";
  readonly sizeMax?: number;
  readonly sizeMin?: number;
  readonly linesMax?: number;
  readonly fill?: Paint;
  /** What is under the words; the ground, if left out. */
  readonly on?: Paint;
  readonly turn?: number;
}

export type MeasurePlan = Required<Pick<TextPlan, "voice">> & Pick<TextPlan, "sizeMin" | "sizeMax" | "linesMax">;

export interface Measured {
  readonly size: number;
  /** Of the longest line. */
  readonly width: number;
  readonly height: number;
}

export interface ShapePlan extends Pick<ShapeElement, "opacity" | "isMultiplied" | "isPlate"> {
  readonly path: Path;
  /** An outline outside of which nothing of it is drawn. */
  readonly within?: Path;
  readonly fill?: Paint | Gradient | undefined;
  readonly stroke?: { readonly paint: Paint; readonly width: number };
}

/** What a composition works with: the canvas, its colors and type, and the elements so far, from the bottom to the top. */
export interface Kit {
  readonly brief: Brief;
  readonly width: number;
  readonly height: number;
  /** A hundredth of the short side. */
  readonly unit: number;
  readonly margin: number;
  /** Everything within the margins. */
  readonly inner: Frame;
  readonly random: Random;
  readonly palette: Palette;
  readonly elements: readonly Element[];
  /**
   * Sets words as large as they fit: the frame is filled from the top of the first line's capitals to the last baseline.
   * @returns the y below which there is room again; the frame's top without words.
   */
  text(slot: Slot, words: string | undefined, frame: Frame, plan?: TextPlan): number;
  /** The size at which words fit, and the room that they take there, with what goes below the last line. */
  measure(words: string, frame: Pick<Frame, "width" | "height">, plan: MeasurePlan): Measured;
  shape(name: string, plan: ShapePlan): void;
  /** The brief's photo. @param radius of its corners. */
  image(name: string, frame: Frame, radius?: number): void;
  /** Shapes that belong together. @param clip cuts off what is outside. */
  group(name: string, plans: readonly ShapePlan[], clip?: Frame): void;
  /** Shapes that are drawn again and again, to the right and below. */
  tile(name: string, plans: readonly ShapePlan[], repeat: Repeat): void;
  color(paint: Paint): Hex;
  /**
   * The outlines of letters, for a picture that is made of them; words to be read are texts.
   * @returns them at a size of 100, their baseline beginning at the origin.
   */
  lettering(words: string, voice: keyof Voices): Path;
}

/** In the units of the canvas; smaller is not type. */
const smallest = 4;

interface KitOptions {
  readonly brief: Brief;
  readonly palette: Palette;
  readonly voices: Voices;
  readonly random: Random;
  readonly typesetter: Typesetter;
}

export function createKit({ brief, palette, voices, random, typesetter }: KitOptions): Kit {
  const { width, height } = brief;
  const unit = Math.min(width, height) / 100;
  const margin = unit * 7;
  const elements: Element[] = [];
  const color = (paint: Paint): Hex => (paint in palette ? palette[paint as keyof Palette] : paint);
  const idOf = (name: string): string => {
    const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const same = elements.filter((element) => element.id === id || element.id.replace(/-\d+$/, "") === id).length;
    return same === 0 ? id : `${id}-${same + 1}`;
  };
  const shapeOf = (id: string, name: string, { path, within, ...plan }: ShapePlan): ShapeElement => ({
    ...plan,
    id,
    name,
    kind: "shape",
    data: pathData(path),
    ...(within && { within: pathData(within) }),
  });
  const groupOf = (name: string, plans: readonly ShapePlan[]): GroupElement => {
    const id = idOf(name);
    const children = plans.map((plan, index) => shapeOf(`${id}-${index + 1}`, `${name} ${index + 1}`, plan));
    return { id, name, kind: "group", children };
  };
  const setBest = (
    words: string,
    frame: Pick<Frame, "width" | "height"> & Partial<Frame>,
    { voice, sizeMin = unit * 1.6, sizeMax = unit * 60, linesMax }: MeasurePlan,
    align: TextElement["align"] = "start",
  ) => {
    const { isCaps, ...setting } = voices[voice];
    const text = isCaps ? words.toLocaleUpperCase(brief.language) : words;
    const style = { ...setting, faceId: faceFor(typesetter, setting.faceId, text), text };
    const limits = { width: frame.width, height: frame.height, sizeMax, linesMax };
    const size =
      fitText(typesetter, style, { ...limits, sizeMin }) ??
      fitText(typesetter, style, { ...limits, sizeMin: smallest, linesMax: 40 }) ??
      smallest;
    const set = setText(typesetter, { ...style, size, align, x: frame.x ?? 0, y: frame.y ?? 0, width: frame.width });
    return { size, set, style };
  };
  return {
    brief,
    width,
    height,
    unit,
    margin,
    inner: { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin },
    random,
    palette,
    elements,
    color,
    shape(name, plan) {
      elements.push(shapeOf(idOf(name), name, plan));
    },
    group(name, plans, clip) {
      elements.push({ ...groupOf(name, plans), ...(clip && { clip }) });
    },
    tile(name, plans, repeat) {
      elements.push({ ...groupOf(name, plans), repeat });
    },
    image(name, frame, radius = 0) {
      const { photoId: assetId, photoRatio: ratio = 1 } = brief;
      if (assetId === undefined) return;
      const { x, y, width: frameWidth, height: frameHeight } = frame;
      const framed = { x, y, width: frameWidth, height: frameHeight, ...(radius > 0 && { radius }) };
      elements.push({ id: idOf(name), name, kind: "image", assetId, ratio, slot: "picture", ...framed });
    },
    lettering(words, voice) {
      const { isCaps, ...setting } = voices[voice];
      const text = isCaps ? words.toLocaleUpperCase(brief.language) : words;
      const faceId = faceFor(typesetter, setting.faceId, text);
      return readPath(typesetter.outline({ ...setting, faceId, text, size: 100 }, 0, 0));
    },
    measure(words, frame, plan) {
      const { size, set } = setBest(words, frame, plan);
      return { size, width: set.frame.width, height: set.frame.height + descentOf(set, size) };
    },
    text(slot, words, frame, plan = {}) {
      if (!words) return frame.y;
      const { voice = slot === "headline" ? "display" : "text", align = "start", anchor = "top", turn } = plan;
      const { fill = "ink", on = "ground" } = plan;
      const { size, set, style } = setBest(words, frame, { ...plan, voice }, align);
      const free = frame.height - set.frame.height;
      const y = frame.y + (anchor === "top" ? 0 : anchor === "middle" ? free / 2 : free);
      const readable = readableOn(color(fill), color(on), size >= largeTextSize ? largeTextContrast : textContrast);
      const { faceId, tracking, lineHeight } = style;
      elements.push({
        ...{ faceId, tracking, lineHeight, size, align, x: frame.x, y, width: frame.width },
        id: idOf(slot),
        name: slot[0]?.toUpperCase() + slot.slice(1),
        kind: "text",
        slot,
        text: words,
        fill: readable === color(fill) ? fill : readable,
        ...(voices[voice].isCaps && { isCaps: true }),
        ...(turn && { turn }),
      });
      return y + set.frame.height + descentOf(set, size);
    },
  };
}

/** Letters that go below the line need room, too; without any, the space below looks the same. */
const descentOf = ({ lines }: SetText, size: number): number =>
  (/[gjpqyçşţ,;()[\]{}QJ@руфцщ]/.test(lines.at(-1)?.text ?? "") ? 0.2 : 0.03) * size;

/** Faces with the letters of most of Europe's languages, by what they look like. */
const fallbacks: Readonly<Record<string, string>> = {
  "Playfair Display": "noto-serif-display",
  Fraunces: "noto-serif-display",
  "DM Serif Display": "noto-serif-display",
  "Bodoni Moda": "noto-serif-display",
  "Instrument Serif": "noto-serif-display",
  "IBM Plex Mono": "jetbrains-mono",
  Anton: "inter-900",
};

/** A style's face, or one like it that has all the letters of a text. */
export function faceFor(typesetter: Typesetter, faceId: string, text: string): string {
  if (typesetter.missingFrom(faceId, text).length === 0) return faceId;
  const { family, weight } = faceOf(faceId);
  const wanted = fallbacks[family] ?? "inter";
  const candidates = faces
    .filter(({ id, isItalic }) => (id === wanted || id.startsWith(`${wanted}-`)) && !isItalic)
    .toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
  return candidates.find(({ id }) => typesetter.missingFrom(id, text).length === 0)?.id ?? candidates[0]?.id ?? faceId;
}
