import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEmail } from "#platform/forms/rules.ts";
import { checkContact, checkEarlyAccess, checkNewsletter, messageLengthMax } from "./rules.ts";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const ada = { name: "Ada Lovelace", email: "ada@example.com", agreeToTerms: "on" };
const letter = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "support",
  message: "The search finds nothing.",
};

describe("an email address", () => {
  it.each([
    ["ada@example.com", "ada@example.com"],
    ["  Ada.Lovelace+ai@EXAMPLE.Com \n", "ada.lovelace+ai@example.com"],
    ["ada@müller.example", "ada@xn--mller-kva.example"],
    ["o'neil@sub.example.co.uk", "o'neil@sub.example.co.uk"],
  ])("[A14] %j is kept as %j", (typed, kept) => {
    expect(parseEmail(typed)).toBe(kept);
  });

  it.each([
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@localhost",
    "a da@example.com",
    "ada@exam ple.com",
    "ada@@example.com",
    "ada@example.com, eve@example.com",
    "ada@example.com\r\nBcc: eve@example.com",
    "Ada <ada@example.com>",
    ".ada@example.com",
    "ada..l@example.com",
    "ada@example.com/path",
    "ada@example.com:25",
    "ada@127.0.0.1",
    "ada@-example.com",
    "jörg@example.com",
    "ada@example.com\0",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.com`,
  ])("[A14] %j is none", (typed) => {
    expect(parseEmail(typed)).toBeNull();
  });

  it("[A14] whatever is typed, what is kept is lower-case ASCII without spaces, and stays as it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme" })), (typed) => {
        const kept = parseEmail(typed);
        if (kept === null) return;
        expect(kept).toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/);
        expect(kept).toBe(kept.toLowerCase());
        expect(parseEmail(kept)).toBe(kept);
      }),
    );
  });
});

describe("the early-access form", () => {
  it("[A14] says the required words for each field", () => {
    expect(checkEarlyAccess(formOf({})).errors).toEqual({
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      agreeToTerms: "You must agree to the terms and conditions",
    });
    expect(checkEarlyAccess(formOf(ada)).errors).toEqual({});
  });

  it.each([
    ["A", "Name must be at least 2 characters"],
    ["  A  ", "Name must be at least 2 characters"],
    ["李明", undefined],
    ["x".repeat(100), undefined],
    ["x".repeat(101), "Name must be at most 100 characters"],
  ])("[A14] counts characters of the name %j", (name, error) => {
    expect(checkEarlyAccess(formOf({ ...ada, name })).errors.name).toBe(error);
  });

  it("[A14] keeps a name in one line, whatever was pasted", () => {
    expect(checkEarlyAccess(formOf({ ...ada, name: " Ada\r\nBcc: eve@example.com\0 \u202eL " })).values.name).toBe(
      "Ada Bcc: eve@example.com L",
    );
  });
});

describe("the contact form", () => {
  it("[A15] says what is missing, field by field", () => {
    expect(checkContact(formOf({})).errors).toEqual({
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      subject: "Please choose a subject",
      message: "Message must be at least 10 characters",
    });
    expect(checkContact(formOf(letter)).errors).toEqual({});
  });

  it.each(["", "sales", "toString", "general\r\nBcc: eve@example.com"])(
    "[A15] takes no subject but the five: %j",
    (subject) => {
      expect(checkContact(formOf({ ...letter, subject })).errors).toEqual({ subject: "Please choose a subject" });
    },
  );

  it("[A15] keeps the lines of a message and drops other control characters", () => {
    expect(checkContact(formOf({ ...letter, message: "\r\nOne \r\n\r\nTwo\u0007 and three\0\n" })).values.message).toBe(
      "One\n\nTwo  and three",
    );
  });

  it("[A15] says how long a message is when it is too long", () => {
    const message = "x".repeat(messageLengthMax + 1);
    expect(checkContact(formOf({ ...letter, message })).errors.message).toBe(
      "Message must be at most 5,000 characters, and this one has 5,001",
    );
  });
});

it("[A11] the newsletter form wants an address", () => {
  expect(checkNewsletter(formOf({ email: "ada" })).errors).toEqual({ email: "Please enter a valid email address" });
  expect(checkNewsletter(formOf({ email: "ada@example.com" })).errors).toEqual({});
});
