import { column, row } from "../node.ts";
import { iconButton, section } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import { progress, waveform } from "../parts/meters.ts";
import type { Subject } from "../pictures/picture.ts";
import type { ScreenPlan } from "../screen.ts";
import { icon, isPhone, picture, type Ui, words } from "../ui.ts";

export interface PlayerContent {
  readonly title: string;
  readonly tab: number;
  readonly subject: Subject;
  readonly name: string;
  readonly by: string;
  readonly times: readonly [passed: string, left: string];
  readonly share: number;
  readonly heading: string;
  readonly items: readonly Item[];
}

export function playerScreen(
  ui: Ui,
  { title, tab, subject, name, by, times, share, heading: label, items }: PlayerContent,
): ScreenPlan {
  const { look } = ui;
  const { color } = look;
  const round = { fill: color.accent, radius: look.radius.control === 0 ? 0 : 36 };
  const play = row("Play", [icon(ui, "pause", { size: 30, paint: color.onAccent, weight: 2.4 })], {
    tag: "button",
    label: ui.say("Pause|Pause|Pause|Pausa"),
    width: 72,
    height: 72,
    justify: "center",
    surface: round,
  });
  const control = (sign: "shuffle" | "rewind" | "forward" | "repeat", text: string) =>
    iconButton(ui, sign, text, { isPlain: true });
  const controls = row(
    "Controls",
    [
      control("shuffle", "Shuffle|Zufällig|Aléatoire|Aleatorio"),
      control("rewind", "Previous|Zurück|Précédent|Anterior"),
      play,
      control("forward", "Next|Weiter|Suivant|Siguiente"),
      control("repeat", "Repeat|Wiederholen|Répéter|Repetir"),
    ],
    { justify: "between" },
  );
  const cover = picture(ui, subject, "playing", {
    height: isPhone(ui) ? 300 : 420,
    heightMax: isPhone(ui) ? 400 : 620,
    grow: 1,
    label: name,
  });
  const line = column(
    "Position",
    [
      look.treatment === "glow" || look.treatment === "printed"
        ? waveform(ui, share, { height: 44, label: "Position|Position|Position|Posición" })
        : progress(ui, share, { label: "Position|Position|Position|Posición", height: 6 }),
      row("Times", [words(ui, "Passed", "small", times[0], { grow: 1 }), words(ui, "Left", "small", times[1], {})], {}),
    ],
    { gap: 8 },
  );
  const head = row(
    "Track",
    [
      column(
        "Text",
        [
          words(ui, "Name", "title", name, { tag: "h2", linesMax: 1 }),
          words(ui, "By", "body", by, { paint: color.muted, linesMax: 1 }),
        ],
        { grow: 1, gap: 2 },
      ),
      iconButton(ui, "heart", "Save|Merken|Enregistrer|Guardar", {
        isPlain: true,
        isFilled: true,
        paint: color.accent,
      }),
    ],
    { gap: 12 },
  );
  const queue = section(ui, label, [list(ui, items)]);
  return isPhone(ui)
    ? {
        title,
        tab,
        hasBack: true,
        actions: [{ icon: "list", label: "Queue|Warteschlange|File d’attente|Cola" }],
        main: [cover, head, line, controls],
      }
    : { title, tab, hasBack: true, main: [cover, head, line, controls], aside: [queue] };
}
