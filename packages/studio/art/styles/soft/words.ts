import { findHeroFact } from "../../../engine/brief/hero-fact.ts";
import { type Facts, factSlots } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { type StackPlan, shrunk, stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { isDusk } from "./glow.ts";

interface Pill {
  readonly slot: (typeof factSlots)[number];
  readonly words: string;
  readonly frame: Frame;
  readonly size: number;
}

type SoftPlan = Pick<
  StackPlan,
  "align" | "anchor" | "headlineLinesMax" | "headlineSizeMax" | "isTight" | "sublineWidth"
>;

/** The share of the frame's height from which pills leave the other words too little. */
const pillsMax = 0.36;

/** Sets all of a brief's words below each other, facts in pills. */
export function setSoftly(kit: Kit, frame: Frame, plan: SoftPlan = {}): void {
  const isCentered = plan.align === "middle";
  const fits = ({ height }: Facts) => height <= frame.height * pillsMax;
  const withHero = arrangePills(kit, frame, { isCentered, hasHero: true });
  const full = fits(withHero) ? withHero : arrangePills(kit, frame, { isCentered });
  const facts = fits(full) ? full : arrangePills(kit, frame, { isCentered, shrink: shrunk });
  // What is under the words is never darker than this, or lighter at dusk.
  stackWords(kit, frame, { on: "accent", headlineLinesMax: 4, ...plan, facts });
}

/** Facts in pills, side by side as long as there is room, then in a further row. */
function arrangePills(
  kit: Kit,
  { x, width, height }: Frame,
  { isCentered, shrink = 1, hasHero = false }: { isCentered: boolean; shrink?: number; hasHero?: boolean },
): Facts {
  const { brief, unit } = kit;
  const hero = hasHero ? setHero(kit, width) : undefined;
  const scale = Math.max(0.82, Math.min(1, height / (unit * 52))) * shrink;
  const sizeMax = unit * 3.9 * scale;
  const [padX, padY, gap] = [unit * 3 * scale, unit * 2 * scale, unit * 1.6 * scale];
  const rows: Pill[][] = [];
  for (const slot of factSlots) {
    const words = brief[slot];
    if (!words || slot === hero?.slot) continue;
    const voice = voiceOf(slot);
    const room = { width: width - 2 * padX, height: unit * 16 };
    const measured = kit.measure(words, room, { voice, sizeMax, linesMax: 2 });
    const size = {
      width: measured.width + 2 * padX,
      height: Math.max(measured.height, measured.size * 0.93) + 2 * padY,
    };
    const row = rows.at(-1);
    const last = row?.at(-1)?.frame;
    const next = last ? last.x + last.width + gap : 0;
    const pill = { slot, words, size: measured.size };
    if (row && next + size.width <= width + 0.5) row.push({ ...pill, frame: { x: next, y: 0, ...size } });
    else rows.push([{ ...pill, frame: { x: 0, y: 0, ...size } }]);
  }
  let top = hero ? hero.height + gap * 1.4 : 0;
  const placed = rows.flatMap((row) => {
    const last = row.at(-1)?.frame;
    const free = isCentered && last ? (width - last.x - last.width) / 2 : 0;
    const rowHeight = Math.max(...row.map(({ frame }) => frame.height));
    const y = top;
    top += rowHeight + gap;
    return row.map((pill) => ({ ...pill, frame: { ...pill.frame, x: x + free + pill.frame.x, y, height: rowHeight } }));
  });
  return {
    height: Math.max(0, top - gap),
    place(y) {
      if (hero) {
        const align = isCentered ? "middle" : "start";
        const { slot, words, size, height: tall } = hero;
        kit.text(
          slot,
          words,
          { x, y, width, height: tall },
          { voice: "strong", sizeMax: size, linesMax: 1, align, on: "accent" },
        );
      }
      for (const pill of placed) drawPill(kit, { ...pill, frame: { ...pill.frame, y: y + pill.frame.y } }, padX);
    },
  };
}

/** The fact that matters as a line of its own, where it is larger than in a pill. */
function setHero(kit: Kit, width: number) {
  const slot = findHeroFact(kit.brief);
  const words = slot && kit.brief[slot];
  if (!words) return undefined;
  const limits = { voice: "strong", sizeMax: kit.unit * 8, linesMax: 1 } as const;
  const { size, height } = kit.measure(words, { width, height: kit.unit * 16 }, limits);
  return size >= kit.unit * 5 ? { slot, words, size, height } : undefined;
}

function drawPill(kit: Kit, { slot, words, frame, size }: Pill, padX: number): void {
  const isStrong = slot === "action";
  kit.shape("Pill", {
    path: rectangle(frame, Math.min(frame.height / 2, kit.unit * 4)),
    fill: "ink",
    isPlate: true,
    ...(!isStrong && { opacity: isDusk(kit) ? 0.12 : 0.075 }),
  });
  // Wider than measured, so that rounding breaks no line.
  const room = { ...frame, x: frame.x + padX / 2, width: frame.width - padX };
  kit.text(slot, words, room, {
    voice: voiceOf(slot),
    sizeMax: size,
    linesMax: 2,
    align: "middle",
    anchor: "middle",
    fill: isStrong ? "ground" : "ink",
    on: isStrong ? "ink" : "accent",
  });
}

const voiceOf = (slot: Pill["slot"]) => (slot === "place" ? "text" : "strong");
