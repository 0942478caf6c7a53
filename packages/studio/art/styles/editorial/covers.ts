import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { drawFigure } from "./figures.ts";
import { litFigure } from "./object.ts";
import { folio, rule, setTitle } from "./title.ts";

const isSquare = ({ width, height }: Kit): boolean => width > height * 0.9 && width < height * 1.2;
const isWide = ({ width, height }: Kit): boolean => width > height * 1.2;

/** The front of a magazine: the title and the facts, and the figure on the floor over the whole page. */
export function cover(kit: Kit): void {
  const { inner, unit, width, height, margin } = kit;
  if (isWide(kit)) {
    const facts = arrangeFacts(kit, inner, { columns: 4, ...folio(kit), sizeMax: unit * 5, isWhole: true });
    const floor = inner.y + inner.height - (facts.height > 0 ? facts.height + unit * 5 : 0);
    const words = { ...inner, width: width * 0.52 - inner.x, height: floor - inner.y - unit * 6 };
    drawFigure(
      kit,
      {
        frame: { x: width * 0.54, y: margin, width: width * 0.46 - margin, height: floor - margin },
        on: "ground",
        floor,
        isBare: true,
      },
      ["branch", "flowers", "portrait", "sculpture"],
    );
    rule(kit, inner, floor, 0.3);
    setTitle(kit, words, { linesMax: 4 });
    facts.place(floor + unit * 4);
    return;
  }
  const words = {
    ...inner,
    y: inner.y + unit * 3,
    height: height * (1 - pictureShare(kit, 0.5)) - inner.y - unit * 3,
  };
  stackWords(kit, words, { ...folio(kit), align: "middle", columns: "list", isTight: true, anchor: "middle" });
  const stageTop = words.y + words.height + unit * 3;
  drawFigure(kit, { frame: { x: 0, y: stageTop, width, height: height - stageTop }, on: "ground" });
}

/** The page in two colors: the figure has a field, the words have paper. */
export function spread(kit: Kit): void {
  const { inner, unit, width, height, margin } = kit;
  const wide = isWide(kit);
  const isFlipped = kit.random.fork("spread").chance(0.5);
  const field: Frame = wide
    ? { x: isFlipped ? 0 : width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: 0, width, height: Math.round(height * pictureShare(kit, width > height * 0.9 ? 0.5 : 0.55)) };
  const stage: Frame = wide
    ? { x: field.x - unit * 0.4, y: height * 0.08, width: field.width + unit * 0.8, height: height * 0.92 }
    : { ...field, y: margin, height: field.height - margin + unit * 0.4 };
  kit.shape("Field", { path: rectangle(field), fill: "accent" });
  drawFigure(kit, { frame: stage, on: "accent" });
  const words: Frame = wide
    ? { ...inner, x: isFlipped ? field.width + margin : inner.x, width: width * 0.5 - 2 * margin }
    : { ...inner, y: field.height + unit * 6, height: height - field.height - unit * 6 - margin };
  stackWords(kit, words, {
    columns: wide ? 2 : 3,
    hasRule: true,
    headlineLinesMax: headlineLines(kit, wide ? 5 : 2),
    sublineWidth: 0.9,
    ...folio(kit),
  });
}

/** Words hang from the top, facts are on the table below the figure. */
export function table(kit: Kit): void {
  const { inner, unit, width, height, margin, brief } = kit;
  const wide = isWide(kit);
  const half: Frame = wide ? { ...inner, width: width * 0.5 - inner.x } : inner;
  const facts = arrangeFacts(kit, half, {
    columns: wide ? 2 : 3,
    ...folio(kit),
    sizeMax: unit * (isSquare(kit) ? 4 : 4.6),
    hasHero: brief.headline.length < 36,
    isWhole: true,
    on: "support",
  });
  const floor = height - Math.max(unit * 14, facts.height + unit * 15);
  const canvas: Frame = { x: 0, y: 0, width, height };
  const below = setTitle(
    kit,
    { ...half, height: (wide ? floor - unit * 6 : height * (0.86 - pictureShare(kit, 0.52))) - inner.y },
    wide ? { linesMax: 4 } : {},
  );
  const stage: Frame = wide
    ? { x: width * 0.52, y: margin, width: width * 0.48, height: height - margin }
    : { ...canvas, y: below + unit * 2, height: height - below - unit * 2 };
  kit.shape("Table", { path: rectangle({ ...canvas, y: floor, height: height - floor }), fill: "support" });
  drawFigure(kit, { frame: stage, on: "ground", floor }, []);
  facts.place(floor + unit * 9);
}

/** The thing alone on paper between two lines, as in a catalogue; its name below it. */
export function specimen(kit: Kit): void {
  const { inner, unit, width, height, random } = kit;
  const wide = isWide(kit);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const share = pictureShare(kit, height > width * 1.5 ? 0.5 : 0.52);
  const space: Frame = wide
    ? { x: width * 0.52, y: inner.y + unit * 3, width: width * 0.48 - inner.x, height: inner.height - unit * 6 }
    : { ...inner, y: inner.y + unit * 5, height: height * share - inner.y - unit * 5 };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), space, { down: wide ? 0.5 : 1 });
  if (!wide) rule(kit, inner, inner.y, 0.7);
  kit.group("Figure", litFigure(kit, placed, ["ground"]));
  const words: Frame = wide
    ? { ...inner, width: space.x - inner.x - unit * 6 }
    : {
        ...inner,
        y: space.y + space.height + unit * 7,
        height: inner.y + inner.height - space.y - space.height - unit * 7,
      };
  if (wide) rule(kit, words, inner.y, 0.7);
  const room = wide ? { ...words, y: inner.y + unit * 6, height: inner.height - unit * 6 } : words;
  stackWords(kit, room, {
    ...folio(kit),
    align: wide ? "start" : "middle",
    columns: wide ? 2 : 3,
    hasRule: true,
    headlineLinesMax: headlineLines(kit, wide ? 5 : 3),
    sublineWidth: 0.9,
  });
}

/** A moon nearly as wide as the words, and what the brief is about before it. */
export function moon(kit: Kit): void {
  const { inner, unit, width, height, random } = kit;
  const wide = isWide(kit);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const radius = wide
    ? inner.height / 2
    : Math.min(inner.width / 2, height * pictureShare(kit, height > width * 1.5 ? 0.54 : 0.5) * 0.5);
  const [cx, cy] = wide ? [width - inner.x - radius, height / 2] : [width / 2, height - inner.y - radius];
  const side = radius * 1.4;
  const room: Frame = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
  kit.group("Moon", [{ path: circle(cx, cy, radius), fill: "highlight" }]);
  kit.group("Figure", litFigure(kit, placed, ["highlight"]).slice(1));
  const words: Frame = wide
    ? { ...inner, width: cx - radius - inner.x - unit * 6 }
    : { ...inner, height: cy - radius - inner.y - unit * 5 };
  stackWords(kit, words, {
    ...folio(kit),
    align: wide ? "start" : "middle",
    columns: wide ? 2 : 3,
    headlineLinesMax: headlineLines(kit, wide ? 5 : 3),
    sublineWidth: 0.9,
  });
}
