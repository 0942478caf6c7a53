import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { type Point, polygon } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";
import { printPlans } from "./print.ts";
import { project } from "./view.ts";

/** The corner of a room from edge to edge: on each wall and on the floor a large thing of the trade. */
export function corner(kit: Kit): void {
  const { random } = kit;
  const choice = random.fork("corner");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.56),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 7,
  });
  const figures = figuresFor(kit);
  const side = Math.min(picture.height / 2, picture.width / 2 / Math.cos(Math.PI / 6));
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  // From the corner where walls and floor meet, in sides of the faces.
  const at = (x: number, y: number, z: number): Point => {
    const [px, py] = project([x * side, y * side, z * side]);
    return [cx + px, cy + py];
  };
  const far = 4;
  const [left, right, floor] = choice.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const faces: readonly { readonly color: PaletteRole; readonly on: (u: number, v: number) => Point }[] = [
    { color: left, on: (u, v) => at(0, 1 - u, 1 - v) },
    { color: right, on: (u, v) => at(u, 0, 1 - v) },
    { color: floor, on: (u, v) => at(u, v, 0) },
  ];
  const plans = faces.flatMap(({ color, on }, index): ShapePlan[] => {
    const [u0, v0] = index === 0 ? [1 - far, 1 - far] : index === 1 ? [0, 1 - far] : [0, 0];
    const [u1, v1] = [u0 + far, v0 + far];
    return [
      {
        path: polygon([on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)]),
        fill: color,
        stroke: { paint: color, width: 0.6 },
      },
    ];
  });
  const prints = faces.flatMap(({ color, on }, index): ShapePlan[] => {
    const figure = figures[index % Math.max(1, figures.length)];
    return figure ? printPlans(kit, { figure, on: color, at: ([u, v]) => on(u, v) }) : [];
  });
  kit.group("Room", [...plans, ...prints], picture);
  stackWords(kit, words, {
    columns: factColumns(kit, words.width),
    headlineLinesMax: 3,
    ...(isWide && { anchor: "middle" }),
  });
}
