import { button, card, section } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import { factRow } from "../parts/tables.ts";
import type { ScreenPlan } from "../screen.ts";
import { cardGround, heading, type Ui } from "../ui.ts";

export interface CheckoutContent {
  readonly title: string;
  readonly tab?: number;
  readonly heading: string;
  readonly items: readonly Item[];
  readonly place?: { readonly heading: string; readonly item: Item };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly total: string;
  readonly action: string;
}

export function checkoutScreen(
  ui: Ui,
  { title, tab = 2, heading: name, items, place, facts, total, action }: CheckoutContent,
): ScreenPlan {
  const on = cardGround(ui.look);
  const summary = card(
    ui,
    "Summary",
    [
      heading(ui, 2, "Summary|Zusammenfassung|Récapitulatif|Resumen", { on }),
      ...facts.map(([label, value]) => factRow(ui, label, value, { on })),
      factRow(ui, "Total|Gesamt|Total|Total", total, { on, isTotal: true }),
    ],
    { gap: 10 },
  );
  return {
    title,
    tab,
    hasBack: true,
    main: [section(ui, name, [list(ui, items)]), place && section(ui, place.heading, [list(ui, [place.item])])],
    aside: [summary],
    foot: button(ui, action),
  };
}
