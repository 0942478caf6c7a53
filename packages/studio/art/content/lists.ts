import type { Brief } from "../../engine/brief/brief.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import type { ContentComposition } from "./content-composition.ts";
import { calmFill, columnsOf, openPanel } from "./panel.ts";
import { facts, list, type Part, rule, type Sheet, stackParts, start, subject, words } from "./parts.ts";
import { field } from "./picture-field.ts";

const hasList = ({ list: rows }: Brief): boolean => rows !== undefined && rows !== "";
/** Beside a list, one fact is larger than the others, but not than the rows. */
const heroMax = 1.35;
const ratioOf = ({ width, height }: Pick<Brief, "width" | "height">): number => width / height;

/** Menus, price lists, opening hours and programs. */
export const listCompositions: readonly ContentComposition[] = [
  { id: "list-page", fits: (brief) => hasList(brief) && ratioOf(brief) < 1.4, isOnly: true, compose: listPage },
  { id: "list-columns", fits: (brief) => hasList(brief) && ratioOf(brief) > 0.9, isOnly: true, compose: listColumns },
  {
    id: "list-panel",
    fits: (brief) => hasList(brief) && ratioOf(brief) < 1.4,
    isFull: true,
    isOnly: true,
    compose: listPanel,
  },
  { id: "list-board", fits: hasList, isOnly: true, isBare: true, compose: listBoard },
];

/** Title, rows and facts below each other, a small picture at the head. */
function listPage(sheet: Sheet): void {
  const { frame } = sheet.setting;
  stackParts(
    sheet,
    frame,
    [
      ...subject(sheet, { min: 20, max: 44 }),
      ...words(sheet, "headline", { size: 15, linesMax: 2, gap: 5 }),
      ...words(sheet, "subline", { size: 4.6, gap: 3.5, width: 0.86 }),
      ...rule(sheet, 5),
      ...list(sheet, { size: 6, gap: 5.5 }),
      ...facts(sheet, { gap: 8, columns: 2, size: 4.8, hasHero: true, heroMax }),
    ],
    { scaleMax: 1.9, anchor: hasFigure(sheet.kit) ? "top" : "middle" },
  );
}

/** Title, picture and facts at the left, the rows at the right. */
function listColumns(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const [left, right] = columnsOf(setting.frame, 0.42, kit.unit * 9);
  const own = start(sheet);
  stackParts(
    own,
    left,
    [
      ...words(own, "headline", { size: 14, linesMax: 3 }),
      ...words(own, "subline", { size: 4.4, gap: 3.5 }),
      ...subject(own, { min: 12, max: 60, gap: 6 }),
      ...facts(own, { gap: 6, columns: "list", hasHero: true, heroMax }),
    ],
    { scaleMax: 1.4 },
  );
  stackParts(own, right, list(own, { size: 6.4 }), { anchor: "middle", scaleMax: 1.9 });
}

/** The title on the page, the rows on a field of color up to its edges: below it, or beside it where the page is as wide as it is high. */
function listPanel(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 8;
  const rows = (kit.brief.list ?? "").split("\n").length;
  const isBeside = ratioOf(kit) > 0.85;
  const share = isBeside ? 0.56 : Math.min(0.7, 0.46 + rows * 0.035);
  const panel = isBeside
    ? { x: width * (1 - share), y: 0, width: width * share, height }
    : { x: 0, y: height * (1 - share), width, height: height * share };
  const across = (isBeside ? panel.x : width) - 2 * pad;
  const head = { x: pad, y: pad, width: across, height: (isBeside ? height : panel.y) - 2 * pad };
  const on = start(field(sheet, panel, calmFill(kit, setting.panel.fill)));
  stackParts(
    start(sheet),
    head,
    [
      ...subject(start(sheet), { min: 16, max: 46 }),
      ...words(start(sheet), "headline", { size: 17, linesMax: isBeside ? 4 : 2 }),
      ...words(start(sheet), "subline", { size: 4.6, gap: 3 }),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
  const room = { x: panel.x + pad, y: panel.y + pad, width: panel.width - 2 * pad, height: panel.height - 2 * pad };
  stackParts(on, room, rowsAndFacts(on, isBeside ? "list" : 2), { anchor: "middle", scaleMax: 1.9 });
}

/** All on one field, as on a board behind a counter: the title in its corner, the rows wide. */
function listBoard(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { frame, isFramed, panel } = setting;
  const calm: Sheet = { ...sheet, setting: { ...setting, panel: { ...panel, fill: calmFill(kit, panel.fill) } } };
  const { on, room } = isFramed ? { on: sheet, room: frame } : openPanel(calm, frame);
  const board: Sheet = { ...on, setting: { ...on.setting, align: "start", leader: "dots" } };
  stackParts(
    board,
    room,
    [
      ...words(board, "headline", { size: 13, linesMax: 2 }),
      ...words(board, "subline", { size: 4.4, gap: 3 }),
      ...rowsAndFacts(board, 2),
    ],
    { anchor: "middle", scaleMax: 1.9 },
  );
}

const rowsAndFacts = (sheet: Sheet, columns: number | "list"): readonly Part[] => [
  ...list(sheet, { size: 6.2, gap: 7 }),
  ...facts(sheet, { gap: 7.5, columns, size: columns === "list" ? 4 : 4.8, hasHero: true, heroMax }),
];
