import { contrast } from "../../engine/color/color.ts";
import type { PaletteRole } from "../../engine/color/palette.ts";
import type { Kit } from "../../engine/compose/kit.ts";
import { type Frame, rectangle } from "../../engine/geometry/path.ts";
import type { Sheet } from "./parts.ts";

/** Distance that a field goes beyond its words on both sides, in units: so they are in line with the words outside it. */
const reach = 4.5;

/**
 * A field of the style's color for words. @param isBeside true if it is beside other words, and not above or below them.
 * @returns what is set on it, the room for that, and the field’s own frame.
 */
export function openPanel(
  { kit, page, setting }: Sheet,
  frame: Frame,
  isBeside = false,
): { readonly on: Sheet; readonly room: Frame; readonly field: Frame } {
  const { panel, align } = setting;
  const { unit } = kit;
  const { fill } = panel;
  const beyond = align === "start" ? reach * unit : 0;
  const down = isBeside ? beyond : 0;
  const field = {
    x: frame.x - beyond,
    y: frame.y - down,
    width: frame.width + 2 * beyond,
    height: frame.height + 2 * down,
  };
  kit.shape("Panel", { path: rectangle(field, panel.radius * unit), fill, isPlate: true });
  const pad = (align === "start" ? reach : 5.5) * unit;
  const inner = inset(frame, pad);
  return {
    field,
    on: { kit, page, setting: { ...setting, on: fill, fill: inkOn(kit, fill) } },
    room: align === "middle" ? inner : isBeside ? frame : { ...inner, x: frame.x, width: frame.width },
  };
}

/** Words and prices in rows tire on a color that they stand out less from: navy on red, black on blue. */
const calmContrast = 6.5;

/** A field's color, or the ink's where no words are easy to read on it. */
export const calmFill = (kit: Kit, fill: PaletteRole): PaletteRole =>
  contrast(kit.color(fill), kit.color(inkOn(kit, fill))) < calmContrast ? "ink" : fill;

/** The color of a palette that can be read best on another. */
export function inkOn(kit: Kit, on: PaletteRole): PaletteRole {
  const against = (role: PaletteRole) => contrast(kit.color(role), kit.color(on));
  return against("ground") >= against("ink") ? "ground" : "ink";
}

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Two columns of a frame. @param share of the width that the left one has. @param gap in the units of the canvas. */
export const columnsOf = ({ x, y, width, height }: Frame, share: number, gap: number): readonly [Frame, Frame] => {
  const left = (width - gap) * share;
  return [
    { x, y, width: left, height },
    { x: x + left + gap, y, width: width - gap - left, height },
  ];
};
