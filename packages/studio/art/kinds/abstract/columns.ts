import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { ball, box, cone, cylinder } from "../../styles/isometric/solids.ts";
import { drawScene, type Solid } from "../../styles/isometric/view.ts";
import { fieldOf } from "../field.ts";

type Relief = (x: number, y: number) => number;

/** A floor of columns that covers the canvas, as high as a relief says. */
function columns(kit: Kit, relief: Relief, make: (x: number, y: number, h: number, tone: number) => Solid[]): void {
  const { width, height, brief } = kit;
  const across = Math.round(8 + brief.detail / 17);
  const isWide = width > height * 1.2;
  const [nx, ny] = isWide || height > width * 1.2 ? [across + 3, across + 3] : [across, across];
  const solids: Solid[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) {
      const tone = Math.min(1, Math.max(0, 0.5 + 0.5 * relief(x / nx, y / ny)));
      solids.push(...make(x, y, 0.4 + tone * across * 0.32, tone));
    }
  }
  // The floor is a rhombus: as large as it takes to have the canvas inside it.
  const side = Math.max(width, height * 1.75) * 1.62;
  const frame = {
    x: (width - side) / 2,
    y: (height - side * 0.64) / 2 - side * 0.03,
    width: side,
    height: side * 0.68,
  };
  drawScene(kit, solids, { frame, reach: 0.15 });
}

const colors: readonly PaletteRole[] = ["support", "accent", "highlight"];
const colorAt = (tone: number): PaletteRole => colors[Math.min(2, Math.floor(tone * 3))] ?? "accent";

const noise = (kit: Kit): Relief => {
  const field = fieldOf(kit.random.fork("relief"), 1.1);
  return (x, y) => field([x, y]) * 0.9;
};

const ripple = (kit: Kit): Relief => {
  const [cx, cy] = [kit.random.fork("x").between(0.35, 0.65), kit.random.fork("y").between(0.35, 0.65)];
  return (x, y) => Math.cos(Math.hypot(x - cx, y - cy) * 17) * 0.8;
};

export const blockField = (kit: Kit): void =>
  columns(kit, noise(kit), (x, y, h, tone) => [box([x, y, 0], [0.94, 0.94, h], colorAt(tone))]);

export const rippleField = (kit: Kit): void =>
  columns(kit, ripple(kit), (x, y, h, tone) => [box([x, y, 0], [1, 1, h], "support", { top: colorAt(tone) })]);

export const pipeField = (kit: Kit): void =>
  columns(kit, noise(kit), (x, y, h, tone) => [
    cylinder([x + 0.5, y + 0.5, 0], 0.44, h, colorAt(tone), colorAt(1 - tone)),
  ]);

export const gardenField = (kit: Kit): void => {
  const random = kit.random.fork("garden");
  columns(kit, ripple(kit), (x, y, h, tone) => {
    const low = h * 0.4;
    const base = box([x, y, 0], [0.96, 0.96, low], colorAt(tone));
    const kind = random.next();
    const color = random.pick(colors);
    if (kind < 0.16) return [base, ball([x + 0.5, y + 0.5, low], 0.36, color)];
    if (kind < 0.32) return [base, cone([x + 0.5, y + 0.5, low], 0.38, 1.1, color)];
    return [base];
  });
};
