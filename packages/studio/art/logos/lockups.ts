import type { DesignDocument, Element, TextElement } from "../../engine/document/document.ts";
import { placeElements } from "../../engine/document/place-elements.ts";
import { unionOf } from "../../engine/document/turn.ts";
import { boundsOf } from "../../engine/edit/bounds.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { pathExtent } from "../../engine/geometry/path-extent.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { setText } from "../../engine/type/set-text.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import type { Logo } from "./compose-logo.ts";
import type { LogoVersion } from "./logo-palettes.ts";
import { settingOf } from "./logo-voices.ts";
import { fitMark, type Mark, markBounds, markElement, moveMark } from "./mark.ts";

export const lockups = ["horizontal", "stacked", "mark", "icon", "word-mark"] as const;
export type Lockup = (typeof lockups)[number];

/** The side of the mark, in the units of the canvas. */
const side = 400;
/** Around everything, free of anything else: a quarter of the mark. */
const clearSpace = side / 4;

interface Words {
  /** @param x and y of the top left. */
  readonly place: (x: number, y: number) => Element[];
  readonly width: number;
  readonly height: number;
  /** Depth of what hangs below that height. */
  readonly descent: number;
}

/** A lock-up of a logo as a design of its own, in one of its versions' colors. */
export function logoDocument(
  logo: Logo,
  typesetter: Typesetter,
  lockup: Lockup,
  version: LogoVersion = "light",
): DesignDocument {
  const { width, height, elements } = arrange(logo, typesetter, lockup);
  const { language } = logo.brief;
  const arranged = { x: clearSpace, y: clearSpace, width, height };
  // Words are arranged by their capitals: what reaches beyond these needs the clear space around it, too.
  const whole = unionOf([arranged, inkBounds(elements, language, typesetter) ?? arranged]) ?? arranged;
  const placement = { scale: 1, x: clearSpace - whole.x, y: clearSpace - whole.y };
  return {
    version: 1,
    language,
    width: Math.ceil(whole.width + 2 * clearSpace),
    height: Math.ceil(whole.height + 2 * clearSpace),
    palette: logo.colors.palettes[version],
    elements: [...placeElements(elements, placement)],
  };
}

/** A logo as it is shown and edited: its whole lock-up in the middle of a canvas. */
export function logoCanvas(
  logo: Logo,
  typesetter: Typesetter,
  { width, height }: Pick<DesignDocument, "width" | "height">,
): DesignDocument {
  const design = logoDocument(logo, typesetter, width > height * 1.3 ? "horizontal" : "stacked");
  const scale = Math.min(width / design.width, height / design.height);
  const placement = { scale, x: (width - design.width * scale) / 2, y: (height - design.height * scale) / 2 };
  return { ...design, width, height, elements: [...placeElements(design.elements, placement)] };
}

interface Arranged {
  readonly width: number;
  readonly height: number;
  readonly elements: readonly Element[];
}

function arrange(logo: Logo, typesetter: Typesetter, lockup: Lockup): Arranged {
  const isOwnName = logo.word !== undefined || (logo.family === "wordmark" && logo.recipeId === "plain");
  if (lockup === "mark") return markAlone(logo, logo.mark, side * (logo.family === "emblem" ? 1.5 : 1));
  if (lockup === "icon") return markAlone(logo, logo.icon, side);
  if (lockup === "word-mark" || isOwnName)
    return wordsAlone(logo, typesetter, lockup === "stacked" ? "middle" : "start", lockup !== "word-mark");
  if (lockup === "stacked" && logo.family === "emblem") return markAlone(logo, logo.mark, side * 1.8);
  return lockup === "horizontal" ? horizontal(logo, typesetter) : stacked(logo, typesetter);
}

const drawMark = ({ colors: { paints } }: Logo, mark: Mark, frame: Frame): Element =>
  markElement("Mark", fitMark(mark, frame), paints);

function markAlone(logo: Logo, mark: Mark, size: number): Arranged {
  const { width, height } = markBounds(mark);
  const scale = size / Math.max(width, height);
  const frame = { x: clearSpace, y: clearSpace, width: width * scale, height: height * scale };
  return { ...frame, elements: [drawMark(logo, mark, frame)] };
}

function wordsAlone(logo: Logo, typesetter: Typesetter, align: TextElement["align"], hasTagline: boolean): Arranged {
  const words = setWords(logo, typesetter, { align, height: side * 0.42, widthMax: side * 4, hasTagline });
  return { ...words, elements: words.place(clearSpace, clearSpace) };
}

/** The mark beside a set name: an emblem has the name in itself, and leaves it out there. */
const besideName = ({ family, icon, mark }: Logo): Mark => (family === "emblem" ? icon : mark);

/** Scale at which marks of all shapes look equally heavy beside a name. */
function evenScale({ width, height }: Pick<Frame, "width" | "height">, most: { wide: number; high: number }): number {
  return Math.min((side * 0.96) / Math.sqrt(width * height), most.wide / width, most.high / height);
}

function horizontal(logo: Logo, typesetter: Typesetter): Arranged {
  const mark = besideName(logo);
  const bounds = markBounds(mark);
  const scale = evenScale(bounds, { wide: side * 1.7, high: side });
  const frame = { x: clearSpace, y: clearSpace, width: bounds.width * scale, height: bounds.height * scale };
  const hasTagline = Boolean(logo.brief.tagline);
  const words = setWords(logo, typesetter, {
    align: "start",
    height: side * (hasTagline ? 0.36 : 0.42),
    widthMax: side * 3.4,
    hasTagline,
  });
  const gap = side * 0.26;
  const total = Math.max(side, words.height);
  const top = clearSpace + (total - words.height) / 2;
  return {
    width: frame.width + gap + words.width,
    height: total,
    elements: [
      drawMark(logo, mark, { ...frame, y: clearSpace + (total - frame.height) / 2 }),
      ...words.place(clearSpace + frame.width + gap, top),
    ],
  };
}

function stacked(logo: Logo, typesetter: Typesetter): Arranged {
  const mark = besideName(logo);
  const { width, height } = markBounds(mark);
  const scale = evenScale({ width, height }, { wide: side * 1.8, high: side * 1.12 });
  const words = setWords(logo, typesetter, {
    align: "middle",
    height: side * 0.26,
    widthMax: side * 2.4,
    hasTagline: true,
  });
  const total = Math.max(words.width, width * scale);
  const frame = {
    x: clearSpace + (total - width * scale) / 2,
    y: clearSpace,
    width: width * scale,
    height: height * scale,
  };
  const gap = side * 0.24;
  return {
    width: total,
    height: frame.height + gap + words.height,
    elements: [
      drawMark(logo, mark, frame),
      ...words.place(clearSpace + (total - words.width) / 2, clearSpace + frame.height + gap),
    ],
  };
}

interface WordsPlan {
  readonly align: TextElement["align"];
  /** Height of the name's capitals. */
  readonly height: number;
  readonly widthMax: number;
  readonly hasTagline: boolean;
}

/** The name and the tagline, at the top left. */
function setWords(logo: Logo, typesetter: Typesetter, plan: WordsPlan): Words {
  const name = logo.word ? alteredName(logo, typesetter, plan) : setName(logo, typesetter, plan);
  const { tagline } = logo.brief;
  if (!plan.hasTagline || !tagline) return name;
  const faceId = logo.voice.textFaceId;
  const isCaps = tagline.length <= 26 && logo.brief.letters !== "lower";
  const tracking = isCaps ? 0.12 : 0.01;
  const text = isCaps ? tagline.toLocaleUpperCase(logo.brief.language) : tagline;
  const wide = typesetter.widthOf({ text, faceId, size: 1, tracking });
  // Below a word mark, which is as wide as the canvas, it would be too small to be read.
  const share = (isCaps ? 0.135 : 0.155) * (logo.word && name.width > side * 2 ? 1.35 : 1);
  const size = Math.min(side * share, Math.max(name.width, side * 1.5) / wide);
  const width = wide * size;
  const total = Math.max(width, name.width);
  const indent = (own: number) => (plan.align === "middle" ? (total - own) / 2 : 0);
  const top = name.height + name.descent + side * 0.13;
  const { capHeight } = typesetter.metricsOf(faceId);
  const element = (x: number, y: number): TextElement => ({
    ...({ id: "tagline", name: "Tagline", kind: "text", slot: "subline", text: tagline } as const),
    ...({ faceId, size, tracking, lineHeight: 1.3, align: "start", width: width + 1, fill: "ink" } as const),
    x: x + indent(width),
    y: y + top,
    ...(isCaps && { isCaps }),
  });
  return {
    width: total,
    height: top + capHeight * size,
    descent: 0,
    place: (x, y) => [...name.place(x + indent(name.width), y), element(x, y)],
  };
}

/** Type size at which a face's letters look as high as capitals do. */
function sizeFor({ voice }: Logo, typesetter: Typesetter, height: number): number {
  const { capHeight, xHeight } = typesetter.metricsOf(voice.faceId);
  return height / (voice.setting === "lower" ? (capHeight + 2 * xHeight) / 3 : capHeight);
}

function setName(logo: Logo, typesetter: Typesetter, { align, height, widthMax }: WordsPlan): Words {
  const { faceId, tracking, setting } = logo.voice;
  const { name, language } = logo.brief;
  const text = setting === "lower" ? name.toLocaleLowerCase(language) : name;
  const shown = settingOf(logo.voice, name, language);
  const style = { faceId, tracking, lineHeight: setting === "caps" ? 1.02 : 1.04 };
  const widthAt = (words: string, size: number) => typesetter.widthOf({ text: words, faceId, size, tracking });
  const full = sizeFor(logo, typesetter, height);
  const isTwoLined = widthAt(shown, full) > widthMax * 0.85 && /\s/.test(name);
  const longest = Math.max(...shown.split(/\s+/).map((word) => widthAt(word, 1)));
  const half = isTwoLined ? Math.max(longest, widthAt(shown, 1) * 0.56) : widthAt(shown, 1);
  const size = Math.min(full * (isTwoLined ? 0.74 : 1), widthMax / half);
  const set = setText(typesetter, { ...style, text: shown, size, align, x: 0, y: 0, width: half * size + 1 });
  const place = (x: number, y: number): Element[] => [
    {
      ...({ ...style, id: "name", name: "Name", kind: "text", slot: "headline", text, size, align, y } as const),
      x: x - set.frame.x,
      width: half * size + 1,
      fill: logo.colors.paints.word,
      ...(setting === "caps" && { isCaps: true }),
    },
  ];
  const descent = /[gjpqyçşţ,;()QJрфуцщ]/u.test(set.lines.at(-1)?.text ?? "") ? size * 0.14 : 0;
  return { place, width: set.frame.width, height: set.frame.height, descent };
}

function alteredName(logo: Logo, typesetter: Typesetter, { height, widthMax }: WordsPlan): Words {
  const word = logo.word ?? [];
  const bounds = markBounds(word);
  const scale = Math.min(sizeFor(logo, typesetter, height) / 1_000, widthMax / bounds.width);
  const { word: primary, second } = logo.colors.paints;
  const paints = { primary, second: second === primary ? "support" : second } as const;
  const place = (x: number, y: number): Element[] => [
    markElement(
      "Name",
      moveMark(word, ([px, py]) => [x + (px - bounds.x) * scale, y + (py - bounds.y) * scale], scale),
      paints,
    ),
  ];
  return { place, width: bounds.width * scale, height: bounds.height * scale, descent: 0 };
}

/**
 * The least frame around what elements draw, with descenders, accents and swashes of their letters, which the frame of a set text leaves out.
 * Texts that are turned aren't supported: no lock-up has any.
 */
function inkBounds(elements: readonly Element[], language: string, typesetter: Typesetter): Frame | undefined {
  return unionOf(
    elements.flatMap((element) => {
      if (element.kind !== "text") return boundsOf(element, { language }, typesetter) ?? [];
      const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
      return setText(typesetter, { ...element, text }).lines.flatMap(
        (line) => pathExtent(readPath(typesetter.outline({ ...element, ...line }, line.x, line.baseline))) ?? [],
      );
    }),
  );
}
