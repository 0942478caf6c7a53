import type { Brief } from "../../engine/brief/brief.ts";
import { compilePattern } from "../../engine/brief/compile-pattern.ts";
import { standingOut } from "../../engine/color/farthest.ts";
import { type Frame, type Point, rectangle } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { plateOn } from "./marks.ts";
import { columnsOf, inkOn } from "./panel.ts";
import { facts, type Sheet, stackParts, subject, words } from "./parts.ts";
import { field } from "./picture-field.ts";

interface Choices {
  readonly question?: string;
  readonly choices: readonly [string, string];
  readonly or: string;
}

const parted = compilePattern(
  "^(?:(?<question>[^:?]{4,60})[:?] )?(?<first>.{2,36}?) (?<or>or|oder|ou|o|vs\\.?) (?<second>.{2,36}?)\\??$",
  "iu",
);
const orTexts: Readonly<Record<string, string>> = { "vs.": "vs" };

/** The two choices that a headline asks for: 'Cold brew or iced latte?' */
export function choicesOf({ kind, headline, price, date }: Brief): Choices | undefined {
  if ((kind !== "story" && kind !== "post") || price || date) return undefined;
  const { question, first, or, second } = parted.exec(headline)?.groups ?? {};
  if (!first || !second || !or || /[,.;]/u.test(`${first}${second}`)) return undefined;
  const capital = (text: string) => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
  return {
    ...(question && { question }),
    choices: [capital(first), capital(second)],
    or: orTexts[or.toLowerCase()] ?? or.toLowerCase(),
  };
}

const isPoll = (brief: Brief): boolean => choicesOf(brief) !== undefined;

/** A question with two answers, each on a plate to tap. */
export const pollCompositions: readonly ContentComposition[] = [
  { id: "poll-halves", fits: isPoll, isOnly: true, isFull: true, isBare: true, compose: pollHalves },
  {
    id: "poll-sides",
    fits: (brief) => isPoll(brief) && !brief.subline && !choicesOf(brief)?.question,
    isOnly: true,
    isFull: true,
    isBare: true,
    compose: pollSides,
  },
  { id: "poll-plates", fits: isPoll, isOnly: true, compose: pollPlates },
];

const said = (sheet: Sheet, headline: string): Sheet => ({
  ...sheet,
  kit: { ...sheet.kit, brief: { ...sheet.kit.brief, headline } },
});
const onAxis = (sheet: Sheet): Sheet => ({ ...sheet, setting: { ...sheet.setting, align: "middle" } });

/** Two fields of the screen, an answer on each, the word between them on a disc. */
function pollHalves(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const found = choicesOf(brief);
  if (!found) return;
  const { choices, or, question } = found;
  const pad = unit * 8;
  const tall = height > width * 1.5;
  const edge = tall ? height * 0.132 : pad;
  const middle = height / 2;
  const lower = field(sheet, { x: 0, y: middle, width, height: height - middle });
  const disc = unit * 13;
  const rooms: readonly [Frame, Frame] = [
    { x: pad, y: edge, width: width - 2 * pad, height: middle - edge - disc - unit * 3 },
    { x: pad, y: middle + disc + unit * 3, width: width - 2 * pad, height: middle - edge - disc - unit * 3 },
  ];
  for (const [index, on] of [onAxis(sheet), onAxis(lower)].entries()) {
    const asked = index === 0 && question ? words(said(on, question), "headline", { voice: "strong", size: 7 }) : [];
    const answer = words(said(on, choices[index] ?? ""), "headline", { size: 24, linesMax: 3, gap: 8 });
    const below =
      index === 1 ? [...words(on, "subline", { size: 6, gap: 6 }), ...facts(on, { gap: 6, size: 6, columns: 1 })] : [];
    stackParts(on, rooms[index] ?? rooms[0], [...asked, ...answer, ...below], { anchor: "middle", scaleMax: 1.25 });
  }
  drawOr(sheet, [width / 2, middle], disc, or);
}

/** The answers beside each other, each on a side of its own: one above the middle, one below it. */
function pollSides(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit, brief } = kit;
  const found = choicesOf(brief);
  if (!found) return;
  const pad = unit * 5;
  const half = width / 2;
  const edge = height > width * 1.5 ? height * 0.132 : pad;
  const right = field(sheet, { x: half, y: 0, width: half, height });
  const disc = unit * 12;
  for (const [index, on] of [onAxis(sheet), onAxis(right)].entries()) {
    const top = index === 0 ? edge : height / 2 + disc;
    const room = { x: index * half + pad, y: top, width: half - 2 * pad, height: height / 2 - disc - edge };
    stackParts(on, room, words(said(on, found.choices[index] ?? ""), "headline", { size: 20, linesMax: 4 }), {
      anchor: "middle",
      scaleMax: 1.25,
    });
  }
  drawOr(sheet, [half, height / 2], disc, found.or);
}

/** The word between two answers, on a disc. */
function drawOr({ kit, setting }: Sheet, [x, y]: Point, disc: number, or: string): void {
  const [fill = "ink"] = standingOut(kit.palette, ["ink", "support", "highlight"], [setting.on, setting.panel.fill]);
  const box = { x: x - disc, y: y - disc, width: 2 * disc, height: 2 * disc };
  kit.shape("Disc", { path: rectangle(box, disc), fill, isPlate: true });
  kit.text(
    "label",
    or,
    { ...box, x: box.x + disc * 0.3, width: disc * 1.4 },
    {
      ...{ voice: "display", sizeMax: kit.unit * 9, linesMax: 1, align: "middle", anchor: "middle" },
      ...{ fill: inkOn(kit, fill), on: fill },
    },
  );
}

/** The question, or the picture, above two plates beside each other, or below each other where their words are long. */
function pollPlates(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { unit, height, width, brief } = kit;
  const found = choicesOf(brief);
  if (!found) return;
  const { choices, question } = found;
  const safe = height > width * 1.5 ? height * 0.132 : 0;
  const top = Math.max(setting.frame.y, safe);
  const bottom = Math.min(setting.frame.y + setting.frame.height, height - safe);
  const frame = { ...setting.frame, y: top, height: bottom - top };
  const plates = { ...frame, y: frame.y + frame.height * 0.52, height: frame.height * 0.48 };
  const on = onAxis(sheet);
  stackParts(
    on,
    { ...frame, height: frame.height * 0.52 - unit * 7 },
    [
      ...subject(on, { min: 30, max: 76 }),
      ...(question ? words(said(on, question), "headline", { size: 15, linesMax: 3, gap: 6 }) : []),
      ...words(on, "subline", { size: 6, gap: 4 }),
    ],
    { anchor: "bottom" },
  );
  const gap = unit * 5;
  const boxes: readonly Frame[] =
    height > width * 1.2
      ? [0, 1].map((index) => ({
          ...plates,
          y: plates.y + index * ((plates.height + gap) / 2),
          height: (plates.height - gap) / 2,
        }))
      : columnsOf(plates, 0.5, gap);
  const fills = [setting.panel.fill, setting.panel.fill === "ink" ? "accent" : "ink"] as const;
  const rest = facts(on, { size: 5, columns: 1 });
  for (const [index, box] of boxes.entries()) {
    const fill = fills[index] ?? plateOn(setting);
    const pad = unit * 5;
    kit.shape("Plate", { path: rectangle(box, setting.panel.radius * unit), fill, isPlate: true });
    const answer: Sheet = { ...on, setting: { ...on.setting, on: fill, fill: inkOn(kit, fill) } };
    const inner = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
    const text = words(said(answer, choices[index] ?? ""), "headline", { size: 17, linesMax: 3 });
    stackParts(answer, inner, [...text, ...(index === 1 ? rest : [])], { anchor: "middle", scaleMax: 1.25 });
  }
}
