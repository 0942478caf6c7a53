import type { Frame } from "../geometry/path.ts";
import type { Kit, Measured, MeasurePlan } from "./kit.ts";

/** The size at which words fit together with what goes below their last line, which `Kit.measure` adds to the height. */
export function measureWithin(
  kit: Kit,
  words: string,
  room: Pick<Frame, "width" | "height">,
  plan: MeasurePlan,
): Measured {
  const first = kit.measure(words, { ...room, height: room.height * 0.94 }, plan);
  if (first.height <= room.height) return first;
  return kit.measure(words, { ...room, height: (room.height * 0.94 * room.height) / first.height }, plan);
}
