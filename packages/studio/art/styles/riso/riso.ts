import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, mapPoints } from "../../../engine/geometry/path.ts";
import { figuresOfBrief } from "../../figures/figures-of-brief.ts";
import { morePairs, subjectsOf } from "../more-pairs.ts";
import type { Style } from "../style.ts";
import { drawBloom } from "./blooms.ts";
import { dancers } from "./dancers.ts";
import { duo, field, pattern } from "./fields.ts";
import { hand } from "./hand.ts";
import { hills } from "./hills.ts";
import { risoPalette } from "./inks.ts";
import { misprint } from "./misprint.ts";
import { overprint } from "./overprint.ts";
import { page } from "./page.ts";
import { type Ink, pressOf } from "./press.ts";
import { bodyOf, printFigure } from "./print-figure.ts";
import { sampler } from "./sampler.ts";

/** A stencil print in two or three spot inks that are never quite where they should be. */
export const riso: Style = {
  id: "riso",
  name: "Riso print",
  voices: [
    {
      display: { faceId: "syne-800", tracking: -0.02, lineHeight: 1 },
      text: { faceId: "space-grotesk-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "space-grotesk-700", tracking: 0, lineHeight: 1.3 },
      subjects: subjectsOf("machines", "makers", "evening"),
    },
    {
      display: { faceId: "space-grotesk-700", tracking: -0.045, lineHeight: 0.96 },
      text: { faceId: "space-grotesk-500", tracking: 0, lineHeight: 1.3 },
      strong: { faceId: "space-grotesk-700", tracking: 0, lineHeight: 1.3 },
    },
    ...morePairs.riso,
  ],
  palette: risoPalette,
  isOnPaper: true,
  bodies: ["accent", "support"],
  page,
  compositions: [
    { id: "overprint", compose: overprint, suits: (_ratio, brief) => figuresOfBrief(brief).length === 0 },
    { id: "misprint", compose: misprint, shows: "subject" },
    { id: "parade", compose: parade, shows: "subject" },
    { id: "field", compose: field, shows: "subject" },
    { id: "pattern", compose: pattern, shows: "subject" },
    { id: "duo", compose: duo, shows: "subject" },
    { id: "hills", compose: hills, shows: ["mountain", "camping", "travel", "climate", "farm", "bike", "wine"] },
    { id: "dancers", compose: dancers, shows: ["dance", "club", "party", "music", "festival", "jazz"] },
    { id: "bloom", compose: bloom, shows: ["flower", "garden", "fruit", "spring", "plants"] },
    { id: "sampler", compose: sampler, shows: "either" },
    { id: "hand", compose: hand, shows: ["charity", "community"] },
  ],
};

/** One figure printed three times, each print in another ink and a good deal off: where they meet there is a third color. */
function parade(kit: Kit): void {
  const { unit, random } = kit;
  const choice = random.fork("parade");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.56),
    wideShare: 0.52,
    pictureAt,
    gap: 5,
  });
  const press = pressOf(kit, picture);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const upright = { ...figure, isUpright: true };
  const drawn = random.fork("figure");
  const { frame: one } = placeFigure(upright, drawn, { x: 0, y: 0, width: 100, height: 100 });
  // All three stay inside the margins, and each shows a quarter of itself beside the next.
  const off = 0.25;
  const scale = Math.min(
    (picture.width - unit * 14) / (one.width * (1 + 2 * off)),
    (picture.height * 0.74) / one.height,
  );
  const [width, height] = [one.width * scale, one.height * scale];
  const step = width * off;
  const left = picture.x + (picture.width - width - step * 2) / 2;
  const top = picture.y + (picture.height - height) / 2 + height * 0.06;
  const inks: readonly Ink[] = choice.shuffled(["accent", "support", "highlight"] as const);
  const placed = placeFigure(upright, drawn, { x: left, y: top, width, height });
  const body = bodyOf(placed);
  const back = [2, 1].map((index) => ({
    path: mapPoints(body, ([x, y]) => [x + step * index, y - height * index * 0.05] as const),
    ink: inks[index] ?? "highlight",
  }));
  const [front = "accent", second = "support"] = inks;
  press.print("Figure", [...back, ...printFigure(placed, { front, second, on: "paper" })]);
  stackWords(kit, words, {
    columns: isWide ? "list" : 3,
    headlineLinesMax: headlineLines(kit),
    sublineWidth: 0.85,
    isTight: !isWide && pictureAt === "bottom",
    headlineSizeMax: unit * 24,
  });
}

/** One flower or fruit, as large as it goes, before a sun. */
function bloom(kit: Kit): void {
  const { unit } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.6, wideShare: 0.52, pictureAt: "bottom", gap: 2 });
  const press = pressOf(kit, picture);
  const random = kit.random.fork("bloom");
  const frame = {
    ...picture,
    y: picture.y + picture.height * 0.08,
    height: picture.height * 0.84,
    width: picture.width - (isWide ? unit * 4 : 0),
  };
  const size = Math.min(frame.width, frame.height);
  const [cx, cy] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  // On a wide canvas, the words are on the other side.
  const side = isWide ? 1 : random.pick([-1, 1]);
  const back = circle(cx + side * size * 0.28, cy + size * 0.12, size * 0.34);
  const sun = random.chance(0.5)
    ? [{ path: back, ink: "highlight" } as const]
    : press.screen(back, "highlight", ([, y]) => 1.1 - (y - cy + size * 0.2) / (size * 0.7));
  press.print("Bloom", [...sun, ...drawBloom(press, frame, random, kit.brief.subject)]);
  stackWords(kit, words, { columns: isWide ? "list" : 3, headlineLinesMax: 3, sublineWidth: 0.85, isTight: !isWide });
}
