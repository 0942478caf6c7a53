import { column, row } from "../node.ts";
import { chart } from "../parts/charts.ts";
import { button, card, chips, field, hero, mutedOnBlock, onBlock, section, tag, toggle } from "../parts/controls.ts";
import { type Item, list, rowGround } from "../parts/lists.ts";
import { progress } from "../parts/meters.ts";
import { factRow } from "../parts/tables.ts";
import type { ScreenPlan } from "../screen.ts";
import { cardGround, icon, isDesktop, isPhone, type Ui, words } from "../ui.ts";
import { months, payments, savings, spending } from "./banking-parts.ts";

export const transactions = (ui: Ui): ScreenPlan => ({
  title: "Payments|Zahlungen|Paiements|Pagos",
  tab: 1,
  actions: [{ icon: "filter", label: "Filter|Filtern|Filtrer|Filtrar" }],
  main: [
    field(
      ui,
      "Search payments|Zahlungen suchen|Chercher un paiement|Buscar pagos",
      "Search payments|Zahlungen suchen|Chercher un paiement|Buscar pagos",
      { icon: "search", type: "search", isPlaceholder: true, isBare: true },
    ),
    chips(ui, [
      "All|Alle|Tous|Todos",
      "Income|Eingänge|Entrées|Ingresos",
      "Cards|Karten|Cartes|Tarjetas",
      "Bills|Rechnungen|Factures|Facturas",
    ]),
    section(ui, "This week|Diese Woche|Cette semaine|Esta semana", [list(ui, payments(ui).slice(0, 4))]),
    section(ui, "Earlier in June|Früher im Juni|Plus tôt en juin|Antes en junio", [list(ui, payments(ui).slice(4))]),
  ],
  aside: isPhone(ui) ? [] : [spending(ui), savings(ui)],
});

export function transfer(ui: Ui): ScreenPlan {
  const on = rowGround(ui);
  return {
    title: "New transfer|Neue Überweisung|Nouveau virement|Nueva transferencia",
    tab: 1,
    hasBack: true,
    main: [
      hero(
        ui,
        "Amount",
        [
          words(ui, "Label", "small", "Amount|Betrag|Montant|Importe", { ...mutedOnBlock(ui), align: "middle" }),
          words(ui, "Figure", "display", ui.money(240), { ...onBlock(ui), align: "middle", linesMax: 1 }),
          words(ui, "Note", "small", `${ui.say("Available|Verfügbar|Disponible|Disponible")}: ${ui.money(8426.5)}`, {
            ...onBlock(ui),
            align: "middle",
          }),
        ],
        { gap: 8 },
      ),
      column(
        "Form",
        [
          field(ui, "To|An|À|Para", "Noah Brandt", { icon: "user" }),
          field(ui, "Account number|IBAN|IBAN|IBAN", "DE02 1203 0000 0000 2020 51", { icon: "bank", spare: 1 }),
          field(
            ui,
            "Reference|Verwendungszweck|Motif|Concepto",
            "Tickets for Saturday|Karten für Samstag|Billets de samedi|Entradas del sábado",
            { icon: "edit" },
          ),
        ],
        { tag: "form", label: ui.say("Transfer|Überweisung|Virement|Transferencia"), gap: 16 },
      ),
      section(ui, "Recent|Zuletzt|Récents|Recientes", [
        list(ui, [
          { person: "noah", title: "Noah Brandt", note: "Yesterday|Gestern|Hier|Ayer", value: ui.money(35) },
          { person: "mila", title: "Mila Sørensen", note: "2 June|2. Juni|2 juin|2 de junio", value: ui.money(120) },
          { person: "omar", title: "Omar Haddad", note: "28 May|28. Mai|28 mai|28 de mayo", value: ui.money(64.5) },
        ]),
      ]),
    ],
    aside: isPhone(ui)
      ? []
      : [
          section(ui, "Summary|Zusammenfassung|Récapitulatif|Resumen", [
            factRow(ui, "Amount|Betrag|Montant|Importe", ui.money(240)),
            factRow(ui, "Fee|Gebühr|Frais|Comisión", ui.money(0)),
            factRow(ui, "Arrives|Ankunft|Arrivée|Llega", "Today|Heute|Aujourd’hui|Hoy"),
            factRow(ui, "Total|Gesamt|Total|Total", ui.money(240), { isTotal: true }),
          ]),
          column(
            "Note",
            [
              words(
                ui,
                "Note",
                "small",
                "Instant transfers arrive in seconds.|Echtzeitüberweisungen kommen in Sekunden an.|Les virements instantanés arrivent en quelques secondes.|Las transferencias inmediatas llegan en segundos.",
                { on: on && ui.look.color.page },
              ),
            ],
            { spare: 1 },
          ),
        ],
    foot: button(ui, `${ui.say("Send|Senden|Envoyer|Enviar")} ${ui.money(240)}`, { icon: "send" }),
  };
}

export const insights = (ui: Ui): ScreenPlan => ({
  title: "Insights|Auswertung|Analyse|Análisis",
  tab: 2,
  main: [
    chips(ui, ["Week|Woche|Semaine|Semana", "Month|Monat|Mois|Mes", "Year|Jahr|Année|Año"], 1),
    card(
      ui,
      "Chart card",
      [
        words(ui, "Label", "small", "Spent this month|Diesen Monat ausgegeben|Dépensé ce mois-ci|Gastado este mes", {
          on: cardGround(ui.look),
        }),
        row(
          "Figures",
          [
            words(ui, "Figure", "figure", ui.money(1706), { on: cardGround(ui.look), grow: 1, linesMax: 1 }),
            tag(ui, "−8 %", "good"),
          ],
          { gap: 12 },
        ),
        chart(ui, [1480, 1920, 1610, 2040, 1855, 1706], {
          label:
            "Spending per month from January to June|Ausgaben pro Monat von Januar bis Juni|Dépenses par mois de janvier à juin|Gastos por mes de enero a junio",
          height: 120,
          heightMax: 300,
          grow: 1,
          labels: ui.say(months).split(","),
        }),
      ],
      { grow: 1 },
    ),
    ...(isPhone(ui) ? [spending(ui)] : []),
    section(ui, "Largest payments|Größte Zahlungen|Plus gros paiements|Mayores pagos", [
      list(
        ui,
        [payments(ui)[5], payments(ui)[3], payments(ui)[0], payments(ui)[6]].filter(
          (item): item is Item => item !== undefined,
        ),
      ),
    ]),
  ],
  aside: isPhone(ui) ? [] : [spending(ui), savings(ui)],
});

export const cards = (ui: Ui): ScreenPlan => ({
  title: "Cards|Karten|Cartes|Tarjetas",
  tab: 3,
  actions: [{ icon: "plus", label: "New card|Neue Karte|Nouvelle carte|Nueva tarjeta" }],
  main: [
    hero(ui, "Card", [
      row(
        "Head",
        [
          words(ui, "Bank", "section", ui.name, { ...onBlock(ui), grow: 1, linesMax: 1 }),
          icon(ui, "card", { size: 28, paint: ui.look.color.onBlock }),
        ],
        {},
      ),
      row("Space", [], { height: isDesktop(ui) ? 40 : 28 }),
      words(ui, "Number", "section", "••••  ••••  ••••  4821", onBlock(ui)),
      row(
        "Names",
        [
          words(ui, "Holder", "small", "Lena Hoffmann", { ...onBlock(ui), grow: 1 }),
          words(ui, "Valid", "small", "08/29", onBlock(ui)),
        ],
        {},
      ),
    ]),
    section(ui, "Controls|Einstellungen|Réglages|Ajustes", [
      list(ui, [
        {
          icon: "globe",
          title: "Pay abroad|Im Ausland zahlen|Payer à l’étranger|Pagar en el extranjero",
          note: "All countries|Alle Länder|Tous les pays|Todos los países",
          end: toggle(ui, "Pay abroad|Im Ausland zahlen|Payer à l’étranger|Pagar en el extranjero", true),
        },
        {
          icon: "phone",
          title: "Contactless|Kontaktlos|Sans contact|Sin contacto",
          note: `${ui.say("Up to|Bis|Jusqu’à|Hasta")} ${ui.money(50)}`,
          end: toggle(ui, "Contactless|Kontaktlos|Sans contact|Sin contacto", true),
        },
        {
          icon: "lock",
          title: "Freeze card|Karte sperren|Bloquer la carte|Bloquear tarjeta",
          note: "You can undo this|Jederzeit aufhebbar|Réversible à tout moment|Puede deshacerse",
          end: toggle(ui, "Freeze card|Karte sperren|Bloquer la carte|Bloquear tarjeta", false),
        },
      ]),
    ]),
    section(ui, "Limit this month|Limit diesen Monat|Plafond du mois|Límite del mes", [
      card(
        ui,
        "Limit",
        [
          progress(ui, 0.41, { label: "41 percent used|41 Prozent genutzt|41 pour cent utilisés|41 por ciento usado" }),
          words(ui, "Note", "small", `${ui.money(820)} ${ui.say("of|von|sur|de")} ${ui.money(2000)}`, {
            on: cardGround(ui.look),
          }),
        ],
        { spare: 1 },
      ),
    ]),
  ],
  aside: isPhone(ui)
    ? []
    : [
        section(ui, "Latest payments|Letzte Zahlungen|Derniers paiements|Últimos pagos", [
          list(ui, payments(ui).slice(3)),
        ]),
      ],
});
