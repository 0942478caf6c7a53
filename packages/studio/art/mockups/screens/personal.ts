import type { IconName } from "../icons.ts";
import { column, type Maybe, row } from "../node.ts";
import { button, card, field, section, tick, toggle } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import type { ScreenPlan } from "../screen.ts";
import { avatar, cardGround, icon, isPhone, type Ui, words } from "../ui.ts";

export interface ProfileContent {
  readonly title: string;
  readonly tab: number;
  readonly name: string;
  readonly note: string;
  readonly stats: readonly (readonly [value: string, label: string])[];
  readonly heading: string;
  readonly items: readonly Item[];
  readonly switches?: readonly { readonly icon: IconName; readonly title: string; readonly isOn: boolean }[];
}

export function profileScreen(
  ui: Ui,
  { title, tab, name, note, stats, heading: label, items, switches = [] }: ProfileContent,
): ScreenPlan {
  const { look } = ui;
  const on = cardGround(look);
  const align = "middle" as const;
  const head = column(
    "Person",
    [
      avatar(ui, "me", isPhone(ui) ? 92 : 120, 1),
      words(ui, "Name", "section", name, { align, tag: "h2", linesMax: 1 }),
      words(ui, "Note", "small", note, { align, linesMax: 1 }),
    ],
    { align: "center", gap: 8 },
  );
  const numbers = card(ui, "Numbers", [
    row(
      "Numbers",
      stats.map(([value, text]) =>
        column(
          "Number",
          [
            words(ui, "Figure", "section", value, { on, align, linesMax: 1 }),
            words(ui, "Label", "small", text, { on, align, linesMax: 1 }),
          ],
          { grow: 1, gap: 0 },
        ),
      ),
      { gap: 8 },
    ),
  ]);
  const { features } = ui.asked;
  const asked = features.slice(0, 3).map((title): Item => ({ icon: "star", title }));
  const settings = section(ui, label, [
    list(
      ui,
      [...asked, ...items].map((item) => ({ end: icon(ui, "next", { size: 20, paint: look.color.muted }), ...item })),
    ),
  ]);
  const toggles =
    switches.length > 0 &&
    section(ui, "Preferences|Einstellungen|Préférences|Preferencias", [
      list(
        ui,
        switches.map(({ icon: sign, title: text, isOn }) => ({ icon: sign, title: text, end: toggle(ui, text, isOn) })),
      ),
    ]);
  const out = { ...button(ui, "Sign out|Abmelden|Se déconnecter|Cerrar sesión", { look: "quiet" }), spare: 3 };
  return isPhone(ui)
    ? {
        title,
        tab,
        actions: [{ icon: "settings", label: "Settings|Einstellungen|Réglages|Ajustes" }],
        main: [head, numbers, settings, toggles],
      }
    : { title, tab, main: [settings, toggles], aside: [head, numbers, out] };
}

export interface FormContent {
  readonly title: string;
  readonly tab: number;
  readonly lead: string;
  readonly text: string;
  readonly fields: readonly {
    readonly label: string;
    readonly value: string;
    readonly icon?: IconName;
    readonly type?: "text" | "email" | "password";
  }[];
  readonly checks?: readonly { readonly text: string; readonly isOn: boolean }[];
  readonly action: string;
  readonly aside?: readonly Maybe[];
}

export function formScreen(
  ui: Ui,
  { title, tab, lead, text, fields, checks = [], action, aside }: FormContent,
): ScreenPlan {
  return {
    title,
    tab,
    hasBack: true,
    main: [
      column(
        "Lead",
        [
          words(ui, "Lead", "title", lead, { tag: "h2", linesMax: 2 }),
          words(ui, "Text", "body", text, { paint: ui.look.color.muted, tag: "p", linesMax: 3 }),
        ],
        { gap: 8 },
      ),
      column(
        "Form",
        [
          ...fields.map(({ label, value, icon: sign, type }) =>
            field(ui, label, value, { ...(sign && { icon: sign }), ...(type && { type }), spare: 1 }),
          ),
          ...checks.map(({ text: words_, isOn }) =>
            row("Check", [tick(ui, words_, isOn), words(ui, "Label", "body", words_, { grow: 1, linesMax: 2 })], {
              gap: 12,
              spare: 1,
            }),
          ),
        ],
        { tag: "form", label: ui.say(title), gap: 16 },
      ),
    ],
    ...(aside && { aside }),
    foot: button(ui, action),
  };
}
