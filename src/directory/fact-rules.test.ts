import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  describeFact,
  type FactKind,
  factKinds,
  factLengthMax,
  readCheckedOn,
  readFact,
  readSource,
  writeFact,
} from "./fact-rules.ts";

describe("facts of tools", () => {
  it.each<[FactKind, string, string]>([
    ["free", "yes", "Free plan"],
    ["free", " Trial ", "Free trial"],
    ["price", "12.50 usd / month", "$12.50 a month"],
    ["price", "9 EUR/seat", "€9 per seat and month"],
    ["price", "0.04 USD / image", "$0.04 per image"],
    ["platforms", "linux, web, web", "Web, Linux"],
    ["api", "no", "No"],
    ["commercial", "paid", "On paid plans only"],
    ["languages", "de, pt-BR, en", "German, English, Brazilian Portuguese"],
  ])("[A27] %s: “%s” reads “%s”, and what is written of it reads the same", (kind, line, shown) => {
    const value = readFact(kind, line);
    if (value === undefined) throw new Error("not read");
    expect(describeFact(kind, value)).toBe(shown);
    expect(readFact(kind, writeFact(value))).toEqual(value);
  });

  it.each<[FactKind, string]>([
    ["free", "maybe"],
    ["free", "constructor"],
    ["price", "12,50 USD / month"],
    ["price", "12 USD"],
    ["price", "0 USD / month"],
    ["price", "12 ZZZ / month"],
    ["price", "12 USD / fortnight"],
    ["price", "9999999 USD / month"],
    ["platforms", "web, fridge"],
    ["platforms", ""],
    ["languages", "english"],
    ["languages", "qq"],
    ["commercial", `yes${" ".repeat(factLengthMax)}`],
  ])("[A27] %s: “%s” is refused, not guessed", (kind, line) => {
    expect(readFact(kind, line)).toBeUndefined();
  });

  it("[A27] any line is read or refused, and what was read is stored in one form", () => {
    fc.assert(
      fc.property(fc.constantFrom(...factKinds), fc.string({ maxLength: 60 }), (kind, line) => {
        const value = readFact(kind, line);
        return value === undefined || JSON.stringify(readFact(kind, writeFact(value))) === JSON.stringify(value);
      }),
    );
  });

  it.each([
    ["https://looka.com/pricing", "https://looka.com/pricing"],
    [" https://LOOKA.com ", "https://looka.com/"],
    ["http://looka.com", undefined],
    ["https://localhost/x", undefined],
    ["https://127.0.0.1/x", undefined],
    ["https://user:pass@looka.com/", undefined],
    ["javascript:alert(1)", undefined],
    ["looka.com", undefined],
    [`https://looka.com/${"a".repeat(500)}`, undefined],
  ])("[A27] source %s is %s", (text, expected) => {
    expect(readSource(text)).toBe(expected);
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-30", "2026-11-30"],
    ["2026-12-01", undefined],
    ["2026-02-30", undefined],
    ["1999-01-01", undefined],
    ["20.11.2026", undefined],
    ["", undefined],
  ])("[A27] a source read on “%s” was read on %s", (text, expected) => {
    expect(readCheckedOn(text, "2026-11-30")).toBe(expected);
  });
});
