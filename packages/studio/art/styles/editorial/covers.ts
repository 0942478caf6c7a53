import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { drawFigure } from "./figures.ts";
import { folio, rule, setTitle } from "./title.ts";

const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** The front of a magazine: facts between two lines, the title, and the figure on the floor, over the whole page. */
export function cover(kit: Kit): void {
  const { inner, unit, width, height, margin } = kit;
  if (isWide(kit)) {
    const stage: Frame = { x: width * 0.5, y: margin, width: width * 0.5, height: height - margin };
    drawFigure(kit, { frame: stage, on: "ground" }, ["branch", "flowers", "portrait", "sculpture"]);
    const words = { ...inner, width: stage.x - inner.x - unit * 5 };
    rule(kit, words, inner.y);
    stackWords(
      kit,
      { ...words, y: inner.y + unit * 5, height: inner.height - unit * 5 },
      { columns: 2, ...folio(kit), hasRule: true },
    );
    return;
  }
  const facts = arrangeFacts(kit, inner, { columns: 3, ...folio(kit) });
  rule(kit, inner, inner.y);
  facts.place(inner.y + unit * 2.4);
  const top = inner.y + facts.height + unit * (facts.height > 0 ? 3.4 : 0);
  if (facts.height > 0) rule(kit, inner, top);
  const titleTop = top + unit * 5;
  const below = setTitle(
    kit,
    { ...inner, y: titleTop, height: height * 0.42 - titleTop + margin },
    { align: "middle" },
  );
  const stageTop = below + unit * 3;
  drawFigure(kit, { frame: { x: 0, y: stageTop, width, height: height - stageTop }, on: "ground" });
}

/** The page in two colors: the figure has a field, the words have paper. */
export function spread(kit: Kit): void {
  const { inner, unit, width, height, margin } = kit;
  const wide = isWide(kit);
  const isFlipped = kit.random.fork("spread").chance(0.5);
  const field: Frame = wide
    ? { x: isFlipped ? 0 : width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: 0, width, height: Math.round(height * (width > height * 0.9 ? 0.5 : 0.55)) };
  const stage: Frame = wide
    ? { ...field, y: height * 0.1, height: height * 0.9 }
    : { ...field, y: margin, height: field.height - margin + 1 };
  kit.shape("Field", { path: rectangle(field), fill: "accent" });
  drawFigure(kit, { frame: stage, on: "accent" });
  const words: Frame = wide
    ? { ...inner, x: isFlipped ? field.width + margin : inner.x, width: width * 0.5 - 2 * margin }
    : { ...inner, y: field.height + unit * 6, height: height - field.height - unit * 6 - margin };
  stackWords(kit, words, {
    columns: wide ? 2 : 3,
    hasRule: true,
    headlineLinesMax: wide ? 5 : 2,
    sublineWidth: 0.9,
    ...folio(kit),
  });
}

/** Words in the left column between lines, one tall plant in the right. */
export function column(kit: Kit): void {
  const { inner, unit, width, height } = kit;
  const band = width > height * 1.2 ? Math.min(width * 0.4, height * 0.7) : width * 0.4;
  const field: Frame = { x: width - band, y: 0, width: band, height };
  kit.shape("Field", { path: rectangle(field), fill: "accent" });
  drawFigure(kit, { frame: { ...field, y: height * 0.08, height: height * 0.92 }, on: "accent" }, [
    "branch",
    "flowers",
    "landscape",
  ]);
  const words = { ...inner, width: field.x - inner.x - unit * 5 };
  rule(kit, words, inner.y, 0.7);
  stackWords(
    kit,
    { ...words, y: inner.y + unit * 5, height: inner.height - unit * 5 },
    { columns: "list", ...folio(kit), hasRule: true, headlineLinesMax: 6, sublineSizeMax: unit * 4 },
  );
}
