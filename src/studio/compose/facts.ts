import type { Slot } from "../document/document.ts";
import type { Frame } from "../geometry/path.ts";
import type { Kit, TextPlan } from "./kit.ts";

const factSlots = ["date", "place", "price", "action", "brand"] as const satisfies readonly Slot[];

/** How facts are set, all in one size. */
export interface FactsPlan extends Pick<TextPlan, "fill" | "on" | "align"> {
  /** Side by side in so many columns of one width, or below each other. */
  readonly columns: number | "list";
  /** The largest size; a thirtieth of the short side, if left out. */
  readonly sizeMax?: number | undefined;
}

interface PlacedFact {
  readonly slot: (typeof factSlots)[number];
  readonly words: string;
  readonly frame: Frame;
}

/** The facts of a brief, arranged but not set yet: a composition gives the headline the room that they leave. */
export interface Facts {
  readonly height: number;
  /** @param y of their top. */
  place(y: number): void;
}

const voiceOf = (slot: PlacedFact["slot"]) =>
  slot === "date" || slot === "place" || slot === "price" ? "text" : "strong";

export function arrangeFacts(kit: Kit, { x, width }: Pick<Frame, "x" | "width">, plan: FactsPlan): Facts {
  const { brief, unit } = kit;
  const facts = factSlots.flatMap((slot) => {
    const words = brief[slot];
    return words ? [{ slot, words }] : [];
  });
  const { columns, sizeMax = unit * 3.35, fill, on, align } = plan;
  const across = columns === "list" ? 1 : Math.max(1, Math.min(columns, facts.length));
  const gap = unit * 4;
  const cell = (width - gap * (across - 1)) / across;
  const room = { width: cell, height: unit * 16 };
  const limits = { sizeMax, linesMax: columns === "list" ? 2 : 3 };
  const size = Math.min(
    sizeMax,
    ...facts.map(({ slot, words }) => kit.measure(words, room, { ...limits, voice: voiceOf(slot) }).size),
  );
  const placed: PlacedFact[] = [];
  let top = 0;
  for (let from = 0; from < facts.length; from += across) {
    const row = facts.slice(from, from + across);
    const heights = row.map(
      ({ slot, words }) =>
        kit.measure(words, room, { sizeMax: size, linesMax: limits.linesMax, voice: voiceOf(slot) }).height,
    );
    const height = Math.max(...heights);
    placed.push(
      ...row.map((fact, index) => ({ ...fact, frame: { x: x + index * (cell + gap), y: top, width: cell, height } })),
    );
    top += height + size * (columns === "list" ? 0.62 : 0.9);
  }
  const last = placed.at(-1)?.frame;
  return {
    height: last ? last.y + last.height : 0,
    place(y) {
      for (const { slot, words, frame } of placed) {
        const moved = { ...frame, y: y + frame.y };
        kit.text(slot, words, moved, {
          voice: voiceOf(slot),
          sizeMax: size,
          linesMax: limits.linesMax,
          fill,
          on,
          align,
        });
      }
    },
  };
}
