import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { circle } from "../../../engine/geometry/path.ts";
import { drawBloom } from "./blooms.ts";
import { pressOf } from "./press.ts";

/** One flower or fruit, as large as it goes, before a sun. */
export function bloom(kit: Kit): void {
  const { unit } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.6, wideShare: 0.52, pictureAt: "bottom", gap: 2 });
  const press = pressOf(kit, picture);
  const random = kit.random.fork("bloom");
  const frame = {
    ...picture,
    y: picture.y + picture.height * 0.08,
    height: picture.height * 0.84,
    width: picture.width - (isWide ? unit * 4 : 0),
  };
  const size = Math.min(frame.width, frame.height);
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  // On a wide canvas, the words are on the other side.
  const side = isWide ? 1 : random.pick([-1, 1]);
  const back = circle(cx + side * size * 0.28, cy + size * 0.12, size * 0.34);
  const sun = random.chance(0.5)
    ? [{ path: back, ink: "highlight" } as const]
    : press.screen(back, "highlight", ([, y]) => 1.1 - (y - cy + size * 0.2) / (size * 0.7));
  press.print("Bloom", [...sun, ...drawBloom(press, frame, random, kit.brief.subject)]);
  stackWords(kit, words, { columns: isWide ? "list" : 3, headlineLinesMax: 3, sublineWidth: 0.85, isTight: !isWide });
}
