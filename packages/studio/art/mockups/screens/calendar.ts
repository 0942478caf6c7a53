import { column, grid, row } from "../node.ts";
import { button, card, section } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import type { ScreenPlan } from "../screen.ts";
import { cardGround, heading, icon, isDesktop, isPhone, type Ui, words } from "../ui.ts";

export interface CalendarContent {
  readonly title: string;
  readonly tab: number;
  readonly month: string;
  /** The weekday of the first, 0 for Monday. */
  readonly start: number;
  readonly chosen: readonly number[];
  readonly heading: string;
  readonly slots?: readonly string[];
  readonly items?: readonly Item[];
  readonly action?: string;
  readonly hasBack?: boolean;
}

const weekdays = "M,T,W,T,F,S,S|M,D,M,D,F,S,S|L,M,M,J,V,S,D|L,M,X,J,V,S,D";

function month(ui: Ui, { month: name, start, chosen }: CalendarContent) {
  const { look } = ui;
  const { color } = look;
  const on = cardGround(look);
  const cell = isPhone(ui) ? 36 : isDesktop(ui) ? 56 : 44;
  const day = (number: number) => {
    const isOn = chosen.includes(number);
    const isShown = number >= 1 && number <= 30;
    return row(
      "Day",
      [
        isShown &&
          words(ui, "Number", isOn ? "strong" : "body", String(number), {
            align: "middle",
            grow: 1,
            on: isOn ? color.accent : on,
            paint: isOn ? color.onAccent : color.ink,
            tag: "span",
          }),
      ],
      {
        grow: 1,
        height: cell,
        justify: "center",
        ...(isShown && { tag: "button" as const }),
        ...(isOn && { surface: { fill: color.accent, radius: Math.min(cell / 2, look.radius.control) } }),
      },
    );
  };
  const weeks = Array.from({ length: Math.ceil((30 + start) / 7) }, (_, week) =>
    row(
      "Week",
      Array.from({ length: 7 }, (_day, index) => day(week * 7 + index - start + 1)),
      { gap: 4, narrow: "keep" },
    ),
  );
  return card(
    ui,
    "Calendar",
    [
      row(
        "Head",
        [heading(ui, 2, name, { on, grow: 1 }), icon(ui, "back", { size: 20 }), icon(ui, "next", { size: 20 })],
        { gap: 16 },
      ),
      row(
        "Weekdays",
        ui
          .say(weekdays)
          .split(",")
          .map((text) => words(ui, "Weekday", "label", text, { on, align: "middle", grow: 1 })),
        { gap: 4, narrow: "keep" },
      ),
      column("Days", weeks, { gap: 4 }),
    ],
    { gap: 10 },
  );
}

export function calendarScreen(ui: Ui, content: CalendarContent): ScreenPlan {
  const { title, tab, heading: name, slots = [], items, action, hasBack } = content;
  const columns = isPhone(ui) ? 3 : 2;
  const times =
    slots.length > 0 &&
    section(ui, name, [
      grid(
        "Times",
        columns,
        slots.map((text, index) => {
          const isOn = index === 2;
          const { color, radius, field: surface } = ui.look;
          const on = isOn ? color.ink : typeof surface.fill === "string" ? surface.fill : color.page;
          return row(
            "Time",
            [
              words(ui, "Label", "strong", text, {
                align: "middle",
                grow: 1,
                on,
                paint: isOn ? color.page : color.ink,
                tag: "span",
                linesMax: 1,
              }),
            ],
            {
              tag: "button",
              height: 46,
              justify: "center",
              surface: isOn
                ? { fill: color.ink, radius: radius.control }
                : {
                    stroke: { paint: color.line, width: 1.25 },
                    radius: radius.control,
                    ...(typeof surface.fill === "string" && { fill: surface.fill }),
                  },
              state: { role: "radio", isOn },
            },
          );
        }),
        { gap: 10 },
      ),
    ]);
  const agenda =
    items && section(ui, slots.length > 0 ? "Coming up|Demnächst|À venir|Próximamente" : name, [list(ui, items)]);
  return {
    title,
    tab,
    ...(hasBack && { hasBack }),
    ...(!hasBack && { actions: [{ icon: "plus" as const, label: "Add|Hinzufügen|Ajouter|Añadir" }] }),
    main: [month(ui, content), isPhone(ui) && times, isPhone(ui) && agenda],
    aside: isPhone(ui) ? [] : [times, agenda],
    ...(action !== undefined && { foot: button(ui, action) }),
  };
}
