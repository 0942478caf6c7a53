import type { Hex } from "../../../engine/color/color.ts";
import { circle, rectangle } from "../../../engine/geometry/path.ts";
import { scaled } from "../../../engine/geometry/transform.ts";
import type { IconName } from "../icons.ts";
import {
  type Box,
  column,
  type Drawing,
  layers,
  type Maybe,
  type Node,
  pad,
  row,
  type Surface,
  type Tag,
} from "../node.ts";
import { cardGround, heading, icon, mutedOnBlock, onBlock, type Ui, words } from "../ui.ts";

type Fill = Hex | undefined;
const flat = (fill: Surface["fill"], fallback: Hex): Hex => (typeof fill === "string" ? (fill as Hex) : fallback);
const inkOn = ({ look: { color } }: Ui, fill: Hex): Hex =>
  fill === color.accent ? color.onAccent : fill === color.ink ? color.page : color.ink;

interface ButtonPlan {
  readonly look?: "solid" | "quiet" | "on-block";
  readonly icon?: IconName;
  readonly grow?: number;
  readonly width?: number;
}

export function button(ui: Ui, label: string, { look: kind = "solid", icon: sign, ...plan }: ButtonPlan = {}): Box {
  const { look } = ui;
  const { color } = look;
  const solid = flat(look.button.fill, color.accent);
  const onBlockFill: Hex = color.onBlock;
  const surface: Surface =
    kind === "solid"
      ? look.button
      : kind === "on-block"
        ? { fill: onBlockFill, radius: look.button.radius ?? 0 }
        : {
            stroke: { paint: color.ink, width: Math.max(1, Math.min(2, look.icon.weight * 0.75)) },
            radius: look.button.radius ?? 0,
          };
  const on = kind === "solid" ? solid : kind === "on-block" ? onBlockFill : cardGround(look);
  const paint = kind === "solid" ? inkOn(ui, solid) : kind === "on-block" ? color.block : color.ink;
  return row(
    "Button",
    [
      sign && icon(ui, sign, { size: 20, paint }),
      words(ui, "Label", "button", label, { paint, on, tag: "span", linesMax: 1 }),
    ],
    {
      tag: "button",
      gap: 8,
      height: 50,
      padding: pad(0, 22),
      justify: "center",
      surface,
      ...plan,
    },
  );
}

export function chip(ui: Ui, label: string, isOn = false): Box {
  const { look } = ui;
  const { color } = look;
  const fill: Fill = isOn ? color.ink : typeof look.tag.fill === "string" ? (look.tag.fill as Hex) : undefined;
  const surface = isOn ? { fill: color.ink, radius: look.radius.tag } : look.tag;
  const on = fill ?? color.page;
  return row(
    "Chip",
    [words(ui, "Label", "small", label, { paint: isOn ? color.page : color.ink, on, tag: "span", linesMax: 1 })],
    {
      tag: "button",
      height: 36,
      padding: pad(0, 14),
      justify: "center",
      surface,
      state: { role: "tab", isOn },
    },
  );
}

export const chips = (ui: Ui, labels: readonly string[], current = 0): Box =>
  row(
    "Chips",
    labels.map((label, index) => chip(ui, label, index === current)),
    { gap: 8, dropsOverflow: true },
  );

/** `good`, `warn` and `bad` are states: the words say the same. */
export type TagKind = "plain" | "accent" | "good" | "warn" | "bad";

/** A small label on a tint. */
export function tag(ui: Ui, label: string, kind: TagKind = "plain"): Box {
  const { color, radius } = ui.look;
  const [fill, paint]: readonly [Hex, Hex] =
    kind === "accent" ? [color.accent, color.onAccent] : [color.soft, kind === "plain" ? color.onSoft : color[kind]];
  return row("Tag", [words(ui, "Label", "label", label, { paint, on: fill, tag: "span", linesMax: 1 })], {
    height: 26,
    padding: pad(0, 10),
    justify: "center",
    surface: { fill, radius: Math.min(13, radius.tag) },
  });
}

interface FieldPlan {
  readonly icon?: IconName;
  readonly type?: "text" | "email" | "password" | "search";
  readonly isPlaceholder?: boolean;
  /** Its label is said, not shown. */
  readonly isBare?: boolean;
  readonly grow?: number;
  readonly width?: number;
  readonly spare?: number;
}

export function field(
  ui: Ui,
  label: string,
  value: string,
  { icon: sign, type = "text", isPlaceholder, isBare, ...plan }: FieldPlan = {},
): Box {
  const { look } = ui;
  const { color } = look;
  const ground = flat(look.field.fill, color.page);
  const paint = isPlaceholder ? color.muted : color.ink;
  const isLined = look.field.edge !== undefined;
  const control = row(
    "Field",
    [
      sign && icon(ui, sign, { size: 20, paint: color.muted }),
      row("Input", [words(ui, "Value", "body", value, { paint, on: ground, linesMax: 1 })], {
        grow: 1,
        input: { type, label: ui.say(label) },
      }),
    ],
    { gap: 10, height: 52, narrow: "keep", padding: isLined ? pad(0, 0) : pad(0, 16), surface: look.field },
  );
  if (isBare) return { ...control, ...plan };
  return column("Form field", [words(ui, "Label", "label", label, { tag: "span", paint: color.ink }), control], {
    tag: "label",
    gap: isLined ? 2 : 8,
    ...plan,
  });
}

/** A switch, on or off. */
export function toggle(ui: Ui, label: string, isOn: boolean): Box {
  const { color, radius } = ui.look;
  const round = radius.control > 0 || ui.look.treatment === "geometric" ? 14 : 0;
  const knob = circleOrSquare(round);
  const drawing: Drawing = {
    kind: "drawing",
    name: "Track",
    width: 48,
    height: 28,
    isWhole: true,
    draw: ({ x, y }) => [
      {
        path: rectangle({ x: x + 0.75, y: y + 0.75, width: 46.5, height: 26.5 }, round),
        fill: isOn ? color.accent : color.sunken,
        stroke: { paint: isOn ? color.accent : color.muted, width: 1.5 },
      },
      { path: knob(x + (isOn ? 34 : 14), y + 14, 9), fill: isOn ? color.onAccent : color.muted },
    ],
  };
  return row("Switch", [drawing], {
    width: 48,
    height: 28,
    tag: "button",
    label: ui.say(label),
    state: { role: "switch", isOn },
  });
}

const circleOrSquare = (round: number) => (x: number, y: number, radius: number) =>
  round > 0 ? circle(x, y, radius) : rectangle({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });

/** A round mark that is ticked, or not. */
export function tick(ui: Ui, label: string, isOn: boolean): Box {
  const { color, radius } = ui.look;
  const drawing: Drawing = {
    kind: "drawing",
    name: "Mark",
    width: 24,
    height: 24,
    isWhole: true,
    draw: ({ x, y }) => [
      {
        path: rectangle({ x: x + 1, y: y + 1, width: 22, height: 22 }, Math.min(11, radius.card)),
        ...(isOn && { fill: color.accent }),
        stroke: { paint: isOn ? color.accent : color.muted, width: 1.75 },
      },
      ...(isOn
        ? [
            {
              path: scaled(
                icon(ui, "check").draw({ x: x + 5, y: y + 5, width: 14, height: 14 })[0]?.path ?? [],
                14 / 24,
                [x + 5, y + 5],
              ),
              stroke: { paint: color.onAccent, width: 2 },
            },
          ]
        : []),
    ],
  };
  return row("Checkbox", [drawing], {
    width: 24,
    height: 24,
    tag: "button",
    label: ui.say(label),
    state: { role: "checkbox", isOn },
  });
}

/** A card of a style, or what takes its place there. */
export function card(ui: Ui, name: string, children: readonly Maybe[], plan: Partial<Box> = {}): Box {
  const { look } = ui;
  const isBare = look.card.fill === undefined && look.card.stroke === undefined;
  return column(name, children, {
    gap: 12,
    padding: isBare ? [look.card.edge ? 16 : 0, 0, 0, 0] : pad(18),
    surface: look.card,
    ...plan,
  });
}

/** The block of color that a screen has one of. */
export function hero(ui: Ui, name: string, children: readonly Maybe[], plan: Partial<Box> = {}): Box {
  const inset = ui.device === "mobile" ? 22 : 32;
  return column(name, children, { gap: 14, padding: pad(inset), surface: ui.look.hero, ...plan });
}

export function section(
  ui: Ui,
  title: string,
  children: readonly Maybe[],
  { action, ...plan }: Partial<Box> & { readonly action?: string } = {},
): Box {
  const { look } = ui;
  return column(
    "Section",
    [
      row(
        "Section header",
        [
          heading(ui, 2, title, { grow: 1, linesMax: 1, align: look.isCentered && !action ? "middle" : "start" }),
          action !== undefined &&
            row(
              "Link",
              [words(ui, "Label", "small", action, { tag: "span", paint: readableAccent(ui), linesMax: 1 })],
              { tag: "a" },
            ),
        ],
        { gap: 12, align: "end" },
      ),
      ...children,
    ],
    { tag: "section", gap: 14, spare: 1, childrenMin: 2, ...plan },
  );
}

export const readableAccent = ({ look: { color } }: Ui): Hex => (color.accent === "#ffffff" ? color.ink : color.accent);

/** An icon that can be pressed. */
export function iconButton(
  ui: Ui,
  name: IconName,
  label: string,
  {
    isPlain = false,
    paint,
    isFilled = false,
  }: { readonly isPlain?: boolean; readonly paint?: Hex; readonly isFilled?: boolean } = {},
): Box {
  const { look } = ui;
  const surface = isPlain ? undefined : { ...look.badge, radius: Math.min(22, look.badge.radius ?? 0) };
  const ground = flat(surface?.fill, look.color.page);
  return row(
    "Icon button",
    [
      icon(ui, name, {
        size: 22,
        paint: paint ?? (ground === look.color.soft ? look.color.onSoft : look.color.ink),
        isFilled,
      }),
    ],
    {
      tag: "button" as Tag,
      label: ui.say(label),
      width: 44,
      height: 44,
      justify: "center",
      surface,
    },
  );
}

/** A small thing in the corner of a picture. */
export const onPicture = (
  image: Node,
  corner: Node,
  place: { readonly align: "start" | "end"; readonly justify: "start" | "end" },
): Box =>
  layers("Picture with mark", [image, corner], {
    ...place,
    padding: pad(12),
    ...(image.grow !== undefined && { grow: image.grow }),
  });

export { mutedOnBlock, onBlock };
