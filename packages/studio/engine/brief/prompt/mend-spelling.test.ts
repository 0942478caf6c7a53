import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mendSpelling } from "./mend-spelling.ts";

const spelled = (language: string, headline: string, prompt = headline): string =>
  mendSpelling({ texts: { headline }, words: {}, leftOut: [] }, { kind: "poster", language, prompt }).texts.headline;

const mended: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    "Closed monday": "Closed Monday",
    "Were hiring": "We're hiring",
    "Youre invited": "You're invited",
    "Lets dance": "Let's dance",
    "Its back": "It's back",
    "Dont miss it, i cant wait": "Don't miss it, I can't wait",
    "Sorry, we wont be open tmrw": "Sorry, we won't be open tomorrow",
    "Babys first birthday": "Baby's first birthday",
    "Mothers day brunch": "Mother's Day brunch",
    "Valentines dinner": "Valentine's dinner",
    "New years eve party": "New Year's Eve party",
    "Black friday": "Black Friday",
    "Learn spanish in may": "Learn Spanish in May",
    "Open mon-fri 9am to 5pm": "Open Mon-Fri 9am to 5pm",
    "Back wed 12 to 9": "Back Wed 12 to 9",
    "Fish n chips": "Fish & chips",
    "Sold out!!! Really?? More soon..": "Sold out! Really? More soon…",
  },
  de: {
    "Heute letzter tag": "Heute letzter Tag",
    "Alle brillen 50 prozent": "Alle Brillen 50 Prozent",
    "Flohmarkt am samstag ab 10 uhr": "Flohmarkt am Samstag ab 10 Uhr",
    "Neue herbstkollektion ist da": "Neue Herbstkollektion ist da",
    "Wir feiern 10 jahre, kaffee und kuchen": "Wir feiern 10 Jahre, Kaffee und Kuchen",
  },
  fr: {
    "Fete de l'ecole": "Fête de l'école",
    "Soiree jeux a partir de 19h": "Soirée jeux à partir de 19h",
    "Le nouveau numero du samedi": "Le nouveau numéro du samedi",
    "Menu de noel a emporter": "Menu de Noël à emporter",
  },
  es: {
    "Clases de espanol para ninos": "Clases de español para niños",
    "Inscripcion hasta el sabado": "Inscripción hasta el sábado",
    "Ultimas plazas!! Hay cafe?": "¡Últimas plazas! ¿Hay café?",
  },
};

/** They may be meant as they are typed. */
const asTyped: Readonly<Record<string, readonly string[]>> = {
  en: [
    "We were hiring ghosts",
    "Were you there?",
    "Fun in the sun",
    "You may enter",
    "Join the march",
    "Meet May Sanders",
    "As was his wont here",
    "Holiday lets in June",
    "Lets and sales",
    "Every dog has its day",
    "Rock n roll",
    "Nail polish",
    "Ask at hello@sunday.example",
    "See march.example/monday",
    "@friday.n.co",
    "#sunday",
    "CLOSED MONDAY",
    "März",
  ],
  de: [
    "Essen und trinken",
    "Heute essen wir draußen",
    "Wir laden ein",
    "Wetterfest und feuerfest",
    "Immer montags",
    "Jung und wohlhabend",
    "Durchaus lesenswert",
    "Kommt ihr, fragen sie",
    "Morgen reiten lernen",
    "Wir kegeln",
  ],
  fr: ["L'ete en ville", "Samedi 3 mai", "Il a gagné", "Chez Cafe Luna", "Marche de Noël"],
  es: ["¡Hola! ¿Qué tal?", "Solo hoy", "Bar Cafe Luna", "El viernes 3 de mayo", "Esta es la casa"],
};

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe("words typed in a hurry", () => {
  it.each(
    Object.entries(mended).flatMap(([language, texts]) =>
      Object.entries(texts).map(([text, careful]) => [language, text, careful] as const),
    ),
  )("[F8] are spelled as a careful person writes, %s: %s", (language, text, careful) => {
    expect(spelled(language, text)).toBe(careful);
    expect(spelled(language, careful)).toBe(careful);
  });

  it.each(rows(asTyped))("[F8] stay as typed where they may be meant so, %s: %s", (language, text) => {
    expect(spelled(language, text)).toBe(text);
  });

  it("[F8] stay as typed in quotes, in a brand and in a logo", () => {
    expect(spelled("en", "Closed monday", "poster “closed monday”")).toBe("Closed monday");
    const texts = { headline: "Meet friday bakers on friday", brand: "friday bakers" };
    const typed = { kind: "poster", language: "en", prompt: "" } as const;
    const words = { texts, words: {}, leftOut: [] };
    expect(mendSpelling(words, typed).texts).toEqual({ ...texts, headline: "Meet friday bakers on Friday" });
    expect(mendSpelling(words, { ...typed, kind: "logo" }).texts).toEqual(texts);
  });

  it("[F8] keep the small letters of a German prompt that has capitals for its nouns", () => {
    expect(spelled("de", "Neue brillen am montag", "Poster Angebot: neue brillen am montag")).toBe(
      "Neue brillen am Montag",
    );
    expect(spelled("de", "Neue brillen bei Meyer", "neue brillen bei Meyer")).toBe("Neue Brillen bei Meyer");
  });

  it("[F8] take little time, however long they are", () => {
    const long = "were its lets babys new years mon-fri a!?.. ninos ".repeat(40).slice(0, 2_000);
    const start = performance.now();
    for (const language of ["en", "de", "fr", "es"]) spelled(language, long);
    expect(performance.now() - start).toBeLessThan(250);
  });

  it("[F8] do not change when they are mended again", () => {
    const lines = readFileSync(new URL("../prompt-examples.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n");
    const found = lines.flatMap((line, index) => (index % 2 === 0 ? [[line, lines[index + 1] ?? ""] as const] : []));
    for (const [prompt, expected] of found) {
      const language = /language: (..)/u.exec(expected)?.[1] ?? "en";
      for (const words of [prompt, ...expected.split(/ \| [a-z]+: | \/ /u)]) {
        const once = spelled(language, words, "");
        expect(spelled(language, once, "")).toBe(once);
      }
    }
  });
});
