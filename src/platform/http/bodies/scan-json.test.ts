import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../errors.ts";
import { scanJson } from "./scan-json.ts";

const bounds = { depthMax: 5, entriesMax: 1_000 };

/** Reads a JSON text as a route does. */
function read(text: string): unknown {
  const bytes = Buffer.from(text);
  scanJson(bytes, bounds);
  return JSON.parse(bytes.toString());
}

/** Mends a text as a reviver would, which a large text has no time for. */
const mend = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value));

describe("a JSON text before it is parsed", () => {
  it("[H9] is read as the parser reads it, with half characters replaced, and with none of its NULs", () => {
    const unit = fc.constantFrom("a", "ä", "🎨", "\\", '"', "[", "{", ",", "]", "\u0000", "\ud83d", "\udfa8", "u0000");
    const text = fc.string({ unit, maxLength: 12 });
    const value = fc.oneof(
      text,
      fc.array(text, { maxLength: 5 }),
      fc.dictionary(
        text.filter((key) => key.isWellFormed()),
        text,
      ),
    );
    fc.assert(
      fc.property(value, (given) => {
        const written = JSON.stringify(given);
        if (hasNul(given)) expect(() => read(written)).toThrow(AppError);
        else expect(read(written)).toEqual(mend(written));
      }),
      { numRuns: 2_000, seed: 20_261_126 },
    );
  });

  it.each([
    ["depth", `${"[".repeat(5)}${"]".repeat(5)}`, `${"[".repeat(6)}${"]".repeat(6)}`],
    ["elements", `[${"1,".repeat(998)}1]`, `[${"1,".repeat(1_000)}1]`],
    ["objects", `[${"{},".repeat(499)}{}]`, `[${"{},".repeat(500)}{}]`],
  ])("[H9] has bounds for its %s", (_, within, beyond) => {
    expect(() => read(within)).not.toThrow();
    expect(() => read(beyond)).toThrow(AppError);
  });

  it("[H9] counts nothing in strings, wherever they end", () => {
    expect(read(`["${"[,{".repeat(5_000)}\\\\"]`)).toHaveLength(1);
    for (const cut of ['"', '"\\', '"\\u', '"\\u00', '"\\ud83d\\', '"\\ud83d\\u', "[", ""]) {
      expect(() => scanJson(Buffer.from(cut), bounds)).not.toThrow();
    }
  });
});

function hasNul(given: unknown): boolean {
  if (typeof given === "string") return given.includes("\0");
  return Object.entries(Object(given)).some(([key, value]) => key.includes("\0") || hasNul(value));
}
