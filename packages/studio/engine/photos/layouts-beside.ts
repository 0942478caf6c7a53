import type { StyleId } from "../brief/brief.ts";
import type { Kit } from "../compose/kit.ts";
import { type Frame, rectangle } from "../geometry/path.ts";
import { grown, inset, radiusOf, roomForWords } from "./photo-frames.ts";
import { heroOf, inkOn, isWide, setWords } from "./photo-words.ts";
import { showPhoto } from "./show-photo.ts";

/** Layouts in which the photo and the words have a part of the canvas each. */

/** The photo to three edges, the words below it; beside it on a wide canvas. */
export function photoSplit(kit: Kit): void {
  const { width, height, inner, unit } = kit;
  if (isWide(kit)) {
    const x = width * 0.48;
    showPhoto(kit, { x, y: 0, width: width - x, height });
    setWords(kit, { ...inner, width: x - inner.x - unit * 6 }, { anchor: "middle", hasRule: true, align: "start" });
    return;
  }
  const room = inner.height * roomForWords(kit);
  const before = kit.elements.length;
  const words = setWords(kit, { ...inner, y: inner.y + inner.height - room, height: room }, { anchor: "bottom" });
  kit.beneath(before, () => {
    showPhoto(kit, { x: 0, y: 0, width, height: words.y - unit * 6 });
  });
}

/** The words at the head, the photo below them to three edges; on the left of a wide canvas. */
export function photoFoot(kit: Kit): void {
  const { width, height, inner, unit } = kit;
  if (isWide(kit)) {
    const edge = width * 0.56;
    showPhoto(kit, { x: 0, y: 0, width: edge, height });
    const x = edge + unit * 6;
    setWords(
      kit,
      { ...inner, x, width: inner.x + inner.width - x },
      { anchor: "bottom", align: "start", headline: 15 },
    );
    return;
  }
  const before = kit.elements.length;
  const words = setWords(kit, { ...inner, height: inner.height * roomForWords(kit) }, { headline: 17 });
  const top = words.y + words.height + unit * 6;
  kit.beneath(before, () => {
    showPhoto(kit, { x: 0, y: top, width, height: height - top });
  });
}

/** The photo within the margins, with a line around it where the style draws one. */
export function photoFramed(kit: Kit): void {
  const { unit, inner, brief } = kit;
  const half: Frame = { ...inner, x: inner.x + inner.width / 2, width: inner.width / 2 };
  const room = inner.height * roomForWords(kit);
  const text: Frame = isWide(kit)
    ? { ...inner, width: half.x - inner.x - unit * 6 }
    : { ...inner, y: inner.y + inner.height - room, height: room };
  const before = kit.elements.length;
  const words = setWords(kit, text, { anchor: isWide(kit) ? "middle" : "bottom" });
  const photo: Frame = isWide(kit) ? half : { ...inner, height: words.y - inner.y - unit * 6 };
  kit.beneath(before, () => {
    showPhoto(kit, photo, { radius: radiusOf(kit) });
    if (!framing.includes(brief.style)) return;
    const path = rectangle(grown(photo, unit * 1.6));
    kit.shape("Frame", { path, stroke: { paint: "ink", width: unit * 0.3 } });
  });
}

const framing: readonly StyleId[] = ["deco", "line", "editorial"];

/** The page of a magazine: the title, a line, the photo within wide margins, and what there is to know below it. */
export function photoCaption(kit: Kit): void {
  const { unit, inner, brief } = kit;
  const others = ["subline", "list", "date", "place", "price", "action", "brand"] as const;
  const before = kit.elements.length;
  const head: Frame = { ...inner, height: inner.height * 0.26 };
  const title = setWords(kit, head, { without: others, headline: brief.headline.length <= 14 ? 22 : 15 });
  const hasMore = others.some((slot) => brief[slot]);
  const foot: Frame = { ...inner, y: inner.y + inner.height * 0.74, height: inner.height * 0.26 };
  const rest = hasMore
    ? setWords(kit, foot, { without: ["headline"], anchor: "bottom" })
    : { ...foot, y: inner.y + inner.height + unit * 4 };
  const top = title.y + title.height + unit * 4;
  const photo = { ...inner, y: top, height: rest.y - unit * 4 - top };
  kit.beneath(before, () => {
    showPhoto(kit, photo, { radius: radiusOf(kit), at: { x: 0.5, y: 0.45 } });
  });
}

/** A band of the photo from edge to edge, the title above it, what there is to know below. */
export function photoStrip(kit: Kit): void {
  const { unit, inner, width, brief } = kit;
  const others = ["subline", "list", "date", "place", "price", "action", "brand"] as const;
  const before = kit.elements.length;
  const head: Frame = { ...inner, height: inner.height * 0.28 };
  const title = setWords(kit, head, { without: others, anchor: "top", headline: 19 });
  const foot: Frame = { ...inner, y: inner.y + inner.height * 0.7, height: inner.height * 0.3 };
  const rest = others.some((slot) => brief[slot])
    ? setWords(kit, foot, { without: ["headline"], anchor: "bottom" })
    : { ...foot, y: inner.y + inner.height };
  const top = title.y + title.height + unit * 5;
  const bottom = rest.y - unit * 5;
  kit.beneath(before, () => {
    showPhoto(kit, { x: 0, y: top, width, height: bottom - top });
    const edge = { x: 0, width, height: unit * 1.6 };
    kit.shape("Edge", { path: rectangle({ ...edge, y: bottom }), fill: "accent" });
  });
}

/** Two thirds for the photo; the title runs up the other third, what there is to know is below the photo. */
export function photoTitle(kit: Kit): void {
  const { unit, inner, width, height, brief } = kit;
  const band = inner.width * 0.24;
  const frame = { x: inner.x, y: inner.y + inner.height, width: inner.height, height: band * 0.8 };
  kit.text("headline", brief.headline, frame, { linesMax: 1, turn: -90 });
  const x = inner.x + band + unit * 6;
  const hasMore = ["subline", "list", "date", "place", "price", "action", "brand"].some(
    (slot) => brief[slot as "date"],
  );
  const share = hasMore ? 0.68 : 1;
  showPhoto(kit, { x, y: 0, width: width - x, height: height * share });
  const y = height * share + unit * 5;
  const words = { x, y, width: inner.x + inner.width - x, height: inner.y + inner.height - y };
  setWords(kit, words, { without: ["headline"], align: "start", anchor: "bottom" });
}

/** The photo as an agent shows a home, the fact that matters on a tag at its edge, the other words beside it. */
export function photoTag(kit: Kit): void {
  const { unit, inner, width, height, brief } = kit;
  const hero = heroOf(kit);
  const words = hero && brief[hero];
  if (!hero || !words) {
    photoSplit(kit);
    return;
  }
  const photo: Frame = isWide(kit)
    ? { x: width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: 0, width, height: height * (0.96 - roomForWords(kit)) };
  showPhoto(kit, photo, { at: { x: 0.5, y: 0.42 } });
  const tagHeight = unit * 14;
  const plan = { voice: "strong", linesMax: 1, sizeMax: unit * 10 } as const;
  const measured = kit.measure(words, { width: width * (isWide(kit) ? 0.4 : 0.56), height: tagHeight * 0.6 }, plan);
  const tagWidth = measured.width + unit * 9;
  const tag = isWide(kit)
    ? { x: photo.x - unit * 4, y: height - inner.y - tagHeight, width: tagWidth, height: tagHeight }
    : { x: inner.x, y: photo.height - tagHeight * 0.55, width: tagWidth, height: tagHeight };
  kit.shape("Tag", { path: rectangle(tag, radiusOf(kit)), fill: "accent", isPlate: true });
  const room = { ...inset(tag, unit * 4.4), y: tag.y + tagHeight * 0.2, height: tagHeight * 0.6 };
  const fill = inkOn(kit, "accent");
  kit.text(hero, words, room, { ...plan, anchor: "middle", sizeMax: measured.size, fill, on: "accent" });
  const top = tag.y + tagHeight + unit * 4;
  const text: Frame = isWide(kit)
    ? { ...inner, width: photo.x - inner.x - unit * 8 }
    : { ...inner, y: top, height: inner.y + inner.height - top };
  setWords(kit, text, { without: [hero], align: "start", anchor: isWide(kit) ? "middle" : "top" });
}
