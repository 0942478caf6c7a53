import { figuresNamedIn } from "../../../kinds/figure-set.ts";
import { type IconName, iconPath } from "../../icons.ts";
import type { Item, Tile } from "../../parts/lists.ts";
import type { Subject } from "../../pictures/picture.ts";
import type { ScreenPlan } from "../../screen.ts";
import type { Ui } from "../../ui.ts";
import type { AppKind } from "../app-kind.ts";

/**
 * A thing that an app lists: `icon:clock` or the subject of a picture, its title, a note, and an amount of money or another value. Words
 * are in four languages: `Send|Senden|Envoyer|Enviar`.
 */
export type Thing = readonly [
  picture: `icon:${IconName}` | Subject,
  title: string,
  note: string,
  value?: number | string,
];

/** Tab of an app: its icon and its label. */
type TabOf = readonly [icon: IconName, label: string];

/** Facts about a trade, from which its screens are made. */
export interface Trade {
  readonly id: string;
  /** The inside of a regular expression of whole words. */
  readonly words: string;
  readonly names: readonly string[];
  readonly hue: number;
  readonly nav?: "app" | "site";
  readonly tabs: readonly TabOf[];
  readonly things: readonly Thing[];
  readonly screens: readonly ((ui: Ui, things: readonly Thing[]) => ScreenPlan)[];
  readonly pitch?: AppKind["pitch"];
}

/** A kind of app from the facts of its trade. */
export const trade = ({ id, words, names, hue, nav = "app", tabs, things, screens, pitch }: Trade): AppKind => ({
  id,
  words,
  names,
  hue,
  weight: 3,
  frame: { nav, tabs: tabs.map(([icon, label]) => ({ icon, label })) },
  screens: screens.map((screen) => (ui: Ui) => screen(ui, asked(ui, things))),
  ...(pitch && { pitch }),
});

/** The things that the prompt names take the places of the first ones. */
const asked = ({ asked: { items } }: Ui, things: readonly Thing[]): readonly Thing[] =>
  things.map((thing, index): Thing => {
    const title = items[index];
    if (title === undefined) return thing;
    const [figure] = isIcon(thing[0]) ? [] : figuresNamedIn(title.toLowerCase());
    return [figure ? `figure:${figure.id}` : thing[0], title, "", thing[3]];
  });

const isIcon = (picture: Thing[0]): picture is `icon:${IconName}` =>
  picture.startsWith("icon:") && iconPath(picture.slice(5) as IconName).length > 0;

export const amountOf = (ui: Ui, value: number | string): string =>
  typeof value === "number" ? ui.money(value) : ui.say(value);

export const itemOf = (ui: Ui, [picture, title, note, value]: Thing): Item => ({
  title,
  ...(note !== "" && { note }),
  ...(isIcon(picture)
    ? { icon: picture.slice(5) as IconName }
    : picture === "portrait"
      ? { person: title }
      : { subject: picture }),
  ...(value !== undefined && { value: amountOf(ui, value) }),
});

/** A thing with a picture, for shelves; icons have none. */
export const tileOf = (ui: Ui, [picture, title, note, value]: Thing): Tile => ({
  title,
  subject: isIcon(picture) ? "cover" : picture,
  ...(note !== "" && { note }),
  ...(value !== undefined && { value: amountOf(ui, value) }),
});
