import { circle, rectangle } from "../../../../engine/geometry/path.ts";
import { column, type Drawing, grid, row } from "../../node.ts";
import { button, card, chips, hero, mutedOnBlock, onBlock, section, tag, toggle } from "../../parts/controls.ts";
import { list } from "../../parts/lists.ts";
import { progress } from "../../parts/meters.ts";
import type { ScreenPlan } from "../../screen.ts";
import { badge, cardGround, heading, icon, isDesktop, isPhone, type Ui, words } from "../../ui.ts";
import { amountOf, itemOf, type Thing } from "./trade.ts";

const dayNames = "Mon,Tue,Wed,Thu,Fri|Mo,Di,Mi,Do,Fr|Lun,Mar,Mer,Jeu,Ven|Lun,Mar,Mié,Jue,Vie";
const hours = ["07:30", "09:00", "12:15", "17:30", "19:00", "20:15"];

/** A week: a column of hours for each day, and one day on phones. */
export const timetable =
  (plan: { readonly title: string; readonly chips: readonly string[]; readonly tab?: number }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const on = cardGround(ui.look);
    const days = ui.say(dayNames).split(",");
    const lesson = ([, title, note]: Thing, index: number) =>
      card(
        ui,
        "Lesson",
        [
          words(ui, "Time", "label", hours[index % hours.length] ?? "", { on, linesMax: 1 }),
          heading(ui, 3, title, { on, linesMax: 2 }),
          note !== "" && words(ui, "Note", "small", note, { on, linesMax: 2 }),
        ],
        {
          gap: 4,
          spare: 1,
          tag: "article",
          padding: ui.look.card.fill || ui.look.card.stroke ? [12, 12, 12, 12] : [12, 0, 0, 0],
        },
      );
    const shown = days.slice(0, isDesktop(ui) ? 5 : 3);
    const week = row(
      "Week plan",
      shown.map((day, at) =>
        column(
          "Day plan",
          [
            heading(ui, 2, day, { linesMax: 1 }),
            ...[0, 1, 2, 3].map((line) => {
              const thing = things[(at * 2 + line) % things.length];
              return thing && lesson(thing, line + (at % 2));
            }),
          ],
          { grow: 1, gap: 12, tag: "section" },
        ),
      ),
      { gap: 16, align: "start", narrow: "stack" },
    );
    const today = section(ui, "Today|Heute|Aujourd’hui|Hoy", [
      list(
        ui,
        things.map((thing, index) => ({ ...itemOf(ui, thing), value: hours[index % hours.length] ?? "" })),
      ),
    ]);
    return {
      title: plan.title,
      tab: plan.tab ?? 0,
      actions: [{ icon: "filter", label: "Filter|Filtern|Filtrer|Filtrar" }],
      main: isPhone(ui) ? [chips(ui, days, 1), today] : [chips(ui, ["All|Alle|Tous|Todos", ...plan.chips]), week],
    };
  };

/** Seven days of each thing: done or not. */
export const tracker =
  (plan: {
    readonly title: string;
    readonly kicker: string;
    readonly done: string;
    readonly share: number;
    readonly heading: string;
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const { color } = ui.look;
    const on = cardGround(ui.look);
    const dots = (line: number): Drawing => ({
      kind: "drawing",
      name: "Days",
      width: 150,
      height: 18,
      isWhole: true,
      label: ui.say("Days done|Erledigte Tage|Jours faits|Días hechos"),
      draw: ({ x, y }) =>
        Array.from({ length: 7 }, (_, day) => ({
          path: circle(x + 10 + day * 21, y + 9, 7),
          ...((day * 3 + line * 2) % 4 > 0 && day < 6 && { fill: color.accent }),
          stroke: { paint: day < 6 ? color.accent : color.muted, width: 1.5 },
        })),
    });
    const one = (thing: Thing, index: number) => {
      const [, title, note, value] = thing;
      const { icon: sign } = itemOf(ui, thing);
      return card(
        ui,
        "Habit",
        [
          row(
            "Head",
            [
              badge(ui, sign ?? "check", { size: 40, tone: index }),
              column(
                "Text",
                [
                  heading(ui, 3, title, { on, linesMax: 1 }),
                  note !== "" && words(ui, "Note", "small", note, { on, linesMax: 1 }),
                ],
                { grow: 1, gap: 2 },
              ),
              value !== undefined && words(ui, "Value", "strong", amountOf(ui, value), { on, linesMax: 1 }),
            ],
            { gap: 12 },
          ),
          dots(index),
        ],
        { gap: 10, spare: 1 },
      );
    };
    const head = hero(ui, "Today", [
      words(ui, "Label", "small", plan.kicker, { ...mutedOnBlock(ui), linesMax: 1 }),
      words(ui, "Figure", "figure", plan.done, { ...onBlock(ui), linesMax: 1 }),
      progress(ui, plan.share, { label: `${Math.round(plan.share * 100)} %`, onBlock: true }),
    ]);
    const cards = things.map(one);
    const body = isPhone(ui)
      ? cards
      : Array.from({ length: Math.ceil(cards.length / 2) }, (_, line) =>
          row(
            "Habits",
            cards.slice(line * 2, line * 2 + 2).map((card_) => ({ ...card_, grow: 1, spare: 0 })),
            { gap: 16, align: "stretch", narrow: "stack", spare: 1 },
          ),
        );
    return {
      title: plan.title,
      tab: 0,
      actions: [{ icon: "plus", label: "Add|Hinzufügen|Ajouter|Añadir" }],
      main: [head, section(ui, plan.heading, body)],
    };
  };

/** Services and how well they ran: a bar for each of the last days. */
export const uptime =
  (plan: {
    readonly title: string;
    readonly banner: string;
    readonly note: string;
    readonly heading: string;
    readonly past: string;
    readonly incidents: readonly Thing[];
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const { color } = ui.look;
    const on = cardGround(ui.look);
    const bars = (line: number): Drawing => ({
      kind: "drawing",
      name: "Uptime bars",
      height: 30,
      isWhole: true,
      label: ui.say(
        "Uptime over 40 days|Verfügbarkeit über 40 Tage|Disponibilité sur 40 jours|Disponibilidad en 40 días",
      ),
      draw: ({ x, y, width, height }) =>
        Array.from({ length: 40 }, (_, day) => {
          const isBad = line === 1 && day === 27;
          const isSlow = (line === 2 && day === 12) || (line === 4 && day === 33);
          const share = isBad ? 0.5 : isSlow ? 0.75 : 1;
          return {
            path: rectangle(
              {
                x: x + (width / 40) * day,
                y: y + height * (1 - share),
                width: Math.max(2, (width / 40) * 0.62),
                height: height * share,
              },
              1,
            ),
            fill: isBad ? color.bad : isSlow ? color.warn : color.good,
          };
        }),
    });
    const service = ([, title, , value]: Thing, index: number) =>
      card(
        ui,
        "Service",
        [
          row(
            "Head",
            [
              heading(ui, 3, title, { on, grow: 1, linesMax: 1 }),
              words(ui, "Value", "small", amountOf(ui, value ?? "100 %"), { on, linesMax: 1 }),
              tag(
                ui,
                index === 2 ? "Slow|Langsam|Lent|Lento" : "Running|Läuft|En marche|Activo",
                index === 2 ? "warn" : "good",
              ),
            ],
            { gap: 10 },
          ),
          bars(index),
        ],
        { gap: 10, spare: 1 },
      );
    const banner = hero(ui, "Banner", [
      row(
        "Head",
        [
          icon(ui, "check", { size: 32, paint: color.onBlock }),
          column(
            "Text",
            [
              words(ui, "Title", "section", plan.banner, { ...onBlock(ui), tag: "h2", linesMax: 2 }),
              words(ui, "Note", "small", plan.note, { ...mutedOnBlock(ui), linesMax: 2 }),
            ],
            { grow: 1, gap: 4 },
          ),
        ],
        { gap: 16 },
      ),
    ]);
    const past = section(ui, plan.past, [
      list(
        ui,
        plan.incidents.map((thing) => itemOf(ui, thing)),
      ),
    ]);
    return {
      title: plan.title,
      tab: 0,
      actions: [{ icon: "bell", label: "Subscribe|Abonnieren|S’abonner|Suscribirse" }],
      main: [banner, section(ui, plan.heading, things.map(service)), isPhone(ui) && past],
      aside: isPhone(ui) ? [] : [past],
    };
  };

/** The number that is called, and those that wait. */
export const queue =
  (plan: {
    readonly title: string;
    readonly label: string;
    readonly number: string;
    readonly place: string;
    readonly heading: string;
    readonly wait: string;
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const called = hero(
      ui,
      "Called",
      [
        words(ui, "Label", "section", plan.label, { ...mutedOnBlock(ui), tag: "h2", align: "middle", linesMax: 1 }),
        words(ui, "Number", "display", plan.number, { ...onBlock(ui), align: "middle", linesMax: 1 }),
        words(ui, "Place", "section", plan.place, { ...onBlock(ui), align: "middle", linesMax: 1 }),
      ],
      { grow: 1, justify: "center", gap: 18, tag: "section" },
    );
    const next = section(ui, plan.heading, [
      list(
        ui,
        things.map((thing) => itemOf(ui, thing)),
      ),
    ]);
    const wait = words(ui, "Wait", "strong", plan.wait, { align: "middle", linesMax: 2, spare: 2 });
    return {
      title: plan.title,
      tab: 0,
      main: [called, isPhone(ui) && wait, isPhone(ui) && next],
      aside: isPhone(ui) ? [] : [next, wait],
    };
  };

/** Things in a house that are switched on and off. */
export const switches =
  (plan: {
    readonly title: string;
    readonly kicker: string;
    readonly chips: readonly string[];
    readonly heading: string;
    readonly label: string;
    readonly figure: string;
    readonly note: string;
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const on = cardGround(ui.look);
    const cells = things.map((thing, index) => {
      const [, title, note, value] = thing;
      return card(
        ui,
        "Device",
        [
          row(
            "Head",
            [
              badge(ui, itemOf(ui, thing).icon ?? "bolt", { size: 40, tone: index }),
              row("Space", [], { grow: 1, height: 1 }),
              toggle(ui, title, index % 3 !== 2),
            ],
            { gap: 8, narrow: "keep" },
          ),
          heading(ui, 3, title, { on, linesMax: 1 }),
          words(ui, "Note", "small", value === undefined ? note || ui.name : amountOf(ui, value), { on, linesMax: 1 }),
        ],
        { gap: 8, spare: 1, tag: "article" },
      );
    });
    const columns = isDesktop(ui) ? 3 : 2;
    const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) =>
      row(
        "Devices",
        cells.slice(line * columns, (line + 1) * columns).map((cell) => ({ ...cell, grow: 1, spare: 0 })),
        { gap: 14, align: "stretch", narrow: "stack", spare: 1 },
      ),
    );
    const climate = hero(ui, "Climate", [
      words(ui, "Label", "small", plan.label, { ...mutedOnBlock(ui), linesMax: 1 }),
      words(ui, "Figure", "figure", plan.figure, { ...onBlock(ui), linesMax: 1 }),
      words(ui, "Note", "small", plan.note, { ...onBlock(ui), linesMax: 2 }),
    ]);
    return {
      title: plan.title,
      kicker: plan.kicker,
      tab: 0,
      main: [chips(ui, plan.chips), climate, section(ui, plan.heading, lines)],
    };
  };

/** Amounts to choose from, and how far the collection is. */
export const giving =
  (plan: {
    readonly title: string;
    readonly lead: string;
    readonly text: string;
    readonly share: number;
    readonly note: string;
    readonly action: string;
  }) =>
  (ui: Ui, things: readonly Thing[]): ScreenPlan => {
    const on = cardGround(ui.look);
    const amounts = grid(
      "Amounts",
      3,
      [10, 25, 50, 75, 100, 250].map((amount, index) => ({
        ...button(ui, ui.language === "en" ? `$${amount}` : `${amount} €`, index === 1 ? {} : { look: "quiet" }),
        padding: [0, 8, 0, 8] as const,
      })),
      { gap: 10 },
    );
    const goal = card(
      ui,
      "Goal",
      [
        heading(ui, 2, plan.lead, { on, linesMax: 2 }),
        words(ui, "Text", "body", plan.text, { on, tag: "p", linesMax: 4 }),
        progress(ui, plan.share, { label: plan.note, height: 10 }),
        words(ui, "Note", "small", plan.note, { on, linesMax: 1 }),
      ],
      { gap: 10 },
    );
    const often = chips(ui, ["Once|Einmalig|Une fois|Una vez", "Monthly|Monatlich|Chaque mois|Cada mes"]);
    const uses = section(ui, "Your gift helps|Deine Spende hilft|Votre don aide|Tu donativo ayuda", [
      list(
        ui,
        things.map((thing) => itemOf(ui, thing)),
      ),
    ]);
    return {
      title: plan.title,
      tab: 0,
      main: isPhone(ui) ? [goal, often, amounts, uses] : [goal, uses],
      aside: isPhone(ui) ? [] : [often, amounts],
      foot: button(ui, plan.action),
    };
  };

/** One question with its answers. */
export const quiz =
  (plan: {
    readonly title: string;
    readonly step: string;
    readonly share: number;
    readonly question: string;
    readonly word: string;
    readonly answers: readonly string[];
    readonly action: string;
  }) =>
  (ui: Ui): ScreenPlan => {
    const on = cardGround(ui.look);
    const answers = plan.answers.map((text, index) =>
      card(
        ui,
        "Answer",
        [
          row(
            "Line",
            [
              words(ui, "Text", "strong", text, { on, grow: 1, linesMax: 1 }),
              icon(ui, index === 1 ? "check" : "next", {
                size: 20,
                paint: index === 1 ? ui.look.color.good : ui.look.color.muted,
              }),
            ],
            { gap: 12 },
          ),
        ],
        { spare: 1, padding: [14, 16, 14, 16] },
      ),
    );
    const asked = hero(ui, "Question", [
      words(ui, "Label", "small", plan.question, { ...mutedOnBlock(ui), linesMax: 2 }),
      words(ui, "Word", "display", plan.word, { ...onBlock(ui), tag: "h2", linesMax: 2 }),
    ]);
    return {
      title: plan.title,
      tab: 0,
      hasBack: true,
      main: [
        column(
          "Progress",
          [progress(ui, plan.share, { label: plan.step }), words(ui, "Step", "small", plan.step, { linesMax: 1 })],
          { gap: 8 },
        ),
        asked,
        column("Answers", answers, { gap: 12 }),
      ],
      foot: button(ui, plan.action),
    };
  };
