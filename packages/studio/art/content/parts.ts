import { arrangeFacts, factSlots } from "../../engine/compose/facts.ts";
import type { Kit, MeasurePlan, TextPlan } from "../../engine/compose/kit.ts";
import { arrangeList } from "../../engine/compose/list.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import type { Slot } from "../../engine/document/document.ts";
import { type Frame, rectangle } from "../../engine/geometry/path.ts";
import { chosenFigure } from "../figures/figures-of-brief.ts";
import type { Page, PageSetting } from "./page.ts";

/** Context of the parts of one page. */
export interface Sheet {
  readonly kit: Kit;
  readonly page: Page;
  readonly setting: PageSetting;
}

/** The same, with all words at the left. */
export const start = (sheet: Sheet): Sheet => ({ ...sheet, setting: { ...sheet.setting, align: "start" } });

interface Arranged {
  readonly height: number;
  /** @param frame of the part's own height. */
  place(frame: Frame): void;
}

/** Something that has its place below the one before. */
export interface Part {
  /** Space above it, in units. */
  readonly gap: number;
  /** @param scale 1 for the size that it should have, less where there is little room. */
  readonly arrange: (width: number, scale: number) => Arranged;
  /** Takes the room that the others leave, up to so many units; at least the height that it was arranged with. */
  readonly growsTo?: number;
}

interface WordsPlan {
  readonly voice?: MeasurePlan["voice"];
  /** The largest size, in units. */
  readonly size: number;
  readonly linesMax?: number;
  readonly gap?: number;
  /** Share of the width. */
  readonly width?: number;
  readonly fill?: TextPlan["fill"];
  readonly on?: TextPlan["on"];
  readonly align?: TextPlan["align"];
  /** True if they give way later than a headline does; small words do anyway. */
  readonly isGentle?: boolean;
}

/** From so many units on, words are large. */
const smallMax = 7;
/** Limits of a headline's size: few letters are set larger, many smaller, so that the words around it need not give way. */
const byLength: readonly (readonly [length: number, factor: number])[] = [
  [4, 1.9],
  [8, 1.45],
  [12, 1.15],
  [34, 1],
  [48, 0.82],
];

/** A headline as large as suits its length. @param size of one of some twenty letters, in units. */
export function title(sheet: Sheet, size: number, plan: Omit<WordsPlan, "size"> = {}): readonly Part[] {
  const { length } = sheet.kit.brief.headline;
  const factor = byLength.find(([most]) => length <= most)?.[1] ?? 0.68;
  return words(sheet, "headline", { ...plan, size: size * factor });
}

/** Facts grow less than what they are about. */
const factsMost = 1.3;

/** Small words give way later than large ones. */
const gently = (scale: number): number => (scale < 1 ? Math.sqrt(scale) : scale);

/** The words of one slot. @returns nothing where the brief has none. */
export function words({ kit, setting }: Sheet, slot: Slot & keyof Kit["brief"], plan: WordsPlan): readonly Part[] {
  const text = kit.brief[slot];
  if (typeof text !== "string" || text === "") return [];
  const { voice = slot === "headline" ? "display" : "text", size, linesMax = 3, gap = 4, width: across = 1 } = plan;
  const { fill = setting.fill, on = setting.on, align = setting.align, isGentle = size < smallMax } = plan;
  const { unit } = kit;
  return [
    {
      gap,
      arrange(width, scale) {
        const own = width * across;
        const share = isGentle ? gently(scale) : scale;
        const limits = { voice, sizeMax: size * unit * share, linesMax };
        const room = { width: own, height: unit * size * linesMax * 1.5 * share };
        const measured = kit.measure(text, room, limits);
        return {
          height: measured.height,
          place({ x, y, height }) {
            const left = align === "middle" ? x + (width - own) / 2 : x;
            const frame = { x: left, y, width: own, height: Math.max(height, measured.height) };
            kit.text(slot, text, frame, { ...limits, sizeMax: measured.size, fill, on, align });
          },
        };
      },
    },
  ];
}

/** The facts that are not set elsewhere. @param without slots that have a place of their own. */
export function facts(
  { kit, setting }: Sheet,
  {
    without = [],
    columns = 3,
    gap = 6,
    size = 4.2,
    hasHero = false,
    heroMax,
    isOneVoice = false,
    ...given
  }: FactsPart = {},
): readonly Part[] {
  const rest = Object.fromEntries(without.map((slot) => [slot, undefined]));
  const brief = { ...kit.brief, ...rest };
  if (factSlots.every((slot) => !brief[slot])) return [];
  const { fill = setting.fill, on = setting.on } = given;
  return [
    {
      gap,
      arrange(width, scale) {
        const sizeMax = kit.unit * size * gently(Math.min(scale, factsMost));
        const plan = { columns, isWhole: true, hasHero, heroMax, isOneVoice, fill, on, align: setting.align, sizeMax };
        const { height } = arrangeFacts({ ...kit, brief }, { x: 0, width }, plan);
        return {
          height,
          place: (frame) => arrangeFacts({ ...kit, brief }, { x: frame.x, width }, plan).place(frame.y),
        };
      },
    },
  ];
}

interface FactsPart {
  readonly without?: readonly (typeof factSlots)[number][];
  readonly columns?: number | "list";
  readonly gap?: number;
  readonly size?: number;
  readonly hasHero?: boolean;
  readonly heroMax?: number;
  readonly isOneVoice?: boolean;
  readonly fill?: PageSetting["fill"];
  readonly on?: PageSetting["on"];
}

/** The brief's list, as large as `size` units. */
export function list({ kit, setting }: Sheet, { size = 5.4, gap = 6, ...colors }: ListPart = {}): readonly Part[] {
  if (!kit.brief.list) return [];
  const { fill = setting.fill, on = setting.on } = colors;
  const { leader, align } = setting;
  return [
    {
      gap,
      arrange(width, scale) {
        const arranged = arrangeList(kit, width, { sizeMax: kit.unit * size * gently(scale), fill, on, leader, align });
        return { height: arranged.height, place: ({ x, y }) => arranged.place(x, y) };
      },
    },
  ];
}

interface ListPart extends Pick<TextPlan, "fill" | "on"> {
  readonly size?: number;
  readonly gap?: number;
}

/** A line over the whole width. */
export const rule = ({ kit, setting }: Sheet, gap = 4, weight = setting.rule): readonly Part[] => [
  {
    gap,
    arrange: () => ({
      height: weight * kit.unit,
      place: (frame) => kit.shape("Rule", { path: rectangle(frame), fill: setting.fill }),
    }),
  },
];

/** Facts with a line above them, where there are any. @param gap above the line, in units. */
export function factsBelowRule(sheet: Sheet, plan: FactsPart, gap: number): readonly Part[] {
  const below = facts(sheet, plan);
  return below.length > 0 ? [...rule(sheet, gap), ...below] : [];
}

/** The brief's subject, in the room that the others leave. */
export function subject(
  sheet: Sheet,
  { min = 16, max = 46, gap = 5 }: { readonly min?: number; readonly max?: number; readonly gap?: number } = {},
): readonly Part[] {
  const { kit, page, setting } = sheet;
  if (!hasFigure(kit)) return [];
  return [
    {
      gap,
      growsTo: max,
      arrange: (_, scale) => ({
        height: min * kit.unit * scale,
        place: (frame) => page.drawSubject(kit, frame, setting),
      }),
    },
  ];
}

/** The figure that the user chose, on a page that has none otherwise. */
export const chosenSubject = (sheet: Sheet, size: Parameters<typeof subject>[1]): readonly Part[] =>
  chosenFigure(sheet.kit.brief) ? subject(sheet, size) : [];

/** Scales that are tried, from the largest. */
const scales = [
  1.9, 1.7, 1.55, 1.4, 1.25, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.52, 0.45, 0.38, 0.32, 0.26, 0.2, 0.15, 0.1, 0.07,
];

/**
 * Puts parts below each other into a frame: all as large as they can be together. What grows takes the rest; without such a part the rest
 * goes above (`bottom`), below (`top`) or around them (`middle`).
 * @returns the y below which there is room again.
 */
export function stackParts(
  { kit }: Sheet,
  frame: Frame,
  parts: readonly Part[],
  { anchor = "top", scaleMax = 1 }: { readonly anchor?: "top" | "middle" | "bottom"; readonly scaleMax?: number } = {},
): number {
  const { unit } = kit;
  const arrangeAt = (scale: number) => {
    const placed = parts.map((part, index) => ({
      part,
      gap: index === 0 ? 0 : part.gap * unit * Math.max(0.35, scale),
      arranged: part.arrange(frame.width, scale),
    }));
    const height = placed.reduce((sum, { gap, arranged }) => sum + gap + arranged.height, 0);
    return { placed, height, free: frame.height - height };
  };
  const tried = scales.filter((scale) => scale <= scaleMax);
  const best = tried.reduce<ReturnType<typeof arrangeAt> | undefined>(
    (found, scale) => (found && found.free >= 0 ? found : arrangeAt(scale)),
    undefined,
  );
  if (!best) return frame.y;
  const growing = best.placed.filter(({ part }) => part.growsTo !== undefined).length;
  let free = Math.max(0, best.free);
  const share = growing > 0 ? free / growing : 0;
  const heights = best.placed.map(({ part, arranged }) => {
    if (part.growsTo === undefined) return arranged.height;
    const height = Math.min(Math.max(arranged.height, part.growsTo * unit), arranged.height + share);
    free -= height - arranged.height;
    return height;
  });
  let y = frame.y + (anchor === "top" ? 0 : anchor === "middle" ? free / 2 : free);
  for (const [index, { gap, arranged }] of best.placed.entries()) {
    y += gap;
    const height = heights[index] ?? arranged.height;
    arranged.place({ x: frame.x, y, width: frame.width, height });
    y += height;
  }
  return y;
}
