import { describe, expect, it } from "vitest";
import { acceptedWords, readAnswer } from "./brief-help-rules.ts";

const whole = {
  headline: "Jazz until late",
  subline: "Four bands, one cellar",
  style: "deco",
  reason: "Night and gold",
};

describe("help by a language engine", () => {
  it("[F15] is read from an answer with or without a code block around it", () => {
    const text = JSON.stringify(whole);
    for (const answer of [text, `\`\`\`json\n${text}\n\`\`\``, `Here you are:\n${text}\nEnjoy.`]) {
      expect(readAnswer(answer)).toEqual(whole);
    }
  });

  it.each([
    "",
    "A headline",
    "{",
    "[]",
    "null",
    "{}",
    JSON.stringify({ headline: "" }),
    JSON.stringify({ headline: 3 }),
    JSON.stringify({ headline: "x".repeat(161) }),
    JSON.stringify({ ...whole, date: { year: 2026 } }),
  ])("[F15] is of no use if it isn’t in the requested form: %s", (answer) => {
    expect(readAnswer(answer)).toBeUndefined();
  });

  it("[F15] an unknown style is left out, as is everything else", () => {
    const answer = { ...whole, style: "constructor", script: "<script>" };
    expect(readAnswer(JSON.stringify(answer))).toEqual({ ...whole, style: undefined });
  });

  const prompt = "Poster for “Jazz at night”, Blue Note, Friday 12 March, free entry";

  it("[F15] changes copy, but nothing that the user typed or quoted", () => {
    const answer = { headline: "Jazz until late", subline: "Four bands", action: "Come along" };
    const typed = { action: "Join us" };
    const quoted = { headline: "Jazz at night" };
    expect(acceptedWords(answer, { prompt, understood: quoted, typed })).toEqual({ subline: "Four bands" });
    expect(acceptedWords(answer, { prompt, understood: { headline: "Poster" }, typed: { subline: "" } })).toEqual({
      headline: "Jazz until late",
      action: "Come along",
    });
  });

  it("[F15] adds facts only as the prompt has them, and changes none", () => {
    const understood = { headline: "Jazz", date: "Friday 12 March" };
    const answer = { headline: "Jazz", date: "Saturday 13 March", place: "blue note", price: "€ 20", brand: "ACME" };
    expect(acceptedWords(answer, { prompt, understood, typed: {} })).toEqual({ place: "blue note" });
  });
});
