import type { Hex } from "../../../engine/color/color.ts";
import type { IconName } from "../icons.ts";
import { type Box, column, type Node, pad, row } from "../node.ts";
import { avatar, badge, cardGround, icon, type Ui, words } from "../ui.ts";
import { card, tag } from "./controls.ts";

export interface Stat {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly icon?: IconName;
  readonly isGood?: boolean;
}

export function statCard(ui: Ui, { label, value, note, icon: sign, isGood = true }: Stat, index = 0): Box {
  const { look } = ui;
  const on = cardGround(look);
  return card(
    ui,
    "Stat",
    [
      row(
        "Head",
        [
          words(ui, "Label", "small", label, { on, grow: 1, linesMax: 1 }),
          sign && badge(ui, sign, { size: 36, tone: index }),
        ],
        { gap: 8 },
      ),
      words(ui, "Figure", "title", value, { on, linesMax: 1 }),
      note !== undefined &&
        row(
          "Change",
          [
            icon(ui, isGood ? "up" : "down", { size: 16, paint: isGood ? look.color.good : look.color.bad }),
            words(ui, "Note", "small", note, {
              on,
              paint: isGood ? look.color.good : look.color.bad,
              linesMax: 1,
              grow: 1,
            }),
          ],
          { gap: 6 },
        ),
    ],
    { gap: 8, spare: 1 },
  );
}

/** Name and amount, beside each other. */
export const factRow = (
  ui: Ui,
  label: string,
  value: string,
  { on = ui.look.color.page, isTotal = false }: { readonly on?: Hex; readonly isTotal?: boolean } = {},
): Box =>
  row(
    "Fact",
    [
      words(ui, "Label", isTotal ? "section" : "body", label, {
        on,
        grow: 1,
        linesMax: 1,
        ...(isTotal ? {} : { paint: ui.look.color.muted }),
      }),
      words(ui, "Value", isTotal ? "section" : "strong", value, { on, linesMax: 1 }),
    ],
    { gap: 12 },
  );

export interface TableRow {
  readonly cells: readonly string[];
  /** The first cell has it before its words. */
  readonly person?: string;
  readonly state?: { readonly text: string; readonly isGood: boolean };
}

/** @param shares of the columns’ widths. */
export function table(ui: Ui, heads: readonly string[], rows: readonly TableRow[], shares: readonly number[]): Box {
  const { look } = ui;
  const on = cardGround(look);
  const line = {
    edge: {
      side: "top",
      paint: look.list === "panel" ? look.rule.paint : look.color.line,
      width: Math.min(2, look.rule.width),
    },
  } as const;
  const cell = (node: Node, index: number, as: "th" | "td"): Box =>
    row("Cell", [node], { tag: as, grow: shares[index] ?? 1, gap: 10 });
  return card(
    ui,
    "Table",
    [
      column(
        "Table head",
        [
          row(
            "Head row",
            heads.map((text, index) => cell(words(ui, "Column", "label", text, { on, linesMax: 1 }), index, "th")),
            { tag: "tr", padding: pad(4, 0), gap: 16 },
          ),
        ],
        { tag: "thead" },
      ),
      column(
        "Table body",
        rows.map(({ cells, person, state }, line_) =>
          row(
            "Table row",
            [
              ...cells.map((text, index) =>
                index === 0 && person !== undefined
                  ? row(
                      "Cell",
                      [avatar(ui, person, 36, line_), words(ui, "Value", "strong", text, { on, linesMax: 1, grow: 1 })],
                      { tag: "td", grow: shares[0] ?? 1, gap: 12 },
                    )
                  : cell(
                      words(ui, "Value", index === 0 ? "strong" : "body", text, { on, linesMax: 1, grow: 1 }),
                      index,
                      "td",
                    ),
              ),
              state &&
                row("Cell", [tag(ui, state.text, state.isGood ? "good" : "plain")], {
                  tag: "td",
                  grow: shares[cells.length] ?? 1,
                }),
            ],
            { tag: "tr", padding: pad(11, 0), gap: 16, spare: 1, surface: line },
          ),
        ),
        { tag: "tbody" },
      ),
    ],
    { tag: "table", gap: 8 },
  );
}
