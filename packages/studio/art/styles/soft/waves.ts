import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Paint } from "../../../engine/document/document.ts";
import { circle, type Frame, type Path, type Point } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, glow, isDusk, linear } from "./glow.ts";
import { setSoftly } from "./words.ts";

/** Waves of light behind each other, a sun that rises from them, and the words in the sky. */
export function waves(kit: Kit): void {
  const { width, height, unit, inner, brief } = kit;
  const random = kit.random.fork("waves");
  const isWide = width > height * 1.2;
  drawField(kit, [width * (isWide ? 0.3 : 0.5), height * 0.25]);
  const sea = isWide ? height * 0.72 : height * 0.6;
  const radius = isWide ? height * 0.24 : Math.min(width * 0.26, height * 0.17);
  const at: Point = isWide
    ? [width * 0.78, sea - radius * 0.2]
    : [width * random.pick([0.34, 0.5, 0.68]), sea + radius * 0.12];
  kit.group(
    "Sun",
    [
      glow(at, radius * 2, "highlight", 0.8),
      {
        path: circle(...at, radius),
        fill: linear(
          [at[0], at[1] - radius],
          [at[0], at[1] + radius],
          [
            [0, isDusk(kit) ? "highlight" : "ground"],
            [1, "accent"],
          ],
        ),
      },
    ],
    canvasOf(kit),
  );
  const count = Math.round(4 + brief.detail / 30);
  const phase = random.next() * 6;
  const swing = (height - sea) * (isWide ? 0.17 : 0.14);
  const dusk = isDusk(kit);
  const crests: readonly Paint[] = dusk ? ["accent", "highlight", "accent"] : ["highlight", "accent", "support"];
  const plans = Array.from({ length: count }, (_, index): ShapePlan => {
    const share = index / count;
    const y = sea + (height - sea) * share ** 0.9 + swing * 0.6;
    const crest = crests[index % crests.length] ?? "accent";
    const fill = linear(
      [0, y - swing],
      [0, y + (height - sea) * 0.5],
      [
        [0, crest, dusk && crest === "highlight" ? 0.75 : 0.96],
        [0.55, "accent", 0.92],
        [1, dusk ? "ground" : "support"],
      ],
    );
    return {
      path: wavePath({
        width,
        height,
        y,
        swing: swing * (1 - share * 0.35),
        phase: phase + index * 1.45,
        cycles: isWide ? 1.35 : 0.85,
      }),
      fill,
    };
  });
  kit.group("Waves", plans, canvasOf(kit));
  const words: Frame = isWide
    ? { ...inner, width: at[0] - radius * 1.25 - inner.x - unit * 4, height: sea - swing - inner.y - unit * 2 }
    : { ...inner, height: at[1] - radius - inner.y - unit * 6 };
  setSoftly(kit, words, isWide ? { isTight: true } : { align: "middle", isTight: true, headlineLinesMax: 3 });
}

interface Wave {
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly swing: number;
  readonly phase: number;
  /** Over the canvas's width. */
  readonly cycles: number;
}

/** Everything below a curve, to the bottom of the canvas. */
function wavePath({ width, height, y, swing, phase, cycles }: Wave): Path {
  const pieces = 12;
  const step = width / pieces;
  const angle = (x: number) => (x / width) * cycles * 2 * Math.PI + phase;
  const at = (x: number) => y + swing * Math.sin(angle(x));
  const slope = (x: number) => (swing * Math.cos(angle(x)) * cycles * 2 * Math.PI) / width;
  const curve = Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    return [
      "C",
      from + step / 3,
      at(from) + (slope(from) * step) / 3,
      to - step / 3,
      at(to) - (slope(to) * step) / 3,
      to,
      at(to),
    ] as const;
  });
  return [["M", 0, at(0)], ...curve, ["L", width, height], ["L", 0, height], ["Z"]];
}
