import type { IconName } from "./icons.ts";
import { type Box, column, type Maybe, type Node, row } from "./node.ts";
import { homeIndicator, sideNav, siteHeader, statusBar, type Tab, tabBar, topBar } from "./parts/chrome.ts";
import { iconButton } from "./parts/controls.ts";
import { avatar, isDesktop, isPhone, type Ui, words } from "./ui.ts";

/** Content of one screen, before it is put into the frame of a device. */
export interface ScreenPlan {
  /** Title of the screen, in the app and as the file’s name. */
  readonly title: string;
  readonly kicker?: string;
  /** The tab that it belongs to. */
  readonly tab: number;
  /** It is reached from another one. */
  readonly hasBack?: boolean;
  readonly hasAvatar?: boolean;
  readonly actions?: readonly { readonly icon: IconName; readonly label: string }[];
  /** From the top to the bottom; on wide screens, the broader column. */
  readonly main: readonly Maybe[];
  /** Beside it on wide screens, else below. */
  readonly aside?: readonly Maybe[];
  /** Always within reach, at the foot of phones. */
  readonly foot?: Node;
  /** It is as long as its content, within the height that the brief allows. */
  readonly isLong?: boolean;
  /** It has its own head, and no margins. */
  readonly isBare?: boolean;
}

export interface AppFrame {
  readonly tabs: readonly Tab[];
  /** Websites have their navigation above, apps at the side. */
  readonly nav: "site" | "app";
}

/** A screen in the frame of its device. */
export function frameScreen(ui: Ui, plan: ScreenPlan, frame: AppFrame): Box {
  if (isPhone(ui)) return phoneScreen(ui, plan, frame);
  return frame.nav === "site" || plan.isBare ? siteScreen(ui, plan, frame) : appScreen(ui, plan, frame);
}

function phoneScreen(ui: Ui, plan: ScreenPlan, { tabs, nav }: AppFrame): Box {
  const { look } = ui;
  const { main, aside = [], foot, isBare } = plan;
  const content = column("Content", [...main, ...aside], {
    tag: "main",
    grow: 1,
    gap: look.gap,
    padding: isBare ? [0, 0, 0, 0] : [4, look.margin, 8, look.margin],
  });
  const hasTabs = nav === "app" || !isBare;
  return column(
    "Screen",
    [
      statusBar(ui),
      isBare ? siteHeader(ui, [], iconButton(ui, "menu", "Menu|Menü|Menu|Menú", { isPlain: true })) : topBar(ui, plan),
      content,
      foot && column("Foot", [foot], { padding: [10, look.margin, hasTabs && !plan.hasBack ? 12 : 4, look.margin] }),
      plan.hasBack || isBare ? homeIndicator(ui) : tabBar(ui, tabs, plan.tab),
    ],
    { surface: { fill: look.pageFill } },
  );
}

/** Two columns on wide screens, if there are two parts. */
function columns(ui: Ui, { main, aside: parts = [], foot }: ScreenPlan, asideWidth: number): Box {
  const aside = parts.filter(Boolean);
  const { gap } = ui.look;
  const first = column("Main column", main, { grow: 1, gap: gap + 4 });
  if (aside.length === 0 && !foot) return { ...first, name: "Content" };
  const second = column("Side column", [...aside, foot], { width: asideWidth, gap: gap + 4 });
  return row("Columns", [first, second], { grow: 1, gap: isDesktop(ui) ? 40 : 28, align: "stretch", narrow: "stack" });
}

function appScreen(ui: Ui, plan: ScreenPlan, { tabs }: AppFrame): Box {
  const { look } = ui;
  const isLarge = isDesktop(ui);
  const head = row(
    "Top bar",
    [
      plan.hasBack && iconButton(ui, "back", "Back|Zurück|Retour|Atrás"),
      column(
        "Heading",
        [
          plan.kicker !== undefined && words(ui, "Kicker", "small", plan.kicker, { linesMax: 1 }),
          words(ui, "Title", "title", plan.title, { tag: "h1", linesMax: 1 }),
        ],
        { grow: 1, gap: 2 },
      ),
      ...(plan.actions ?? []).map(({ icon, label }) => iconButton(ui, icon, label)),
      avatar(ui, "me", 44),
    ],
    { tag: "header", gap: 16, padding: [0, 0, 24, 0] },
  );
  const body = { ...columns(ui, plan, isLarge ? 352 : 260), grow: 1 };
  const page = column("Page", [head, column("Body", [body], { tag: "main", grow: 1 })], {
    grow: 1,
    padding: isLarge ? [32, 48, 32, 44] : [28, 32, 28, 28],
  });
  return row("Screen", [sideNav(ui, tabs, plan.tab), page], {
    align: "stretch",
    narrow: "stack",
    surface: { fill: look.pageFill },
  });
}

function siteScreen(ui: Ui, plan: ScreenPlan, { tabs }: AppFrame): Box {
  const { look } = ui;
  const isLarge = isDesktop(ui);
  const actions = row(
    "Header actions",
    [
      iconButton(ui, "search", "Search|Suchen|Rechercher|Buscar"),
      ...(plan.actions ?? []).slice(0, 1).map(({ icon, label }) => iconButton(ui, icon, label)),
      avatar(ui, "me", 44),
    ],
    { gap: 12 },
  );
  const margin = isLarge ? 64 : 40;
  const links = tabs.map(({ label }) => label);
  const head = siteHeader(ui, links, plan.isBare ? (plan.foot ?? actions) : actions, plan.isBare ? -1 : plan.tab);
  if (plan.isBare) {
    return column(
      "Screen",
      [head, column("Content", [...plan.main, ...(plan.aside ?? [])], { tag: "main", grow: 1 })],
      { surface: { fill: look.pageFill } },
    );
  }
  const title = column(
    "Heading",
    [
      plan.kicker !== undefined && words(ui, "Kicker", "small", plan.kicker, { linesMax: 1 }),
      words(ui, "Title", "display", plan.title, { tag: "h1", linesMax: 1 }),
    ],
    { gap: 4, padding: [0, 0, 24, 0] },
  );
  return column(
    "Screen",
    [
      head,
      column("Page", [title, { ...columns(ui, plan, isLarge ? 380 : 280), grow: 1 }], {
        tag: "main",
        grow: 1,
        padding: [isLarge ? 36 : 28, margin, 32, margin],
      }),
    ],
    { surface: { fill: look.pageFill } },
  );
}
