import { figuresNamedIn } from "../../kinds/figure-set.ts";
import type { IconName } from "../icons.ts";
import { type Box, column, pad, row } from "../node.ts";
import { button, card, hero, iconButton, mutedOnBlock, onBlock, tag } from "../parts/controls.ts";
import { list } from "../parts/lists.ts";
import type { Subject } from "../pictures/picture.ts";
import type { ScreenPlan } from "../screen.ts";
import { badge, cardGround, heading, icon, isDesktop, isPhone, type Pitch, picture, type Ui, words } from "../ui.ts";
import { edgeOf } from "./web.ts";

const plain: Pitch = {
  title:
    "All your work in one calm place|Deine ganze Arbeit an einem ruhigen Ort|Tout votre travail, au calme|Todo tu trabajo, en calma",
  text: "Notes, files and people together, so that you find things again and finish them.|Notizen, Dateien und Menschen zusammen, damit du Dinge wiederfindest und fertig bekommst.|Notes, fichiers et équipes réunis, pour retrouver et terminer ce qui compte.|Notas, archivos y personas juntos, para encontrar las cosas y terminarlas.",
  action: "Get started|Jetzt starten|Commencer|Empezar",
  features: [
    [
      "search",
      "Easy to find|Leicht zu finden|Facile à trouver|Fácil de encontrar",
      "Everything is in one place, in plain words.|Alles an einem Ort, in einfachen Worten.|Tout au même endroit, en mots simples.|Todo en un lugar, con palabras sencillas.",
    ],
    [
      "users",
      "Made with you|Mit dir gemacht|Fait avec vous|Hecho contigo",
      "You say how it should be, and change it later.|Du sagst, wie es sein soll, und änderst es später.|Vous décidez, et changez plus tard.|Tú decides cómo es y lo cambias después.",
    ],
    [
      "shield",
      "Yours alone|Nur deins|Rien qu’à vous|Solo tuyo",
      "Your data stays with you.|Deine Daten bleiben bei dir.|Vos données restent à vous.|Tus datos siguen siendo tuyos.",
    ],
  ],
};

const featureIcons: readonly IconName[] = ["check", "star", "bolt", "heart", "clock", "shield"];
const featureTexts = [
  "Ready from the first day.|Vom ersten Tag an dabei.|Prêt dès le premier jour.|Listo desde el primer día.",
  "Set up in a few steps.|In wenigen Schritten eingerichtet.|En place en quelques étapes.|Se prepara en pocos pasos.",
  "You decide how you use it.|Du entscheidest, wie du es nutzt.|À vous de choisir comment.|Tú decides cómo usarlo.",
];

/** Words of a page about what the prompt names, with what it names first. */
function pitchOf({ asked, pitch, name, say }: Ui): Pitch {
  const { topic, features } = asked;
  const named: Pitch =
    pitch ??
    (topic === undefined
      ? plain
      : {
          ...plain,
          title: say(
            `${topic}, made simple|${topic}, ganz einfach|${topic}, en toute simplicité|${topic}, sin complicaciones`,
          ),
          text: say(
            `${topic} by ${name}: clear steps, plain words and one place to ask.|${topic} von ${name}: klare Schritte, einfache Worte und eine Stelle für alle Fragen.|${topic} par ${name} : des étapes claires, des mots simples, un seul interlocuteur.|${topic} de ${name}: pasos claros, palabras sencillas y un solo contacto.`,
          ),
        });
  const own = features.map(
    (title, index) =>
      [
        featureIcons[index % featureIcons.length] ?? "check",
        title,
        featureTexts[index % featureTexts.length] ?? "",
      ] as const,
  );
  const count = own.length > 3 ? 6 : 3;
  return own.length === 0 ? named : { ...named, features: [...own, ...named.features].slice(0, count) };
}

function subjectOf({ asked: { topic = "", about = "" } }: Ui): Subject {
  const [figure] = figuresNamedIn(`${topic} ${about.replaceAll("-", " ")}`.toLowerCase());
  return figure ? `figure:${figure.id}` : "cover";
}

/** One offer from its promise to the last question: hero, features, steps, questions, a last call, and the footer. */
export function landingPage(ui: Ui): ScreenPlan {
  const pitch = pitchOf(ui);
  return {
    title: ui.name,
    tab: 0,
    isBare: true,
    isLong: true,
    main: [opening(ui, pitch), features(ui, pitch), steps(ui), questions(ui, pitch), lastCall(ui, pitch), footer(ui)],
    ...(!isPhone(ui) && { foot: button(ui, pitch.action) }),
  };
}

const gapAbove = (ui: Ui): number => (isDesktop(ui) ? 88 : isPhone(ui) ? 52 : 68);

const part = (ui: Ui, name: string, title: string, children: readonly Box[], spare: number): Box =>
  column(name, [words(ui, "Heading", "title", title, { tag: "h2", linesMax: 3 }), ...children], {
    tag: "section",
    gap: isPhone(ui) ? 18 : 28,
    spare,
    childrenMin: 2,
    padding: [gapAbove(ui), edgeOf(ui), 0, edgeOf(ui)],
  });

function opening(ui: Ui, { title, text, action }: Pitch): Box {
  const { look } = ui;
  const { place, topic } = ui.asked;
  const edge = edgeOf(ui);
  const align = look.isCentered && isPhone(ui) ? ("middle" as const) : ("start" as const);
  const justify = align === "middle" ? ("center" as const) : ("start" as const);
  const kicker = place ?? (topic === undefined || title.startsWith(topic) ? undefined : topic);
  const said = column(
    "Text",
    [
      kicker !== undefined && row("Kicker", [tag(ui, kicker)], { justify }),
      words(ui, "Title", "display", title, { tag: "h1", linesMax: 4, align }),
      words(ui, "Text", "body", text, { tag: "p", paint: look.color.muted, linesMax: 5, align }),
      row("Actions", [button(ui, action, { icon: "right" })], { justify }),
    ],
    { grow: 1, gap: isDesktop(ui) ? 22 : 16, justify: "center" },
  );
  const image = picture(ui, subjectOf(ui), "landing", {
    height: isPhone(ui) ? 240 : isDesktop(ui) ? 440 : 320,
    label: title,
    turn: 0,
    radius: Math.max(look.radius.picture, look.hero.radius ?? 0),
  });
  return isPhone(ui)
    ? column("Hero", [said, image], { tag: "section", gap: 24, padding: [24, edge, 0, edge] })
    : row("Hero", [said, column("Picture column", [image], { width: isDesktop(ui) ? 600 : 320 })], {
        tag: "section",
        gap: isDesktop(ui) ? 64 : 32,
        align: "stretch",
        narrow: "stack",
        padding: [isDesktop(ui) ? 56 : 36, edge, 0, edge],
      });
}

/** Cards in lines of three; below each other on phones. */
function cards(ui: Ui, name: string, all: readonly Box[]): readonly Box[] {
  if (isPhone(ui)) return [column(name, all, { gap: 14 })];
  const lines = Array.from({ length: Math.ceil(all.length / 3) }, (_, line) => all.slice(line * 3, line * 3 + 3));
  return lines.map((line) =>
    row(
      name,
      line.map((one) => ({ ...one, grow: 1 })),
      { gap: ui.look.gap, align: "stretch", narrow: "stack" },
    ),
  );
}

function features(ui: Ui, pitch: Pitch): Box {
  const on = cardGround(ui.look);
  const all = pitch.features.map(([sign, title, text], index) =>
    card(
      ui,
      "Feature",
      [
        badge(ui, sign, { tone: index }),
        heading(ui, 3, title, { on, linesMax: 2 }),
        words(ui, "Text", "small", text, { on, tag: "p", linesMax: 4 }),
      ],
      { gap: 10, tag: "article" },
    ),
  );
  return part(
    ui,
    "Features",
    "What you get|Das bekommst du|Ce que vous obtenez|Lo que obtienes",
    cards(ui, "Feature cards", all),
    1,
  );
}

const stepWords: readonly (readonly [title: string, text: string])[] = [
  [
    "Tell us what you need|Sag uns, was du brauchst|Dites-nous ce qu’il vous faut|Dinos qué necesitas",
    "A few questions, no documents.|Ein paar Fragen, keine Unterlagen.|Quelques questions, aucun document.|Unas preguntas, sin papeles.",
  ],
  [
    "See what fits|Sieh, was passt|Voyez ce qui convient|Mira qué encaja",
    "Compare, change and ask.|Vergleichen, ändern, nachfragen.|Comparez, changez, demandez.|Compara, cambia y pregunta.",
  ],
  [
    "Start when you like|Fang an, wann du willst|Commencez quand vous voulez|Empieza cuando quieras",
    "Nothing happens before you say so.|Nichts passiert ohne dein Ja.|Rien ne commence sans vous.|Nada empieza sin tu sí.",
  ],
];

function steps(ui: Ui): Box {
  const { color } = ui.look;
  const all = stepWords.map(([title, text], index) =>
    column(
      "Step",
      [
        words(ui, "Number", "figure", String(index + 1), { paint: color.accent, linesMax: 1 }),
        heading(ui, 3, title, { linesMax: 2 }),
        words(ui, "Text", "small", text, { tag: "p", linesMax: 3 }),
      ],
      { gap: 6 },
    ),
  );
  return part(
    ui,
    "Steps",
    "How it works|So funktioniert es|Comment ça marche|Cómo funciona",
    cards(ui, "Step cards", all),
    3,
  );
}

function questions(ui: Ui, { action }: Pitch): Box {
  const said = ui.say(action);
  const all = [
    [
      "How do I start?|Wie fange ich an?|Comment commencer ?|¿Cómo empiezo?",
      `Press “${said}”.|Drücke „${said}“.|Appuyez sur « ${said} ».|Pulsa «${said}».`,
    ],
    [
      "Who is it for?|Für wen ist das?|Pour qui est-ce ?|¿Para quién es?",
      "For everyone who wants less effort.|Für alle, die es leichter haben wollen.|Pour qui veut plus simple.|Para quien lo quiere más fácil.",
    ],
    [
      "Can I change my mind?|Kann ich es mir anders überlegen?|Puis-je changer d’avis ?|¿Puedo cambiar de idea?",
      "Yes, write to us.|Ja, schreib uns.|Oui, écrivez-nous.|Sí, escríbenos.",
    ],
    [
      "How do I reach you?|Wie erreiche ich euch?|Comment vous joindre ?|¿Cómo os contacto?",
      "The address is below.|Die Adresse steht unten.|L’adresse est ci-dessous.|La dirección está abajo.",
    ],
  ].map(([title = "", note = ""]) => ({
    title,
    note,
    end: icon(ui, "down", { size: 20, paint: ui.look.color.muted }),
  }));
  return part(ui, "Questions", "Questions|Fragen|Questions|Preguntas", [list(ui, all, { isSpare: false })], 2);
}

function lastCall(ui: Ui, { action, title }: Pitch): Box {
  const block = hero(
    ui,
    "Block",
    [
      words(ui, "Title", "title", title, { ...onBlock(ui), tag: "h2", align: "middle", linesMax: 3 }),
      words(ui, "Text", "body", ui.name, { ...mutedOnBlock(ui), align: "middle", linesMax: 1 }),
      row("Actions", [button(ui, action, { look: "on-block" })], { justify: "center" }),
    ],
    { gap: 16, padding: pad(isPhone(ui) ? 32 : 56, isPhone(ui) ? 22 : 40) },
  );
  return column("Last call", [block], {
    spare: 4,
    tag: "section",
    padding: [gapAbove(ui), edgeOf(ui), 12, edgeOf(ui)],
  });
}

function footer(ui: Ui): Box {
  const { look } = ui;
  const links = [
    "Imprint|Impressum|Mentions légales|Aviso legal",
    "Privacy|Datenschutz|Confidentialité|Privacidad",
    "Contact|Kontakt|Contact|Contacto",
  ];
  return column(
    "Footer",
    [
      row(
        "Brand",
        [
          badge(ui, "bolt", { size: 32, isAccent: true }),
          words(ui, "App name", "strong", ui.name, { grow: 1, linesMax: 1 }),
          iconButton(ui, "mail", "Email|E-Mail|E-mail|Correo"), // words:allow
        ],
        { gap: 10 },
      ),
      row(
        "Footer links",
        links.map((text) => row("Link", [words(ui, "Label", "small", text, { tag: "span" })], { tag: "a" })),
        { gap: 20, dropsOverflow: isPhone(ui) },
      ),
      words(ui, "Note", "small", `© ${ui.name}`, { linesMax: 1 }),
    ],
    {
      tag: "footer",
      gap: 12,
      spare: 5,
      padding: [isPhone(ui) ? 32 : 48, edgeOf(ui), 32, edgeOf(ui)],
      surface: { edge: { side: "top", paint: look.rule.paint, width: 1 } },
    },
  );
}
