import type { Brief } from "../brief/brief.ts";
import { type Hex, readableOn } from "../color/color.ts";
import { largeTextContrast, type Palette, textContrast } from "../color/palette.ts";
import {
  type Element,
  type Gradient,
  type GroupElement,
  type ImageElement,
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
import { faceOf, faces, isScriptFace } from "../type/faces.ts";
import { fitText, type SetText, setText, type TextStyle } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { withSoftHyphens } from "./soft-hyphens.ts";

/** A style's way of setting one kind of words. */
export interface Voice extends TextStyle {
  readonly isCaps?: boolean;
}

export interface Voices {
  /** Voice for the one thing that is biggest. */
  readonly display: Voice;
  readonly text: Voice;
  /** Voice for small words that matter. */
  readonly strong: Voice;
}

export interface TextPlan {
  readonly voice?: keyof Voices;
  readonly align?: "start" | "middle" | "end";
  /** Position of the words if they need less than the frame's height. */
  readonly anchor?: "top" | "middle" | "bottom";
  readonly sizeMax?: number;
  readonly sizeMin?: number;
  readonly linesMax?: number;
  readonly fill?: Paint;
  /** Paint under the words; the ground, if left out. */
  readonly on?: Paint;
  readonly turn?: number;
}

export type MeasurePlan = Required<Pick<TextPlan, "voice">> & Pick<TextPlan, "sizeMin" | "sizeMax" | "linesMax">;

export interface Measured {
  readonly size: number;
  /** Width of the longest line. */
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

/** Way that a photo is shown in its frame. The radius is that of its corners. */
export type PhotoPlan = Pick<ImageElement, "radius" | "mask" | "focus" | "turn">;

/** Context that a composition works with: the canvas, its colors and type, and the elements so far, from the bottom to the top. */
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
  /** The brief's photo. */
  image(name: string, frame: Frame, plan?: PhotoPlan): void;
  /** Draws below elements that are there already, and above those that were before them. @param from index of the first of these elements. */
  beneath(from: number, draw: () => void): void;
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

/** A headline has a hyphen only where it is larger by so much. */
const hyphenGain = 1.2;
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
  const setIn = (
    own: Voice,
    words: string,
    frame: Pick<Frame, "width" | "height"> & Partial<Frame>,
    { sizeMin = unit * 1.6, sizeMax = unit * 60, linesMax }: MeasurePlan,
    align: TextElement["align"] = "start",
  ) => {
    const { isCaps, ...setting } = own;
    const text = isCaps ? words.toLocaleUpperCase(brief.language) : words;
    const faceId = faceFor(typesetter, setting.faceId, text);
    const { lineHeight, above, below } = roomForMarks(typesetter, { ...setting, faceId }, text);
    const style = { ...setting, faceId, lineHeight, text };
    const sizeWithin = (height: number) => {
      const limits = { width: frame.width, height, sizeMax, linesMax };
      return (
        fitText(typesetter, style, { ...limits, sizeMin }) ??
        fitText(typesetter, style, { ...limits, sizeMin: smallest, linesMax: 40 }) ??
        smallest
      );
    };
    const first = sizeWithin(frame.height);
    const size = above > 0 ? sizeWithin(frame.height - above * first) : first;
    const set = setText(typesetter, { ...style, size, align, x: frame.x ?? 0, y: frame.y ?? 0, width: frame.width });
    return {
      size,
      set,
      style,
      words,
      isCaps: isCaps ?? false,
      above: above * size,
      below: Math.max(descentOf(set, size), below * size),
    };
  };
  const voiceFor = (role: keyof Voices, words: string): Voice =>
    isScriptFace(voices[role].faceId) && !suitsScript(words, brief) ? voices.strong : voices[role];
  const setWhole = (
    words: string,
    frame: Pick<Frame, "width" | "height"> & Partial<Frame>,
    plan: MeasurePlan,
    align: TextElement["align"] = "start",
  ) => {
    const own = voiceFor(plan.voice, words);
    const set = setIn(own, words, frame, plan, align);
    const isTooSmall = isScriptFace(own.faceId) && set.size < unit * scriptSizeMin;
    return isTooSmall ? setIn(voices.strong, words, frame, plan, align) : set;
  };
  const setBest = (...[words, frame, plan, align]: Parameters<typeof setWhole>) => {
    const whole = setWhole(words, frame, plan, align);
    const isParted = plan.voice === "display" && !isScriptFace(whole.style.faceId);
    const parted = isParted ? withSoftHyphens(words, brief.language) : words;
    if (parted === words) return whole;
    const set = setWhole(parted, frame, plan, align);
    return set.size > whole.size * hyphenGain ? set : whole;
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
    image(name, frame, { radius = 0, ...plan } = {}) {
      const { photoId: assetId, photoRatio: ratio = 1 } = brief;
      if (assetId === undefined) return;
      const { x, y, width: frameWidth, height: frameHeight } = frame;
      const framed = { x, y, width: frameWidth, height: frameHeight, ...plan, ...(radius > 0 && { radius }) };
      elements.push({ id: idOf(name), name, kind: "image", assetId, ratio, slot: "picture", ...framed });
    },
    beneath(from, draw) {
      const above = elements.length;
      draw();
      elements.splice(from, 0, ...elements.splice(above));
    },
    lettering(words, voice) {
      const { isCaps, ...setting } = voiceFor(voice, words);
      const text = isCaps ? words.toLocaleUpperCase(brief.language) : words;
      const faceId = faceFor(typesetter, setting.faceId, text);
      return readPath(typesetter.outline({ ...setting, faceId, text, size: 100 }, 0, 0));
    },
    measure(words, frame, plan) {
      const { size, set, above, below } = setBest(words, frame, plan);
      return { size, width: set.frame.width, height: above + set.frame.height + below };
    },
    text(slot, words, frame, given = {}) {
      if (!words) return frame.y;
      const plan = belowHeadline(elements, slot, given);
      const { voice = slot === "headline" ? "display" : "text", align = "start", anchor = "top", turn } = plan;
      const { fill = "ink", on = "ground" } = plan;
      const {
        size,
        set,
        style,
        words: parted,
        isCaps,
        above,
        below,
      } = setBest(words, frame, { ...plan, voice }, align);
      const free = frame.height - set.frame.height - above;
      const y = frame.y + above + (anchor === "top" ? 0 : anchor === "middle" ? free / 2 : free);
      const readable = readableOn(color(fill), color(on), size >= largeTextSize ? largeTextContrast : textContrast);
      const { faceId, tracking, lineHeight } = style;
      elements.push({
        faceId,
        tracking,
        lineHeight,
        size,
        align,
        x: frame.x,
        y,
        width: frame.width,
        id: idOf(slot),
        name: slot[0]?.toUpperCase() + slot.slice(1),
        kind: "text",
        slot,
        text: parted,
        fill: readable === color(fill) ? fill : readable,
        ...(isCaps && { isCaps: true }),
        ...(turn && { turn }),
      });
      return y + set.frame.height + below;
    },
  };
}

/** In hundredths of the short side: smaller, joined handwriting is a scrawl. */
const scriptSizeMin = 6;
/** In characters; a longer headline is no longer read at a glance. */
const scriptWordsMax = 26;

/** Tells whether words can be set in joined handwriting: a short headline, and not one in capitals. No fact ever is. */
export function suitsScript(words: string, { headline = "" }: Pick<Brief, "headline">): boolean {
  const plain = words.replaceAll("\u00ad", "");
  if (!headline.toLowerCase().includes(plain.toLowerCase()) || headline.length > scriptWordsMax) return false;
  return !/\p{Lu}{2}|\d/u.test(plain);
}

/** A headline of a very long word is small: what is beside it is smaller still. */
function belowHeadline(elements: readonly Element[], slot: Slot, plan: TextPlan): TextPlan {
  const headline = elements.find((element) => element.kind === "text" && element.slot === "headline");
  if (slot === "headline" || headline?.kind !== "text" || !headline.text.includes("\u00ad")) return plan;
  return { ...plan, sizeMax: Math.min(plan.sizeMax ?? headline.size, headline.size * 0.9) };
}

/** A letter with marks on both sides, or with one above a capital: in tight lines they touch those of the next. */
const marked = /\p{Lu}\p{M}|\p{L}\p{M}{2}|\p{L}\u0323/u;
/** Gap between the marks of two lines, as a share of the type size. */
const markGap = 0.04;

/**
 * Room that a text with such letters needs besides what its style gives, of the type size: between lines, above the first, below the last.
 */
function roomForMarks(typesetter: Typesetter, { faceId, lineHeight }: TextStyle, text: string) {
  if (!marked.test(text.normalize("NFD")) && !isScriptFace(faceId)) return { lineHeight, above: 0, below: 0 };
  const { above, below } = typesetter.reachOf(faceId, text);
  const { capHeight } = typesetter.metricsOf(faceId);
  return { lineHeight: Math.max(lineHeight, above + below + markGap), above: Math.max(0, above - capHeight), below };
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
  "Abril Fatface": "noto-serif-display",
  Cinzel: "noto-serif-display",
  "Cormorant Garamond": "noto-serif-display",
  Limelight: "noto-serif-display",
  "Great Vibes": "noto-serif-display",
  Parisienne: "noto-serif-display",
  "Dancing Script": "lora",
  "Alfa Slab One": "noto-serif-display",
  Rye: "noto-serif-display",
  "Zilla Slab": "lora",
  "EB Garamond": "noto-serif-display",
  Lora: "eb-garamond",
  "IBM Plex Mono": "jetbrains-mono",
  "Space Mono": "jetbrains-mono",
  Fredoka: "nunito",
  Quicksand: "nunito",
  Nunito: "manrope",
  Jost: "manrope",
  Outfit: "manrope",
  "Bebas Neue": "oswald",
  "Barlow Condensed": "oswald",
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
  // Inter has the signs of all currencies.
  const inter = faces.filter(({ family, isItalic }) => family === "Inter" && !isItalic);
  const all = [...candidates, ...inter.toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight))];
  return all.find(({ id }) => typesetter.missingFrom(id, text).length === 0)?.id ?? candidates[0]?.id ?? faceId;
}
