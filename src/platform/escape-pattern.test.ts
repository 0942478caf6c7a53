import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapePattern } from "./escape-pattern.ts";

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

describe("a text as a part of a pattern", () => {
  it.each(["", "i", "u", "iu"])("[H7] stands for itself, whatever it is, with the flags “%s”", (flags) => {
    const isItself = (text: string) => {
      const pattern = new RegExp(`^${escapePattern(text)}$`, flags);
      expect(pattern.test(text), text).toBe(true);
      expect(pattern.test(`${text}x`), text).toBe(false);
    };
    for (const character of [...ascii, "é", "🦊", "سلام", "e-commerce", "it's", "C#", "C++", "__proto__"])
      isItself(character);
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), isItself));
  });
});
