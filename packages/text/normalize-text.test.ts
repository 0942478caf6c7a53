import { expect, it } from "vitest";
import { normalizeText } from "./normalize-text.ts";

it("[H9] a text is normalized as Unicode says, and a letter with a million marks at once", () => {
  const words = "Cafe\u0301 \ufb01n \u1e9b\u0323 \uac00 a\u0301\u0323\u0308 \ud83d\ude00";
  for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) {
    expect(normalizeText(words, form)).toBe(words.normalize(form));
    const marks = normalizeText(`a${"\u0301\u0323".repeat(500_000)}b`, form);
    expect([marks.length < 33, marks.at(-1)]).toEqual([true, "b"]);
  }
  const thirty = `e${"\u0301\u0323".repeat(15)}`;
  expect(normalizeText(thirty, "NFC")).toBe(thirty.normalize("NFC"));
});
