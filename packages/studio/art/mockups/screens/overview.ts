import { column, row } from "../node.ts";
import { chart } from "../parts/charts.ts";
import { card, chips, hero, mutedOnBlock, onBlock, section, tag } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import { progress, rings } from "../parts/meters.ts";
import { type Stat, statCard } from "../parts/tables.ts";
import type { ScreenPlan } from "../screen.ts";
import { cardGround, heading, isDesktop, isPhone, type Ui, words } from "../ui.ts";

export interface OverviewContent {
  readonly title: string;
  readonly kicker?: string;
  readonly hero: {
    readonly label: string;
    readonly figure: string;
    readonly note: string;
    readonly shares?: readonly number[];
    readonly values?: readonly number[];
    readonly labels?: string;
    readonly chart: string;
  };
  readonly stats: readonly Stat[];
  readonly heading: string;
  readonly items: readonly Item[];
  readonly goals?: {
    readonly heading: string;
    readonly items: readonly { readonly title: string; readonly note: string; readonly share: number }[];
  };
  readonly actions?: ScreenPlan["actions"];
}

export function goalCards(ui: Ui, { heading: name, items }: NonNullable<OverviewContent["goals"]>) {
  const on = cardGround(ui.look);
  return section(
    ui,
    name,
    items.map(({ title, note, share }) =>
      card(
        ui,
        "Goal",
        [
          row(
            "Head",
            [
              heading(ui, 3, title, { grow: 1, on, linesMax: 1 }),
              words(ui, "Share", "strong", `${Math.round(share * 100)} %`, { on }),
            ],
            { gap: 12 },
          ),
          progress(ui, share, { label: `${Math.round(share * 100)} %` }),
          words(ui, "Note", "small", note, { on, linesMax: 1 }),
        ],
        { spare: 1, gap: 8 },
      ),
    ),
  );
}

function overviewHero(ui: Ui, { label, figure, note, shares, values, labels, chart: said }: OverviewContent["hero"]) {
  const text = column(
    "Text",
    [
      words(ui, "Label", "small", label, { ...mutedOnBlock(ui), linesMax: 1 }),
      words(ui, "Figure", "figure", figure, { ...onBlock(ui), linesMax: 1 }),
      words(ui, "Note", "small", note, { ...onBlock(ui), linesMax: 2 }),
    ],
    { grow: 1, gap: 6 },
  );
  if (shares)
    return hero(ui, "Today", [
      row("Head", [text, rings(ui, shares, { size: isPhone(ui) ? 124 : 180, label: said, onBlock: true })], {
        gap: 16,
      }),
    ]);
  return hero(
    ui,
    "Today",
    [
      text,
      chart(ui, values ?? [3, 4, 5], {
        label: said,
        height: isPhone(ui) ? 84 : 120,
        heightMax: isPhone(ui) ? 140 : 280,
        grow: 1,
        onBlock: true,
        ...(labels && { labels: ui.say(labels).split(",") }),
      }),
    ],
    { grow: 1 },
  );
}

export function overview(ui: Ui, content: OverviewContent): ScreenPlan {
  const { title, kicker, stats, heading: name, items, goals, actions } = content;
  const columns = isPhone(ui) ? 2 : Math.min(isDesktop(ui) ? 3 : 2, stats.length);
  return {
    title,
    tab: 0,
    ...(kicker !== undefined && { kicker }),
    actions: actions ?? [{ icon: "bell", label: "Notifications|Mitteilungen|Notifications|Avisos" }],
    main: [
      overviewHero(ui, content.hero),
      row(
        "Stats",
        stats.slice(0, columns).map((stat, index) => ({ ...statCard(ui, stat, index), grow: 1, spare: 0 })),
        { gap: ui.look.gap - 6, align: "stretch", spare: 1, narrow: "stack" },
      ),
      section(ui, name, [list(ui, items)], { action: "See all|Alle ansehen|Tout voir|Ver todo" }),
      isPhone(ui) && goals && goalCards(ui, goals),
    ],
    aside: isPhone(ui) || !goals ? [] : [goalCards(ui, goals)],
  };
}

export interface StatsContent {
  readonly title: string;
  readonly tab: number;
  readonly chips: readonly string[];
  readonly label: string;
  readonly figure: string;
  readonly change: string;
  readonly values: readonly number[];
  readonly labels: string;
  readonly said: string;
  readonly stats: readonly Stat[];
  readonly heading: string;
  readonly items: readonly Item[];
}

export function statsScreen(
  ui: Ui,
  {
    title,
    tab,
    chips: labels,
    label,
    figure,
    change,
    values,
    labels: below,
    said,
    stats,
    heading: name,
    items,
  }: StatsContent,
): ScreenPlan {
  const on = cardGround(ui.look);
  const columns = Math.min(2, stats.length);
  const numbers = row(
    "Stats",
    stats.slice(0, columns).map((stat, index) => ({ ...statCard(ui, stat, index), grow: 1, spare: 0 })),
    { gap: ui.look.gap - 6, align: "stretch", spare: 1, narrow: "stack" },
  );
  const more = section(ui, name, [list(ui, items)]);
  return {
    title,
    tab,
    main: [
      chips(ui, labels, 1),
      card(
        ui,
        "Chart card",
        [
          words(ui, "Label", "small", label, { on, linesMax: 1 }),
          row(
            "Figures",
            [words(ui, "Figure", "figure", figure, { on, grow: 1, linesMax: 1 }), tag(ui, change, "good")],
            { gap: 12 },
          ),
          chart(ui, values, {
            label: said,
            height: isPhone(ui) ? 120 : 220,
            heightMax: isPhone(ui) ? 240 : 420,
            grow: 1,
            labels: ui.say(below).split(","),
          }),
        ],
        { grow: 1 },
      ),
      numbers,
      isPhone(ui) && more,
    ],
    aside: isPhone(ui) ? [] : [more],
  };
}
