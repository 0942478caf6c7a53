import type { Kit } from "../compose/kit.ts";
import { type Frame, rectangle } from "../geometry/path.ts";
import { inset, radiusOf } from "./photo-frames.ts";
import { isWide, setWords } from "./photo-words.ts";
import { showPhoto } from "./show-photo.ts";

/** Layouts for menus, opening hours and programs with a photo. */

/** The photo at the head, the rows below it; beside it on a wide canvas. */
export function photoListHead(kit: Kit): void {
  const { width, height, inner, unit } = kit;
  if (isWide(kit)) {
    listBeside(kit, 0.38);
    return;
  }
  const photo = { x: 0, y: 0, width, height: height * 0.3 };
  showPhoto(kit, photo);
  const y = photo.height + unit * 6;
  setWords(kit, { ...inner, y, height: inner.y + inner.height - y }, { headline: 12, linesMax: 2 });
}

/** The photo as a column to three edges, the rows beside it. */
export function photoListSide(kit: Kit): void {
  listBeside(kit, isWide(kit) ? 0.48 : 0.34);
}

function listBeside(kit: Kit, share: number): void {
  const { width, height, inner, unit } = kit;
  showPhoto(kit, { x: 0, y: 0, width: width * share, height });
  const x = width * share + unit * 6;
  const words = { ...inner, x, width: inner.x + inner.width - x };
  setWords(kit, words, { align: "start", anchor: "middle", headline: 12 });
}

/** The rows on a card that overlaps the photo. */
export function photoListCard(kit: Kit): void {
  const { width, height, unit } = kit;
  const photo: Frame = isWide(kit)
    ? { x: 0, y: 0, width: width * 0.64, height }
    : { x: 0, y: 0, width, height: height * 0.5 };
  kit.shape("Field", { path: rectangle({ x: 0, y: 0, width, height }), fill: "accent" });
  showPhoto(kit, photo, { at: isWide(kit) ? { x: 0.36, y: 0.5 } : { x: 0.5, y: 0.34 } });
  const card: Frame = isWide(kit)
    ? { x: width * 0.46, y: unit * 7, width: width * 0.54 - unit * 7, height: height - unit * 14 }
    : { x: unit * 8, y: height * 0.29, width: width - unit * 16, height: height * 0.71 - unit * 8 };
  kit.shape("Card", { path: rectangle(card, radiusOf(kit)), fill: "ground", isPlate: true });
  const line = inset(card, unit * 1.8);
  kit.shape("Frame", { path: rectangle(line, radiusOf(kit)), stroke: { paint: "ink", width: unit * 0.22 } });
  setWords(kit, inset(card, unit * 6), { anchor: "middle", headline: 11, linesMax: 2 });
}

/** Title and rows on a field of color, the photo as a disc at its corner. */
export function photoListDisc(kit: Kit): void {
  const { width, inner, unit, height } = kit;
  const size = Math.min(inner.height, isWide(kit) ? width * 0.36 : height * 0.26);
  const disc: Frame = isWide(kit)
    ? { x: inner.x, y: (height - size) / 2, width: size, height: size }
    : { x: width - inner.x - size, y: inner.y, width: size, height: size };
  showPhoto(kit, disc, { mask: "ellipse" });
  if (isWide(kit)) {
    const x = disc.x + size + unit * 7;
    setWords(
      kit,
      { ...inner, x, width: inner.x + inner.width - x },
      { align: "start", anchor: "middle", headline: 12 },
    );
    return;
  }
  const others = ["list", "date", "place", "price", "action", "brand"] as const;
  const head = { ...inner, width: disc.x - inner.x - unit * 4, height: size };
  setWords(kit, head, { without: others, align: "start", anchor: "middle", headline: 12 });
  const y = disc.y + size + unit * 6;
  const rest = { ...inner, y, height: inner.y + inner.height - y };
  setWords(kit, rest, { without: ["headline", "subline"], align: "start", anchor: "top", hasRule: true });
}
