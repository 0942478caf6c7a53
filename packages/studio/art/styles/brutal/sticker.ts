import type { Brief } from "../../../engine/brief/brief.ts";
import { findHeroFact } from "../../../engine/brief/hero-fact.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { measureWithin } from "../../../engine/compose/measure-within.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { hasFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, mapPoints, placeIn } from "../../../engine/geometry/path.ts";
import { inkOn, lineWidth, moved, wordSizes } from "./box.ts";
import { burst } from "./signs.ts";
import { signsFor } from "./signs-for.ts";

/** In characters: what is on one line of a sticker, and what is on two or three. What is between is too long for one, too short for more. */
const lineMax = 8;
const [linesFrom, linesTo] = [13, 22];

/** Tells whether a price or a discount is what matters, not when something is, and can be read on a sticker at a glance. */
export const hasOffer = (brief: Brief): boolean => findHeroFact(brief) === "price" && isShout(brief.price);

const isShout = (price = ""): boolean =>
  (price.length <= lineMax || (price.length >= linesFrom && price.length <= linesTo)) &&
  /\d|free|gratis|kostenlos|gratuit/iu.test(price);

/** The offer on a sticker as on a packet of soap powder, before the figure; the headline leads above it. */
export function sticker(kit: Kit): void {
  const { brief, unit, width, height, inner, margin } = kit;
  const random = kit.random.fork("sticker");
  const wide = width > height * 1.2;
  const share = pictureShare(kit, height > width * 1.5 ? 0.5 : 0.54);
  const area: Frame = wide
    ? { x: width * 0.46, y: margin, width: width * 0.54 - margin, height: inner.height }
    : { ...inner, y: height * (1 - share), height: height * share - margin };
  const [fill, other] = random.shuffled(["accent", "highlight"] as const) as [PaletteRole, PaletteRole];
  const size = Math.min(area.height, area.width) * (hasFigure(kit) ? 0.58 : 1);
  const at: Frame = hasFigure(kit)
    ? { x: area.x + area.width - size, y: area.y + area.height - size, width: size, height: size }
    : { x: area.x + (area.width - size) / 2, y: area.y + (area.height - size) / 2, width: size, height: size };
  if (hasFigure(kit)) {
    const [draw] = signsFor(kit, random, 1);
    const room: Frame = { ...area, width: area.width - size * 0.74, height: area.height - size * 0.12 };
    if (draw) kit.group("Sign", draw(room, { fill: other, other: "support" }));
  }
  drawBurst(kit, at, fill);
  // The offer is on the sticker: the other words go without it.
  const rest: Kit = { ...kit, brief: { ...brief, price: undefined } };
  const words: Frame = wide
    ? { ...inner, width: area.x - inner.x - unit * 5 }
    : { ...inner, height: area.y - inner.y - unit * 4 };
  stackWords(rest, words, {
    ...wordSizes(kit),
    columns: wide ? 2 : 3,
    headlineLinesMax: headlineLines(kit, wide ? 5 : 3),
  });
}

/** A star with many points and a hard shadow, the offer over most of it. */
function drawBurst(kit: Kit, frame: Frame, fill: PaletteRole): void {
  const { brief, unit } = kit;
  const shadow = unit * 1.8;
  const inside = { ...frame, width: frame.width - shadow, height: frame.height - shadow };
  const outline = mapPoints(burst(20, 0.14, 50), placeIn(inside));
  const line = { paint: "ink", width: lineWidth(kit) } as const;
  kit.group("Sticker", [
    { path: moved(outline, shadow, shadow), fill: "ink" },
    { path: outline, fill, stroke: line },
  ]);
  const side = inside.width;
  const room: Frame = {
    x: inside.x + side * 0.15,
    y: inside.y + side * 0.27,
    width: side * 0.7,
    height: side * 0.46,
  };
  const linesMax = (brief.price ?? "").length <= lineMax ? 1 : 3;
  const plan = { voice: "display", linesMax, sizeMax: unit * 40 } as const;
  const { size, height } = measureWithin(kit, brief.price ?? "", room, plan);
  kit.text(
    "price",
    brief.price,
    { ...room, y: room.y + (room.height - height) / 2, height },
    {
      ...plan,
      sizeMax: size,
      fill: inkOn(kit, fill),
      on: fill,
      align: "middle",
    },
  );
}
