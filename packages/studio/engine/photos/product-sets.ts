import type { ProductSet } from "../brief/brief.ts";
import { type Hex, lchOf, oklch } from "../color/color.ts";
import { white } from "../color/palette.ts";
import type { Gradient } from "../document/document.ts";
import { ellipse, type Frame, type Path, polygon, rectangle } from "../geometry/path.ts";
import { lightSpot, type Scene } from "./product-scene.ts";

/** Builds a set behind and under a product. @returns what is behind the words, which are on the wall. */
type BuildSet = (scene: Scene) => Hex;

export const buildSet: Readonly<Record<ProductSet, BuildSet>> = {
  white: whiteSet,
  studio: studioSet,
  podium: podiumSet,
  arch: archSet,
  window: windowSet,
  color: colorSet,
};

/** For shops, which ask for it: nothing but the product and its shadow. */
function whiteSet({ kit }: Scene): Hex {
  kit.shape("Wall", { path: rectangle(whole(kit)), fill: white });
  return white;
}

/** A wall that becomes the floor without an edge. */
function studioSet(scene: Scene): Hex {
  const { kit, footY, tone, isDark } = scene;
  const wall = drawWall(scene, isDark ? 0.34 : 0.92, 0.05);
  const { width, height } = kit;
  const top = footY - height * 0.2;
  kit.shape("Floor", {
    path: rectangle({ x: 0, y: top, width, height: height - top }),
    fill: linear(
      [0, top],
      [0, height],
      [
        [0, wall, 0],
        [0.45, isDark ? tone(0.42, 0.05) : tone(0.965, 0.03), 0.9],
        [1, isDark ? tone(0.3, 0.05) : tone(0.88, 0.06), 1],
      ],
    ),
  });
  return wall;
}

/** A round plinth before a disc. */
function podiumSet(scene: Scene): Hex {
  const { kit, footY, frame, tone, isDark, side } = scene;
  const { width, height } = kit;
  const wall = drawWall(scene, isDark ? 0.3 : 0.91, 0.06);
  const center = frame.x + frame.width / 2;
  const radius = Math.min(width * 0.38, Math.max(frame.height * 0.52, frame.width * 0.72));
  kit.shape("Disc", {
    path: ellipse(center, footY - frame.height * 0.52, radius),
    fill: tone(isDark ? 0.4 : 0.82, 0.1),
  });
  drawFloor(scene, footY + height * 0.02, isDark ? 0.24 : 0.86, 0.07);
  const [across, deep, tall] = [Math.max(frame.width * 0.68, width * 0.17), height * 0.035, height * 0.1];
  const shade = (lightness: number) => tone(isDark ? lightness - 0.42 : lightness, 0.06);
  kit.shape("Shadow of the plinth", {
    path: ellipse(center - side * across * 0.12, footY + tall + deep * 0.4, across * 1.14, deep * 1.2),
    fill: tone(0.2, 0.03),
    opacity: 0.2,
  });
  kit.shape("Plinth", {
    path: drum(center, footY, across, deep, tall),
    fill: linear(
      [center - across, 0],
      [center + across, 0],
      side > 0
        ? [
            [0, shade(0.7), 1],
            [0.7, shade(0.92), 1],
            [1, shade(0.84), 1],
          ]
        : [
            [0, shade(0.84), 1],
            [0.3, shade(0.92), 1],
            [1, shade(0.7), 1],
          ],
    ),
  });
  kit.shape("Top of the plinth", { path: ellipse(center, footY, across, deep), fill: shade(0.955) });
  return wall;
}

/** A round-headed niche in a wall, with a step. */
function archSet(scene: Scene): Hex {
  const { kit, footY, frame, tone, isDark, side } = scene;
  const { width, height } = kit;
  const wall = drawWall(scene, isDark ? 0.32 : 0.9, 0.06);
  const center = frame.x + frame.width / 2;
  const half = Math.min(width * 0.42, Math.max(frame.width * 0.78, width * 0.24));
  const top = Math.max(height * 0.04, Math.min(frame.y - half * 0.5, footY - half * 1.6));
  const inner = tone(isDark ? 0.22 : 0.76, 0.1);
  kit.shape("Niche", {
    path: archOf(center, top, half, footY),
    fill: linear(
      [center - half, 0],
      [center + half, 0],
      side > 0
        ? [
            [0, tone(isDark ? 0.3 : 0.82, 0.1), 1],
            [1, inner, 1],
          ]
        : [
            [0, inner, 1],
            [1, tone(isDark ? 0.3 : 0.82, 0.1), 1],
          ],
    ),
  });
  const deep = height * 0.045;
  const step: Path = polygon([
    [center - half * 1.02, footY - deep],
    [center + half * 1.02, footY - deep],
    [center + half * 1.16, footY + deep],
    [center - half * 1.16, footY + deep],
  ]);
  kit.shape("Step", { path: step, fill: tone(isDark ? 0.46 : 0.95, 0.04) });
  kit.shape("Front of the step", {
    path: rectangle({ x: center - half * 1.16, y: footY + deep, width: half * 2.32, height: height - footY - deep }),
    fill: tone(isDark ? 0.36 : 0.85, 0.06),
  });
  return wall;
}

/** Sunlight through a window on a wall and a table. */
function windowSet(scene: Scene): Hex {
  const { kit, footY, frame, tone, isDark, side } = scene;
  const { width, height, unit } = kit;
  const wall = drawWall(scene, isDark ? 0.36 : 0.86, 0.05);
  const lean = (side === 0 ? -1 : side) * height * 0.16;
  const [paneWidth, paneHeight, gap] = [width * 0.15, height * 0.2, unit * 2];
  const left = frame.x + frame.width / 2 - (side === 0 ? -1 : side) * width * 0.04 - paneWidth - gap / 2;
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row): readonly [number, number] => [
      left + column * (paneWidth + gap),
      height * 0.05 + row * (paneHeight + gap),
    ]),
  );
  const leaning = (by: number) =>
    panes.map(([x, y]) => {
      const at = (px: number, py: number) => [px + lean * (0.5 - py / height), py] as const;
      return {
        path: polygon([
          at(x - by, y - by),
          at(x + paneWidth + by, y - by),
          at(x + paneWidth + by, y + paneHeight + by),
          at(x - by, y + paneHeight + by),
        ]),
        fill: isDark ? tone(0.85, 0.04) : oklch(0.985, 0.02, 85),
        opacity: isDark ? 0.05 : 0.16,
      };
    });
  kit.group(
    "Light of a window",
    [1.6, 1, 0.4, -0.2].flatMap((by) => leaning(by * unit * 0.45)),
  );
  drawFloor(scene, footY - height * 0.07, isDark ? 0.3 : 0.79, 0.07);
  return wall;
}

const grayMax = 0.05;

/** Two strong fields of one color. */
function colorSet(scene: Scene): Hex {
  const { kit, footY, isDark } = scene;
  // The accent of some palettes is gray.
  const colors = (["accent", "support", "highlight"] as const).map((role) => lchOf(kit.color(role)));
  const { lightness, hue, chroma } = colors.find((one) => one.chroma > grayMax) ?? colors[0] ?? lchOf(white);
  const strong = Math.min(chroma, 0.16);
  const wall = oklch(isDark ? 0.42 : Math.max(0.66, Math.min(0.82, lightness)), strong, hue);
  kit.shape("Wall", { path: rectangle(whole(kit)), fill: wall });
  const top = footY - kit.height * 0.09;
  kit.shape("Floor", {
    path: rectangle({ x: 0, y: top, width: kit.width, height: kit.height - top }),
    fill: oklch(lchOf(wall).lightness - 0.09, strong, hue),
  });
  return wall;
}

const whole = ({ width, height }: Pick<Frame, "width" | "height">): Frame => ({ x: 0, y: 0, width, height });

/** Brighter where the light falls. @returns the tone of most of it. */
function drawWall(scene: Scene, lightness: number, chroma: number): Hex {
  const { kit, tone, light } = scene;
  const [x, y] = lightSpot(scene);
  const reach = Math.hypot(kit.width, kit.height) * (light === "soft" ? 0.95 : 0.8);
  const wall = tone(lightness, chroma);
  kit.shape("Wall", {
    path: rectangle(whole(kit)),
    fill: {
      gradient: "radial",
      from: [x, y],
      to: [x + reach, y],
      stops: [
        { at: 0, paint: tone(lightness + (light === "soft" ? 0.03 : 0.055), chroma * 0.7) },
        { at: 0.5, paint: wall },
        { at: 1, paint: tone(lightness - (light === "soft" ? 0.03 : 0.07), chroma) },
      ],
    },
  });
  return wall;
}

function drawFloor({ kit, tone }: Scene, top: number, lightness: number, chroma: number): void {
  const { width, height } = kit;
  kit.shape("Floor", {
    path: rectangle({ x: 0, y: top, width, height: height - top }),
    fill: linear(
      [0, top],
      [0, height],
      [
        [0, tone(lightness, chroma), 1],
        [1, tone(lightness - 0.06, chroma), 1],
      ],
    ),
  });
}

type Stop = readonly [at: number, paint: Hex, opacity: number];

const linear = (from: [number, number], to: [number, number], stops: readonly Stop[]): Gradient => ({
  gradient: "linear",
  from,
  to,
  stops: stops.map(([at, paint, opacity]) => ({ at, paint, ...(opacity < 1 && { opacity }) })),
});

/** A cylinder without its top. */
const drum = (cx: number, top: number, rx: number, ry: number, height: number): Path => {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const bottom = top + height;
  return [
    ["M", cx - rx, top],
    ["L", cx - rx, bottom],
    ["C", cx - rx, bottom + ky, cx - kx, bottom + ry, cx, bottom + ry],
    ["C", cx + kx, bottom + ry, cx + rx, bottom + ky, cx + rx, bottom],
    ["L", cx + rx, top],
    ["Z"],
  ];
};

const archOf = (cx: number, top: number, half: number, bottom: number): Path => {
  const spring = top + half;
  const k = half * 0.5523;
  return [
    ["M", cx - half, bottom],
    ["L", cx - half, spring],
    ["C", cx - half, spring - k, cx - k, top, cx, top],
    ["C", cx + k, top, cx + half, spring - k, cx + half, spring],
    ["L", cx + half, bottom],
    ["Z"],
  ];
};
