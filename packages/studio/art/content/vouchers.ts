import type { Brief } from "../../engine/brief/brief.ts";
import { circle, type Frame, rectangle } from "../../engine/geometry/path.ts";
import type { ContentComposition } from "./content-composition.ts";
import { facts, type Part, rule, type Sheet, stackParts, subject, title, words } from "./parts.ts";
import { field, onField, pictureField } from "./picture-field.ts";

const isVoucher = ({ archetype }: Brief): boolean => archetype === "voucher";

/** The worth of a voucher is its picture: the sum, or else what it is for. */
export const voucherCompositions: readonly ContentComposition[] = [
  { id: "voucher", fits: isVoucher, isOnly: true, compose: voucher },
  { id: "voucher-split", fits: isVoucher, isOnly: true, isFull: true, compose: voucherSplit },
  { id: "voucher-stub", fits: isVoucher, isOnly: true, isFull: true, compose: voucherStub },
];

const isLying = ({ kit }: Sheet): boolean => kit.width > kit.height * 1.1;
const aligned = (sheet: Sheet, align: "start" | "middle"): Sheet => ({
  ...sheet,
  setting: { ...sheet.setting, align },
});

/** The sum as large as it goes with the word 'voucher' above it; without a sum the word itself. */
function worth(sheet: Sheet, size: number): readonly Part[] {
  const { price } = sheet.kit.brief;
  if (!price) {
    const wide = title(sheet, size * 0.62, { linesMax: 2, gap: 4 });
    return [...wide, ...words(sheet, "subline", { voice: "strong", size: 7, gap: 5, linesMax: 3 })];
  }
  return [
    ...words(sheet, "headline", { voice: "strong", size: Math.max(7.5, size * 0.26), linesMax: 2, gap: 4 }),
    ...words(sheet, "price", { voice: "display", size, linesMax: price.length > 10 ? 2 : 1, gap: 5 }),
    ...words(sheet, "subline", { size: 6.2, gap: 6, linesMax: 3 }),
  ];
}

const rest = (sheet: Sheet, gap: number, columns: number | "list" = "list"): readonly Part[] =>
  facts(sheet, { without: ["price"], gap, columns, size: 5 });

/** In the page's borders: a small picture, the word, the sum, and who gives it below a line. */
function voucher(sheet: Sheet): void {
  const below = rest(sheet, 5, 2);
  stackParts(
    sheet,
    sheet.setting.frame,
    [
      ...subject(sheet, { min: 15, max: 22 }),
      ...worth(sheet, 30),
      ...(below.length > 0 ? [...rule(sheet, 6), ...below] : []),
    ],
    { anchor: "middle", scaleMax: 1.1 },
  );
}

/** A picture from edge to edge, the sum and all words beside or below it. */
function voucherSplit(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 9;
  const lying = isLying(sheet);
  const picture: Frame = lying
    ? { x: 0, y: 0, width: width * 0.4, height }
    : { x: 0, y: 0, width, height: height * 0.4 };
  pictureField(sheet, picture);
  const room: Frame = lying
    ? { x: picture.width + pad, y: pad, width: width - picture.width - 2 * pad, height: height - 2 * pad }
    : { x: pad, y: picture.height + pad, width: width - 2 * pad, height: height - picture.height - 2 * pad };
  const start = aligned(sheet, "start");
  stackParts(start, room, [...worth(start, 32), ...rest(start, 7)], { anchor: "middle", scaleMax: 1.1 });
}

/** A ticket in the style's color: the sum on its body, the picture and who gives it on the stub behind the perforation. */
function voucherStub(sheet: Sheet): void {
  const { kit } = sheet;
  const { width, height, unit } = kit;
  const pad = unit * 9;
  const lying = isLying(sheet);
  const on = field(sheet, { x: 0, y: 0, width, height });
  const at = lying ? width * 0.66 : height * 0.62;
  const holes = Array.from({ length: 19 }, (_, index) => {
    const share = (index + 0.5) / 19;
    return lying ? circle(at, height * share, unit * 0.8) : circle(width * share, at, unit * 0.8);
  });
  const bites = lying
    ? [circle(at, 0, unit * 4), circle(at, height, unit * 4)]
    : [circle(0, at, unit * 4), circle(width, at, unit * 4)];
  kit.shape("Perforation", {
    path: [...holes, ...bites].flat(),
    within: rectangle({ x: 0, y: 0, width, height }),
    fill: sheet.setting.on,
  });
  const body: Frame = lying
    ? { x: pad, y: pad, width: at - 2 * pad, height: height - 2 * pad }
    : { x: pad, y: pad, width: width - 2 * pad, height: at - 2 * pad };
  const stub: Frame = lying
    ? { x: at + pad * 0.7, y: pad, width: width - at - pad * 1.5, height: height - 2 * pad }
    : { x: pad, y: at + pad * 0.7, width: width - 2 * pad, height: height - at - pad * 1.5 };
  const start = aligned(on, "start");
  stackParts(start, body, worth(start, 34), { anchor: "middle", scaleMax: 1.1 });
  const middle = aligned(onField(on, on.setting.on), "middle");
  const below = facts(middle, { without: ["price"], gap: 7, columns: "list", size: 5 });
  stackParts(middle, stub, [...subject(middle, { min: 20, max: 44 }), ...below], { anchor: "middle" });
}
