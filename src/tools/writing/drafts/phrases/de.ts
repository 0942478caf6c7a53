import type { DraftPhrases } from "./draft-phrases.ts";
import { germanTones } from "./tones-de.ts";

export const german: DraftPhrases = {
  tones: germanTones,
  and: "und",
  colon: ": ",
  capitalAfterColon: true,
  // No “Sie” and “Ihr”: they may address the reader. No adjectives that may be names or nouns, as “Weiß”.
  small: [
    "der die das den dem des ein eine einen einem einer eines unser unsere unseren unserem unserer unseres dein deine deinen deinem deiner deines mein meine meinem meiner meines euer eure eurem euren eurer eures",
    "kein keine keinen keinem keiner keines alle alles jede jeder jedes jeden mehr weniger viele viel wenige einige manche mehrere beide",
    "mit ohne für von vom zum zur zu aus bei beim auf an am ab im in ins um nach vor über unter zwischen gegen bis seit während durch wegen trotz statt",
    "wie warum wann wo was wer welche welcher zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert",
    "neue neuer neues neuen kleine kleiner kleines kleinen große großer großes kostenlose kostenloser kostenloses kostenlos frische frischer frisches ruhiger ruhige ruhiges",
    "nur auch noch schon immer nie oft jetzt bald heute morgens mittags abends nachts werktags täglich wöchentlich monatlich höchstens mindestens fast rund etwa",
    "montags dienstags mittwochs donnerstags freitags samstags sonntags geöffnet geschlossen inklusive einfach schnell",
    "schickt funktioniert lässt zeigt spart hilft macht bietet enthält läuft erstellt speichert",
  ].flatMap((words) => words.split(" ")),
  subjects: "wir sie du ihr ich es er man".split(" "),
  verbs: [
    "ist sind hat haben kann können kannst wird werden muss müssen bietet bieten gibt bekommt bekommen bekommst",
    "kommt kommen bleibt beginnt lässt backen öffnen schließen machen",
  ].flatMap((words) => words.split(" ")),
  room: "[Hier noch etwa {words} Wörter: {with}.]",
  roomWith: [
    "ein Beispiel",
    "eine Begründung",
    "eine Zahl, die Sie belegen können",
    "eine Frage von Lesern mit Ihrer Antwort",
    "wie es geht, Schritt für Schritt",
    "was sich für Leser ändert",
  ],
  blog: {
    sections: [
      ["Worum es geht", "Was außerdem zählt", "Gut zu wissen"],
      ["Für den Einstieg", "Außerdem", "Und noch etwas"],
    ],
    end: ["Kurz gesagt", "Was bleibt"],
  },
  product: {
    features: ["Das steckt drin", "Merkmale"],
    audience: "Für wen",
    details: "Gut zu wissen",
    detailItems: [
      "Preis: [Preis]",
      "Ausführungen: [Größen, Farben oder Editionen]",
      "Lieferung und Rückgabe: [Bedingungen]",
    ],
  },
  email: { subject: "Betreff", name: "[Ihr Name]" },
  advertisement: { headline: "Überschrift", text: "Text", short: "Kurzfassung" },
  landing: {
    benefits: ["Die Vorteile", "Warum es sich lohnt"],
    audience: "Für wen",
    end: ["Der nächste Schritt", "Bereit?"],
    button: "[Schaltfläche: was als Nächstes geschieht]",
  },
  press: {
    release: "Pressemitteilung, zur sofortigen Veröffentlichung",
    dateline: "[Ort, Datum]",
    news: "[Unternehmen] gibt bekannt",
    quote: "„[Ein Satz der verantwortlichen Person]“, sagt [Name, Funktion].",
    about: "Über [Unternehmen]",
    aboutText: "[Zwei Sätze über das Unternehmen.]",
    contact: "Pressekontakt: [Name, E-Mail-Adresse, Telefon]",
  },
  video: {
    scene: "Szene",
    picture: "Bild",
    voice: "Sprecher",
    first: "[Eröffnungsbild, das das Thema zeigt]",
    between: "[Was an dieser Stelle zu sehen ist]",
    last: "[Schlussbild mit Name und Adresse]",
  },
  outline: {
    introduction: "Einleitung",
    firstSentence: "Erster Satz",
    aim: "Ziel: [was Leser am Ende wissen sollen]",
    questions: ["Was bedeutet das?", "Warum ist es wichtig?", "Beispiel: [Ihres]", "Was werden Leser wissen wollen?"],
    questionFor: "Was ändert sich für {audience}?",
    end: "Schluss",
    endItems: ["Der Kern in einem Satz: [Ihrer]", "Nächster Schritt für Leser: [Ihrer]"],
  },
};
