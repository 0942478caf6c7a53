import type { Composition } from "../../art/styles/style.ts";
import type { StyleId } from "../brief/brief.ts";
import type { Kit } from "../compose/kit.ts";
import { splitCanvas } from "../compose/split-canvas.ts";
import { type StackPlan, stackWords } from "../compose/stack-words.ts";
import { type Frame, rectangle } from "../geometry/path.ts";

/** Compositions for a brief with a photo, in the type and colors of its style. Words are never on the photo itself, so that they can be read. */
export const photoCompositions: readonly Composition[] = [
  { id: "photo-full", compose: photoFull },
  { id: "photo-split", compose: photoSplit },
  { id: "photo-framed", compose: photoFramed },
];

/** In units, by how a style cuts its corners. */
const radiusOf = ({ brief, unit }: Kit): number =>
  (brief.style === "soft" ? 4 : brief.style === "cut-out" ? 2 : 0) * unit;

const centered: readonly StyleId[] = ["deco", "soft"];

const planFor = ({ brief }: Kit): StackPlan => ({
  align: centered.includes(brief.style) ? "middle" : "start",
  hasRule: brief.style === "swiss" || brief.style === "editorial",
});

/** The more words, the more room they get: a share of the canvas. */
function shareOfWords({ brief }: Kit): number {
  const { headline, subline = "", date = "", place = "", price = "", action = "", brand = "" } = brief;
  const characters = headline.length * 1.6 + [subline, date, place, price, action, brand].join("").length;
  return Math.min(0.6, 0.32 + characters / 700);
}

/** The photo from edge to edge, the words on a plate. */
function photoFull(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  kit.image("Photo", { x: 0, y: 0, width, height });
  const isWide = width > height * 1.2;
  const share = shareOfWords(kit);
  const plate: Frame = isWide
    ? { ...inner, width: inner.width * Math.max(0.44, share) }
    : { ...inner, y: inner.y + inner.height * (1 - share), height: inner.height * share };
  kit.shape("Plate", { path: rectangle(plate, radiusOf(kit)), fill: "ground", isPlate: true });
  stackWords(kit, inset(plate, unit * 5), { ...planFor(kit), anchor: isWide ? "middle" : "top" });
}

/** The photo to three edges, the words beside or below it. */
function photoSplit(kit: Kit): void {
  const share = 1 - shareOfWords(kit);
  const { picture, words } = splitCanvas(kit, { share, wideShare: 0.5, pictureAt: "top" });
  kit.image("Photo", picture);
  stackWords(kit, words, planFor(kit));
}

/** The photo within the margins, with a line around it where the style draws one. */
function photoFramed(kit: Kit): void {
  const { unit, inner, width, height, brief } = kit;
  const share = Math.max(0.34, 0.94 - shareOfWords(kit));
  const gap = unit * 6;
  const isWide = width > height * 1.2;
  const photo: Frame = isWide
    ? { ...inner, x: inner.x + inner.width / 2, width: inner.width / 2 }
    : { ...inner, height: inner.height * share };
  kit.image("Photo", photo, radiusOf(kit));
  if (brief.style === "deco" || brief.style === "line" || brief.style === "editorial") {
    kit.shape("Frame", {
      path: rectangle(inset(photo, -unit * 1.6)),
      stroke: { paint: "ink", width: unit * 0.3 },
    });
  }
  const words: Frame = isWide
    ? { ...inner, width: photo.x - inner.x - gap }
    : { ...inner, y: photo.y + photo.height + gap, height: inner.height - photo.height - gap };
  stackWords(kit, words, planFor(kit));
}

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
