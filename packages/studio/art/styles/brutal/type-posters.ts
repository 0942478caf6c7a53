import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { drawBox, inkOn, inset, lineWidth, moved, wordSizes } from "./box.ts";
import { fillingWord, longestWord, slogan, tape, wordRow } from "./letters.ts";

const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** All words in a box with a hard shadow. */
function wordsInBox(kit: Kit, frame: Frame, fill: PaletteRole, shadow: number): void {
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

/** One word of the headline, larger than its field, cut into slices that have slipped. */
export function slices(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("slices");
  const wide = isWide(kit);
  const field: Frame = wide
    ? { x: width * 0.52, y: 0, width: width * 0.48, height }
    : { x: 0, y: 0, width, height: Math.round(height * 0.5) };
  const word = fillingWord(kit, longestWord(brief.headline), field);
  const count = Math.round(3 + brief.detail / 40);
  const pairs: readonly (readonly [PaletteRole, PaletteRole])[] = random.shuffled([
    ["accent", "ink"],
    ["highlight", "ink"],
    ["ink", "ground"],
    ["accent", "support"],
    ["highlight", "accent"],
  ] as const);
  const step = field.height / count;
  for (let index = 0; index < count; index++) {
    const [back, front] = pairs[index % pairs.length] ?? ["accent", "ink"];
    const slice: Frame = { ...field, y: field.y + index * step, height: step };
    const shift = (index % 2 === 0 ? 1 : -1) * random.between(0.02, 0.09) * field.width;
    kit.group(
      "Slice",
      [
        { path: rectangle(slice), fill: back },
        { path: moved(word, shift, 0), fill: front },
      ],
      slice,
    );
  }
  const line = lineWidth(kit);
  const edge = wide
    ? { x: field.x - line / 2, y: 0, width: line, height }
    : { x: 0, y: field.height - line / 2, width, height: line };
  kit.shape("Edge", { path: rectangle(edge), fill: "ink" });
  const words: Frame = wide
    ? { ...kit.inner, width: field.x - kit.margin - unit * 5 }
    : { ...kit.inner, y: field.height + unit * 6, height: height - field.height - unit * 6 - kit.margin };
  stackWords(kit, words, { ...wordSizes(kit), columns: wide ? 2 : 3, headlineLinesMax: wide ? 5 : 3 });
}

/** The headline again and again from edge to edge, and a box over it with everything there is to know. */
export function rows(kit: Kit): void {
  const { width, height, unit, brief } = kit;
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
  const wide = isWide(kit);
  const box: Frame = wide
    ? { x: width * random.pick([0.1, 0.36]), y: height * 0.14, width: width * 0.54, height: height * 0.7 }
    : {
        x: unit * 9,
        y: height * random.pick([0.2, 0.32]),
        width: width - unit * 20,
        height: Math.min(height * 0.5, unit * 82),
      };
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
