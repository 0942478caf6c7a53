import { describe, expect, it } from "vitest";
import { checkKeyForm, checkLimitForm, endingOf, endOfDay, limitOfTokens, tokensOfLimit } from "./rules.ts";

const now = new Date("2026-03-01T09:00:00Z");

function check(apiKey: string, expiresOn = "") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ service: "gpt-4o", apiKey, expiresOn })) form.set(name, value);
  return checkKeyForm(form, now);
}

describe("the form that saves a key", () => {
  it("[E2] takes a key with its spaces around it away", () => {
    expect(check("  sk-proj-abc_DEF.123  ")).toEqual({
      values: { service: "gpt-4o", organizationId: "", apiKey: "sk-proj-abc_DEF.123", expiresOn: "", monthlyLimit: "" },
      errors: {},
    });
    expect(check("x".repeat(500)).errors).toEqual({});
  });

  it.each([
    ["nothing", "", "Please enter your API key"],
    ["spaces", "   ", "Please enter your API key"],
    ["501 characters", "x".repeat(501), "An API key has at most 500 characters."],
    ["a space inside", "sk a", "no spaces"],
    ["a line break", "sk\na", "no spaces"],
    ["a line break and a header", "sk\r\nx-evil: 1", "no spaces"],
    ["a line break at the end", "sk-a\n", "no spaces"],
    ["a tab", "sk\ta", "no spaces"],
    ["a zero byte", "sk\0a", "no spaces"],
    ["a delete character", "sk\u007fa", "no spaces"],
    ["a no-break space", "sk\u00a0a", "no spaces"],
    ["another script", "ключ", "no spaces"],
    ["a dash that was typeset", "sk–proj", "no spaces"],
  ])("[E2] refuses %s with a sentence", (_name, key, sentence) => {
    expect(check(key).errors.apiKey).toContain(sentence);
  });

  it.each([
    ["2026-02-28", "This day is over"],
    ["2026-02-30", "Please enter a date"],
    ["2026-13-01", "Please enter a date"],
    ["tomorrow", "Please enter a date"],
    ["+010000-01-01", "Please enter a date"],
  ])("[E2] refuses %s as the last day with a sentence", (day, sentence) => {
    expect(check("sk-a", day).errors.expiresOn).toContain(sentence);
  });

  it("[E2] a key may be used on its last day, also today", () => {
    expect(check("sk-a", "2026-03-01").errors).toEqual({});
    expect(endOfDay("2026-03-01")).toEqual(new Date("2026-03-02T00:00:00Z"));
  });
});

it("[E3] of a key shorter than 16 characters nothing is shown", () => {
  expect([endingOf("123456789012345"), endingOf("1234567890123456")]).toEqual(["", "3456"]);
});

describe("the form that limits a key", () => {
  const limitFrom = (monthlyLimit: string) => {
    const form = new FormData();
    form.set("monthlyLimit", monthlyLimit);
    const { values, errors } = checkLimitForm(form);
    return errors.monthlyLimit ?? tokensOfLimit(values.monthlyLimit);
  };

  it.each([
    ["", null],
    ["  ", null],
    ["1", 1_000],
    [" 500 ", 500_000],
    ["1,500", 1_500_000],
    ["1000000", 1_000_000_000],
  ])("[E3] takes '%s'", (text, tokens) => {
    expect(limitFrom(text)).toBe(tokens);
    expect(tokensOfLimit(limitOfTokens(tokens))).toBe(tokens);
  });

  it.each(["0", "-1", "1.5", "1e3", "1000001", "99999999999999999999", "many", "\u0661", "0x10"])(
    "[E3] refuses '%s' with a sentence",
    (text) => {
      expect(limitFrom(text)).toBe("Enter a whole number from 1 to 1,000,000, or leave it empty for no limit");
    },
  );
});
