import { column, row } from "../node.ts";
import { chart } from "../parts/charts.ts";
import { card, hero, mutedOnBlock, onBlock, section } from "../parts/controls.ts";
import { actionRow, type Item } from "../parts/lists.ts";
import { donut, progress } from "../parts/meters.ts";
import { cardGround, heading, icon, isPhone, type Ui, words } from "../ui.ts";

export const payments = (ui: Ui): Item[] => [
  {
    icon: "cart",
    title: "Groceries|Lebensmittel|Courses|Supermercado",
    note: "Today, 18:24|Heute, 18:24|Aujourd’hui, 18:24|Hoy, 18:24",
    value: ui.money(-42.8),
  },
  {
    icon: "wallet",
    title: "Salary|Gehalt|Salaire|Nómina",
    note: "Yesterday, 09:00|Gestern, 09:00|Hier, 09:00|Ayer, 09:00",
    value: `+${ui.money(3180)}`,
    isGood: true,
  },
  {
    icon: "train",
    title: "Train ticket|Bahnticket|Billet de train|Billete de tren",
    note: "Yesterday, 07:41|Gestern, 07:41|Hier, 07:41|Ayer, 07:41",
    value: ui.money(-18.5),
  },
  {
    icon: "bolt",
    title: "Electricity|Strom|Électricité|Electricidad",
    note: "Direct debit|Lastschrift|Prélèvement|Recibo",
    value: ui.money(-64),
  },
  {
    icon: "cup",
    title: "Café|Café|Café|Cafetería",
    note: "Card payment|Kartenzahlung|Paiement par carte|Pago con tarjeta",
    value: ui.money(-7.4),
  },
  {
    icon: "home",
    title: "Rent|Miete|Loyer|Alquiler",
    note: "Standing order|Dauerauftrag|Virement permanent|Orden permanente",
    value: ui.money(-960),
  },
  {
    icon: "gift",
    title: "Bookshop|Buchladen|Librairie|Librería",
    note: "Card payment|Kartenzahlung|Paiement par carte|Pago con tarjeta",
    value: ui.money(-23.9),
  },
  {
    icon: "swap",
    title: "From savings|Vom Sparkonto|Depuis l’épargne|De ahorros",
    note: "Transfer|Überweisung|Virement|Transferencia",
    value: `+${ui.money(150)}`,
    isGood: true,
  },
  {
    icon: "play",
    title: "Film subscription|Filmabo|Abonnement cinéma|Suscripción de cine",
    note: "Monthly|Monatlich|Mensuel|Mensual",
    value: ui.money(-11.99),
  },
];

export const months =
  "Jan,Feb,Mar,Apr,May,Jun|Jan,Feb,Mär,Apr,Mai,Jun|janv.,févr.,mars,avr.,mai,juin|ene,feb,mar,abr,may,jun";

export function balance(ui: Ui) {
  return hero(
    ui,
    "Balance card",
    [
      row(
        "Head",
        [
          words(ui, "Label", "small", "Current account|Girokonto|Compte courant|Cuenta corriente", {
            ...mutedOnBlock(ui),
            grow: 1,
          }),
          icon(ui, "eye", { size: 22, paint: ui.look.color.onBlock }),
        ],
        {},
      ),
      words(ui, "Balance", "figure", ui.money(8426.5), { ...onBlock(ui), linesMax: 1 }),
      row(
        "Change",
        [
          icon(ui, "up", { size: 18, paint: ui.look.color.onBlock }),
          words(ui, "Note", "small", `+${ui.money(612.4)} ${ui.say("this month|diesen Monat|ce mois-ci|este mes")}`, {
            ...onBlock(ui),
            grow: 1,
            linesMax: 1,
          }),
        ],
        { gap: 6 },
      ),
      chart(ui, [52, 58, 49, 66, 71, 84], {
        label:
          "Balance over six months, rising|Kontostand über sechs Monate, steigend|Solde sur six mois, en hausse|Saldo de seis meses, al alza",
        height: 84,
        heightMax: isPhone(ui) ? 150 : 260,
        grow: 1,
        onBlock: true,
        labels: ui.say(months).split(","),
      }),
    ],
    { grow: 1 },
  );
}

export const actions = (ui: Ui) =>
  actionRow(ui, [
    { icon: "out", label: "Send|Senden|Envoyer|Enviar" },
    { icon: "in", label: "Request|Anfordern|Demander|Pedir" },
    { icon: "swap", label: "Exchange|Tauschen|Échanger|Cambiar" },
    { icon: "dots", label: "More|Mehr|Plus|Más" },
  ]);

export const savings = (ui: Ui) =>
  section(
    ui,
    "Savings goals|Sparziele|Objectifs|Objetivos",
    [
      card(
        ui,
        "Goal",
        [
          row(
            "Head",
            [
              heading(ui, 3, "Summer in Portugal|Sommer in Portugal|Été au Portugal|Verano en Portugal", {
                grow: 1,
                on: cardGround(ui.look),
                linesMax: 1,
              }),
              words(ui, "Share", "strong", "68 %", { on: cardGround(ui.look) }),
            ],
            { gap: 12 },
          ),
          progress(ui, 0.68, {
            label: "68 percent saved|68 Prozent gespart|68 pour cent épargnés|68 por ciento ahorrado",
          }),
          words(ui, "Note", "small", `${ui.money(1360)} ${ui.say("of|von|sur|de")} ${ui.money(2000)}`, {
            on: cardGround(ui.look),
          }),
        ],
        { spare: 1 },
      ),
    ],
    { action: "All|Alle|Tout|Todo" },
  );

export function spending(ui: Ui) {
  const on = cardGround(ui.look);
  const parts = [
    ["Home|Wohnen|Logement|Hogar", 960],
    ["Food|Essen|Alimentation|Comida", 412],
    ["Travel|Unterwegs|Transports|Transporte", 186],
    ["Other|Sonstiges|Autres|Otros", 148],
  ] as const;
  return section(ui, "Spending in June|Ausgaben im Juni|Dépenses en juin|Gastos de junio", [
    card(
      ui,
      "Spending",
      [
        row(
          "Chart and legend",
          [
            donut(
              ui,
              parts.map(([, amount]) => amount),
              {
                size: 116,
                label:
                  "Spending by category, home the most|Ausgaben nach Kategorie, Wohnen am meisten|Dépenses par catégorie, surtout le logement|Gastos por categoría, sobre todo hogar",
              },
            ),
            column(
              "Legend",
              parts.map(([label, amount], index) =>
                row(
                  "Entry",
                  [
                    {
                      kind: "drawing",
                      name: "Color",
                      width: 10,
                      height: 10,
                      isWhole: true,
                      draw: (frame) => [{ path: rect(frame), fill: ui.look.color.series[index] ?? ui.look.color.ink }],
                    },
                    words(ui, "Label", "small", label, { on, grow: 1, linesMax: 1 }),
                    words(ui, "Value", "small", ui.number(amount), { on, paint: ui.look.color.ink }),
                  ],
                  { gap: 8 },
                ),
              ),
              { grow: 1, gap: 8 },
            ),
          ],
          { gap: 18 },
        ),
      ],
      { spare: 1 },
    ),
  ]);
}

const rect = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => [["M", x, y], ["L", x + width, y], ["L", x + width, y + height], ["L", x, y + height], ["Z"]] as const;
