import { row } from "../node.ts";
import { section, tag } from "../parts/controls.ts";
import type { Item } from "../parts/lists.ts";
import { statCard, type TableRow, table } from "../parts/tables.ts";
import type { ScreenPlan } from "../screen.ts";
import { isDesktop, isPhone, type Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { listScreen } from "./browse.ts";
import { goalCards, overview, statsScreen } from "./overview.ts";
import { formScreen, profileScreen } from "./personal.ts";

const months =
  "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug|Jan,Feb,Mär,Apr,Mai,Jun,Jul,Aug|janv.,févr.,mars,avr.,mai,juin,juil.,août|ene,feb,mar,abr,may,jun,jul,ago";
const paid = { text: "Paid|Bezahlt|Payée|Pagado", isGood: true };
const open = { text: "Open|Offen|Ouverte|Abierto", isGood: false };

const people: readonly (readonly [name: string, company: string, amount: number, isPaid: boolean])[] = [
  ["Amara Osei", "Northline", 1240, true],
  ["Bo Lindgren", "Kiosk 24", 386, true],
  ["Carla Ruiz", "Atelier Sol", 912, false],
  ["Dev Patel", "Brightwork", 2150, true],
  ["Elif Kaya", "Common Room", 468, false],
  ["Finn Moore", "Tidewater", 1735, true],
  ["Greta Holm", "Papierhaus", 254, true],
  ["Hugo Blanc", "Petit Quai", 1490, false],
  ["Iris Novak", "Meridian", 640, true],
  ["Jonah Reed", "Oak Street", 820, true],
];

const orderItems = (ui: Ui): Item[] =>
  people.map(
    ([name, company, amount, isPaid]) =>
      ({
        person: name,
        title: name,
        note: company,
        value: ui.money(amount),
        end: isPhone(ui) ? undefined : tag(ui, isPaid ? paid.text : open.text, isPaid ? "good" : "plain"),
      }) as Item,
  );

const orderRows = (ui: Ui): TableRow[] =>
  people.map(([name, company, amount, isPaid], index) => ({
    person: name,
    cells: [
      name,
      company,
      ui.say(`${12 - index} June|${12 - index}. Juni|${12 - index} juin|${12 - index} de junio`),
      ui.money(amount),
    ],
    state: isPaid ? paid : open,
  }));

const columns = [
  "Customer|Kunde|Client|Cliente",
  "Company|Firma|Société|Empresa",
  "Date|Datum|Date|Fecha",
  "Amount|Betrag|Montant|Importe",
  "Status|Status|Statut|Estado",
];

const stats = (ui: Ui) => [
  { label: "Orders|Bestellungen|Commandes|Pedidos", value: ui.number(1284), icon: "bag" as const, note: "+8.2 %" },
  { label: "Visitors|Besucher|Visiteurs|Visitantes", value: ui.number(18460), icon: "users" as const, note: "+3.1 %" },
  {
    label: "Returns|Rückgaben|Retours|Devoluciones",
    value: "2.4 %",
    icon: "repeat" as const,
    note: "−0.6 %",
    isGood: true,
  },
];

const goals = {
  heading: "Goals this quarter|Ziele im Quartal|Objectifs du trimestre|Objetivos del trimestre",
  items: [
    {
      title: "Revenue|Umsatz|Chiffre d’affaires|Ingresos",
      note: "On track|Im Plan|Dans les temps|Según lo previsto",
      share: 0.72,
    },
    {
      title: "New customers|Neue Kunden|Nouveaux clients|Clientes nuevos",
      note: "64 of 80|64 von 80|64 sur 80|64 de 80",
      share: 0.8,
    },
    {
      title: "Answer time|Antwortzeit|Temps de réponse|Tiempo de respuesta",
      note: "Under 4 hours|Unter 4 Stunden|Moins de 4 heures|Menos de 4 horas",
      share: 0.58,
    },
  ],
};

function home(ui: Ui): ScreenPlan {
  const plan = overview(ui, {
    title: "Overview|Übersicht|Aperçu|Resumen",
    kicker: "Week 24|Woche 24|Semaine 24|Semana 24",
    hero: {
      label: "Revenue in August|Umsatz im August|Chiffre d’affaires en août|Ingresos de agosto",
      figure: ui.money(48920),
      note: "+12.4 % on July|+12,4 % zum Juli|+12,4 % par rapport à juillet|+12,4 % sobre julio",
      values: [31, 34, 30, 38, 41, 39, 43.5, 48.9],
      labels: months,
      chart:
        "Revenue per month, rising to August|Umsatz pro Monat, steigend bis August|Chiffre d’affaires par mois, en hausse jusqu’en août|Ingresos por mes, al alza hasta agosto",
    },
    stats: stats(ui),
    heading: "Latest orders|Letzte Bestellungen|Dernières commandes|Últimos pedidos",
    items: orderItems(ui),
    goals,
  });
  if (!isDesktop(ui)) return plan;
  const [chart, numbers] = plan.main;
  return { ...plan, main: [chart, numbers, table(ui, columns, orderRows(ui).slice(0, 5), [1.5, 1, 0.8, 0.9, 0.8])] };
}

function orders(ui: Ui): ScreenPlan {
  const title = "Orders|Bestellungen|Commandes|Pedidos";
  const labels = [
    "All|Alle|Toutes|Todos",
    "Open|Offen|Ouvertes|Abiertos",
    "Paid|Bezahlt|Payées|Pagados",
    "Returned|Zurück|Retournées|Devueltos",
  ];
  const search = "Search orders|Bestellungen suchen|Chercher une commande|Buscar pedidos";
  const plan = listScreen(ui, {
    title,
    tab: 1,
    search,
    chips: labels,
    actions: [{ icon: "download", label: "Export|Exportieren|Exporter|Exportar" }],
    groups: [{ heading: "This week|Diese Woche|Cette semaine|Esta semana", items: orderItems(ui) }],
  });
  if (!isDesktop(ui)) return { ...plan, aside: [] };
  return {
    ...plan,
    main: [plan.main[0], plan.main[1], table(ui, columns, orderRows(ui), [1.5, 1, 0.8, 0.9, 0.8])],
    aside: [
      goalCards(ui, goals),
      section(ui, "By channel|Nach Kanal|Par canal|Por canal", [
        row("Stats", [{ ...statCard(ui, { label: "Web|Web|Web|Web", value: "68 %", icon: "globe" }), grow: 1 }], {}),
      ]),
    ],
  };
}

export const dashboard: AppKind = {
  id: "dashboard",
  words:
    "dashboards?|admin|analytics|crm|saas|b2b|back ?office|reporting|metrics|kpis?|logistics|inventory|Verwaltung|Auswertungen?|Lager|tableau de bord|gestion|panel|administración|analítica",
  names: ["Ledgerly", "Northline", "Overview", "Compass"],
  hue: 275,
  frame: {
    nav: "app",
    tabs: [
      { icon: "grid", label: "Overview|Übersicht|Aperçu|Resumen" },
      { icon: "bag", label: "Orders|Bestellungen|Commandes|Pedidos" },
      { icon: "chart", label: "Reports|Berichte|Rapports|Informes" },
      { icon: "users", label: "Team|Team|Équipe|Equipo" },
    ],
  },
  screens: [
    home,
    orders,
    (ui) =>
      statsScreen(ui, {
        title: "Reports|Berichte|Rapports|Informes",
        tab: 2,
        chips: ["Week|Woche|Semaine|Semana", "Month|Monat|Mois|Mes", "Quarter|Quartal|Trimestre|Trimestre"],
        label: "Visitors|Besucher|Visiteurs|Visitantes",
        figure: ui.number(18460),
        change: "+3.1 %",
        values: [12.1, 13.4, 12.8, 14.9, 15.2, 16.8, 17.9, 18.4],
        labels: months,
        said: "Visitors per month, rising|Besucher pro Monat, steigend|Visiteurs par mois, en hausse|Visitantes por mes, al alza",
        stats: [
          { label: "Conversion|Conversion|Conversion|Conversión", value: "3.8 %", icon: "filter", note: "+0.4 %" },
          { label: "Basket|Warenkorb|Panier|Cesta", value: ui.money(64.2), icon: "cart", note: "+2.1 %" },
        ],
        heading: "Top pages|Beste Seiten|Meilleures pages|Mejores páginas",
        items: [
          { icon: "home", title: "Home|Startseite|Accueil|Inicio", value: ui.number(6204) },
          { icon: "tag", title: "Summer sale|Sommerschluss|Soldes d’été|Rebajas", value: ui.number(3918) },
          { icon: "book", title: "Guides|Ratgeber|Guides|Guías", value: ui.number(2240) },
          { icon: "mail", title: "Contact|Kontakt|Contact|Contacto", value: ui.number(986) },
        ],
      }),
    (ui) =>
      formScreen(ui, {
        title: "Settings|Einstellungen|Réglages|Ajustes",
        tab: 3,
        lead: "Company details|Firmendaten|Votre société|Datos de la empresa",
        text: "They appear on invoices and in emails.|Sie stehen auf Rechnungen und in E-Mails.|Ils figurent sur les factures et dans les e-mails.|Aparecen en facturas y correos.", // words:allow
        fields: [
          { label: "Company|Firma|Société|Empresa", value: "Northline GmbH", icon: "bank" },
          { label: "Email|E-Mail|E-mail|Correo", value: "office@northline.example", icon: "mail", type: "email" }, // words:allow
          {
            label: "Address|Adresse|Adresse|Dirección",
            value: "14 Linden Street|Lindenstraße 14|14, rue des Tilleuls|Calle del Tilo 14",
            icon: "pin",
          },
        ],
        checks: [
          {
            text: "Send invoices automatically|Rechnungen automatisch senden|Envoyer les factures automatiquement|Enviar facturas automáticamente",
            isOn: true,
          },
          { text: "Weekly report|Wochenbericht|Rapport hebdomadaire|Informe semanal", isOn: false },
        ],
        action: "Save changes|Änderungen speichern|Enregistrer|Guardar cambios",
        aside: isPhone(ui) ? [] : [goalCards(ui, goals)],
      }),
    (ui) =>
      profileScreen(ui, {
        title: "Team|Team|Équipe|Equipo",
        tab: 3,
        name: "Amara Osei",
        note: "Head of operations|Leitung Betrieb|Directrice des opérations|Jefa de operaciones",
        stats: [
          ["8", "People|Personen|Personnes|Personas"],
          ["42", "Tasks|Aufgaben|Tâches|Tareas"],
          ["96 %", "Done|Erledigt|Fait|Hecho"],
        ],
        heading: "Members|Mitglieder|Membres|Miembros",
        items: people.slice(1, 5).map(([name, company]) => ({ person: name, title: name, note: company })),
      }),
  ],
};
