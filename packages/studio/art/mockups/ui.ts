import type { Hex } from "../../engine/color/color.ts";
import type { Paint } from "../../engine/document/document.ts";
import type { Random } from "../../engine/random.ts";
import type { DeviceId } from "./devices.ts";
import { type IconName, iconPath, placedIcon } from "./icons.ts";
import { blend, type Look } from "./look.ts";
import { type Drawing, row, type Tag, type Words } from "./node.ts";
import { paintPicture, type Subject } from "./pictures/picture.ts";
import type { Voice } from "./voice.ts";

export const languages = ["en", "de", "fr", "es"] as const;
export type AppLanguage = (typeof languages)[number];

/** Words of a prompt that an app shows. */
export interface AskedWords {
  /** Things that the app offers: 'espresso, latte and croissant'. */
  readonly items: readonly string[];
  /** Things that the app can do: 'live GPS, photo updates'. */
  readonly features: readonly string[];
  /** Kind of app that a landing page is for, and what it offers in the prompt’s words. */
  readonly about?: string | undefined;
  readonly topic?: string | undefined;
  readonly place?: string | undefined;
}

/** Words of a landing page for such an app. */
export interface Pitch {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly features: readonly (readonly [icon: IconName, title: string, text: string])[];
}

/** Context that the parts of a screen are built with. */
export interface Ui {
  readonly look: Look;
  readonly device: DeviceId;
  readonly language: AppLanguage;
  /** Name of the app. */
  readonly name: string;
  readonly seed: string;
  readonly random: Random;
  /** Words of the prompt that reach titles, lists and labels. */
  readonly asked: AskedWords;
  /** A landing page's words for the kind of app that it presents. */
  readonly pitch?: Pitch | undefined;
  /** `Send|Senden|Envoyer|Enviar` in the language of the app; the first, where there is one alone. */
  say(text: string): string;
  /** An amount of money with two digits after the point, as the language writes it. */
  money(amount: number): string;
  number(amount: number, digits?: number): string;
}

type WordsPlan = Partial<Omit<Words, "kind" | "name" | "text" | "voice">>;

/** Words on the page, or on what `on` says. */
export const words = (ui: Ui, name: string, voice: Voice, text: string, plan: WordsPlan = {}): Words => ({
  kind: "words",
  name,
  voice,
  text: ui.say(text),
  on: ui.look.color.page,
  ...(plan.paint === undefined && (voice === "small" || voice === "label") && { paint: ui.look.color.muted }),
  ...plan,
});

export const heading = (ui: Ui, level: 1 | 2 | 3, text: string, plan: WordsPlan = {}): Words =>
  words(
    ui,
    level === 1 ? "Title" : level === 2 ? "Heading" : "Name",
    level === 1 ? "title" : level === 2 ? "section" : "strong",
    text,
    {
      tag: `h${level}` as Tag,
      ...plan,
    },
  );

/** Colors of words on a block of color. */
export const onBlock = ({ look: { color } }: Ui) => ({ paint: color.onBlock, on: color.block });
export const mutedOnBlock = ({ look: { color } }: Ui) => ({
  paint: blend(color.onBlock, color.block, 0.82),
  on: color.block,
});

/** Color under the words of a card. */
export const cardGround = ({ card, color }: Look): Hex => (typeof card.fill === "string" ? card.fill : color.page);

interface IconPlan {
  readonly size?: number;
  readonly paint?: Paint;
  readonly weight?: number;
  readonly isFilled?: boolean;
}

export function icon(
  ui: Ui,
  name: IconName,
  { size = 24, paint = ui.look.color.ink, weight, isFilled }: IconPlan = {},
): Drawing {
  return {
    kind: "drawing",
    name: `Icon ${name}`,
    width: size,
    height: size,
    isWhole: true,
    draw: ({ x, y }) => [
      {
        path: placedIcon(name, x, y, size),
        stroke: { paint, width: ((weight ?? ui.look.icon.weight) * size) / 24 },
        ...(isFilled && iconPath(name).some(([letter]) => letter === "Z") && { fill: paint }),
      },
    ],
  };
}

/** An icon in a box or circle of its own. */
export function badge(
  ui: Ui,
  name: IconName,
  {
    size = 44,
    tone = 0,
    isAccent = false,
  }: { readonly size?: number; readonly tone?: number; readonly isAccent?: boolean } = {},
) {
  const { look } = ui;
  const fills = look.treatment === "geometric" ? look.color.series : undefined;
  const base = look.badge.fill;
  const fill = isAccent ? look.color.accent : fills ? (fills[tone % 3] ?? base) : base;
  const ground = typeof fill === "string" ? fill : cardGround(look);
  return row(
    "Badge",
    [icon(ui, name, { size: Math.round((size * 0.5) / 2) * 2, paint: readableInk(ui, ground as Hex) })],
    {
      width: size,
      height: size,
      justify: "center",
      surface: {
        ...look.badge,
        ...(fill !== undefined && { fill }),
        radius: Math.min(look.badge.radius ?? 0, size / 2),
      },
    },
  );
}

const readableInk = ({ look: { color } }: Ui, ground: Hex): Hex =>
  ground === color.accent
    ? color.onAccent
    : ground === color.soft
      ? color.onSoft
      : ground === color.block
        ? color.onBlock
        : darkOrLight(ground, color.ink);

const darkOrLight = (ground: Hex, ink: Hex): Hex => {
  const sum = [1, 3, 5].reduce((total, at) => total + Number.parseInt(ground.slice(at, at + 2), 16), 0);
  const isInkDark = Number.parseInt(ink.slice(1, 3), 16) < 128;
  return sum > 330 ? (isInkDark ? ink : "#171512") : isInkDark ? "#ffffff" : ink;
};

interface PicturePlan {
  readonly width?: number;
  readonly height: number;
  readonly heightMax?: number;
  readonly grow?: number;
  readonly radius?: number;
  readonly turn?: number;
  readonly label?: string;
  readonly spare?: number;
}

/** A generated picture. @param key differs from picture to picture. */
export function picture(
  ui: Ui,
  subject: Subject,
  key: string,
  { turn = 0, radius = ui.look.radius.picture, label, ...plan }: PicturePlan,
): Drawing {
  const { look, seed } = ui;
  return {
    kind: "drawing",
    name: "Picture",
    radius,
    ...plan,
    ...(label && { label: ui.say(label) }),
    draw: (frame) => paintPicture(subject, frame, { look, seed: `${seed}/${key}`, turn }),
  };
}

export const avatar = (ui: Ui, key: string, size = 44, turn = 0): Drawing =>
  picture(ui, "portrait", key, {
    width: size,
    height: size,
    turn,
    radius: ui.look.radius.card === 0 && ui.look.treatment !== "geometric" ? 0 : size / 2,
  });

export const isPhone = ({ device }: Ui): boolean => device === "mobile";
export const isDesktop = ({ device }: Ui): boolean => device === "desktop";
