import { describe, expect, it } from "vitest";
import type { GrammarLanguage } from "../grammar-languages.ts";
import { acceptAll, resultOf, startReview } from "../review.ts";
import { checkByRule } from "./check-by-rule.ts";

const corrected = (text: string, language: GrammarLanguage): string =>
  resultOf(acceptAll(startReview(text, checkByRule(text, language))));

describe("rules without a language model", () => {
  it.each([
    ["fr", "Le le chat dort  ici , je crois.", "Le chat dort ici, je crois."],
    ["fr", "Quoi? «Bonjour» dit-elle: oui!", "Quoi\u202F? «\u00A0Bonjour\u00A0» dit-elle\u00A0: oui\u202F!"],
    ["fr", "Elle est partie. il reste.", "Elle est partie. Il reste."],
    ["es", "Vienes mañana? Que bien!", "¿Vienes mañana? ¡Que bien!"],
    ["es", "Dijo « hola » ayer ; nada más.", "Dijo «hola» ayer; nada más."],
    ["de", "Ich ich sehe das Haus ; es ist groß !", "Ich sehe das Haus; es ist groß!"],
    ["de", "Wir warten (schon lange.", "Wir warten schon lange."],
    ["de", "Er sagte: „Komm mit.", "Er sagte: Komm mit."],
    ["fr", "Elle dort.  Lui aussi.", "Elle dort. Lui aussi."],
    [
      "en-US",
      "You could of come on there own,  he says   untill monday !",
      "You could have come on their own, he says until Monday!",
    ],
    ["en-US", "Their is a seperate one. You  are right.   Go.", "There is a separate one. You are right. Go."],
    ["en-US", "Words,without a space ( and this ).", "Words, without a space (and this)."],
  ] as const)("[F7] correct in %s: %j", (language, text, right) => {
    expect(corrected(text, language)).toBe(right);
  });

  it.each([
    ["fr", "Nous nous voyons à 12:30, c’est-à-dire vers midi. « Très bien\u202F! » dit-il."],
    ["fr", "La page https://example.com/a?b,c et l’adresse a.b@example.com."],
    ["fr", "1) Un point\n2) Un autre\n\nEtc. et ainsi de suite :-)"],
    ["es", "¿Vino el Sr. López? ¡Sí! Son 3.5 metros. Baden Baden es una ciudad."],
    ["de", "Der Mann, der der Frau hilft, kommt am 3. mai z. B. mit. Das sind ca. fünf. „Gut“, sagte er."],
    ["de", "„Erster Absatz.\n\n„Zweiter Absatz.“"],
    ["en-US", "```\nif (a ,b) {\n```\n\n| a   | b |\n|-----|---|\n\nThe iPhone… and so on."],
    ["en-US", "On Saturday in October, she spoke English."],
    ["en-US", "He types two spaces.  It is a habit.\n-   A list\n1.  Another one"],
    ["en-US", "Set sizes=a,b or small,medium,large. The ! operator and the ? operator."],
    ["en-US", "Type a } there, or CTRL-] and “[”. The word “seperate”. What it is is new, and what I do do counts."],
    ["en-US", "You could of course come. Their are two spellings. The way there is long."],
    ["en-US", "“A quotation.\n\n“It goes on.” I had had enough."],
    ["en-US", ""],
  ] as const)("[F7] leave what is right alone in %s: %j", (language, text) => {
    expect(checkByRule(text, language)).toEqual([]);
  });

  it("[F7] take time in proportion to the text, whatever it repeats", () => {
    const hostile = ["(", " ", "a ", "« ", ", ", "?", "a.".repeat(3), "` ", "„"].map((bit) =>
      bit.repeat(50_000 / bit.length),
    );
    for (const text of hostile) for (const language of ["fr", "es", "de"] as const) checkByRule(text, language);
  });

  it.each([
    ["fr", "Je suis allé a la plage et sa me plait.", "Je suis allé à la plage et ça me plaît."],
    ["es", "Todavia no a comido.", "Todavía no ha comido."],
    ["de", "Villeicht. Ich denke das er kommt.", "Vielleicht. Ich denke, dass er kommt."],
    [
      "en-GB",
      "Its a secret between you and I. I know its the best, and its true.",
      "It’s a secret between you and me. I know it’s the best, and it’s true.",
    ],
    [
      "en-US",
      "Its true colors, its a cappella choir. It's between you and I'm sure.",
      "Its true colors, its a cappella choir. It's between you and I'm sure.",
    ],
    ["de", "Ich denke das auch. Ich glaube das ihr nicht.", "Ich denke das auch. Ich glaube das ihr nicht."],
  ] as const)("[F7] mends what people often write in %s: %s", (language, text, mended) => {
    expect(resultOf(acceptAll(startReview(text, checkByRule(text, language))))).toBe(mended);
  });
});
