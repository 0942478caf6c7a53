import { figuresNamedIn } from "../../kinds/figure-set.ts";
import type { IconName } from "../icons.ts";
import { column, grid, type Maybe, row } from "../node.ts";
import {
  button,
  card,
  chip,
  chips,
  field,
  iconButton,
  mutedOnBlock,
  onBlock,
  onPicture,
  section,
} from "../parts/controls.ts";
import { type Item, list, type Tile, tile } from "../parts/lists.ts";
import type { Subject } from "../pictures/picture.ts";
import type { ScreenPlan } from "../screen.ts";
import { cardGround, icon, isDesktop, isPhone, picture, type Ui, words } from "../ui.ts";

export interface CatalogContent {
  readonly title: string;
  readonly kicker?: string;
  readonly tab?: number;
  readonly search: string;
  readonly promo?: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly subject: Subject;
  };
  readonly chips?: readonly string[];
  readonly heading: string;
  readonly tiles: readonly Tile[];
  readonly more?: { readonly heading: string; readonly items: readonly Item[] };
  /** A tile’s picture is as high as wide, or flat. */
  readonly isFlat?: boolean;
  readonly actions?: ScreenPlan["actions"];
}

/** Tiles below each other, as many as there is room for. */
export function tiles(
  ui: Ui,
  items: readonly Tile[],
  { columns, height }: { readonly columns: number; readonly height: number },
) {
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, line) =>
    row(
      "Tiles",
      items.slice(line * columns, (line + 1) * columns).map((item, index) => ({
        ...tile(ui, item, line * columns + index, { height, heightMax: height * 2, grow: 1 }),
        grow: 1,
        spare: 0,
      })),
      {
        gap: ui.look.gap - 4,
        align: "stretch",
        spare: 1,
        narrow: "stack",
        grow: 1,
      },
    ),
  );
  return column("Grid", rows, { gap: ui.look.gap, grow: 1 });
}

function promoBlock(ui: Ui, { title, text, action, subject }: NonNullable<CatalogContent["promo"]>) {
  const { look } = ui;
  const height = isPhone(ui) ? 132 : 220;
  const inset = Math.max(0, (look.hero.radius ?? 0) - 10);
  return row(
    "Promotion",
    [
      column(
        "Text",
        [
          words(ui, "Title", isDesktop(ui) ? "display" : isPhone(ui) ? "section" : "title", title, {
            ...onBlock(ui),
            tag: "h2",
            linesMax: 3,
          }),
          words(ui, "Note", "small", text, { ...mutedOnBlock(ui), linesMax: 3 }),
          row(
            "Link",
            [
              words(ui, "Label", "button", action, { ...onBlock(ui), tag: "span", linesMax: 1 }),
              icon(ui, "right", { size: 18, paint: look.color.onBlock }),
            ],
            { tag: "a", gap: 8 },
          ),
        ],
        { grow: 1, gap: 8, justify: "center" },
      ),
      picture(ui, subject, "promo", {
        width: isPhone(ui) ? 122 : isDesktop(ui) ? 340 : 200,
        height,
        turn: look.treatment === "flat" || look.treatment === "geometric" ? 1 : 2,
        radius: Math.max(look.radius.picture, inset),
      }),
    ],
    { gap: 18, padding: isPhone(ui) ? [16, 16, 16, 20] : [24, 24, 24, 40], surface: look.hero, tag: "section" },
  );
}

/** A tile of what the prompt names, with a figure of it if there is one. */
function namedByPrompt({ asked }: Ui, item: Tile, index: number): Tile {
  const title = asked.items[index];
  if (title === undefined) return item;
  const [figure] = figuresNamedIn(title.toLowerCase());
  return { ...withoutNote(item), title, ...(figure && { subject: `figure:${figure.id}` }) };
}

/** A note on one thing says nothing of another. */
const withoutNote = ({ note: _, ...rest }: Tile): Tile => rest;

export function catalog(ui: Ui, content: CatalogContent): ScreenPlan {
  const { title, kicker = ui.asked.place, tab = 0, search, promo, heading: name, more, isFlat, actions } = content;
  const items = content.tiles.map((item, index) => namedByPrompt(ui, item, index));
  const columns = isPhone(ui) ? 2 : isDesktop(ui) ? (more ? 3 : 4) : 2;
  const height = isPhone(ui) ? (isFlat ? 96 : 132) : isDesktop(ui) ? (isFlat ? 150 : 190) : 170;
  const moreList =
    more && section(ui, more.heading, [list(ui, more.items)], { action: "See all|Alle ansehen|Tout voir|Ver todo" });
  return {
    title,
    tab,
    ...(kicker !== undefined && { kicker }),
    ...(actions && { actions }),
    main: [
      field(ui, search, search, { icon: "search", type: "search", isPlaceholder: true, isBare: true }),
      promo && promoBlock(ui, promo),
      content.chips && chips(ui, content.chips),
      section(ui, name, [tiles(ui, items, { columns, height })], {
        action: "See all|Alle ansehen|Tout voir|Ver todo",
        grow: 1,
      }),
      isPhone(ui) && moreList,
    ],
    aside: isPhone(ui) ? [] : [moreList],
  };
}

export interface DetailContent {
  readonly title: string;
  readonly tab?: number;
  readonly subject: Subject;
  readonly kicker: string;
  readonly name: string;
  readonly price?: string;
  readonly rating?: string;
  readonly text: string;
  readonly options?: { readonly label: string; readonly values: readonly string[] };
  readonly facts?: readonly { readonly icon: IconName; readonly label: string; readonly value: string }[];
  readonly more?: { readonly heading: string; readonly items: readonly Item[] };
  readonly action: string;
}

export function detailScreen(ui: Ui, content: DetailContent): ScreenPlan {
  const { look } = ui;
  const { title, tab = 0, subject, kicker, name, price, rating, text, options, facts = [], more, action } = content;
  const image = onPicture(
    picture(ui, subject, "detail", {
      height: isPhone(ui) ? 250 : 420,
      heightMax: isPhone(ui) ? 330 : 640,
      grow: 1,
      turn: 0,
      label: name,
    }),
    iconButton(ui, "heart", "Save|Merken|Enregistrer|Guardar"),
    { align: "end", justify: "start" },
  );
  const about = column(
    "About",
    [
      words(ui, "Kicker", "label", kicker, { linesMax: 1, paint: look.color.muted }),
      row(
        "Name and price",
        [
          words(ui, "Name", "title", name, { tag: "h2", grow: 1, linesMax: 2 }),
          price !== undefined && words(ui, "Price", "section", price, { linesMax: 1 }),
        ],
        { gap: 16, align: "end" },
      ),
      rating !== undefined &&
        row(
          "Rating",
          [
            icon(ui, "star", { size: 18, paint: look.color.accent, isFilled: true }),
            words(ui, "Note", "small", rating, { grow: 1, linesMax: 1 }),
          ],
          { gap: 8 },
        ),
    ],
    { gap: 8 },
  );
  const choice =
    options &&
    column(
      "Options",
      [
        words(ui, "Label", "label", options.label, { paint: look.color.ink }),
        row(
          "Choices",
          options.values.map((value, index) => chip(ui, value, index === 1)),
          { gap: 8, dropsOverflow: true },
        ),
      ],
      { gap: 10 },
    );
  const factCards =
    facts.length > 0 &&
    grid(
      "Facts",
      Math.min(3, facts.length),
      facts.map(({ icon: sign, label, value }) =>
        card(
          ui,
          "Fact",
          [
            icon(ui, sign, { size: 22, paint: look.color.accent }),
            column(
              "Text",
              [
                words(ui, "Value", "strong", value, { on: cardGround(look), linesMax: 1 }),
                words(ui, "Label", "small", label, { on: cardGround(look), linesMax: 1 }),
              ],
              { gap: 0 },
            ),
          ],
          { gap: 8, padding: look.card.fill || look.card.stroke ? [14, 12, 14, 12] : [12, 0, 0, 0] },
        ),
      ),
      { gap: 12, spare: 2 },
    );
  const body = words(ui, "Text", "body", text, { tag: "p", paint: look.color.muted, spare: 1 });
  const moreList = more && section(ui, more.heading, [list(ui, more.items)]);
  return isPhone(ui)
    ? {
        title,
        tab,
        hasBack: true,
        actions: [{ icon: "share", label: "Share|Teilen|Partager|Compartir" }],
        main: [image, about, choice, factCards, body, moreList],
        foot: button(ui, action),
      }
    : {
        title,
        tab,
        hasBack: true,
        actions: [{ icon: "share", label: "Share|Teilen|Partager|Compartir" }],
        main: [image, factCards],
        aside: [about, body, choice, button(ui, action), moreList],
      };
}

export interface ListContent {
  readonly title: string;
  readonly tab?: number;
  readonly chips?: readonly string[];
  readonly search?: string;
  readonly groups: readonly { readonly heading: string; readonly items: readonly Item[] }[];
  readonly actions?: ScreenPlan["actions"];
  readonly aside?: readonly Maybe[];
}

export function listScreen(
  ui: Ui,
  { title, tab = 1, chips: labels, search, groups, actions, aside }: ListContent,
): ScreenPlan {
  const parts = groups.map(({ heading: name, items }) => section(ui, name, [list(ui, items)]));
  return {
    title,
    tab,
    ...(actions && { actions }),
    main: [
      search !== undefined &&
        field(ui, search, search, { icon: "search", type: "search", isPlaceholder: true, isBare: true }),
      labels && chips(ui, labels),
      ...(isPhone(ui) || aside ? parts : parts.slice(0, Math.max(1, parts.length - 1))),
    ],
    aside: isPhone(ui) ? [] : (aside ?? parts.slice(Math.max(1, parts.length - 1))),
  };
}
