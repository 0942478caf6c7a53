import { findHeroFact } from "../brief/hero-fact.ts";
import type { Slot } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import type { Kit, TextPlan } from "./kit.ts";

export const factSlots = ["date", "place", "price", "action", "brand"] as const satisfies readonly Slot[];

/** So large that a poster's date can be read where the poster is as small as a stamp: 150 pixels wide. */
export const factSize = ({ unit }: Kit): number => unit * 4.4;

/** Size of the fact that matters, as a multiple of the others’: the largest, and the least that makes a difference. */
const heroScale = { max: 2.4, min: 1.3 };

/** Setting of facts: all in one size, but for the one that matters. */
export interface FactsPlan extends Pick<TextPlan, "fill" | "on" | "align"> {
  /** Side by side in so many columns of one width, or below each other. */
  readonly columns: number | "list";
  /** The largest size; `factSize`, if left out. */
  readonly sizeMax?: number | undefined;
  /** All are set as what matters is; otherwise a place steps back. */
  readonly isOneVoice?: boolean;
  /** The fact that matters comes first, larger, in a line of its own. */
  readonly hasHero?: boolean;
  /** Its size at most, as a multiple of the others’. */
  readonly heroMax?: number | undefined;
  /** Facts side by side stay on one line each, in columns as wide as they need; else each has a row. */
  readonly isWhole?: boolean;
}

interface PlacedFact {
  readonly slot: (typeof factSlots)[number];
  readonly words: string;
  readonly frame: Frame;
  readonly size: number;
}

/** Positions and widths of columns, and the size that facts have in them. */
interface Columns {
  readonly size: number;
  readonly starts: readonly number[];
  readonly widths: readonly number[];
}

/** The facts of a brief, arranged but not set yet: a composition gives the headline the room that they leave. */
export interface Facts {
  readonly height: number;
  /** Size of the fact that matters; undefined where it is set like the others. */
  readonly heroSize?: number | undefined;
  /** @param y of their top. */
  place(y: number): void;
}

export function arrangeFacts(kit: Kit, { x, width }: Pick<Frame, "x" | "width">, plan: FactsPlan): Facts {
  const { brief, unit } = kit;
  const { columns, sizeMax = factSize(kit), fill, on, align } = plan;
  const hero = plan.hasHero ? setHero(kit, { x, width }, sizeMax, plan.heroMax) : undefined;
  const facts = factSlots.flatMap((slot) => {
    const words = brief[slot];
    return words && slot !== hero?.slot ? [{ slot, words }] : [];
  });
  const voiceOf = (slot: PlacedFact["slot"]) => (slot === "place" && !plan.isOneVoice ? "text" : "strong");
  const gap = unit * 4;
  const linesMax = 2;
  /** Columns as wide as their words, each on one line. */
  const fitted = (across: number): Columns => {
    const lines = facts.map(({ slot, words }) => {
      const line = kit.measure(
        words,
        { width: width * 4, height: unit * 16 },
        { sizeMax, linesMax: 1, voice: voiceOf(slot) },
      );
      return (line.width * sizeMax) / line.size;
    });
    const wide = Array.from({ length: across }, (_, column) =>
      Math.max(0, ...lines.filter((_line, index) => index % across === column)),
    );
    const between = unit * 6;
    const room = width - between * (across - 1);
    const total = wide.reduce((sum, one) => sum + one, 0);
    const scale = Math.min(1, (room * 0.98) / total);
    // A hair wider than the words, so that none breaks by rounding.
    const widths = wide.map((one) => one * scale * 1.01);
    const free = room - widths.reduce((sum, one) => sum + one, 0);
    let left = x + (align === "middle" ? free / 2 : align === "end" ? free : 0);
    const starts = widths.map((one) => {
      const start = left;
      left += one + between;
      return start;
    });
    return { size: sizeMax * scale, starts, widths };
  };
  const even = (across: number): Columns => {
    const cell = (width - gap * (across - 1)) / across;
    const room = { width: cell, height: unit * 16 };
    const sizes = facts.map(
      ({ slot, words }) => kit.measure(words, room, { sizeMax, linesMax, voice: voiceOf(slot) }).size,
    );
    const starts = Array.from({ length: across }, (_, index) => x + index * (cell + gap));
    return { size: Math.min(sizeMax, ...sizes), starts, widths: starts.map(() => cell) };
  };
  const acrossMax = columns === "list" ? 1 : Math.max(1, Math.min(columns, facts.length));
  const counts = Array.from({ length: acrossMax }, (_, index) => acrossMax - index);
  const isLarge = ({ size }: Columns) => size >= sizeMax * 0.8;
  // One long word makes all facts small: rather fewer columns than that, if there are not many rows then.
  const rowsMax = acrossMax > 2 ? 2 : 3;
  const isRoomy = (one: Columns) => isLarge(one) && one.starts.length * rowsMax >= facts.length;
  const { size, starts, widths } =
    (plan.isWhole
      ? counts
          .filter((across) => across > 1)
          .map(fitted)
          .find(isLarge)
      : undefined) ?? (plan.isWhole ? even(1) : (counts.map(even).find(isRoomy) ?? even(acrossMax)));
  const placed: PlacedFact[] = hero ? [hero] : [];
  let top = hero ? hero.frame.height + size * 0.7 : 0;
  for (let from = 0; from < facts.length; from += starts.length) {
    const row = facts.slice(from, from + starts.length).map((fact, index) => {
      const frame = { x: starts[index] ?? x, y: top, width: widths[index] ?? width };
      const room = { ...frame, height: unit * 16 };
      const { height } = kit.measure(fact.words, room, { sizeMax: size, linesMax, voice: voiceOf(fact.slot) });
      return { ...fact, size, frame: { ...frame, height } };
    });
    placed.push(...row);
    top += Math.max(...row.map(({ frame }) => frame.height)) + size * (columns === "list" ? 0.62 : 0.9);
  }
  return {
    height: Math.max(0, ...placed.map(({ frame }) => frame.y + frame.height)),
    heroSize: hero?.size,
    place(y) {
      for (const { slot, words, frame, size: ownSize } of placed) {
        const moved = { ...frame, y: y + frame.y };
        kit.text(slot, words, moved, {
          voice: voiceOf(slot),
          sizeMax: ownSize,
          linesMax: slot === hero?.slot ? 1 : linesMax,
          fill,
          on,
          align,
        });
      }
    },
  };
}

/** @returns undefined where no fact matters more, or where the line has no room for a larger one. */
function setHero(
  kit: Kit,
  { x, width }: Pick<Frame, "x" | "width">,
  sizeMax: number,
  scaleMax: number = heroScale.max,
): PlacedFact | undefined {
  const slot = findHeroFact(kit.brief);
  const words = slot && kit.brief[slot];
  if (!words) return undefined;
  const room = { width, height: sizeMax * scaleMax * 1.6 };
  const { size, height } = kit.measure(words, room, { sizeMax: sizeMax * scaleMax, linesMax: 1, voice: "strong" });
  const isLarger = size >= sizeMax * heroScale.min && height < size * 1.6;
  return isLarger ? { slot, words, size, frame: { x, y: 0, width, height } } : undefined;
}
