import type { Hex } from "../../../engine/color/color.ts";
import type { IconName } from "../icons.ts";
import { type Box, column, type Maybe, type Node, pad, row } from "../node.ts";
import type { Subject } from "../pictures/picture.ts";
import { avatar, badge, cardGround, heading, picture, type Ui, words } from "../ui.ts";
import { readableAccent } from "./controls.ts";

export interface Item {
  readonly title: string;
  readonly note?: string;
  /** At the end of the row. */
  readonly value?: string;
  readonly valueNote?: string;
  readonly isGood?: boolean;
  readonly icon?: IconName;
  readonly subject?: Subject;
  readonly person?: string;
  readonly end?: Node;
}

/** Color under the words of a list’s rows. */
export const rowGround = ({ look }: Ui): Hex => (look.list === "rules" ? look.color.page : cardGround(look));

function itemRow(ui: Ui, item: Item, index: number): Box {
  const on = rowGround(ui);
  const { color } = ui.look;
  const lead: Maybe = item.icon
    ? badge(ui, item.icon, { tone: index })
    : item.subject
      ? picture(ui, item.subject, `${item.title}${index}`, { width: 64, height: 64, turn: index })
      : item.person !== undefined && avatar(ui, item.person, 48, index);
  return row(
    "Row",
    [
      lead,
      column(
        "Text",
        [
          heading(ui, 3, item.title, { on, linesMax: 1 }),
          item.note !== undefined && words(ui, "Note", "small", item.note, { on, linesMax: 1 }),
        ],
        { grow: 1, gap: 2 },
      ),
      (item.value !== undefined || item.valueNote !== undefined) &&
        column(
          "Value",
          [
            item.value !== undefined &&
              words(ui, "Value", "strong", item.value, {
                on,
                align: "end",
                ...(item.isGood && { paint: color.good }),
                linesMax: 1,
              }),
            item.valueNote !== undefined &&
              words(ui, "Note", "small", item.valueNote, { on, align: "end", linesMax: 1 }),
          ],
          { gap: 2, align: "end" },
        ),
      item.end,
    ],
    { tag: "li", gap: 14 },
  );
}

/** Rows as the style lists them: cards, one panel, or lines between them. */
export function list(ui: Ui, items: readonly Item[], plan: { readonly isSpare?: boolean } = {}): Box {
  const { look } = ui;
  const spare = plan.isSpare === false ? {} : { spare: 1 };
  const rows = items.map((item, index) => itemRow(ui, item, index));
  switch (look.list) {
    case "cards":
      return column(
        "List",
        rows.map((one) => ({ ...one, ...spare, padding: pad(13, 16), surface: look.card })),
        { tag: "ul", gap: look.treatment === "blocks" ? 16 : 10 },
      );
    case "panel":
      return column(
        "List",
        rows.map((one, index) => ({
          ...one,
          ...spare,
          padding: pad(13, 0),
          ...(index > 0 && {
            surface: { edge: { side: "top", paint: look.rule.paint, width: look.rule.width } } as const,
          }),
        })),
        { tag: "ul", padding: pad(5, 18), surface: look.card },
      );
    case "rules":
      return column(
        "List",
        rows.map((one, index) => ({
          ...one,
          ...spare,
          padding: pad(13, 0),
          ...((index > 0 || look.treatment !== "gilded") && {
            surface: { edge: { side: "top", paint: look.rule.paint, width: look.rule.width } } as const,
          }),
        })),
        { tag: "ul" },
      );
  }
}

export interface Tile {
  readonly title: string;
  readonly note?: string;
  readonly value?: string;
  readonly subject: Subject;
  readonly tag?: string;
}

/** A picture with its words below. */
export function tile(
  ui: Ui,
  { title, note, value, subject, tag: mark }: Tile,
  index: number,
  { height, heightMax, grow }: { readonly height: number; readonly heightMax?: number; readonly grow?: number },
): Box {
  const { look } = ui;
  const hasCard = look.card.fill !== undefined || look.card.stroke !== undefined;
  const on = hasCard ? cardGround(look) : look.color.page;
  const inset = look.radius.card > 20 ? 8 : 0;
  const radius = hasCard ? (inset > 0 ? Math.max(0, look.radius.card - inset) : 0) : look.radius.picture;
  const align = look.isCentered ? "middle" : "start";
  const edge = look.card.stroke ? Math.ceil(look.card.stroke.width) : 0;
  const pic = picture(ui, subject, `${title}${index}`, {
    height,
    turn: index,
    radius: inset === 0 && look.card.radius ? Math.max(0, look.card.radius - edge) : radius,
    ...(heightMax !== undefined && { heightMax }),
    ...(grow !== undefined && { grow }),
  });
  return column(
    "Tile",
    [
      edge > 0 || inset > 0
        ? column("Picture frame", [pic], {
            padding: [inset || edge, inset || edge, 0, inset || edge],
            ...(grow !== undefined && { grow }),
          })
        : pic,
      column(
        "Text",
        [
          mark !== undefined &&
            words(ui, "Kicker", "label", mark, { on, linesMax: 1, align, paint: readableAccent(ui) }),
          heading(ui, 3, title, { on, linesMax: 2, align }),
          (note !== undefined || value !== undefined) &&
            row(
              "Facts",
              [
                note !== undefined &&
                  words(ui, "Note", "small", note, {
                    on,
                    linesMax: 1,
                    align: value === undefined ? align : "start",
                    grow: 1,
                  }),
                value !== undefined &&
                  words(ui, "Value", "strong", value, {
                    on,
                    linesMax: 1,
                    ...(note === undefined && { grow: 1, align }),
                  }),
              ],
              { gap: 8 },
            ),
        ],
        { gap: 3, padding: hasCard ? [12, 14, 14, 14] : [12, 0, 4, 0] },
      ),
    ],
    { tag: "article", spare: 1, ...(hasCard && { surface: look.card }) },
  );
}

export const actionRow = (ui: Ui, actions: readonly { readonly icon: IconName; readonly label: string }[]): Box =>
  row(
    "Actions",
    actions.map(({ icon: sign, label }, index) =>
      column(
        "Action",
        [
          badge(ui, sign, { size: 56, tone: index, isAccent: index === 0 && ui.look.treatment !== "geometric" }),
          words(ui, "Label", "small", label, { align: "middle", paint: ui.look.color.ink, linesMax: 1, tag: "span" }),
        ],
        { tag: "button", grow: 1, gap: 8, align: "center" },
      ),
    ),
    { justify: "between", gap: 8, align: "start" },
  );
