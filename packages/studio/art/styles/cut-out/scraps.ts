import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import { cutColors, pebble, place, sheetPath, star } from "./paper-shapes.ts";

/** Torn sheets over each other and round scraps on them, that stand for nothing. */
export function scraps(kit: Kit): void {
  const { unit, brief, random } = kit;
  const choice = random.fork("scraps");
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.54, wideShare: 0.5, pictureAt: "top", gap: 7 });
  const beyond = unit * 4;
  const strips = 3 + Math.round(brief.detail / 34);
  const step = picture.width / strips;
  const sheets = Array.from({ length: strips }, (_, index): ShapePlan => {
    const less = isWide ? 0 : choice.between(0, 0.2) * picture.height;
    const frame = {
      x: picture.x + index * step - unit,
      y: -beyond,
      width: step + unit * 2,
      height: picture.height - less + beyond,
    };
    return {
      path: sheetPath(isWide ? { ...frame, height: picture.height + 2 * beyond } : frame, choice, unit * 0.6),
      fill: cutColors[index % 3],
    };
  });
  const rounds = Array.from({ length: strips }, (_, index): ShapePlan[] => {
    const size = Math.min(step * 0.86, picture.height * 0.5);
    const at: Point = [picture.x + (index + 0.5) * step, picture.y + picture.height * choice.between(0.24, 0.58)];
    const shape = choice.pick([
      () => pebble(choice),
      () => star(choice, choice.integer(9, 13)),
      () => pebble(choice),
    ])();
    const inner = place(pebble(choice), { at, size: size * 0.42, turn: choice.next() });
    return [
      {
        path: place(shape, { at, size, turn: choice.next() }),
        fill: index % 2 === 0 ? "ground" : (cutColors[(index + 1) % 3] ?? "support"),
      },
      { path: inner, fill: cutColors[(index + 2) % 3] },
    ];
  }).flat();
  kit.group("Sheets", sheets, picture);
  kit.group("Scraps", rounds, picture);
  stackWords(kit, words, { columns: isWide ? 2 : 3, headlineLinesMax: 3 });
}
