import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { hasFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { wordSizes } from "./box.ts";
import { type SignName, signPlans } from "./signs.ts";
import { signsFor } from "./signs-for.ts";

/** Their upper halves are enough to know them. */
const readFromAbove: readonly SignName[] = ["smile", "star", "eye", "flower", "globe", "asterisk", "target", "arrow"];

/** One sign, far too large for the canvas. */
export function giant(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  const random = kit.random.fork("giant");
  const wide = width > height * 1.2;
  const name = random.pick(wide ? [...readFromAbove, "bolt", "pointer"] : readFromAbove);
  const top = Math.round(height * (height > width * 1.5 ? 0.46 : 0.5));
  const field: Frame = wide
    ? { x: width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: top, width, height: height - top };
  const size = wide ? height * 1.16 : Math.max(width * 1.04, field.height * 1.12);
  const frame: Frame = wide
    ? { x: field.x + unit * 2, y: height * -0.06, width: size, height: size }
    : { x: width * random.pick([-0.1, 0.1]) + (width - size) / 2, y: top, width: size, height: size };
  const [fill, other] = random.shuffled(["accent", "highlight"] as const);
  const colors = { fill: fill ?? "accent", other: other ?? "highlight" };
  const [draw] = hasFigure(kit) ? signsFor(kit, random, 1) : [];
  // What is known by its lower half, too, is not cut off as much.
  const whole: Frame = wide
    ? { x: field.x + unit * 3, y: height * 0.05, width: field.width * 1.06, height: height * 1.02 }
    : { x: unit * 4, y: top + unit * 2, width: width - unit * 8, height: field.height * 1.14 };
  kit.group("Sign", draw ? draw(whole, colors) : signPlans(name, frame, colors), field);
  const words: Frame = wide
    ? { ...inner, width: field.x - inner.x - unit * 3 }
    : { ...inner, height: top - inner.y - unit * 4 };
  stackWords(kit, words, { ...wordSizes(kit), columns: wide ? 2 : 3, headlineLinesMax: wide ? 5 : 3 });
}
