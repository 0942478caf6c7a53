import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { factColumns } from "../fact-columns.ts";
import { ball, box, cylinder, dome, windows } from "./solids.ts";
import { isWide } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

const colors: readonly PaletteRole[] = ["accent", "support", "highlight"];

/** Blocks of a city run off the canvas. */
export function city(kit: Kit): void {
  const { width, height, unit, inner, brief } = kit;
  const random = kit.random.fork("city");
  const wide = isWide(kit);
  const left = width > height * 1.5 ? 0.47 : 0.42;
  const frame: Frame = wide
    ? { x: width * left, y: height * 0.06, width: width * (1.13 - left) * 1.02, height: height * 1.04 }
    : { x: 0, y: height * 0.44, width, height: height * 0.56 };
  const across = 5 + Math.round(brief.detail / 34);
  const solids = Array.from({ length: across * across }, (_, index) =>
    blockAt(random, index % across, Math.floor(index / across), across),
  ).flat();
  drawScene(kit, solids, {
    frame: wide ? frame : { ...frame, x: -width * 0.06, width: width * 1.12, height: height * 0.6 },
    anchor: "bottom",
  });
  const words: Frame = wide
    ? { ...inner, width: frame.x - inner.x - unit * 2 }
    : { ...inner, height: frame.y - inner.y - unit * 3 };
  stackWords(kit, words, { columns: factColumns(kit, words.width), headlineLinesMax: 4, isTight: !wide });
}

/** Solids on one plot; taller toward the middle. */
function blockAt(random: Random, column: number, row: number, across: number): Solid[] {
  const pitch = 1.42;
  const [x, y] = [column * pitch, row * pitch];
  const middle = (across - 1) / 2;
  const near = 1 - Math.hypot(column - middle, row - middle) / (middle * 1.5);
  const color = random.pick(colors);
  const other = random.pick(colors.filter((role) => role !== color));
  const kind = random.next();
  if (kind < 0.16) {
    return [0.28, 0.72].flatMap((share, index) => {
      const at = [x + share, y + (index === 0 ? 0.35 : 0.68)] as const;
      return [cylinder([...at, 0], 0.05, 0.22, "support"), ball([...at, 0.2], 0.22, "accent")];
    });
  }
  const tall = 0.5 + 3.4 * Math.max(0, near) ** 1.4 * random.between(0.5, 1.2);
  if (kind < 0.28) {
    return [cylinder([x + 0.5, y + 0.5, 0], 0.5, tall * 0.8, color), dome([x + 0.5, y + 0.5, tall * 0.8], 0.42, other)];
  }
  const floors = Math.max(2, Math.round(tall * 3));
  const facade = windows(random.pick([3, 4]), floors, random.chance(0.4) ? "highlight" : undefined);
  const house = box([x, y, 0], [1, 1, tall], color, { ...(random.chance(0.82) && { onSides: facade }) });
  if (kind < 0.62) return [house];
  const side = random.between(0.4, 0.62);
  const off = (1 - side) / 2;
  return [
    house,
    box([x + off, y + off, tall], [side, side, random.between(0.2, 0.7)], random.chance(0.5) ? color : other),
  ];
}
