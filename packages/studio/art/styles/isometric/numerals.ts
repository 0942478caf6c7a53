import type { Brief } from "../../../engine/brief/brief.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { boundsOf, mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import { extrude, standing } from "./extrude.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** The number that matters as a row of blocks. */
export function numerals(kit: Kit): void {
  const words = numberOf(kit.brief);
  if (!words) return;
  const stage = stageOf(kit);
  const color = kit.random.fork("numerals").pick(["accent", "support"] as const);
  drawScene(kit, [blocksOf(kit, words, color)], { frame: stage, reach: 0.5 });
  setBesideStage(kit, stage);
}

/** Letters that are as thick as they are bold. */
function blocksOf(kit: Kit, words: string, color: PaletteRole): Solid {
  const outline = kit.lettering(words, "display");
  const bounds = boundsOf(outline);
  const scale = 5 / bounds.height;
  const [wide, tall] = [bounds.width * scale, bounds.height * scale];
  const thick = 1.5;
  const placed: Path = mapPoints(outline, ([x, y]) => [(x - bounds.x) * scale, (y - bounds.y) * scale]);
  return {
    from: [0, 0, 0],
    to: [wide, thick, tall],
    foot: [
      [0, 0],
      [wide, 0],
      [wide, thick],
      [0, thick],
    ],
    draw: (view) => {
      // A scene that is lit from the other side is drawn the other way around: letters are not.
      const at = ([x, y]: Point, back: number): Point =>
        view.at([view.light === 1 ? x : wide - x, thick - back, tall - y]);
      const [[x1, y1], [x2, y2]] = [at([0, 0], 0), at([0, 0], thick)];
      const face = mapPoints(placed, (point) => at(point, 0));
      return extrude(view, { ...standing, face, depth: [x2 - x1, y2 - y1], color }, view.scale * 0.08);
    },
  };
}

/** Beginnings of months in English, German, French and Spanish: a number beside one is a day. */
const months = "jan|feb|fév|ene|mar|mär|apr|avr|abr|ma[iy]|jun|jul|jui|aug|aoû|ago|sep|oct|okt|nov|de[cz]|déc|dic";
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:\\.|st|nd|rd|th)?\\s(?:de\\s)?(?:${months})`, "iu");
const monthFirst = new RegExp(`\\b(?:${months})\\p{L}{0,8}\\s(\\d{1,2})\\b`, "iu");

/** A short number that brings a customer: an offer, else the day. */
export function numberOf({ price, date }: Pick<Brief, "price" | "date">): string | undefined {
  const offer = /[€$£]\s?\d{1,4}|\d{1,4}\s?[%€$£]/u.exec(price ?? "")?.[0];
  if (offer) return offer.replaceAll(/\s/gu, "");
  return (dayFirst.exec(date ?? "") ?? monthFirst.exec(date ?? ""))?.[1];
}
