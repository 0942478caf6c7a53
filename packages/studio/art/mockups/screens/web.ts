import { column, type Maybe, pad, row } from "../node.ts";
import { button, card, hero, mutedOnBlock, onBlock, tag } from "../parts/controls.ts";
import type { Subject } from "../pictures/picture.ts";
import type { ScreenPlan } from "../screen.ts";
import { cardGround, heading, icon, isDesktop, isPhone, picture, type Ui, words } from "../ui.ts";

export const edgeOf = (ui: Ui) => (isPhone(ui) ? ui.look.margin : isDesktop(ui) ? 64 : 40);

export interface PlanContent {
  readonly name: string;
  readonly price: string;
  readonly note: string;
  readonly points: readonly string[];
  readonly action: string;
  readonly isBest?: boolean;
}

export function pricing(
  ui: Ui,
  {
    title,
    text,
    plans,
    per,
  }: { readonly title: string; readonly text: string; readonly plans: readonly PlanContent[]; readonly per: string },
): ScreenPlan {
  const edge = edgeOf(ui);
  const { look } = ui;
  const shown = isPhone(ui) ? plans.toSorted((a, b) => Number(b.isBest ?? false) - Number(a.isBest ?? false)) : plans;
  const planCard = ({ name, price, note, points, action, isBest = false }: PlanContent) => {
    const on = isBest ? look.color.block : cardGround(look);
    const strong = isBest ? onBlock(ui) : { on };
    const quiet = isBest ? mutedOnBlock(ui) : { on };
    const children: Maybe[] = [
      row("Name", [words(ui, "Name", "section", name, { ...strong, tag: "h2", grow: 1, linesMax: 1 })], { gap: 8 }),
      row(
        "Price",
        [
          words(ui, "Figure", "figure", price, { ...strong, linesMax: 1 }),
          words(ui, "Period", "small", per, { ...quiet, linesMax: 1 }),
        ],
        { gap: 6, align: "end" },
      ),
      words(ui, "Note", "small", note, { ...quiet, linesMax: 2 }),
      column(
        "Points",
        points.map((point) =>
          row(
            "Point",
            [
              icon(ui, "check", { size: 18, paint: isBest ? look.color.onBlock : look.color.accent }),
              words(ui, "Text", "body", point, { ...strong, grow: 1, linesMax: 1 }),
            ],
            { tag: "li", gap: 10, spare: 2 },
          ),
        ),
        { tag: "ul", gap: 10, grow: 1 },
      ),
      button(ui, action, { look: isBest ? "on-block" : "quiet" }),
    ];
    const box = isBest
      ? hero(ui, "Plan", children, { gap: 14 })
      : card(ui, "Plan", children, {
          gap: 14,
          padding: look.card.fill || look.card.stroke ? pad(isPhone(ui) ? 20 : 28) : [16, 0, 0, 0],
        });
    return { ...box, tag: "section" as const, grow: isPhone(ui) ? 0 : 1, spare: isBest ? 0 : 1 };
  };
  const all = shown.map(planCard);
  return {
    title: "Prices|Preise|Tarifs|Precios",
    tab: 1,
    isBare: true,
    main: [
      column(
        "Intro",
        [
          words(ui, "Title", "display", title, { tag: "h1", align: "middle", linesMax: 3 }),
          words(ui, "Text", "body", text, { tag: "p", paint: look.color.muted, align: "middle", linesMax: 3 }),
        ],
        { gap: 12, padding: [isPhone(ui) ? 20 : 56, edge, isPhone(ui) ? 20 : 40, edge] },
      ),
      isPhone(ui)
        ? column("Plans", all, { gap: 16, padding: pad(0, edge) })
        : row("Plans", all, { gap: look.gap, align: "stretch", narrow: "stack", padding: pad(0, edge) }),
    ],
    ...(!isPhone(ui) && { foot: button(ui, "Start free|Kostenlos starten|Essai gratuit|Empezar gratis") }),
  };
}

export interface ArticleContent {
  readonly title: string;
  readonly tab: number;
  readonly kicker: string;
  readonly name: string;
  readonly by: string;
  readonly subject: Subject;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly aside: readonly Maybe[];
}

export function article(
  ui: Ui,
  { title, tab, kicker, name, by, subject, lead, paragraphs, aside }: ArticleContent,
): ScreenPlan {
  const { color } = ui.look;
  return {
    title,
    tab,
    hasBack: true,
    actions: [{ icon: "bookmark", label: "Save|Merken|Enregistrer|Guardar" }],
    main: [
      column(
        "Head",
        [
          tag(ui, kicker),
          words(ui, "Name", "title", name, { tag: "h2", linesMax: 3 }),
          words(ui, "By", "small", by, { linesMax: 1 }),
        ],
        { gap: 10, align: "start" },
      ),
      picture(ui, subject, "article", {
        height: isPhone(ui) ? 190 : 300,
        heightMax: isPhone(ui) ? 260 : 460,
        grow: 1,
        label: name,
      }),
      column(
        "Article",
        [
          words(ui, "Lead", "strong", lead, { tag: "p", linesMax: 6 }),
          ...paragraphs.map((text) => words(ui, "Paragraph", "body", text, { tag: "p", paint: color.muted, spare: 1 })),
        ],
        { gap: 14 },
      ),
    ],
    aside: isPhone(ui) ? [] : aside,
  };
}

export function board(
  ui: Ui,
  {
    title,
    tab,
    columns: lanes,
  }: {
    readonly title: string;
    readonly tab: number;
    readonly columns: readonly {
      readonly name: string;
      readonly cards: readonly { readonly title: string; readonly note: string; readonly tag: string }[];
    }[];
  },
): ScreenPlan {
  const on = cardGround(ui.look);
  const lane = ({ name, cards }: (typeof lanes)[number]) =>
    column(
      "Lane",
      [
        row(
          "Lane header",
          [heading(ui, 2, name, { grow: 1, linesMax: 1 }), words(ui, "Count", "label", String(cards.length))],
          {},
        ),
        ...cards.map(({ title: label, note, tag: mark }) =>
          card(
            ui,
            "Task",
            [
              row("Tags", [tag(ui, mark)], {}),
              heading(ui, 3, label, { on, linesMax: 2 }),
              words(ui, "Note", "small", note, { on, linesMax: 1 }),
            ],
            { gap: 8, spare: 1 },
          ),
        ),
      ],
      { tag: "section", gap: 14, grow: 1 },
    );
  const shown = isPhone(ui) ? lanes.slice(0, 2) : isDesktop(ui) ? lanes : lanes.slice(0, 2);
  return {
    title,
    tab,
    actions: [{ icon: "plus", label: "New task|Neue Aufgabe|Nouvelle tâche|Nueva tarea" }],
    main: isPhone(ui) ? shown.map(lane) : [row("Board", shown.map(lane), { gap: 24, align: "start", narrow: "stack" })],
  };
}
