import type { Brief } from "../../engine/brief/brief.ts";
import { compilePattern } from "../../engine/brief/compile-pattern.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { accentBar } from "./marks.ts";
import { chosenSubject, facts, type Part, rule, type Sheet, stackParts, title, words } from "./parts.ts";
import { field, onField } from "./picture-field.ts";

const scholarly = compilePattern(
  "thesis|dissertation|annual report|\\breport\\b|(?:bachelor|master|diplom|doktor|abschluss|haus|fach)arbeit|jahresbericht|geschäftsbericht|mémoire|thèse|rapport|informe|memoria|tesis|tfg|tfm",
  "iu",
);

const saidBy = ({ headline, subline = "", brand = "", place = "" }: Brief): string =>
  `${headline} ${subline} ${brand} ${place}`;
/** Places where theses are written. */
const academy = /universit|hochschule|university|college|polytech|école|facultad|fakultät/iu;
/** The first page of a study or of an account: quiet, also where a figure stands for its subject. */
export const isScholarly = (brief: Brief): boolean =>
  (brief.kind === "cover" || /titelseite|title page|cover page|page de titre|portada/iu.test(brief.headline)) &&
  (scholarly.test(saidBy(brief)) || academy.test(brief.place ?? ""));

/** Title pages of reports and theses: letters and air. */
export const reportCompositions: readonly ContentComposition[] = [
  { id: "report-page", fits: isScholarly, isOnly: true, compose: reportPage },
  { id: "report-block", fits: isScholarly, isOnly: true, isFull: true, isBare: true, compose: reportBlock },
  { id: "report-column", fits: isScholarly, isOnly: true, isFull: true, isBare: true, compose: reportColumn },
];

const withAlign = (sheet: Sheet, align: "start" | "middle"): Sheet => ({
  ...sheet,
  setting: { ...sheet.setting, align },
});

const titleOf = (sheet: Sheet, size: number): readonly Part[] => [
  ...title(sheet, size, { linesMax: 6 }),
  ...words(sheet, "subline", { size: 5.8, linesMax: 4, gap: 6 }),
];
const signed = (sheet: Sheet, gap = 0): readonly Part[] =>
  facts(sheet, { gap, size: 5, columns: "list", isOneVoice: true });

/** The title in the upper half of the page, who and where at its foot, a line between them. */
function reportPage(sheet: Sheet): void {
  const { frame } = sheet.setting;
  const { unit } = sheet.kit;
  const head: Frame = { ...frame, y: frame.y + frame.height * 0.1, height: frame.height * 0.56 };
  stackParts(sheet, head, [...chosenSubject(sheet, { min: 20, max: 40 }), ...titleOf(sheet, 18)], { anchor: "middle" });
  const foot: Frame = { ...frame, y: frame.y + frame.height * 0.7, height: frame.height * 0.3 };
  const below = signed(sheet, 6);
  if (below.length > 0) stackParts(sheet, foot, [...rule(sheet, 0), ...below], { anchor: "bottom" });
  else stackParts(sheet, { ...foot, height: unit * 3 }, accentBar(sheet, 0));
}

/** The title on a field of color over two thirds of the page, who and where on the paper below it. */
function reportBlock(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const pad = unit * 10;
  const block: Frame = { x: 0, y: 0, width, height: height * 0.68 };
  const on = withAlign(field(sheet, block), "start");
  stackParts(on, { x: pad, y: pad, width: width - 2 * pad, height: block.height - 2 * pad }, titleOf(on, 20), {
    anchor: "bottom",
    scaleMax: 1.1,
  });
  const start = withAlign(onField(sheet, sheet.setting.on), "start");
  const room = { x: pad, y: block.height + pad, width: width - 2 * pad, height: height - block.height - 2 * pad };
  stackParts(start, room, signed(start), { anchor: "bottom" });
}

/** A narrow column of color at the left, all words flush beside it. */
function reportColumn(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const pad = unit * 10;
  const column: Frame = { x: 0, y: 0, width: width * 0.14, height };
  field(sheet, column);
  const start = withAlign(sheet, "start");
  const room = {
    x: column.width + pad,
    y: pad * 1.4,
    width: width - column.width - 2 * pad,
    height: height - 2.8 * pad,
  };
  stackParts(
    start,
    { ...room, height: room.height * 0.62 },
    [
      ...accentBar(start, 0, 16),
      ...titleOf(start, 18).map((part, index) => (index === 0 ? { ...part, gap: 8 } : part)),
    ],
    {
      anchor: "top",
    },
  );
  stackParts(start, { ...room, y: room.y + room.height * 0.66, height: room.height * 0.34 }, signed(start), {
    anchor: "bottom",
  });
}
