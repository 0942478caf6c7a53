import { column, pad, row } from "../node.ts";
import { iconButton, section } from "../parts/controls.ts";
import { type Item, list } from "../parts/lists.ts";
import type { ScreenPlan } from "../screen.ts";
import { avatar, cardGround, icon, isPhone, type Ui, words } from "../ui.ts";

export interface ChatContent {
  readonly title: string;
  readonly tab: number;
  readonly status: string;
  readonly person: string;
  readonly messages: readonly { readonly text: string; readonly isOwn?: boolean }[];
  readonly people: readonly Item[];
}

export function chatScreen(ui: Ui, { title, tab, status, person, messages, people }: ChatContent): ScreenPlan {
  const { look } = ui;
  const { color } = look;
  const width = isPhone(ui) ? 268 : 420;
  const bubble = ({ text, isOwn = false }: ChatContent["messages"][number]) => {
    const hasFill = look.card.fill !== undefined || look.card.stroke !== undefined;
    const on = isOwn ? color.accent : hasFill ? cardGround(look) : color.sunken;
    const radius = Math.min(20, look.radius.card);
    const surface = isOwn
      ? { fill: color.accent, radius }
      : hasFill
        ? { ...look.card, radius }
        : { fill: color.sunken, radius };
    const said = words(ui, "Message", "body", text, { on, paint: isOwn ? color.onAccent : color.ink, tag: "p" });
    return row(
      "Line",
      [!isOwn && isPhone(ui) && avatar(ui, person, 32), row("Bubble", [said], { padding: pad(12, 16), surface })],
      {
        gap: 10,
        justify: isOwn ? "end" : "start",
        align: "end",
        spare: 1,
        padding: isOwn ? [0, 0, 0, 40] : [0, width < 300 ? 24 : 120, 0, 0],
      },
    );
  };
  const compose = row(
    "Compose",
    [
      iconButton(ui, "plus", "Attach|Anhängen|Joindre|Adjuntar", { isPlain: true }),
      row(
        "Field",
        [
          row(
            "Input",
            [
              words(ui, "Value", "body", "Write a message|Nachricht schreiben|Écrire un message|Escribe un mensaje", {
                on: typeof look.field.fill === "string" ? look.field.fill : color.page,
                paint: color.muted,
                linesMax: 1,
              }),
            ],
            { grow: 1, input: { type: "text", label: ui.say("Message|Nachricht|Message|Mensaje") } },
          ),
        ],
        { grow: 1, height: 48, narrow: "keep", padding: pad(0, 16), surface: look.field },
      ),
      row("Send", [icon(ui, "send", { size: 22, paint: color.onAccent })], {
        tag: "button",
        label: ui.say("Send|Senden|Envoyer|Enviar"),
        width: 48,
        height: 48,
        justify: "center",
        surface: { fill: color.accent, radius: look.radius.control },
      }),
    ],
    { gap: 10, narrow: "keep" },
  );
  const thread = column("Messages", messages.map(bubble), { grow: 1, gap: 12, justify: "end" });
  const day = words(ui, "Day", "label", "Today|Heute|Aujourd’hui|Hoy", { align: "middle" });
  return isPhone(ui)
    ? {
        title,
        kicker: status,
        tab,
        hasBack: true,
        actions: [{ icon: "phone", label: "Call|Anrufen|Appeler|Llamar" }],
        main: [day, thread],
        foot: compose,
      }
    : {
        title,
        kicker: status,
        tab,
        main: [day, thread, compose],
        aside: [section(ui, "Conversations|Gespräche|Conversations|Conversaciones", [list(ui, people)])],
      };
}
