import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { drawBox, inkOn, inset, lineWidth, wordSizes } from "./box.ts";
import { slogan, tape, wordRow } from "./letters.ts";

const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** Frame of a box in the lower part of the canvas, with room for its shadow: above it, one sees what covers the canvas. */
export function boxIn(kit: Kit): Frame {
  const { width, height, unit } = kit;
  const [edge, shadow] = [unit * 7, unit * 2.4];
  const tall = height * (height > width * 1.5 ? 0.5 : 0.56);
  if (isWide(kit)) return { x: edge, y: edge, width: width * 0.56 - edge, height: height - 2 * edge - shadow };
  return { x: edge, y: height - edge - shadow - tall, width: width - 2 * edge - shadow, height: tall };
}

/** All words in a box with a hard shadow. */
export function wordsInBox(kit: Kit, frame: Frame, fill: PaletteRole, shadow: number): void {
  drawBox(kit, frame, fill, shadow);
  const { unit } = kit;
  const wide = frame.width > unit * 75;
  stackWords(kit, inset(frame, unit * 5), {
    ...wordSizes(kit),
    columns: wide ? 3 : 2,
    fill: inkOn(kit, fill),
    on: fill,
    headlineLinesMax: 4,
  });
}

/** The headline again and again from edge to edge, and a box over it with everything there is to know. */
export function rows(kit: Kit): void {
  const { width, height, brief } = kit;
  const random = kit.random.fork("rows");
  const canvas: Frame = { x: 0, y: 0, width, height };
  const words = slogan(brief.headline);
  const count = (isWide(kit) ? 5 : 7) + Math.round(brief.detail / 50);
  const step = height / count;
  const special = random.integer(0, 1);
  const plans = Array.from({ length: count }, (_, index) => {
    const row = { ...canvas, y: index * step + step * 0.09 };
    const look = index % 2 === special ? ({ fill: "ink" } as const) : ({ fill: "accent" } as const);
    return wordRow(kit, row, { words, height: step * 0.82, cut: 0.15 + ((index * 0.37) % 0.8), ...look });
  }).flat();
  kit.group("Rows", plans, canvas);
  const box = boxIn(kit);
  wordsInBox(kit, box, random.pick(["support", "highlight"]), 2.4);
}

/** Strips with words cross the picture as around a building site. */
export function tapes(kit: Kit): void {
  const { width, height, unit, brief, margin } = kit;
  const random = kit.random.fork("tapes");
  const wide = isWide(kit);
  const field: Frame = wide
    ? { x: width * 0.54, y: 0, width: width * 0.46, height }
    : { x: 0, y: Math.round(height * 0.56), width, height: height - Math.round(height * 0.56) };
  const words = `${slogan(brief.headline, 20)} —`;
  const long = Math.hypot(field.width, field.height) * 1.4;
  const thick = unit * (wide ? 13 : 13.5);
  const side = random.pick([-1, 1]);
  const fills = random.shuffled(["ink", "highlight", "support", "ground"] as const);
  const count = brief.detail > 60 ? 5 : 4;
  const plans = Array.from({ length: count }, (_, index) => {
    const fill = fills[index % fills.length] ?? "ink";
    const turn = side * (index % 2 === 0 ? random.between(9, 24) : random.between(-26, -8));
    const y = field.y + field.height * ((index + 0.5) / count) + random.between(-2, 2) * unit;
    return tape(kit, {
      words,
      middle: [field.x + field.width / 2, y],
      length: long,
      width: thick,
      turn,
      fill,
      ink: inkOn(kit, fill),
    });
  }).flat();
  kit.group("Tapes", [{ path: rectangle(field), fill: "accent" }, ...plans], field);
  const line = lineWidth(kit);
  const edge = wide
    ? { x: field.x - line / 2, y: 0, width: line, height }
    : { x: 0, y: field.y - line / 2, width, height: line };
  kit.shape("Edge", { path: rectangle(edge), fill: "ink" });
  const room: Frame = wide
    ? { ...kit.inner, width: field.x - margin - unit * 5 }
    : { ...kit.inner, height: field.y - margin - unit * 5 };
  stackWords(kit, room, { ...wordSizes(kit), columns: wide ? 2 : 3, headlineLinesMax: wide ? 5 : 3 });
}
