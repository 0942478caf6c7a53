import type { Brief } from "../../../engine/brief/brief.ts";
import { arrangeFacts } from "../../../engine/compose/facts.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { fitPath } from "../../../engine/geometry/fit-path.ts";
import { type Frame, mapPoints, rectangle } from "../../../engine/geometry/path.ts";
import { drawFigure } from "./figures.ts";
import { type Opening, openingOutline } from "./openings.ts";
import { sprig } from "./plants.ts";
import { folio, rule, setTitle } from "./title.ts";

/** A plate of a book: the figure in an opening, its caption centered below, a line around the page. */
export function plate(kit: Kit): void {
  const { unit, width, height } = kit;
  const wide = width > height * 1.2;
  const random = kit.random.fork("plate");
  const edge = unit * 4;
  const page: Frame = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  drawPageFrame(kit, page);
  const opening: Opening = random.pick(["arch", "arch", "niche", "rectangle"]);
  const space: Frame = wide
    ? {
        x: page.x + unit * 7,
        y: page.y + unit * 7,
        width: page.width * 0.47 - unit * 7,
        height: page.height - unit * 14,
      }
    : {
        x: page.x + unit * 7,
        y: page.y + unit * 7,
        width: page.width - unit * 14,
        height: page.height * pictureShare(kit, 0.54) - unit * 7,
      };
  const window = windowIn(space, opening);
  const within = openingOutline(opening, window);
  kit.shape("Field", { path: within, fill: "accent" });
  drawFigure(
    kit,
    {
      frame: { ...window, y: window.y + window.height * 0.1, height: window.height * 0.9 + unit * 5 },
      on: "accent",
      floor: window.y + window.height,
      isBare: true,
      within,
    },
    ["branch", "flowers", "portrait", "landscape", "sculpture"],
  );
  const words: Frame = wide
    ? {
        x: space.x + space.width + unit * 6,
        y: space.y,
        width: page.x + page.width - space.x - space.width - unit * 12,
        height: space.height,
      }
    : {
        x: page.x + unit * 7,
        y: space.y + space.height + unit * 7,
        width: page.width - unit * 14,
        height: page.y + page.height - space.y - space.height - unit * 13,
      };
  stackWords(kit, words, {
    align: "middle",
    columns: wide ? "list" : 3,
    ...folio(kit),
    headlineLinesMax: headlineLines(kit, wide ? 5 : 2),
    sublineWidth: 0.9,
    anchor: wide ? "middle" : "top",
  });
}

/** A line around the page. */
export function drawPageFrame({ shape, unit }: Kit, frame: Frame): void {
  shape("Page frame", { path: rectangle(frame), stroke: { paint: "ink", width: unit * 0.35 } });
}

/** Window as large as a space allows, but neither a slit nor a square. */
function windowIn({ x, y, width, height }: Frame, opening: Opening): Frame {
  const [slimmest, widest] = opening === "rectangle" ? [0.62, 1.6] : [0.6, 1.3];
  const across = Math.min(width, height * widest);
  const down = Math.min(height, across / slimmest);
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

const firstLetter = (words: string, language: string): string =>
  ([...words].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? "A").toLocaleUpperCase(language);

/** The initial of the headline as the picture, with a plant that grows through it. */
export function initial(kit: Kit): void {
  const { brief, unit, width, height, margin } = kit;
  const random = kit.random.fork("initial");
  const wide = width > height * 1.2;
  const field: Frame = wide
    ? { x: 0, y: 0, width: Math.min(height, width * 0.46), height }
    : { x: 0, y: 0, width, height: Math.round(height * (width > height * 0.9 ? 0.5 : 0.54)) };
  const short = Math.min(field.width, field.height);
  const letterRoom: Frame = {
    x: field.x + (field.width - short * 0.78) / 2,
    y: field.y + (field.height - short * 0.74) / 2,
    width: short * 0.78,
    height: short * 0.74,
  };
  const letter = fitPath(kit.lettering(firstLetter(brief.headline, brief.language), "display"), letterRoom);
  const scale = short / 100;
  const kind = random.pick(["olive", "rubber", "eucalyptus", "fern"] as const);
  const side = random.pick([-1, 1]);
  const [cx, bottom] = [field.x + field.width / 2, field.y + field.height];
  const grow = (
    from: number,
    to: readonly [number, number],
    fill: "highlight" | "support" | "ink",
    size: number,
    bend = 0.2,
  ) =>
    sprig(random, {
      from: [from * side, 4],
      to: [to[0] * side, to[1]],
      fill,
      kind,
      size,
      bend,
    }).map(
      (plan): ShapePlan => ({
        ...plan,
        path: mapPoints(plan.path, ([x, y]) => [cx + x * scale, bottom + y * scale]),
        ...(plan.stroke && { stroke: { ...plan.stroke, width: plan.stroke.width * scale } }),
      }),
    );
  kit.group(
    "Initial",
    [
      { path: rectangle(field), fill: "accent" },
      ...grow(-36, [-34, -76], "support", 1.1),
      ...grow(34, [40, -62], "support", 1),
      { path: letter, fill: "ground" },
      ...grow(30, [-8, -44], "ink", 0.85, 0.3),
      ...grow(36, [38, -34], "highlight", 0.75),
    ],
    field,
  );
  const words: Frame = wide
    ? { x: field.width + margin, y: margin, width: width - field.width - 2 * margin, height: height - 2 * margin }
    : { ...kit.inner, y: field.height + unit * 6, height: height - field.height - unit * 6 - margin };
  stackWords(kit, words, {
    columns: wide ? 2 : 3,
    hasRule: true,
    ...folio(kit),
    headlineLinesMax: wide ? 4 : 2,
    sublineWidth: 0.9,
  });
}

/** A discount, the day of the month, or the price: an hour says nothing without its minutes. */
export function numberOf({ price = "", date = "" }: Brief): string | undefined {
  const discount = /\d{1,2} ?%/u.exec(price)?.[0];
  const day = /(?<![\d:.])\d{1,2}(?:[–-]\d{1,2})?(?![\d%:h]|\.\d| ?(?:[ap]\.?m|h|uhr|o['’]?clock)(?!\p{L}))/iu.exec(
    date,
  )?.[0];
  const amount = /[€$£] ?\d{1,3}(?![\d.,])|(?<![\d.,])\d{1,3} ?[€$£]/u.exec(price)?.[0];
  return (discount ?? day ?? amount)?.replaceAll(" ", "");
}

/** From the first word on that a large initial would not make a nought or a one of. */
const unlikeNumber = (words: string): string => /(?<!\p{L})(?![oi])\p{L}.*/iu.exec(words)?.[0] ?? words;

/** The number that matters, as of the date, as large as the page allows. */
export function numeral(kit: Kit): void {
  const { brief, unit, inner, width, height } = kit;
  const wide = width > height * 1.2;
  const shown = numberOf(brief) ?? firstLetter(unlikeNumber(brief.headline), brief.language);
  const room: Frame = wide
    ? { x: width * 0.52, y: inner.y, width: width * 0.48 - kit.margin, height: inner.height }
    : { ...inner, y: height * 0.46, height: height * 0.54 - kit.margin };
  const facts = arrangeFacts(kit, wide ? { ...inner, width: room.x - inner.x - unit * 6 } : inner, {
    columns: wide ? 2 : 3,
    ...folio(kit),
  });
  rule(kit, inner, inner.y, 0.7);
  const words = wide ? { ...inner, width: room.x - inner.x - unit * 6 } : inner;
  const titleTop = inner.y + unit * 5;
  const factsTop = wide ? inner.y + inner.height - facts.height : 0;
  const titleHeight = (wide ? factsTop - unit * 7 : room.y - facts.height - unit * 6) - titleTop;
  const below = setTitle(kit, { ...words, y: titleTop, height: titleHeight }, { linesMax: wide ? 4 : 3 });
  const factsAt = wide ? factsTop : below + unit * 6;
  if (facts.height > 0) rule(kit, words, factsAt - unit * 2.6);
  facts.place(factsAt);
  const top = wide ? inner.y + unit * 5 : factsAt + facts.height + unit * 6;
  const bottom = inner.y + inner.height;
  const path = fitPath(
    kit.lettering(shown, "display"),
    { ...room, y: top, height: bottom - top },
    { across: wide ? 1 : 0.5, down: 1 },
  );
  kit.shape("Numeral", { path, fill: "accent" });
}
