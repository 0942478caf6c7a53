import type { Kit, ShapePlan } from "../compose/kit.ts";
import { circle, type Frame, mapPoints, type Path, rectangle, turnPoint } from "../geometry/path.ts";
import { inset, radiusOf, roomForWords } from "./photo-frames.ts";
import { heroOf, inkOn, isWide, setWords } from "./photo-words.ts";
import { showPhoto } from "./show-photo.ts";

/** Layouts in which the photo has a shape, or is a thing: a niche, a disc, a print, a ticket. */

/** The photo in a niche that is on the lower edge; the words above it, or beside it on a wide canvas. */
export function photoArch(kit: Kit): void {
  const { unit, inner, width, height } = kit;
  const niche: Frame = isWide(kit)
    ? { x: width * 0.54, y: inner.y, width: width * 0.46 - inner.x, height: height - inner.y }
    : { x: width * 0.14, y: height * 0.46, width: width * 0.72, height: height * 0.54 };
  const back: Frame = {
    ...niche,
    x: niche.x - unit * 3,
    y: niche.y - unit * 3,
    width: niche.width + unit * 6,
    height: niche.height + unit * 3,
  };
  kit.shape("Niche", { path: nicheOf(back), stroke: { paint: "accent", width: unit * 0.5 } });
  showPhoto(kit, niche, { mask: "arch", at: { x: 0.5, y: 0.5 } });
  const words: Frame = isWide(kit)
    ? { ...inner, width: back.x - inner.x - unit * 5 }
    : { ...inner, height: back.y - inner.y - unit * 4 };
  setWords(kit, words, { align: isWide(kit) ? "start" : "middle", anchor: "middle" });
}

const nicheOf = ({ x, y, width, height }: Frame): Path => {
  const [rx, ry] = [width / 2, Math.min(width / 2, height)];
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    ["M", x, y + height],
    ["L", x, y + ry],
    ["C", x, y + ry - ky, x + rx - kx, y, x + rx, y],
    ["C", x + rx + kx, y, x + width, y + ry - ky, x + width, y + ry],
    ["L", x + width, y + height],
  ];
};

/** The photo as a disc before another one of color. */
export function photoDisc(kit: Kit): void {
  const { unit, inner, width, height } = kit;
  const before = kit.elements.length;
  const wide = Math.min(inner.height, width * 0.42);
  const words = isWide(kit)
    ? setWords(kit, { ...inner, width: inner.width - wide - unit * 10 }, { align: "start", anchor: "middle" })
    : setWords(kit, footOf(kit), { align: "start", anchor: "bottom" });
  const size = isWide(kit) ? wide : Math.min(inner.width * 0.9, words.y - inner.y - unit * 5);
  const top = isWide(kit) ? (height - size) / 2 : inner.y;
  const disc: Frame = { x: width - inner.x - size, y: top, width: size, height: size };
  const [cx, cy] = [disc.x + size / 2, disc.y + size / 2];
  kit.beneath(before, () => {
    kit.shape("Disc", { path: circle(cx - size * 0.12, cy + size * 0.06, size * 0.42), fill: "accent" });
    showPhoto(kit, disc, { mask: "ellipse" });
  });
}

/** Room that words may take at the foot of a canvas that is not wide. */
function footOf(kit: Kit): Frame {
  const { inner } = kit;
  const room = inner.height * roomForWords(kit);
  return { ...inner, y: inner.y + inner.height - room, height: room };
}

/** Turn of a print that lies on a table, in degrees. */
const tilt = -4;

/** The photo as a print with a white border, lying a little turned on a field of color. */
export function photoPrint(kit: Kit): void {
  const { unit, inner, width, height } = kit;
  const before = kit.elements.length;
  const wide = Math.min(height * 0.72, width * 0.4);
  const words = isWide(kit)
    ? setWords(kit, { ...inner, width: inner.width - wide - unit * 12 }, { align: "start", anchor: "middle" })
    : setWords(kit, footOf(kit), { align: "middle", anchor: "bottom" });
  const side = isWide(kit) ? wide : Math.min(width * 0.74, (words.y - inner.y - unit * 8) / tall);
  const top = isWide(kit) ? (height - side * tall) / 2 : inner.y + unit;
  const left = isWide(kit) ? width - inner.x - side - unit * 2 : (width - side) / 2;
  kit.beneath(before, () => drawPrint(kit, { x: left, y: top, width: side, height: side * tall }));
}

/** Height of a print, of its width. */
const tall = 1.16;

function drawPrint(kit: Kit, paper: Frame): void {
  const { unit } = kit;
  const { width: side } = paper;
  const border = side * 0.055;
  const [cx, cy] = [paper.x + paper.width / 2, paper.y + paper.height / 2];
  const turned = (frame: Frame): Path => mapPoints(rectangle(frame), (point) => turnPoint(point, tilt, [cx, cy]));
  const layers = 7;
  const shadow = Array.from({ length: layers }, (_, index): ShapePlan => {
    const by = unit * (1.4 - (index * 2) / layers);
    const moved = { ...paper, x: paper.x + unit * 0.5, y: paper.y + unit * 1.1 };
    return { path: turned(inset(moved, -by)), fill: "#000000", opacity: 0.045 };
  });
  kit.group("Shadow", shadow);
  kit.shape("Paper", { path: turned(paper), fill: "#ffffff" });
  const across = side - 2 * border;
  const [px, py] = turnPoint([cx, paper.y + border + across / 2], tilt, [cx, cy]);
  showPhoto(kit, { x: px - across / 2, y: py - across / 2, width: across, height: across }, { turn: tilt });
  const tape = { x: cx - side * 0.16, y: paper.y - side * 0.045, width: side * 0.32, height: side * 0.09 };
  kit.shape("Tape", { path: turned(tape), fill: "accent", opacity: 0.85 });
}

/** A ticket with the photo on it: what matters is on the stub. */
export function photoTicket(kit: Kit): void {
  const { unit, inner, brief } = kit;
  const hero = heroOf(kit);
  const words = hero && brief[hero];
  kit.shape("Field", { path: rectangle({ x: 0, y: 0, width: kit.width, height: kit.height }), fill: "accent" });
  const ticket = inset(inner, unit * -1);
  const isLying = isWide(kit);
  const stub = words ? (isLying ? ticket.width * 0.25 : ticket.height * 0.2) : 0;
  const radius = unit * 3;
  kit.shape("Ticket", { path: rectangle(ticket, unit * 2.4), fill: "ground", isPlate: true });
  const at = isLying ? ticket.x + ticket.width - stub : ticket.y + ticket.height - stub;
  if (stub > 0) {
    const ends = isLying
      ? [circle(at, ticket.y, radius), circle(at, ticket.y + ticket.height, radius)]
      : [circle(ticket.x, at, radius), circle(ticket.x + ticket.width, at, radius)];
    kit.shape("Notches", { path: ends.flat(), fill: "accent" });
    kit.shape("Perforation", { path: dotsAlong(ticket, at, isLying, unit), fill: "accent" });
  }
  const body: Frame = isLying ? { ...ticket, width: ticket.width - stub } : { ...ticket, height: ticket.height - stub };
  const pad = unit * 5;
  const photo: Frame = isLying ? { ...body, width: body.width * 0.42 } : { ...body, height: body.height * 0.5 };
  showPhoto(kit, inset(photo, unit * 2.2), { radius: unit * 1.2 });
  const room: Frame = isLying
    ? {
        x: photo.x + photo.width + pad * 0.6,
        y: body.y + pad,
        width: body.width - photo.width - pad * 1.6,
        height: body.height - 2 * pad,
      }
    : {
        x: body.x + pad,
        y: photo.y + photo.height + pad * 0.6,
        width: body.width - 2 * pad,
        height: body.height - photo.height - pad * 1.4,
      };
  setWords(kit, room, { without: hero && words ? [hero] : [], anchor: "middle", align: "start", headline: 13 });
  if (!hero || !words) return;
  const end: Frame = isLying
    ? { x: at + pad * 0.8, y: ticket.y + pad, width: stub - pad * 1.6, height: ticket.height - 2 * pad }
    : { x: ticket.x + pad, y: at + pad * 0.7, width: ticket.width - 2 * pad, height: stub - pad * 1.4 };
  kit.text(hero, words, end, {
    voice: "strong",
    align: "middle",
    anchor: "middle",
    linesMax: isLying && hero !== "price" ? 4 : 1,
    sizeMax: unit * 11,
  });
}

const dotsAlong = (ticket: Frame, at: number, isLying: boolean, unit: number): Path => {
  const step = unit * 2.2;
  const length = (isLying ? ticket.height : ticket.width) - unit * 9;
  return Array.from({ length: Math.max(1, Math.floor(length / step)) }, (_, index): Path => {
    const along = unit * 5 + index * step;
    return isLying ? circle(at, ticket.y + along, unit * 0.35) : circle(ticket.x + along, at, unit * 0.35);
  }).flat();
};

/** Words on a field of the accent, the photo as a leaf that overlaps it: a staggered page. */
export function photoStagger(kit: Kit): void {
  const { unit, inner, width, height } = kit;
  const colors = { fill: inkOn(kit, "accent"), on: "accent" } as const;
  const half: Frame = { x: width * 0.52, y: inner.y, width: width * 0.48 - inner.x, height: inner.height };
  const before = kit.elements.length;
  const words = isWide(kit)
    ? setWords(kit, { ...inner, width: half.x - inner.x - unit * 6 }, { ...colors, anchor: "middle" })
    : setWords(kit, footOf(kit), { ...colors, anchor: "bottom" });
  const photo: Frame = isWide(kit) ? half : { ...inner, height: words.y - inner.y - unit * 6 };
  const top = photo.y + photo.height * 0.42;
  const field: Frame = isWide(kit)
    ? { x: 0, y: 0, width: width * 0.66, height }
    : { x: 0, y: top, width, height: height - top };
  kit.beneath(before, () => {
    kit.shape("Field", { path: rectangle(field), fill: "accent", isPlate: true });
    showPhoto(kit, photo, { radius: radiusOf(kit) });
  });
}
