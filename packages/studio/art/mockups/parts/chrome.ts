import { type Hex, readableOn } from "../../../engine/color/color.ts";
import { largeTextContrast } from "../../../engine/color/palette.ts";
import { circle, rectangle } from "../../../engine/geometry/path.ts";
import type { IconName } from "../icons.ts";
import { type Box, column, type Drawing, type Node, pad, row } from "../node.ts";
import { avatar, badge, icon, isDesktop, type Ui, words } from "../ui.ts";
import { iconButton } from "./controls.ts";

export interface Tab {
  readonly icon: IconName;
  readonly label: string;
}

/** Drawn by the phone itself: not part of the page. */
export const statusBarName = "Status bar";
export const homeIndicatorName = "Home indicator";

export function statusBar(ui: Ui): Box {
  const { color } = ui.look;
  const signs: Drawing = {
    kind: "drawing",
    name: "Signal and battery",
    width: 68,
    height: 14,
    isWhole: true,
    draw: ({ x, y }) => [
      ...[0, 1, 2, 3].map((index) => ({
        path: rectangle({ x: x + index * 5, y: y + 9 - index * 2.4, width: 3.2, height: 4 + index * 2.4 }, 1),
        fill: color.ink,
      })),
      { path: circle(x + 31, y + 11.4, 1.6), fill: color.ink },
      {
        path: [
          ["M", x + 27.2, y + 7.6],
          ["C", x + 29.4, y + 5.6, x + 32.6, y + 5.6, x + 34.8, y + 7.6],
        ],
        stroke: { paint: color.ink, width: 1.8 },
      },
      {
        path: [
          ["M", x + 24.4, y + 4.4],
          ["C", x + 28, y + 1, x + 34, y + 1, x + 37.6, y + 4.4],
        ],
        stroke: { paint: color.ink, width: 1.8 },
      },
      {
        path: rectangle({ x: x + 43.6, y: y + 1.1, width: 20.8, height: 11.8 }, 3.6),
        stroke: { paint: color.ink, width: 1.2 },
      },
      { path: rectangle({ x: x + 45.4, y: y + 2.9, width: 15, height: 8.2 }, 2.2), fill: color.ink },
      { path: rectangle({ x: x + 65.8, y: y + 5, width: 1.8, height: 4 }, 0.9), fill: color.ink },
    ],
  };
  return row(statusBarName, [words(ui, "Time", "strong", "9:41"), signs], {
    height: 50,
    padding: [8, 26, 0, 34],
    justify: "between",
  });
}

export function homeIndicator(ui: Ui, fill?: Hex): Box {
  const { color } = ui.look;
  const bar: Drawing = {
    kind: "drawing",
    name: "Bar",
    width: 134,
    height: 5,
    draw: (frame) => [{ path: rectangle(frame, 2.5), fill: fill === undefined ? color.ink : color.page }],
  };
  return row(homeIndicatorName, [bar], { height: 24, justify: "center", ...(fill && { surface: { fill } }) });
}

/** @param current which tab is open. */
export function tabBar(ui: Ui, tabs: readonly Tab[], current: number): Box {
  const { look } = ui;
  const { color } = look;
  const isBlock = look.bar === "block";
  const fill: Hex = isBlock ? color.ink : look.bar === "floating" ? color.surface : color.page;
  const item = ({ icon: sign, label }: Tab, index: number): Node => {
    const isOn = index === current;
    const paint: Hex = isBlock
      ? isOn
        ? color.series[2] === fill
          ? color.page
          : brightest(ui)
        : color.page
      : isOn
        ? readableOn(color.accent, fill, largeTextContrast)
        : color.muted;
    return column(
      "Tab",
      [
        icon(ui, sign, { size: 24, paint, isFilled: false, weight: isOn ? look.icon.weight + 0.3 : look.icon.weight }),
        words(ui, "Label", "label", label, {
          paint: isOn && !isBlock ? color.accent : paint,
          on: fill,
          align: "middle",
          linesMax: 1,
          tag: "span",
        }),
      ],
      {
        tag: "a",
        grow: 1,
        gap: 4,
        align: "center",
        justify: "center",
        height: 56,
        state: { role: "tab", isOn },
      },
    );
  };
  const bar = row("Tab bar", tabs.map(item), {
    tag: "nav",
    narrow: "keep",
    label: ui.say("Main|Haupt|Principal|Principal"),
    padding: pad(4, 8),
    align: "center",
    surface:
      look.bar === "floating"
        ? { fill, radius: 32, ...(look.card.shadow && { shadow: look.card.shadow }) }
        : isBlock
          ? { fill }
          : {
              fill,
              edge: {
                side: "top",
                paint: look.treatment === "flat" || look.treatment === "outline" ? color.ink : color.line,
                width: look.treatment === "flat" ? 2 : 1,
              },
            },
  });
  if (look.bar === "floating")
    return column("Tab bar area", [bar, homeIndicator(ui)], { padding: [0, 14, 0, 14], gap: 2 });
  return column("Tab bar area", [bar, homeIndicator(ui, isBlock ? fill : undefined)], {});
}

const brightest = ({ look: { color } }: Ui): Hex => color.series[2];

export interface TopBarPlan {
  readonly title?: string | undefined;
  /** Above the title. */
  readonly kicker?: string | undefined;
  readonly hasBack?: boolean | undefined;
  readonly hasAvatar?: boolean | undefined;
  readonly actions?: readonly { readonly icon: IconName; readonly label: string }[] | undefined;
}

const buttonsOf = (ui: Ui, actions: TopBarPlan["actions"] = []) =>
  actions.map(({ icon: sign, label }) => iconButton(ui, sign, label));

/** The head of a screen on phones and tablets. */
export function topBar(ui: Ui, { title, kicker, hasBack, hasAvatar, actions }: TopBarPlan): Box {
  const { margin, isCentered } = ui.look;
  const back = hasBack && iconButton(ui, "back", "Back|Zurück|Retour|Atrás");
  const isMiddle = hasBack === true || (isCentered && !hasAvatar);
  const head = column(
    "Heading",
    [
      kicker !== undefined &&
        words(ui, "Kicker", "small", kicker, { linesMax: 1, align: isMiddle ? "middle" : "start" }),
      title !== undefined &&
        words(ui, "Title", hasBack ? "section" : "title", title, {
          tag: "h1",
          linesMax: 1,
          align: isMiddle ? "middle" : "start",
        }),
    ],
    { grow: 1, gap: 2 },
  );
  const buttons = buttonsOf(ui, actions);
  const empty = isMiddle && !hasBack && buttons.length > 0 && row("Space", [], { width: 44, height: 44 });
  const trailing = isMiddle && hasBack && buttons.length === 0 && row("Space", [], { width: 44, height: 44 });
  return row("Top bar", [back, empty, hasAvatar && avatar(ui, "me", 48), head, ...buttons, trailing], {
    tag: "header",
    gap: 14,
    padding: [8, margin, 12, margin],
  });
}

/** The navigation at the left of wide screens. */
export function sideNav(ui: Ui, tabs: readonly Tab[], current: number): Box {
  const { look } = ui;
  const { color } = look;
  const isBlock = look.bar === "block";
  const fill: Hex = isBlock ? color.ink : color.page;
  const isWide = isDesktop(ui);
  const item = ({ icon: sign, label }: Tab, index: number): Node => {
    const isOn = index === current;
    const ground: Hex = isOn ? (isBlock ? color.series[2] : color.ink) : fill;
    const paint: Hex = isOn ? (isBlock ? inkOf(ui, ground) : color.page) : isBlock ? color.page : color.ink;
    return row(
      "Nav item",
      [
        icon(ui, sign, { size: 22, paint }),
        isWide && words(ui, "Label", "strong", label, { paint, on: ground, grow: 1, linesMax: 1, tag: "span" }),
      ],
      {
        tag: "a",
        gap: 14,
        height: 48,
        padding: isWide ? pad(0, 16) : pad(0, 0),
        justify: isWide ? "start" : "center",
        ...(!isWide && { label: ui.say(label), width: 56 }),
        ...(isOn && { surface: { fill: ground, radius: Math.min(24, look.radius.control) } }),
        state: { role: "tab", isOn },
      },
    );
  };
  return column(
    "Sidebar",
    [
      row(
        "Brand",
        [
          badge(ui, "bolt", { size: 40, isAccent: true }),
          isWide &&
            words(ui, "App name", "section", ui.name, {
              paint: isBlock ? color.page : color.ink,
              on: fill,
              linesMax: 1,
              grow: 1,
            }),
        ],
        { gap: 12, padding: [0, 0, 20, 0] },
      ),
      column("Navigation", tabs.map(item), { tag: "nav", label: ui.say("Main|Haupt|Principal|Principal"), gap: 6 }),
    ],
    {
      tag: "aside",
      width: isWide ? 256 : 96,
      padding: isWide ? pad(32, 24) : pad(28, 20),
      gap: 8,
      surface: {
        ...(isBlock ? { fill } : {}),
        ...(!isBlock && look.bar !== "floating" && { edge: { side: "right" as const, paint: color.line, width: 1 } }),
      },
    },
  );
}

const inkOf = ({ look: { color } }: Ui, ground: Hex): Hex => {
  const sum = [1, 3, 5].reduce((total, at) => total + Number.parseInt(ground.slice(at, at + 2), 16), 0);
  return sum > 350 ? "#111111" : color.page;
};

/** The head of a website: name, links, and one thing to do. */
export function siteHeader(ui: Ui, links: readonly string[], action: Node, current = -1): Box {
  const { look } = ui;
  return row(
    "Site header",
    [
      row(
        "Brand",
        [badge(ui, "bolt", { size: 36, isAccent: true }), words(ui, "App name", "section", ui.name, { linesMax: 1 })],
        { gap: 10 },
      ),
      isDesktop(ui) &&
        row(
          "Links",
          links.map((text, index) =>
            row(
              "Link",
              [
                words(ui, "Label", "strong", text, {
                  tag: "span",
                  paint: index === current ? look.color.accent : look.color.ink,
                }),
              ],
              { tag: "a" },
            ),
          ),
          { tag: "nav", label: ui.say("Main|Haupt|Principal|Principal"), gap: 32 },
        ),
      action,
    ],
    {
      tag: "header",
      height: isDesktop(ui) ? 84 : 72,
      padding: pad(0, ui.device === "mobile" ? look.margin : isDesktop(ui) ? 64 : 40),
      gap: 24,
      justify: "between",
      surface: { edge: { side: "bottom", paint: look.rule.paint, width: Math.min(2, look.rule.width) } },
    },
  );
}
