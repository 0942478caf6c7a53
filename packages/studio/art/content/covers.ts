import type { Brief } from "../../engine/brief/brief.ts";
import { hasFigure } from "../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { accentBar } from "./marks.ts";
import { facts, type Part, type Sheet, stackParts, title, words } from "./parts.ts";
import { field, pictureField, within } from "./picture-field.ts";
import { isScholarly } from "./reports.ts";

const isCover = (brief: Brief): boolean => brief.kind === "cover" && !brief.list;
const isBook = (brief: Brief): boolean => isCover(brief) && !isScholarly(brief);
const isUpright = ({ width, height }: Brief): boolean => height > width * 1.15;
const isSquare = (brief: Brief): boolean => isBook(brief) && !isUpright(brief);

/** A cover shows what its book is about, and never a book. */
const aboutBooks = ["book", "writing"];
const ownBrief = (brief: Brief): Brief => ({
  ...brief,
  subject: aboutBooks.includes(brief.subject ?? "") ? undefined : brief.subject,
});
const asCover =
  (compose: (sheet: Sheet) => void) =>
  (sheet: Sheet): void =>
    compose({ ...sheet, kit: { ...sheet.kit, brief: ownBrief(sheet.kit.brief) } });

/** Covers of books, podcasts and records. */
export const coverCompositions: readonly ContentComposition[] = [
  {
    id: "cover-picture",
    fits: (brief) => isBook(brief) && isUpright(brief),
    isOnly: true,
    isFull: true,
    compose: asCover(coverPicture),
  },
  {
    id: "cover-label",
    fits: (brief) => isBook(brief) && isUpright(brief),
    isOnly: true,
    isFull: true,
    compose: asCover(coverLabel),
  },
  {
    id: "cover-title",
    fits: (brief) => isBook(brief) && isUpright(brief),
    isOnly: true,
    isFull: true,
    compose: asCover(coverTitle),
  },
  {
    id: "cover-page",
    fits: (brief) => isBook(brief) && hasFigure({ brief: ownBrief(brief) }),
    isOnly: true,
    compose: asCover(coverPage),
  },
  { id: "show-title", fits: isSquare, isOnly: true, isFull: true, compose: asCover(showTitle) },
  { id: "show-split", fits: isSquare, isOnly: true, isFull: true, compose: asCover(showSplit) },
];

/** The author as readers know it from covers: in capitals' size, never a footnote. */
const author = (sheet: Sheet, gap: number, size = 6.9): readonly Part[] =>
  words(sheet, authorSlot(sheet.kit.brief), { voice: "strong", size, linesMax: 2, gap });

/** Slot of the author's name: a short line below the title, where no name is told apart. */
const authorSlot = ({ brand, subline = "" }: Brief): "brand" | "subline" =>
  !brand && subline.length > 0 && subline.length < 34 ? "subline" : "brand";

/** The line below the title, unless it is the author's. */
const below = (sheet: Sheet, plan: Parameters<typeof words>[2]): readonly Part[] =>
  authorSlot(sheet.kit.brief) === "subline" ? [] : words(sheet, "subline", plan);

const others = (sheet: Sheet, gap: number): readonly Part[] =>
  facts(sheet, { without: ["brand"], gap, size: 5, columns: "list" });

const withAlign = (sheet: Sheet, align: "start" | "middle"): Sheet => ({
  ...sheet,
  setting: { ...sheet.setting, align },
});

/** The picture from edge to edge over the upper part, title and author below it. */
function coverPicture(sheet: Sheet): void {
  const { width, height, unit, brief } = sheet.kit;
  const pad = unit * 9;
  const share = brief.headline.length + (brief.subline?.length ?? 0) / 2 > 45 ? 0.46 : 0.56;
  const picture: Frame = { x: 0, y: 0, width, height: height * share };
  pictureField(sheet, picture);
  const room = { x: pad, y: picture.height + pad, width: width - 2 * pad, height: height - picture.height - 2 * pad };
  const foot = author(sheet, 0);
  const footHeight = foot.length > 0 ? unit * ((brief.brand ?? brief.subline ?? "").length > 20 ? 18 : 13) : 0;
  stackParts(
    sheet,
    { ...room, height: room.height - footHeight },
    [...title(sheet, 22, { linesMax: 5 }), ...below(sheet, { size: 6, linesMax: 3, gap: 5 }), ...others(sheet, 5)],
    { anchor: "top", scaleMax: 1.1 },
  );
  stackParts(sheet, { ...room, y: room.y + room.height - footHeight, height: footHeight }, foot, { anchor: "bottom" });
}

/** A pattern of the subject all over, the title on a label in the middle. */
function coverLabel(sheet: Sheet): void {
  const { kit, setting } = sheet;
  const { width, height, unit } = kit;
  pictureField(sheet, { x: 0, y: 0, width, height }, "pattern");
  const label: Frame = { x: width * 0.1, y: height * 0.22, width: width * 0.8, height: height * 0.52 };
  kit.shape("Label", { path: rectangle(label, setting.panel.radius * unit), fill: setting.on, isPlate: true });
  const pad = unit * 7;
  const room = { x: label.x + pad, y: label.y + pad, width: label.width - 2 * pad, height: label.height - 2 * pad };
  const middle = withAlign(sheet, "middle");
  stackParts(
    middle,
    room,
    [
      ...title(middle, 20, { linesMax: 5 }),
      ...below(middle, { size: 5.6, linesMax: 3, gap: 5 }),
      ...accentBar(middle, 7, 14),
      ...author(middle, 7),
      ...others(middle, 5),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** The author at the head, the title as large as it goes, the picture out of the foot, all on the style's color. */
function coverTitle(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 9;
  const on = field(sheet, { x: 0, y: 0, width, height });
  const split = height * (hasFigure(kit) ? 0.52 : 0.6);
  const head = { x: pad, y: pad, width: width - 2 * pad, height: split - pad };
  stackParts(
    on,
    head,
    [
      ...author(on, 0),
      ...title(on, 23, { linesMax: 5, gap: 9 }),
      ...below(on, { size: 6, linesMax: 3, gap: 6 }),
      ...others(on, 5),
    ],
    { anchor: "top", scaleMax: 1.1 },
  );
  const foot: Frame = { x: 0, y: split + unit * 5, width, height: height - split - unit * 5 };
  if (!hasFigure(kit)) {
    pictureField(on, foot);
    return;
  }
  const inside = within(kit, foot);
  page.drawBack?.(inside, foot, on.setting.on);
  const room = { x: pad * 0.5, y: foot.y, width: width - pad, height: foot.height - unit * 4 };
  page.drawSubject(inside, room, { on: on.setting.on, align: "middle" });
}

/** In the page's borders: the author, the title, and the picture in the room between title and foot. */
function coverPage(sheet: Sheet): void {
  const { kit, page, setting } = sheet;
  const picture: readonly Part[] = hasFigure(kit)
    ? [
        {
          gap: 8,
          growsTo: 90,
          arrange: (_, scale) => ({
            height: 38 * kit.unit * scale,
            place: (frame) => page.drawSubject(kit, frame, setting),
          }),
        },
      ]
    : [];
  stackParts(
    sheet,
    setting.frame,
    [
      ...title(sheet, 21, { linesMax: 4 }),
      ...below(sheet, { size: 5.8, linesMax: 3, gap: 5 }),
      ...picture,
      ...author(sheet, 8),
      ...others(sheet, 4),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** A square that is seen as small as a stamp: the title over all of it, the picture out of its lower corner. */
function showTitle(sheet: Sheet): void {
  const { kit, page } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 7;
  const on = withAlign(field(sheet, { x: 0, y: 0, width, height }), "start");
  const side = Math.min(width, height) * 0.44;
  const corner: Frame = { x: width - side * 0.98, y: height - side * 0.98, width: side, height: side };
  const isShown = hasFigure(kit);
  if (isShown) page.drawSubject(within(kit, corner), corner, { on: on.setting.on, align: "middle" });
  const split = isShown ? corner.y - unit * 3 : height * 0.68;
  stackParts(on, { x: pad, y: pad, width: width - 2 * pad, height: split - pad }, title(on, 30, { linesMax: 3 }), {
    anchor: isShown ? "top" : "bottom",
    scaleMax: 1.25,
  });
  const foot: Frame = {
    x: pad,
    y: split + unit * 5,
    width: (isShown ? corner.x - unit * 4 : width - pad) - pad,
    height: height - split - unit * 5 - pad,
  };
  stackParts(
    on,
    foot,
    [...below(on, { voice: "strong", size: 6.8, linesMax: 4 }), ...author(on, 5, 6.8), ...others(on, 4)],
    { anchor: "bottom" },
  );
}

/** The picture on one half, the title on the other. */
function showSplit(sheet: Sheet): void {
  const { width, height, unit } = sheet.kit;
  const pad = unit * 7;
  const isWide = width > height * 1.3;
  const picture: Frame = isWide
    ? { x: width * 0.56, y: 0, width: width * 0.44, height }
    : { x: 0, y: 0, width, height: height * 0.46 };
  pictureField(sheet, picture);
  const room: Frame = isWide
    ? { x: pad, y: pad, width: picture.x - 2 * pad, height: height - 2 * pad }
    : { x: pad, y: picture.height + pad * 0.9, width: width - 2 * pad, height: height - picture.height - pad * 1.8 };
  stackParts(
    sheet,
    room,
    [
      ...title(sheet, 22, { linesMax: 3 }),
      ...below(sheet, { size: 6, linesMax: 3, gap: 4 }),
      ...author(sheet, 5, 6.4),
      ...others(sheet, 4),
    ],
    { anchor: "middle", scaleMax: 1.25 },
  );
}
