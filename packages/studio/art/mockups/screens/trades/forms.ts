import type { IconName } from "../../icons.ts";
import type { Stat } from "../../parts/tables.ts";
import type { ScreenPlan } from "../../screen.ts";
import type { Ui } from "../../ui.ts";
import { catalog, detailScreen, listScreen } from "../browse.ts";
import { calendarScreen } from "../calendar.ts";
import { checkoutScreen } from "../checkout.ts";
import { mapScreen } from "../map.ts";
import { type OverviewContent, overview, statsScreen } from "../overview.ts";
import { formScreen, profileScreen } from "../personal.ts";
import { board } from "../web.ts";
import { amountOf, itemOf, type Thing, tileOf } from "./trade.ts";

type Form = (ui: Ui, things: readonly Thing[]) => ScreenPlan;

const all = "All|Alle|Tous|Todos";

/** Pictures of the things, to choose from. */
export const shelf =
  (plan: {
    readonly title: string;
    readonly search: string;
    readonly heading: string;
    readonly chips?: readonly string[];
    readonly tab?: number;
    readonly isFlat?: boolean;
  }): Form =>
  (ui, things) =>
    catalog(ui, {
      ...plan,
      chips: plan.chips ? [all, ...plan.chips] : undefined,
      tiles: things.map((thing) => tileOf(ui, thing)),
    });

/** The things below each other, and what else belongs to them. */
export const listing =
  (plan: {
    readonly title: string;
    readonly heading: string;
    readonly chips?: readonly string[];
    readonly search?: string;
    readonly tab?: number;
    readonly more?: { readonly heading: string; readonly things: readonly Thing[] };
  }): Form =>
  (ui, things) =>
    listScreen(ui, {
      title: plan.title,
      tab: plan.tab ?? 0,
      ...(plan.chips && { chips: [all, ...plan.chips] }),
      ...(plan.search !== undefined && { search: plan.search }),
      actions: [{ icon: "plus", label: "Add|Hinzufügen|Ajouter|Añadir" }],
      groups: [
        { heading: plan.heading, items: things.map((thing) => itemOf(ui, thing)) },
        ...(plan.more
          ? [{ heading: plan.more.heading, items: plan.more.things.map((thing) => itemOf(ui, thing)) }]
          : []),
      ],
    });

/** The first of the things by itself. */
export const oneThing =
  (plan: {
    readonly text: string;
    readonly action: string;
    readonly facts: readonly (readonly [icon: IconName, label: string, value: string])[];
    readonly tab?: number;
  }): Form =>
  (ui, [first, ...others]) => {
    if (!first) throw new Error("a trade has no things");
    const { subject, title, note, value } = tileOf(ui, first);
    return detailScreen(ui, {
      title,
      tab: plan.tab ?? 0,
      subject,
      kicker: note ?? ui.name,
      name: title,
      ...(value !== undefined && { price: value }),
      text: plan.text,
      facts: plan.facts.map(([icon, label, said]) => ({ icon, label, value: said })),
      more: {
        heading: "More like this|Ähnliches|Dans le même esprit|Más como esto",
        items: others.slice(0, 3).map((thing) => itemOf(ui, thing)),
      },
      action: plan.action,
    });
  };

/** A month with what is planned in it. */
export const agenda =
  (plan: {
    readonly title: string;
    readonly tab?: number;
    readonly action?: string;
    readonly slots?: readonly string[];
  }): Form =>
  (ui, things) =>
    calendarScreen(ui, {
      title: plan.title,
      tab: plan.tab ?? 1,
      month: "June|Juni|Juin|Junio",
      start: 6,
      chosen: plan.slots ? [17] : [9, 13, 17],
      heading: "Tuesday 17 June|Dienstag, 17. Juni|Mardi 17 juin|Martes 17 de junio",
      ...(plan.slots ? { slots: plan.slots } : { items: things.slice(0, 3).map((thing) => itemOf(ui, thing)) }),
      ...(plan.action !== undefined && { action: plan.action }),
    });

const week = "M,T,W,T,F,S,S|Mo,Di,Mi,Do,Fr,Sa,So|L,M,M,J,V,S,D|L,M,X,J,V,S,D";

/** Today’s numbers above the things. */
export const numbers =
  (plan: {
    readonly title: string;
    readonly kicker?: string;
    readonly label: string;
    readonly figure: string | number;
    readonly note: string;
    readonly values?: readonly number[];
    readonly labels?: string;
    readonly share?: number;
    readonly stats: readonly (readonly [icon: IconName, label: string, value: string, note?: string])[];
    readonly heading: string;
    readonly goals?: OverviewContent["goals"];
  }): Form =>
  (ui, things) =>
    overview(ui, {
      title: plan.title,
      ...(plan.kicker !== undefined && { kicker: plan.kicker }),
      hero: {
        label: plan.label,
        figure: amountOf(ui, plan.figure),
        note: plan.note,
        chart: plan.label,
        ...(plan.share === undefined
          ? { values: plan.values ?? [3, 4, 4, 5, 4, 6, 7], labels: plan.labels ?? week }
          : { shares: [plan.share] }),
      },
      stats: plan.stats.map(statOf),
      heading: plan.heading,
      items: things.map((thing) => itemOf(ui, thing)),
      ...(plan.goals && { goals: plan.goals }),
    });

const statOf = ([icon, label, value, note]: readonly [IconName, string, string, string?]): Stat => ({
  icon,
  label,
  value,
  ...(note !== undefined && { note }),
});

/** Numbers over weeks. */
export const trend =
  (plan: {
    readonly title: string;
    readonly label: string;
    readonly figure: string | number;
    readonly change: string;
    readonly values: readonly number[];
    readonly labels?: string;
    readonly stats: readonly (readonly [icon: IconName, label: string, value: string, note?: string])[];
    readonly heading: string;
    readonly tab?: number;
  }): Form =>
  (ui, things) =>
    statsScreen(ui, {
      title: plan.title,
      tab: plan.tab ?? 1,
      chips: ["Day|Tag|Jour|Día", "Week|Woche|Semaine|Semana", "Month|Monat|Mois|Mes"],
      label: plan.label,
      figure: amountOf(ui, plan.figure),
      change: plan.change,
      values: plan.values,
      labels: plan.labels ?? week,
      said: plan.label,
      stats: plan.stats.map(statOf),
      heading: plan.heading,
      items: things.map((thing) => itemOf(ui, thing)),
    });

/** Columns of cards: the things wander from one to the next. */
export const lanes =
  (plan: { readonly title: string; readonly lanes: readonly [string, string, string]; readonly tab?: number }): Form =>
  (ui, things) =>
    board(ui, {
      title: plan.title,
      tab: plan.tab ?? 0,
      columns: plan.lanes.map((name, lane) => ({
        name,
        cards: things
          .filter((_, index) => index % 3 === lane)
          .map(([, title, note, value]) => ({
            title,
            note,
            tag: value === undefined ? ui.say("New|Neu|Nouveau|Nuevo") : amountOf(ui, value),
          })),
      })),
    });

/** A map with the things that are near. */
export const places =
  (plan: {
    readonly title: string;
    readonly heading: string;
    readonly tab?: number;
    readonly action?: string;
    readonly chips?: readonly string[];
  }): Form =>
  (ui, things) =>
    mapScreen(ui, {
      ...plan,
      tab: plan.tab ?? 0,
      label: plan.heading,
      items: things.map((thing) => itemOf(ui, thing)),
    });

/** Chosen things with their sum. */
export const bill =
  (plan: {
    readonly title: string;
    readonly heading: string;
    readonly action: string;
    readonly count?: number;
    readonly fee?: string;
    readonly place?: Thing;
    readonly tab?: number;
  }): Form =>
  (ui, things) => {
    const chosen = things.filter(([, , , value]) => typeof value === "number").slice(0, plan.count ?? 3);
    const sum = chosen.reduce((so, [, , , value]) => so + Number(value), 0);
    const fee = plan.fee === undefined ? 0 : Math.round(sum * 19) / 100;
    return checkoutScreen(ui, {
      title: plan.title,
      tab: plan.tab ?? 1,
      heading: plan.heading,
      items: chosen.map((thing) => itemOf(ui, thing)),
      ...(plan.place && {
        place: { heading: "When and where|Wann und wo|Quand et où|Cuándo y dónde", item: itemOf(ui, plan.place) },
      }),
      facts: [
        ["Subtotal|Zwischensumme|Sous-total|Subtotal", ui.money(sum)],
        ...(plan.fee === undefined ? [] : [[plan.fee, ui.money(fee)] as const]),
      ],
      total: ui.money(sum + fee),
      action: plan.action,
    });
  };

/** Fields to fill in. */
export const fields =
  (plan: {
    readonly title: string;
    readonly lead: string;
    readonly text: string;
    readonly fields: readonly (readonly [icon: IconName, label: string, value: string])[];
    readonly checks?: readonly string[];
    readonly action: string;
    readonly tab?: number;
  }): Form =>
  (ui) =>
    formScreen(ui, {
      title: plan.title,
      tab: plan.tab ?? 2,
      lead: plan.lead,
      text: plan.text,
      fields: plan.fields.map(([icon, label, value]) => ({ icon, label, value })),
      checks: (plan.checks ?? []).map((text, index) => ({ text, isOn: index === 0 })),
      action: plan.action,
    });

/** The user’s account: what the prompt says that the app can do is in its menu. */
export const account =
  (plan: {
    readonly name: string;
    readonly note: string;
    readonly stats: readonly (readonly [value: string, label: string])[];
    readonly tab?: number;
  }): Form =>
  (ui) =>
    profileScreen(ui, {
      title: "Account|Konto|Compte|Cuenta",
      tab: plan.tab ?? 3,
      name: plan.name,
      note: plan.note,
      stats: plan.stats,
      heading: "Settings|Einstellungen|Réglages|Ajustes",
      items: [
        { icon: "card", title: "Payment|Zahlung|Paiement|Pago" },
        { icon: "globe", title: "Language|Sprache|Langue|Idioma" },
        { icon: "shield", title: "Privacy|Datenschutz|Confidentialité|Privacidad" },
      ],
      switches: [
        { icon: "bell", title: "Notifications|Mitteilungen|Notifications|Avisos", isOn: true },
        { icon: "mail", title: "Weekly summary|Wochenübersicht|Résumé hebdomadaire|Resumen semanal", isOn: false },
      ],
    });
