import type { PageSetting } from "../../art/content/page.ts";
import { list, type Part, stackParts, words } from "../../art/content/parts.ts";
import { styleOf } from "../../art/styles/styles.ts";
import type { StyleId } from "../brief/brief.ts";
import { findHeroFact } from "../brief/hero-fact.ts";
import { contrast } from "../color/color.ts";
import { type PaletteRole, textContrast } from "../color/palette.ts";
import { factSlots } from "../compose/facts.ts";
import type { Kit } from "../compose/kit.ts";
import type { Paint, Slot } from "../document/document.ts";
import { type Frame, rectangle } from "../geometry/path.ts";

export type Align = PageSetting["align"];

export interface WordsPlan {
  readonly align?: Align;
  readonly fill?: Paint;
  readonly on?: Paint;
  readonly anchor?: "top" | "middle" | "bottom";
  /** The largest size of the headline, in units. */
  readonly headline?: number;
  readonly linesMax?: number;
  /** The largest size of the fact that matters, in units. */
  readonly hero?: number;
  /** Words that have a place elsewhere. */
  readonly without?: readonly Slot[];
  /** A line above the facts. */
  readonly hasRule?: boolean;
}

const centered: readonly StyleId[] = ["deco", "soft"];

export const alignOf = ({ brief }: Pick<Kit, "brief">): Align => (centered.includes(brief.style) ? "middle" : "start");

export const isWide = ({ width, height }: Pick<Kit, "width" | "height">): boolean => width > height * 1.2;

const leaders: Partial<Record<StyleId, PageSetting["leader"]>> = {
  "cut-out": "dots",
  deco: "dots",
  editorial: "dots",
  riso: "dots",
  soft: "none",
};

/**
 * Sets a brief's words below each other: all as large as they can be together, the fact that matters larger than the other facts, those in rows.
 * @returns the frame that they take.
 */
export function setWords(kit: Kit, frame: Frame, plan: WordsPlan = {}): Frame {
  const { align = alignOf(kit), fill = "ink", on = "ground", anchor = "top", without = [], hasRule = false } = plan;
  const setting: PageSetting = {
    frame,
    align,
    on: "ground",
    fill: "ink",
    leader: leaders[kit.brief.style] ?? "line",
    rule: 0.35,
    panel: { fill: "accent", radius: 0 },
  };
  const sheet = { kit, setting, page: styleOf(kit.brief.style).page };
  const has = (slot: Slot) => !without.includes(slot);
  const hero = heroOf(kit, without);
  const size = plan.headline ?? (isWide(kit) ? 17 : 15);
  const heroFill = fill === "ink" && on === "ground" ? accentOn(kit) : fill;
  const rest = factSlots.filter((slot) => has(slot) && slot !== hero && kit.brief[slot]);
  const before = kit.elements.length;
  const parts: readonly Part[] = [
    ...(has("headline") ? words(sheet, "headline", { size, linesMax: plan.linesMax ?? 3, fill, on }) : []),
    ...(has("subline") ? words(sheet, "subline", { size: 5, gap: 4.4, linesMax: 4, fill, on }) : []),
    ...(has("list") ? list(sheet, { size: 5.6, gap: 6, fill, on }) : []),
    ...(hasRule && (hero || rest.length > 0) ? rule(kit, fill) : []),
    ...(hero ? heroPart(kit, hero, { size: plan.hero ?? 8, align, fill: heroFill, on }) : []),
    ...flow(kit, rest, { align, fill, on, gap: hero ? 4.2 : 5.6 }),
  ];
  const bottom = stackParts(sheet, frame, parts, { anchor, scaleMax: 1.25 });
  const tops = kit.elements.slice(before).flatMap((element) => (element.kind === "text" ? [element.y] : []));
  const top = Math.min(bottom, ...tops);
  return { ...frame, y: top, height: bottom - top };
}

/** The fact that matters, where it has no place elsewhere. */
export function heroOf(
  { brief }: Pick<Kit, "brief">,
  without: readonly Slot[] = [],
): "price" | "date" | "action" | undefined {
  const hero = findHeroFact(brief);
  return hero && !without.includes(hero) ? hero : undefined;
}

/** The role that can be read best on another. */
export function inkOn({ color }: Kit, on: PaletteRole): PaletteRole {
  const against = (role: PaletteRole) => contrast(color(role), color(on));
  return against("ground") >= against("ink") ? "ground" : "ink";
}

/** The accent, where small words can be read in it. */
const accentOn = ({ color }: Kit): Paint =>
  contrast(color("accent"), color("ground")) >= textContrast ? "accent" : "ink";

/** A fact on two lines has to be so much larger there. */
const breakGain = 2.4;

/** An offer in a few characters is larger than a sentence would be. */
const shortGain = ({ length }: string): number => (length <= 8 ? 1.5 : length <= 14 ? 1.15 : 1);

/** The fact that matters: on one line, unless it is much larger on two. A price is never broken. */
function heroPart(
  kit: Kit,
  slot: "price" | "date" | "action",
  { size, align, fill, on }: Omit<FlowPlan, "gap"> & { readonly size: number },
): readonly Part[] {
  const text = kit.brief[slot] ?? "";
  return [
    {
      gap: 5.4,
      arrange(width, scale) {
        const sizeMax = size * kit.unit * shortGain(text) * (scale < 1 ? Math.sqrt(scale) : scale);
        const limits = (linesMax: number) => ({ voice: "strong", sizeMax, linesMax }) as const;
        const room = { width, height: sizeMax * 3 };
        const [one, two] = [kit.measure(text, room, limits(1)), kit.measure(text, room, limits(2))];
        const isBroken = slot !== "price" && two.size > one.size * breakGain;
        const { height, size: own } = isBroken ? two : one;
        const plan = { ...limits(isBroken ? 2 : 1), sizeMax: own, fill, on, align };
        return { height, place: ({ x, y }) => kit.text(slot, text, { x, y, width, height: sizeMax * 3 }, plan) };
      },
    },
  ];
}

const rule = (kit: Kit, fill: Paint): readonly Part[] => [
  {
    gap: 4.5,
    arrange: () => ({
      height: kit.unit * 0.35,
      place: (frame) => kit.shape("Rule", { path: rectangle(frame), fill }),
    }),
  },
];

interface FlowPlan {
  readonly align: Align;
  readonly fill: Paint;
  readonly on: Paint;
  readonly gap: number;
}

/** Largest size of facts, in units. */
const factUnits = 4.8;

/** Facts side by side, each as wide as it is, in as many rows as they need. */
function flow(
  kit: Kit,
  slots: readonly (typeof factSlots)[number][],
  { align, fill, on, gap }: FlowPlan,
): readonly Part[] {
  if (slots.length === 0) return [];
  const { unit } = kit;
  return [
    {
      gap,
      arrange(width, scale) {
        const sizeMax = unit * factUnits * (scale < 1 ? Math.sqrt(scale) : scale);
        const plan = (slot: Slot) => ({ voice: slot === "place" ? "text" : "strong", sizeMax, linesMax: 3 }) as const;
        const room = { width, height: sizeMax * 6 };
        const facts = slots.map((slot) => {
          const text = kit.brief[slot] ?? "";
          return { slot, text, ...kit.measure(text, room, plan(slot)) };
        });
        const between = sizeMax * 1.3;
        const rows: (typeof facts)[] = [];
        let used = 0;
        for (const fact of facts) {
          const row = rows.at(-1);
          if (row && used + between + fact.width <= width * 0.995) {
            row.push(fact);
            used += between + fact.width;
          } else {
            rows.push([fact]);
            used = fact.width;
          }
        }
        const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
        const leading = sizeMax * 0.55;
        return {
          height: heights.reduce((sum, height) => sum + height, 0) + leading * (rows.length - 1),
          place({ x, y }) {
            let top = y;
            for (const [index, row] of rows.entries()) {
              const taken = row.reduce((sum, fact) => sum + fact.width, 0) + between * (row.length - 1);
              let left = align === "middle" ? x + (width - taken) / 2 : x;
              for (const { slot, text, size, width: own } of row) {
                // Lines are broken by the widths of words, which kerning makes narrower in a line: a little more than was measured.
                const frame = { x: left, y: top, width: Math.min(width, own * 1.03 + unit * 0.4), height: sizeMax * 6 };
                kit.text(slot, text, frame, {
                  ...plan(slot),
                  sizeMax: size,
                  fill,
                  on,
                  align: align === "middle" && row.length === 1 ? "middle" : "start",
                });
                left += own + between;
              }
              top += (heights[index] ?? 0) + leading;
            }
          },
        };
      },
    },
  ];
}
