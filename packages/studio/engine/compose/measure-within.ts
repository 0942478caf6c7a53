import type { Frame } from "../geometry/path.ts";
import type { Kit, Measured, MeasurePlan } from "./kit.ts";

const roundsMax = 4;

/** The size at which words fit together with what goes below their last line, which `Kit.measure` adds to the height. */
export function measureWithin(
  kit: Kit,
  words: string,
  room: Pick<Frame, "width" | "height">,
  plan: MeasurePlan,
): Measured {
  let height = room.height * 0.94;
  let measured = kit.measure(words, { ...room, height }, plan);
  // What goes below the last line depends on the size and on the words of that line: a few rounds come near enough.
  for (let round = 0; round < roundsMax && measured.height > room.height; round += 1) {
    height *= room.height / measured.height;
    measured = kit.measure(words, { ...room, height }, plan);
  }
  return measured;
}
