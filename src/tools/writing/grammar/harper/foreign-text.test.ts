import { describe, expect, it } from "vitest";
import { foreignTest } from "./foreign-text.ts";

/** @param unknown words of the text that the dictionary lacks. */
const isForeign = (text: string, unknown: readonly string[], word: string): boolean => {
  const spanOf = (one: string) => ({ start: text.indexOf(one), end: text.indexOf(one) + one.length });
  return foreignTest(text, unknown.map(spanOf))(spanOf(word));
};

describe("a passage", () => {
  it.each([
    ["She said “per aspera ad astra” and left.", ["aspera", "astra"], "per"],
    ["The motto is *la vita è bella*, as ever.", ["è", "bella"], "vita"],
    ["Hola, gracias por todo. See you soon!", ["Hola", "gracias", "por"], "por"],
  ])("[F7] is foreign if half of its words are unknown: %s", (text, unknown, word) => {
    expect(isForeign(text, unknown, word)).toBe(true);
  });

  it.each([
    ["She said “per aspera ad astra” and left.", ["aspera", "astra"], "left"],
    ["You will recieve it.", ["recieve"], "recieve"],
    ["Recieve it.", ["Recieve"], "Recieve"],
    ["We will definately recieve it on Monday at noon.", ["definately", "recieve"], "recieve"],
  ])("[F7] is English otherwise: %s", (text, unknown, word) => {
    expect(isForeign(text, unknown, word)).toBe(false);
  });
});
