import { rectangle } from "../../../../engine/geometry/path.ts";
import { column, type Drawing, grid, row } from "../../node.ts";
import { button, card, chips, section, type TagKind, tag } from "../../parts/controls.ts";
import { factRow } from "../../parts/tables.ts";
import type { ScreenPlan } from "../../screen.ts";
import { cardGround, heading, icon, isDesktop, isPhone, type Ui, words } from "../../ui.ts";
import { tiles } from "../browse.ts";
import { type Thing, tileOf } from "./trade.ts";

const all = "All|Alle|Tous|Todos";

/** A till: products to press, and the ticket with its sum. */
export const counter =
  (plan: {
    readonly title: string;
    readonly chips: readonly string[];
    readonly ticket: string;
    readonly action: string;
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const on = cardGround(ui.look);
    const sold = things.slice(0, 3).map(([, title, , price], index) => ({
      label: `${index === 1 ? 1 : 2} × ${ui.say(title)}`,
      amount: (index === 1 ? 1 : 2) * Number(price),
    }));
    const total = sold.reduce((sum, { amount }) => sum + amount, 0);
    const pay = button(ui, `${ui.say(plan.action)} ${ui.money(total)}`, { icon: "card" });
    const ticket = card(
      ui,
      "Ticket",
      [
        row("Head", [heading(ui, 2, plan.ticket, { on, grow: 1, linesMax: 1 }), tag(ui, "N° 42")], { gap: 12 }),
        ...sold.map(({ label, amount }) => factRow(ui, label, ui.money(amount), { on })),
        factRow(ui, "Total|Gesamt|Total|Total", ui.money(total), { on, isTotal: true }),
        !isPhone(ui) && pay,
      ],
      { gap: 12 },
    );
    const columns = isPhone(ui) ? 2 : isDesktop(ui) ? 4 : 2;
    const shelf = tiles(
      ui,
      things.map((thing) => tileOf(ui, thing)),
      { columns, height: isPhone(ui) ? 84 : 120 },
    );
    return {
      title: plan.title,
      tab: 0,
      actions: [{ icon: "search", label: "Search|Suchen|Rechercher|Buscar" }],
      main: [chips(ui, [all, ...plan.chips]), shelf],
      ...(isPhone(ui)
        ? {
            foot: column("Ticket foot", [factRow(ui, plan.ticket, `${sold.length} · ${ui.money(total)}`), pay], {
              gap: 8,
            }),
          }
        : { aside: [ticket] }),
    };
  };

interface RoomState {
  readonly name: string;
  readonly kind: TagKind;
}

/** Numbered rooms, places or tables, each with its state. */
export const rooms =
  (plan: {
    readonly title: string;
    readonly numbers: readonly string[];
    readonly states: readonly RoomState[];
    readonly heading: string;
    readonly side: string;
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const on = cardGround(ui.look);
    const cells = plan.numbers.map((number, index) => {
      const state = plan.states[(index * 5 + (index % 3)) % plan.states.length] ?? plan.states[0];
      return card(
        ui,
        "Room",
        [
          words(ui, "Number", "section", number, { on, tag: "h3", linesMax: 1 }),
          state && row("State", [tag(ui, state.name, state.kind)], {}),
        ],
        { gap: 8, tag: "article", spare: 1 },
      );
    });
    const columns = isPhone(ui) ? 2 : isDesktop(ui) ? 4 : 3;
    const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) =>
      row(
        "Rooms",
        cells.slice(line * columns, (line + 1) * columns).map((cell) => ({ ...cell, grow: 1, spare: 0 })),
        {
          gap: 12,
          align: "stretch",
          narrow: "stack",
          spare: 1,
        },
      ),
    );
    const today = section(
      ui,
      plan.side,
      things
        .slice(0, 4)
        .map(([, title, note]) =>
          row(
            "Arrival",
            [
              icon(ui, "clock", { size: 20, paint: ui.look.color.accent }),
              column(
                "Text",
                [heading(ui, 3, title, { linesMax: 1 }), words(ui, "Note", "small", note || ui.name, { linesMax: 1 })],
                { grow: 1, gap: 2 },
              ),
            ],
            { gap: 12, spare: 1 },
          ),
        ),
    );
    return {
      title: plan.title,
      tab: 0,
      actions: [{ icon: "plus", label: "Add|Hinzufügen|Ajouter|Añadir" }],
      main: [
        chips(ui, [all, ...plan.states.map(({ name }) => name)]),
        section(ui, plan.heading, lines),
        isPhone(ui) && today,
      ],
      aside: isPhone(ui) ? [] : [today],
    };
  };

/** A hall with its seats: taken, free, and the chosen ones. */
export const seats =
  (plan: {
    readonly title: string;
    readonly stage: string;
    readonly chosen: string;
    readonly price: number;
    readonly action: string;
  }) =>
  (ui: Ui): ScreenPlan => {
    const { color, radius } = ui.look;
    const hall: Drawing = {
      kind: "drawing",
      name: "Seats",
      height: isPhone(ui) ? 290 : 460,
      heightMax: isPhone(ui) ? 360 : 640,
      isWhole: true,
      label: ui.say(plan.chosen),
      draw: ({ x, y, width, height }) => {
        const [across, down] = [10, 8];
        const step = Math.min(width / (across + 1), height / (down + 1.5));
        const size = step * 0.72;
        const [left, top] = [x + (width - step * across) / 2, y + step * 1.5];
        const seat = (index: number) => {
          const [at, line] = [index % across, Math.floor(index / across)];
          const isChosen = line === 4 && (at === 4 || at === 5);
          const isTaken = !isChosen && (index * 7 + line * 3) % 5 < 2;
          return {
            path: rectangle(
              {
                x: left + at * step + (step - size) / 2 + (at > 4 ? step * 0.3 : -step * 0.3),
                y: top + line * step,
                width: size,
                height: size,
              },
              Math.min(6, radius.control),
            ),
            fill: isChosen ? color.accent : isTaken ? color.line : color.surface,
            ...(!isTaken && { stroke: { paint: isChosen ? color.accent : color.muted, width: 1.5 } }),
          };
        };
        return [
          { path: rectangle({ x: x + width * 0.2, y: y + 4, width: width * 0.6, height: 8 }, 4), fill: color.ink },
          ...Array.from({ length: across * down }, (_, index) => seat(index)),
        ];
      },
    };
    const legend = grid(
      "Legend",
      3,
      [
        ["check", "Yours|Deine|À vous|Tuyos"],
        ["plus", "Free|Frei|Libres|Libres"],
        ["close", "Taken|Belegt|Pris|Ocupados"],
      ].map(([sign, label]) =>
        row(
          "Key",
          [icon(ui, sign as "check", { size: 16 }), words(ui, "Label", "small", label ?? "", { grow: 1, linesMax: 1 })],
          { gap: 6 },
        ),
      ),
      { gap: 8 },
    );
    const on = cardGround(ui.look);
    const summary = card(
      ui,
      "Summary",
      [
        heading(ui, 2, plan.chosen, { on, linesMax: 1 }),
        factRow(ui, "2 × Ticket|2 × Ticket|2 × billet|2 × entrada", ui.money(plan.price * 2), { on, isTotal: true }),
      ],
      { gap: 8 },
    );
    return {
      title: plan.title,
      tab: 0,
      hasBack: true,
      main: [words(ui, "Stage", "label", plan.stage, { align: "middle", linesMax: 1 }), hall, legend],
      aside: [summary],
      foot: button(ui, plan.action),
    };
  };
