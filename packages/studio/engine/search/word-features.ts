import { factSlots } from "../compose/facts.ts";
import type { DesignDocument, Slot, TextElement } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";

/** Features of a design’s words, each from 0 to 1. */
export interface WordFeatures {
  /** Size of what matters beside the headline: half of it is 1. */
  readonly hero: number;
  /** Size of the smallest words: a fiftieth of the canvas is 1. */
  readonly legible: number;
  /** Size of the headline: a sixth of the canvas is 1. */
  readonly headline: number;
  /** 1 where nothing is turned. */
  readonly upright: number;
  /** Size of the facts in the middle of their order: a twentieth of the canvas is 1. */
  readonly factSize: number;
  /** Size of the headline beside the next smaller text: four times is 1. */
  readonly lead: number;
  /** Lines of the headline: five are 1. */
  readonly headlineLines: number;
  /** Width of the headline’s longest line as a share of the canvas. */
  readonly headlineWidth: number;
  /** Sizes of type: six are 1. */
  readonly sizes: number;
  /** Share of texts that begin, end or are centered where most of them are. */
  readonly aligned: number;
  /** 1 for centered words. */
  readonly centered: number;
  /** Share of facts that break over lines. */
  readonly broken: number;
  /** Share of the canvas under words. */
  readonly covered: number;
  /** The highest strip of the words’ part without a word, as a share of the canvas. */
  readonly hole: number;
}

const limit = (value: number): number => Math.max(0, Math.min(1, value));

interface Placed {
  /** Frames of the design’s texts, in their order. */
  readonly frames: readonly Frame[];
  /** The fact that matters most. */
  readonly heroSlot: Slot | undefined;
}

export function wordFeatures(
  design: DesignDocument,
  { frames, heroSlot }: Placed,
  typesetter: Typesetter,
): WordFeatures {
  const texts = design.elements.filter((element) => element.kind === "text");
  const scale = Math.sqrt(design.width * design.height);
  const linesOf = (text: TextElement) => setText(typesetter, text).lines;
  const facts = texts.filter(({ slot }) => factSlots.some((one) => one === slot));
  const factSizes = facts.map(({ size }) => size).toSorted((a, b) => a - b);
  const headline = texts.find(({ slot }) => slot === "headline");
  const title = headline?.size ?? 0;
  const hero = texts.find(({ slot }) => slot === heroSlot);
  const others = texts.filter(({ slot }) => slot !== "headline").map(({ size }) => size);
  const lines = headline ? linesOf(headline) : [];
  const edges = (edge: (frame: Frame) => number) => {
    const counts = new Map<number, number>();
    for (const frame of frames) {
      const key = Math.round((edge(frame) / scale) * 60);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values()) / Math.max(1, frames.length);
  };
  const sorted = frames.toSorted((a, b) => a.y - b.y);
  const holes = sorted.slice(1).map((frame, index) => {
    const above = Math.max(...sorted.slice(0, index + 1).map(({ y, height }) => y + height));
    return (frame.y - above) / design.height;
  });
  return {
    hero: hero ? limit(hero.size / Math.max(1, title) / 0.5) : 1,
    legible: limit((Math.min(...texts.map(({ size }) => size)) / scale) * 50),
    headline: limit((title / scale) * 6),
    upright: texts.some(({ turn = 0 }) => turn !== 0) ? 0 : 1,
    factSize: limit(((factSizes[Math.floor(factSizes.length / 2)] ?? scale / 20) / scale) * 20),
    lead: limit(title / Math.max(1, ...others) / 4),
    headlineLines: limit(lines.length / 5),
    headlineWidth: limit(Math.max(0, ...lines.map(({ width }) => width)) / design.width),
    sizes: limit(new Set(texts.map(({ size }) => Math.round((size / scale) * 100))).size / 6),
    aligned: Math.max(
      edges(({ x }) => x),
      edges(({ x, width }) => x + width / 2),
      edges(({ x, width }) => x + width),
    ),
    centered: texts.filter(({ align }) => align === "middle").length / Math.max(1, texts.length),
    broken: facts.filter((text) => linesOf(text).length > 1).length / Math.max(1, facts.length),
    covered: limit(frames.reduce((sum, { width, height }) => sum + width * height, 0) / scale ** 2),
    hole: limit(Math.max(0, ...holes)),
  };
}
