import type { Kit } from "../compose/kit.ts";
import { circle, type Frame, rectangle } from "../geometry/path.ts";
import { canvasOf, grown, inset, radiusOf, roomForWords } from "./photo-frames.ts";
import { alignOf, heroOf, inkOn, isWide, setWords } from "./photo-words.ts";
import { drawScrim, drawVeil, scrimOver } from "./scrim.ts";
import { lookUnder, type ShownPhoto, showPhoto } from "./show-photo.ts";

/** Layouts in which the photo goes from edge to edge, and the words are on it. */

/** The one of two places for words where less of the photo's subject is: the first, unless the second hides much less. */
function freer(kit: Kit, shown: ShownPhoto, first: Frame, second: Frame): Frame {
  const weight = (frame: Frame) => lookUnder(kit, shown, frame).weight;
  return weight(first) > weight(second) * 1.35 ? second : first;
}

/** Words at the foot or at the head, wherever less is to be seen, on a veil that fades into the photo. */
export function photoFade(kit: Kit): void {
  const { width, height, inner, unit } = kit;
  const room = inner.height * (isWide(kit) ? 0.74 : height > width * 1.5 ? 0.46 : 0.56);
  const foot: Frame = { ...inner, y: inner.y + inner.height - room, height: room };
  const head: Frame = { ...inner, height: room };
  const shown = showPhoto(kit, canvasOf(kit), { at: { x: 0.5, y: 0.36 } });
  const frame = freer(kit, shown, foot, head);
  const isHead = frame === head;
  const { isDark, ink, paint } = scrimOver(kit, lookUnder(kit, shown, frame));
  const before = kit.elements.length;
  const across = isWide(kit) ? { ...frame, width: frame.width * 0.68 } : frame;
  const align = isWide(kit) ? "start" : alignOf(kit);
  const taken = setWords(kit, across, { fill: ink, on: paint, anchor: isHead ? "top" : "bottom", align });
  kit.beneath(before, () => {
    const scrim = scrimOver(kit, lookUnder(kit, shown, { ...grown(taken, unit), x: 0, width }), isDark);
    const to = isHead ? taken.y + taken.height + unit * 2 : taken.y - unit * 2;
    drawScrim(kit, shown.frame, { edge: isHead ? "top" : "bottom", to, fade: height * 0.26, scrim });
  });
}

/** Words at the side where less is to be seen, on a veil that fades across. For wide canvases. */
export function photoSide(kit: Kit): void {
  const { width, inner, unit } = kit;
  const left: Frame = { ...inner, width: inner.width * 0.46 };
  const right: Frame = { ...left, x: inner.x + inner.width - left.width };
  const shown = showPhoto(kit, canvasOf(kit), { at: { x: 0.7, y: 0.5 } });
  const frame = freer(kit, shown, left, right);
  const isRight = frame === right;
  const { isDark, ink, paint } = scrimOver(kit, lookUnder(kit, shown, frame));
  const before = kit.elements.length;
  const taken = setWords(kit, frame, { fill: ink, on: paint, anchor: "middle", align: "start" });
  kit.beneath(before, () => {
    const least = scrimOver(kit, lookUnder(kit, shown, taken), isDark);
    const scrim = { ...least, opacity: Math.max(least.opacity, sideOpacityMin) };
    const to = isRight ? taken.x - unit * 2 : taken.x + taken.width + unit * 2;
    drawScrim(kit, shown.frame, { edge: isRight ? "right" : "left", to, fade: width * 0.34, scrim });
  });
}

/** Sides of photos are seldom empty: less would leave their lines among the letters. */
const sideOpacityMin = 0.6;

/** The cover of a magazine: the title at the head, all other words at the foot, the subject between them. */
export function photoCover(kit: Kit): void {
  const { width, height, inner, unit } = kit;
  const shown = showPhoto(kit, canvasOf(kit), { at: { x: 0.5, y: 0.52 } });
  const head: Frame = { ...inner, height: inner.height * 0.3 };
  const foot: Frame = { ...inner, y: inner.y + inner.height * 0.62, height: inner.height * 0.38 };
  const isDark = [head, foot].some((frame) => scrimOver(kit, lookUnder(kit, shown, frame)).isDark);
  const tone = scrimOver(kit, lookUnder(kit, shown, head), isDark);
  const before = kit.elements.length;
  const colors = { fill: tone.ink, on: tone.paint };
  const isShort = kit.brief.headline.length <= 12;
  const others = ["subline", "list", "date", "place", "price", "action", "brand"] as const;
  const title = setWords(kit, head, {
    ...colors,
    without: others,
    headline: isShort ? 30 : 17,
    linesMax: isShort ? 1 : 3,
  });
  const rest = setWords(kit, foot, { ...colors, without: ["headline"], anchor: "bottom", hasRule: true });
  kit.beneath(before, () => {
    const over = (frame: Frame) =>
      scrimOver(kit, lookUnder(kit, shown, { ...grown(frame, unit), x: 0, width }), isDark);
    const [above, below] = [title.y + title.height + unit * 2, rest.y - unit * 3];
    drawScrim(kit, shown.frame, { edge: "top", to: above, fade: height * 0.2, scrim: over(title) });
    if (rest.height > 0)
      drawScrim(kit, shown.frame, { edge: "bottom", to: below, fade: height * 0.2, scrim: over(rest) });
  });
}

/** All of the photo under an even veil, the words in its middle, a thin line around them. */
export function photoVeil(kit: Kit): void {
  const { unit, inner } = kit;
  const shown = showPhoto(kit, canvasOf(kit));
  const scrim = scrimOver(kit, lookUnder(kit, shown, inner));
  drawVeil(kit, shown.frame, scrim);
  const line = inset(canvasOf(kit), unit * 4.5);
  kit.shape("Frame", {
    path: rectangle(line, radiusOf(kit)),
    stroke: { paint: scrim.ink, width: unit * 0.3 },
  });
  const room = inset(line, unit * 7);
  setWords(kit, room, { fill: scrim.ink, on: scrim.paint, anchor: "middle", align: "middle", headline: 17, hero: 8.4 });
}

/** The photo from edge to edge, the words on a plate where less of its subject is. */
export function photoFull(kit: Kit): void {
  const { unit, inner } = kit;
  const share = roomForWords(kit);
  const shown = showPhoto(kit, canvasOf(kit), { at: isWide(kit) ? { x: 0.72, y: 0.5 } : { x: 0.5, y: 0.3 } });
  const size = isWide(kit)
    ? { width: inner.width * Math.max(0.44, share), height: inner.height }
    : { width: inner.width, height: inner.height * share };
  const end = { x: inner.x + inner.width - size.width, y: inner.y + inner.height - size.height, ...size };
  const start = { x: inner.x, y: inner.y, ...size };
  const plate = isWide(kit) ? freer(kit, shown, start, end) : freer(kit, shown, end, start);
  const before = kit.elements.length;
  const anchor = isWide(kit) || plate === start ? "top" : "bottom";
  const taken = setWords(kit, inset(plate, unit * 5), { anchor: isWide(kit) ? "middle" : anchor });
  kit.beneath(before, () => {
    const around = grown(taken, unit * 5);
    kit.shape("Plate", { path: rectangle(around, radiusOf(kit)), fill: "ground", isPlate: true });
  });
}

/** The fact that matters as a sticker on the photo, the other words in a field below. For an offer in a few letters. */
export function photoOffer(kit: Kit): void {
  const { brief, unit, width, height, inner } = kit;
  const hero = heroOf(kit);
  const words = hero && brief[hero];
  if (!hero || !words) {
    photoFade(kit);
    return;
  }
  const fieldHeight = height * (isWide(kit) ? 0.42 : 0.34);
  const fieldTop = height - fieldHeight;
  const photo = { x: 0, y: 0, width, height: fieldTop };
  const radius = Math.min(fieldTop * 0.3, width * 0.19);
  const reach = radius * 0.4;
  const places = [0, 1].map((side) => ({
    x: side === 1 ? width - inner.x - radius : inner.x + radius,
    y: fieldTop - radius + reach,
  }));
  const shown = showPhoto(kit, photo, { at: { x: 0.42, y: 0.46 } });
  const [left, right] = places.map(({ x, y }) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
  if (!left || !right) return;
  const place = freer(kit, shown, right, left);
  kit.shape("Field", { path: rectangle({ x: 0, y: fieldTop, width, height: fieldHeight }), fill: "ground" });
  const [cx, cy] = [place.x + radius, place.y + radius];
  kit.shape("Sticker", { path: circle(cx, cy, radius), fill: "accent", isPlate: true });
  const fill = inkOn(kit, "accent");
  const room = { x: cx - radius * 0.78, y: cy - radius * 0.5, width: radius * 1.56, height: radius };
  kit.text(hero, words, room, {
    voice: "strong",
    align: "middle",
    anchor: "middle",
    linesMax: hero === "price" ? 1 : 2,
    fill,
    on: "accent",
  });
  const text: Frame = {
    x: place === left ? Math.max(inner.x, place.x + 2 * radius + unit * 3) : inner.x,
    y: fieldTop + unit * 5,
    width: inner.width - 2 * radius - unit * 3,
    height: height - inner.y - fieldTop - unit * 5,
  };
  setWords(kit, text, { without: [hero], anchor: "middle", align: "start", headline: 14 });
}

/** Tells whether an offer can be a sticker. */
export const isSticker = (words: string | undefined): boolean => words !== undefined && words.length <= 12;
