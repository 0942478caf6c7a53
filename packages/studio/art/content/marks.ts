import type { PaletteRole } from "../../engine/color/palette.ts";
import type { Slot } from "../../engine/document/document.ts";
import { fitPath } from "../../engine/geometry/fit-path.ts";
import { bar, type Frame, type Path, rectangle } from "../../engine/geometry/path.ts";
import { chosenFigure } from "../figures/figures-of-brief.ts";
import { inkOn } from "./panel.ts";
import type { Part, Sheet } from "./parts.ts";

interface PlatePlan {
  readonly size: number;
  readonly voice?: "display" | "strong";
  readonly linesMax?: number;
  readonly gap?: number;
  /** True if it is as wide as the column, instead of as its words. */
  readonly isWide?: boolean;
  /** True if it comes out of the canvas's left edge, its words in line with those of the column. */
  readonly isTab?: boolean;
}

/** The role that a plate on a field stands out in. */
export function plateOn({ on, panel }: Sheet["setting"]): PaletteRole {
  return on !== panel.fill ? panel.fill : on === "ground" ? "ink" : "ground";
}

/** Words on a plate of their own, as a sticker. */
export function plate(
  { kit, setting }: Sheet,
  slot: Slot,
  text: string | undefined,
  { size, voice = "display", linesMax = 1, gap = 5, isWide = false, isTab = false }: PlatePlan,
): readonly Part[] {
  if (!text) return [];
  const { unit } = kit;
  const fill = plateOn(setting);
  return [
    {
      gap,
      arrange(width, scale) {
        // It gives way later than a headline does.
        const sizeMax = size * unit * (scale < 1 ? scale ** 0.7 : scale);
        const [across, down] = [sizeMax * 0.5, sizeMax * 0.42];
        const room = { width: width - 2 * across, height: sizeMax * linesMax * 1.5 };
        const measured = kit.measure(text, room, { voice, sizeMax, linesMax });
        const own = isWide ? width : Math.min(width, measured.width + 2 * across + unit * 0.5);
        const height = measured.height + 2 * down;
        return {
          height,
          place({ x, y }) {
            const left = setting.align === "middle" ? x + (width - own) / 2 : x;
            const isOut = isTab && setting.align === "start";
            const radius = setting.panel.radius > 0 && linesMax === 1 ? height / 2 : 0;
            const box = isOut
              ? { x: -radius, y, width: x + measured.width + across + radius, height }
              : { x: left, y, width: own, height };
            kit.shape("Plate", { path: rectangle(box, radius), fill, isPlate: true });
            const frame = isOut ? { x, y, width, height } : { x: left + across / 2, y, width: own - across, height };
            kit.text(slot, text, frame, {
              ...{ voice, sizeMax: measured.size, linesMax, align: isOut ? "start" : "middle", anchor: "middle" },
              ...{ fill: inkOn(kit, fill), on: fill },
            });
          },
        };
      },
    },
  ];
}

/** The first letters of the first words of a name, two at most. */
const initialsOf = (name: string): string =>
  name
    .replaceAll(/(?:^|\s)(?:dr|prof|lic|mag|dipl|ing|mr|mrs|ms)\.?(?=\s)/giu, " ")
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => [...word][0])
    .slice(0, 2)
    .join("");

/** A person's or a company's first letters as their mark; the figure that the user chose in their place. */
export function monogram({ kit, page, setting }: Sheet, frame: Frame, fill: PaletteRole = setting.fill): void {
  const { brief } = kit;
  const letters = initialsOf(brief.headline);
  if (chosenFigure(brief) || letters === "") {
    page.drawSubject(kit, frame, { on: setting.on, align: setting.align });
    return;
  }
  const across = setting.align === "middle" ? 0.5 : 0;
  kit.shape("Monogram", { path: fitPath(kit.lettering(letters, "display"), frame, { across }), fill });
}

/** The monogram as a part of a column. @param size its height, in units. */
export const monogramPart = (sheet: Sheet, size: number, gap = 0): Part => ({
  gap,
  arrange: (_, scale) => ({
    height: size * sheet.kit.unit * scale,
    place: (frame) => monogram(sheet, frame),
  }),
});

/** A short thick line that parts a name from what is below it. */
export const accentBar = ({ kit, setting }: Sheet, gap = 4, width = 12): readonly Part[] => [
  {
    gap,
    arrange: () => ({
      height: kit.unit * 0.9,
      place({ x, y, width: across }) {
        const own = width * kit.unit;
        const left = setting.align === "middle" ? x + (across - own) / 2 : x;
        const fill = setting.on === "ground" && setting.panel.fill !== "ink" ? "accent" : setting.fill;
        kit.shape("Bar", { path: rectangle({ x: left, y, width: own, height: kit.unit * 0.9 }), fill });
      },
    }),
  },
];

/** An arrow to the right, as high as its frame, in three lines. */
export function arrow({ x, y, width, height }: Frame, line: number): readonly Path[] {
  const middle = y + height / 2;
  const [tip, back] = [x + width, x + width - height / 2];
  return [
    bar([x, middle], [tip - line * 0.7, middle], line),
    bar([back, y], [tip, middle], line),
    bar([back, y + height], [tip, middle], line),
  ];
}
