import { contrast } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { type Frame, type Path, rectangle } from "../../../engine/geometry/path.ts";

/** Thickness of every line of the style. */
export const lineWidth = ({ unit }: Kit): number => unit * 0.9;

/** A typewriter's letters need size, and a line as thick as all others. */
export const wordSizes = ({ unit }: Kit) =>
  ({ sizeMax: unit * 4.6, sublineSizeMax: unit * 5, hasRule: true, ruleWidth: 0.9 }) as const;

/** The color of a palette that can be read best on another. */
export function inkOn(kit: Kit, on: PaletteRole): PaletteRole {
  const against = (role: PaletteRole) => contrast(kit.color(role), kit.color(on));
  return against("ink") >= 4.5
    ? "ink"
    : ((["ink", "support", "ground"] as const).toSorted((a, b) => against(b) - against(a))[0] ?? "ink");
}

/** A box with a thick line around it. @param shadow how far its hard shadow falls, in units. */
export function drawBox(kit: Kit, frame: Frame, fill: PaletteRole, shadow = 0): void {
  const line = { stroke: { paint: "ink", width: lineWidth(kit) } } as const;
  const cast = { ...frame, x: frame.x + shadow * kit.unit, y: frame.y + shadow * kit.unit };
  if (shadow > 0) kit.shape("Shadow", { path: rectangle(cast), fill: "ink", ...line });
  kit.shape("Box", { path: rectangle(frame), fill, ...line, isPlate: true });
}

export const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const moved = (path: Path, dx: number, dy: number): Path =>
  path.map((command) => {
    if (command[0] === "Z") return command;
    if (command[0] !== "C") return [command[0], command[1] + dx, command[2] + dy];
    const [, x1, y1, x2, y2, x, y] = command;
    return ["C", x1 + dx, y1 + dy, x2 + dx, y2 + dy, x + dx, y + dy];
  });
