import { button, section } from "../parts/controls.ts";
import { list } from "../parts/lists.ts";
import type { ScreenPlan } from "../screen.ts";
import { isPhone, type Ui } from "../ui.ts";
import type { AppKind } from "./app-kind.ts";
import { actions, balance, payments, savings, spending } from "./banking-parts.ts";
import { cards, insights, transactions, transfer } from "./banking-screens.ts";

const home = (ui: Ui): ScreenPlan => ({
  title: isPhone(ui)
    ? "Good morning, Lena|Guten Morgen, Lena|Bonjour Léna|Buenos días, Lena"
    : "Overview|Übersicht|Aperçu|Resumen",
  kicker: isPhone(ui)
    ? "Monday, 9 June|Montag, 9. Juni|Lundi 9 juin|Lunes, 9 de junio"
    : "Good morning, Lena|Guten Morgen, Lena|Bonjour Léna|Buenos días, Lena",
  tab: 0,
  actions: [{ icon: "bell", label: "Notifications|Mitteilungen|Notifications|Avisos" }],
  main: [
    balance(ui),
    actions(ui),
    section(
      ui,
      "Latest payments|Letzte Zahlungen|Derniers paiements|Últimos pagos",
      [list(ui, payments(ui).slice(0, isPhone(ui) ? 4 : 6))],
      { action: "See all|Alle ansehen|Tout voir|Ver todo" },
    ),
  ],
  aside: isPhone(ui)
    ? []
    : [
        savings(ui),
        spending(ui),
        button(ui, "New transfer|Neue Überweisung|Nouveau virement|Nueva transferencia", { icon: "out" }),
      ],
});

export const banking: AppKind = {
  id: "banking",
  words:
    "bank(?:ing)?|banks?|neobank|fintech|wallet|finances?|money|payments?|budget(?:ing)?|savings?|invest(?:ing|ment)?s?|crypto|Konto|Geld|Finanz\\w*|Bezahl\\w*|banque|argent|épargne|paiements?|banco|dinero|ahorros?|finanzas|pagos",
  names: ["Fjord", "Tally", "Penny Lane", "Countinghouse"],
  hue: 262,
  frame: {
    nav: "app",
    tabs: [
      { icon: "home", label: "Home|Start|Accueil|Inicio" },
      { icon: "swap", label: "Payments|Zahlungen|Paiements|Pagos" },
      { icon: "pie", label: "Insights|Auswertung|Analyse|Análisis" },
      { icon: "card", label: "Cards|Karten|Cartes|Tarjetas" },
    ],
  },
  screens: [home, transactions, insights, transfer, cards],
};
