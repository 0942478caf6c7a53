import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { ball, box, cone, cylinder, dome, stairs, windows } from "../../styles/isometric/solids.ts";
import { drawScene, type Solid } from "../../styles/isometric/view.ts";
import { fieldOf } from "../field.ts";
import type { ThemeName } from "./theme-words.ts";

const stageOf = ({ width, height, unit }: Kit): Frame => ({
  x: unit * 5,
  y: unit * 5,
  width: width - unit * 10,
  height: height - unit * 10,
});

/** A piece of land cut out of the world: plots whose heights make mountains, dunes, an island or a town. */
export function blockScene(kit: Kit, theme: ThemeName, look: number): void {
  const random = kit.random.fork(`blocks ${look}`);
  const side = Math.round(8 + kit.brief.detail / 25);
  const solids = builders[theme](random, side, kit);
  drawScene(kit, solids, { frame: stageOf(kit), reach: 0.3 });
}

type Builder = (random: Kit["random"], side: number, kit: Kit) => Solid[];

/** Columns of earth on one base. */
function land(
  side: number,
  heightAt: (x: number, y: number) => number,
  colorAt: (h: number) => readonly [PaletteRole, PaletteRole],
): Solid[] {
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    const h = Math.max(0.3, heightAt(x, y));
    const [body, top] = colorAt(h);
    return box([x, y, 0], [1, 1, h], body, { top });
  });
}

const tree = (x: number, y: number, z: number, size: number, color: PaletteRole): Solid[] => [
  cylinder([x, y, z], 0.07 * size, 0.35 * size, "support"),
  cone([x, y, z + 0.3 * size], 0.36 * size, 1.1 * size, color),
];
const roundTree = (x: number, y: number, z: number, size: number, color: PaletteRole): Solid[] => [
  cylinder([x, y, z], 0.07 * size, 0.5 * size, "support"),
  ball([x, y, z + 0.42 * size], 0.3 * size, color),
];

const steps = (value: number): number => Math.round(value * 2) / 2;

const builders: Readonly<Record<ThemeName, Builder>> = {
  mountains(random, side) {
    const field = fieldOf(random.fork("relief"), 0.9);
    const [px, py] = [random.between(0.2, 0.45), random.between(0.2, 0.45)];
    const heightAt = (x: number, y: number) => {
      const [u, v] = [x / side, y / side];
      const peak = Math.max(0, 1 - Math.hypot(u - px, v - py) * 2.1) ** 1.2;
      return steps(0.6 + peak * side * 0.62 + Math.max(0, field([u * 1.6, v * 1.6])) * side * 0.16);
    };
    const colors = (h: number): readonly [PaletteRole, PaletteRole] =>
      h > side * 0.42 ? ["support", "highlight"] : h > side * 0.2 ? ["support", "support"] : ["accent", "accent"];
    const trees = Array.from(
      { length: side * side },
      (_, index) => [index % side, Math.floor(index / side)] as const,
    ).flatMap(([x, y]) => {
      const h = heightAt(x, y);
      return h < side * 0.2 && random.chance(0.34) ? tree(x + 0.5, y + 0.5, Math.max(0.3, h), 1, "support") : [];
    });
    return [...land(side, heightAt, colors), ...trees];
  },
  sea(random, side) {
    const [px, py] = [random.between(0.25, 0.5), random.between(0.25, 0.5)];
    const heightAt = (x: number, y: number) => {
      const island = Math.max(0, 1 - Math.hypot(x / side - px, y / side - py) * 3.4);
      return island > 0.06 ? steps(0.7 + island * side * 0.3) : 0.5;
    };
    const boat = (x: number, y: number): Solid[] => [
      box([x, y, 0.5], [1.5, 0.6, 0.3], "accent"),
      cylinder([x + 0.7, y + 0.3, 0.8], 0.05, 1.3, "support"),
      cone([x + 0.7, y + 0.3, 1], 0.42, 1.1, "highlight"),
    ];
    const [tx, ty] = [Math.floor(px * side), Math.floor(py * side)];
    const top = Math.max(0.3, heightAt(tx, ty));
    return [
      ...land(side, heightAt, (h) =>
        h <= 0.5 ? ["support", "support"] : h < 1.6 ? ["highlight", "highlight"] : ["accent", "accent"],
      ),
      cylinder([tx + 0.5, ty + 0.5, top], 0.3, 1.9, "highlight"),
      cylinder([tx + 0.5, ty + 0.5, top + 1.9], 0.36, 0.3, "accent"),
      dome([tx + 0.5, ty + 0.5, top + 2.2], 0.3, "accent"),
      ...boat(side - 2.4, side * 0.6),
      ...boat(side * 0.5, side - 1.4),
    ];
  },
  lake(random, side) {
    const middle = side * 0.56;
    const isWater = (x: number, y: number) => Math.hypot(x + 0.5 - middle, (y + 0.5 - middle) * 1.15) < side * 0.32;
    const heightAt = (x: number, y: number) => (isWater(x, y) ? 0.4 : 0.8);
    const home: Solid[] = [
      box([1, 1, 0.8], [2, 1.6, 1.2], "highlight", { onSides: windows(2, 1) }),
      ...[0, 1, 2].map((step) =>
        box(
          [0.9 + step * 0.1, 0.8 + step * 0.34, 2 + step * 0.34],
          [2.2 - step * 0.2, 2 - step * 0.68, 0.34],
          "accent",
        ),
      ),
    ];
    const trees = Array.from(
      { length: side * side },
      (_, index) => [index % side, Math.floor(index / side)] as const,
    ).flatMap(([x, y]) =>
      isWater(x, y) || (x < 4 && y < 4) || !random.chance(0.4) ? [] : tree(x + 0.5, y + 0.5, 0.8, 1.4, "highlight"),
    );
    return [
      ...land(side, heightAt, (h) => (h < 0.5 ? ["support", "support"] : ["accent", "accent"])),
      ...home,
      ...trees,
    ];
  },
  desert(random, side) {
    const field = fieldOf(random.fork("dunes"), 1.1);
    const heightAt = (x: number, y: number) => 0.5 + Math.max(0, field([x / side, y / side])) * 1.6;
    const cactus = (x: number, y: number): Solid[] => {
      const z = Math.max(0.3, heightAt(Math.floor(x), Math.floor(y)));
      return [cylinder([x, y, z], 0.14, 1.3, "support"), ball([x, y, z + 1.15], 0.16, "support")];
    };
    const at = [side * 0.28, side * 0.28] as const;
    const pyramid = Array.from({ length: 6 }, (_, index) =>
      box(
        [at[0] - 2 + index * 0.4, at[1] - 2 + index * 0.4, 2.2 + index * 0.5],
        [4.6 - index * 0.8, 4.6 - index * 0.8, 0.5],
        "accent",
      ),
    );
    const plinth = box([at[0] - 2.2, at[1] - 2.2, 0], [5, 5, 2.2], "accent");
    const isUnder = (x: number, y: number) =>
      x >= at[0] - 3.2 && x < at[0] + 2.9 && y >= at[1] - 3.2 && y < at[1] + 2.9;
    const dunes = land(side, heightAt, () => ["highlight", "highlight"]).filter(({ from: [x, y] }) => !isUnder(x, y));
    const plants = Array.from(
      { length: 5 },
      () => [random.between(side * 0.62, side - 1), random.between(0.5, side - 0.6)] as const,
    ).flatMap(([x, y]) => cactus(Math.floor(x) + 0.5, Math.floor(y) + 0.5));
    return [...dunes, plinth, ...pyramid, ...plants];
  },
  forest(random, side) {
    const field = fieldOf(random.fork("ground"), 0.9);
    const heightAt = (x: number, y: number) => steps(0.7 + Math.max(0, field([x / side, y / side])) * 1.4);
    const trees = Array.from(
      { length: side * side },
      (_, index) => [index % side, Math.floor(index / side)] as const,
    ).flatMap(([x, y]) => {
      if (!random.chance(0.5)) return [];
      const z = Math.max(0.3, heightAt(x, y));
      const make = random.chance(0.7) ? tree : roundTree;
      return make(
        x + 0.5,
        y + 0.5,
        z,
        random.between(1.1, 1.7),
        random.pick(["support", "support", "highlight"] as const),
      );
    });
    return [...land(side, heightAt, () => ["accent", "accent"]), ...trees];
  },
  fields(random, side) {
    const heightAt = (x: number, y: number) => 0.6 + (Math.floor(x / 3) + Math.floor(y / 3)) * 0.001;
    const colorOf = (x: number, y: number): PaletteRole =>
      (["accent", "highlight", "support"] as const)[(Math.floor(x / 3) * 2 + Math.floor(y / 3)) % 3] ?? "accent";
    const ground = Array.from({ length: side * side }, (_, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      return box([x, y, 0], [1, 1, heightAt(x, y)], colorOf(x, y));
    });
    const home: Solid[] = [
      box([1, 1, 0.61], [2, 1.6, 1.3], "highlight", { onSides: windows(2, 1) }),
      ...[0, 1, 2].map((step) =>
        box(
          [0.9 + step * 0.1, 0.8 + step * 0.34, 1.91 + step * 0.34],
          [2.2 - step * 0.2, 2 - step * 0.68, 0.34],
          "accent",
        ),
      ),
    ];
    const trees = Array.from(
      { length: 9 },
      () => [random.integer(3, side - 1), random.integer(0, side - 1)] as const,
    ).flatMap(([x, y]) =>
      roundTree(x + 0.5, y + 0.5, 0.61, random.between(1.2, 1.7), random.pick(["support", "accent"] as const)),
    );
    return [...ground, ...home, ...trees];
  },
  skyline(random, side) {
    const plots = Math.round(side * 0.6);
    return Array.from({ length: plots * plots }, (_, index): Solid[] => {
      const [x, y] = [(index % plots) * 1.5, Math.floor(index / plots) * 1.5];
      const near = 1 - Math.hypot((index % plots) - plots / 2.6, Math.floor(index / plots) - plots / 2.6) / plots;
      const color = random.pick(["accent", "support", "highlight"] as const);
      const tall = 0.5 + Math.max(0, near) ** 1.6 * plots * random.between(0.3, 1);
      const pavement = box([x - 0.25, y - 0.25, -0.2], [1.5, 1.5, 0.2], "highlight");
      if (random.chance(0.14))
        return [
          pavement,
          ...roundTree(x + 0.3, y + 0.4, 0, 1.2, "accent"),
          ...tree(x + 0.75, y + 0.75, 0, 0.9, "support"),
        ];
      if (random.chance(0.14))
        return [
          pavement,
          cylinder([x + 0.5, y + 0.5, 0], 0.48, tall, color),
          dome([x + 0.5, y + 0.5, tall], 0.4, "highlight"),
        ];
      const facade = windows(3, Math.max(2, Math.round(tall * 2.4)), random.chance(0.4) ? "highlight" : undefined);
      return [
        pavement,
        box([x, y, 0], [1, 1, tall], color, { onSides: facade }),
        ...(random.chance(0.4) ? [box([x + 0.25, y + 0.25, tall], [0.5, 0.5, 0.5], color)] : []),
      ];
    }).flat();
  },
  room(random) {
    const wall: PaletteRole = "support";
    return [
      box([0, 0, -0.3], [8, 8, 0.3], "highlight"),
      box([-0.3, 0, -0.3], [0.3, 8, 5], wall),
      box([0, -0.3, -0.3], [8, 0.3, 5], wall),
      box([1, 2.4, 0], [3.4, 3.2, 0.12], "accent"),
      box([0.4, 0.5, 0], [1.6, 3.6, 0.7], "accent"),
      box([0.4, 0.5, 0.7], [0.5, 3.6, 0.9], "accent"),
      box([0.9, 0.5, 0.7], [1.1, 0.5, 0.4], "accent"),
      box([0.9, 3.6, 0.7], [1.1, 0.5, 0.4], "accent"),
      cylinder([3.2, 3.6, 0.12], 0.7, 0.7, "highlight"),
      ball([3.1, 3.5, 0.82], 0.2, "accent"),
      ...stairs([5, 0, 0], [2.4, 1.3, 2.2], "x", 4, "highlight"),
      cylinder([6.6, 3, 0], 0.45, 0.7, "support"),
      ...[0, 1, 2].map((index) =>
        ball(
          [6.6 + random.between(-0.2, 0.2), 3 + random.between(-0.2, 0.2), 0.6 + index * 0.5],
          0.5 - index * 0.08,
          "accent",
        ),
      ),
      box([3.2, 5.8, 0], [3, 1.2, 0.9], "support"),
      cylinder([3.8, 6.4, 0.9], 0.25, 0.6, "highlight"),
      ball([5.4, 6.4, 0.9], 0.28, "accent"),
      cylinder([0.6, 6.6, 0], 0.34, 0.1, "support"),
      cylinder([0.6, 6.6, 0.1], 0.05, 2.4, "support"),
      cone([0.6, 6.6, 2.2], 0.6, 0.8, "highlight"),
    ];
  },
  planets(random, side) {
    const surface = Array.from({ length: side * side }, (_, index): Solid[] => {
      const [x, y] = [index % side, Math.floor(index / side)];
      const isCrater = random.chance(0.12);
      return [box([x, y, 0], [1, 1, isCrater ? 0.5 : 0.9], "support", { top: isCrater ? "support" : "accent" })];
    }).flat();
    const rocket: Solid[] = [
      cylinder([side * 0.3, side * 0.3, 0.9], 0.9, 0.4, "highlight"),
      cylinder([side * 0.3, side * 0.3, 1.3], 0.62, 3.4, "highlight"),
      cone([side * 0.3, side * 0.3, 4.7], 0.62, 1.5, "accent"),
    ];
    const domes = [
      dome([side * 0.72, side * 0.3, 0.9], 1.1, "highlight"),
      dome([side * 0.76, side * 0.68, 0.9], 0.8, "accent"),
      ball([side * 0.3, side * 0.78, 0.9], 0.7, "highlight"),
      ball([side * 0.1, side * 0.1, side * 0.82], 1, "accent"),
    ];
    return [...surface, ...rocket, ...domes];
  },
};
