import type { Brief } from "../../engine/brief/brief.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import type { ContentComposition } from "./content-composition.ts";
import { columnsOf, openPanel } from "./panel.ts";
import { facts, list, rule, type Sheet, stackParts, subject, words } from "./parts.ts";

const hasList = ({ list: rows }: Brief): boolean => rows !== undefined && rows !== "";
const ratioOf = ({ width, height }: Pick<Brief, "width" | "height">): number => width / height;

/** Menus, price lists, opening hours and programs. */
export const listCompositions: readonly ContentComposition[] = [
  { id: "list-page", fits: (brief) => hasList(brief) && ratioOf(brief) < 1.4, isOnly: true, compose: listPage },
  { id: "list-columns", fits: (brief) => hasList(brief) && ratioOf(brief) > 0.9, isOnly: true, compose: listColumns },
  { id: "list-panel", fits: (brief) => hasList(brief) && ratioOf(brief) < 1.4, isOnly: true, compose: listPanel },
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
      ...facts(sheet, { gap: 8, columns: 2, size: 4.8, hasHero: true }),
    ],
    { scaleMax: 1.25, anchor: hasFigure(sheet.kit) ? "top" : "middle" },
  );
}

/** Title, picture and facts at the left, the rows at the right. */
function listColumns(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const [left, right] = columnsOf(setting.frame, 0.42, kit.unit * 9);
  const start: Sheet = { ...sheet, setting: { ...setting, align: "start" } };
  stackParts(start, left, [
    ...words(start, "headline", { size: 14, linesMax: 3 }),
    ...words(start, "subline", { size: 4.4, gap: 3.5 }),
    ...subject(start, { min: 12, max: 60, gap: 6 }),
    ...facts(start, { gap: 6, columns: "list", hasHero: true }),
  ]);
  stackParts(start, right, list(start, { size: 6.4 }), { anchor: "middle", scaleMax: 1.25 });
}

/** The title on the page, the rows on a field of color. */
function listPanel(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { frame } = setting;
  const { unit } = kit;
  const rows = (kit.brief.list ?? "").split("\n").length;
  const share = Math.min(0.66, 0.4 + rows * 0.03);
  const panel = { ...frame, y: frame.y + frame.height * (1 - share), height: frame.height * share };
  const head = { ...frame, height: frame.height * (1 - share) - unit * 5 };
  stackParts(sheet, head, [
    ...subject(sheet, { min: 16, max: 40 }),
    ...words(sheet, "headline", { size: 17, linesMax: 2 }),
    ...words(sheet, "subline", { size: 4.6, gap: 3, width: 0.86 }),
  ]);
  const { on, room } = openPanel(sheet, panel);
  const start: Sheet = { ...on, setting: { ...on.setting, align: "start" } };
  stackParts(
    start,
    room,
    [...list(start, { size: 6 }), ...facts(start, { gap: 7, columns: 2, size: 4.8, hasHero: true })],
    {
      anchor: "middle",
      scaleMax: 1.1,
    },
  );
}

/** All on one field, as on a board behind a counter: the title in its corner, the rows wide. */
function listBoard(sheet: Sheet): void {
  const { on, room } = openPanel(sheet, sheet.setting.frame);
  const start: Sheet = { ...on, setting: { ...on.setting, align: "start", leader: "dots" } };
  stackParts(
    start,
    room,
    [
      ...words(start, "headline", { size: 13, linesMax: 2 }),
      ...words(start, "subline", { size: 4.4, gap: 3 }),
      ...list(start, { size: 6.4, gap: 8 }),
      ...facts(start, { gap: 8, columns: 2, size: 4.8, hasHero: true }),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
}
