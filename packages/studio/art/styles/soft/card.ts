import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { spherePlans } from "./sphere.ts";
import { setSoftly } from "./words.ts";

/** A rounded card floats before balls of different sizes. */
export function card(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("card");
  const dusk = isDusk(kit);
  const isWide = width > height * 1.2;
  drawField(kit, [width / 2, height / 2]);
  const frame: Frame = isWide
    ? { x: width * 0.2, y: height * 0.14, width: width * 0.6, height: height * 0.72 }
    : { x: width * 0.11, y: height * 0.17, width: width * 0.78, height: height * 0.66 };
  const flip = random.pick([-1, 1]);
  const across = (share: number) => width / 2 + flip * share * frame.width * 0.5;
  const down = (share: number) => height / 2 + share * frame.height * 0.5;
  const short = Math.min(width, height);
  const balls: readonly (readonly [Point, number])[] = [
    [[across(0.86), down(-0.9)], 0.2],
    [[across(-0.92), down(0.86)], 0.145],
    [[across(-0.98), down(-0.5)], 0.05],
    [[across(1), down(0.56)], 0.065],
  ];
  const shown = balls.slice(0, brief.detail > 60 ? 4 : brief.detail > 30 ? 3 : 2);
  const spheres = shown.flatMap(([at, size]) =>
    spherePlans(kit, { at, radius: short * size, random, specks: Math.round(4_200 * size) }),
  );
  kit.group("Spheres", spheres, canvasOf(kit));
  const shadow = [-0.3, 0, 0.3].map(
    (share): ShapePlan =>
      glow(
        [width / 2 + share * frame.width, frame.y + frame.height * 0.94],
        frame.height * 0.36,
        dusk ? "ground" : "accent",
        0.5,
      ),
  );
  const corner = unit * 6;
  kit.group("Shadow", shadow, canvasOf(kit));
  kit.shape("Card", {
    path: rectangle(frame, corner),
    fill: {
      gradient: "linear",
      from: [frame.x, frame.y],
      to: [frame.x + frame.width, frame.y + frame.height],
      stops: [
        { at: 0, paint: "ground", opacity: 0.86 },
        { at: 1, paint: dusk ? "support" : "highlight", opacity: dusk ? 0.82 : 0.8 },
      ],
    },
    stroke: { paint: dusk ? "accent" : "ground", width: unit * 0.28 },
    isPlate: true,
  });
  const pad = unit * (isWide ? 7 : 7.5);
  const words = { x: frame.x + pad, y: frame.y + pad, width: frame.width - 2 * pad, height: frame.height - 2 * pad };
  setSoftly(kit, words, isWide ? { align: "middle", anchor: "middle" } : {});
}
