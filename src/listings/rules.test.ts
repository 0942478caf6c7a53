import { describe, expect, it } from "vitest";
import { averageRating } from "#directory/browser.ts";
import { checkDraft, checkReport, checkReview, checkSubmission, readTags, shownAuthor } from "./rules.ts";

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
};
const fine = {
  name: "Fox Studio",
  website: "https://fox.example",
  description: "Draws foxes of every kind from a sentence, in the style of old prints.",
  category: "image-generation",
  tags: "foxes, prints, drawing",
  price: "free",
};

describe("forms of the directory", () => {
  it.each([
    ["name", "F"],
    ["name", "Fox www.fox.example"],
    ["website", "not an address"],
    ["website", "foxes"],
    ["description", "Too short."],
    ["description", `${"x".repeat(60)} https://fox.example`],
    ["description", "x".repeat(201)],
    ["tags", "foxes, prints"],
    ["tags", "a,b,c,d,e,f,g"],
    ["tags", `foxes, prints, ${"x".repeat(31)}`],
    ["price", "cheap"],
    ["category", ""],
    ["note", "https://a.example https://b.example https://c.example https://d.example"],
  ])("[A25] a submission with this %s is refused at that field: %s", (field, value) => {
    expect(Object.keys(checkSubmission(form({ ...fine, [field]: value })).errors)).toEqual([field]);
  });

  it("[A25] a draft may be anything but endless, and tags are lower-case and each once", () => {
    expect(checkSubmission(form(fine)).errors).toEqual({});
    expect(checkDraft(form({ website: "x" })).errors).toEqual({});
    expect(Object.keys(checkDraft(form({ note: "x".repeat(2_001) })).errors)).toEqual(["note"]);
    expect(readTags("Foxes,  foxes ,, Old  prints\nart")).toEqual(["foxes", "old prints", "art"]);
  });

  it("[A25] a review has a rating, 20 to 1,000 characters, and at most one link", () => {
    const review = { rating: "5", text: "It draws foxes as I describe them.", usedFor: "" };
    expect(checkReview(form(review)).errors).toEqual({});
    for (const [field, value] of [
      ["rating", "6"],
      ["rating", ""],
      ["text", "Nice."],
      ["text", "x".repeat(1_001)],
      ["text", "See https://a.example and https://b.example, both."],
      ["usedFor", "www.spam.example"],
    ] as const)
      expect([value, Object.keys(checkReview(form({ ...review, [field]: value })).errors)]).toEqual([value, [field]]);
  });

  it("[A25] a report has a reason that fits, and words where the reason says nothing", () => {
    const errorsOf = (fields: Readonly<Record<string, string>>) => Object.keys(checkReport(form(fields)).errors);
    expect(errorsOf({ reason: "spam", text: "" })).toEqual([]);
    expect(errorsOf({ reason: "other", text: "" })).toEqual(["text"]);
    expect(errorsOf({ reason: "constructor", text: "" })).toEqual(["reason"]);
    expect(errorsOf({ reason: "review", text: "It lies.", review: "" })).toEqual(["reason"]);
    expect(errorsOf({ reason: "review", text: "It lies.", review: "an-id" })).toEqual([]);
  });

  it("[A25] ratings have one decimal, and authors are a first name and an initial", () => {
    expect([averageRating(13, 3), averageRating(10, 2)]).toEqual(["4.3", "5.0"]);
    expect(shownAuthor({ firstName: "Ada", lastName: "lovelace" })).toBe("Ada L.");
    expect(shownAuthor({ firstName: "Ada", lastName: "" })).toBe("Ada");
    expect(shownAuthor({ firstName: "", lastName: "Lovelace" })).toBe("A user");
    expect(shownAuthor(undefined)).toBe("A user");
  });
});
