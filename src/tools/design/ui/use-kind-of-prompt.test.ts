import { describe, expect, it } from "vitest";
import { readPrompt } from "#studio/index.ts";
import { initialSettings } from "../engine-rules.ts";
import { ideas } from "./design-names.ts";
import { changeToKind } from "./use-kind-of-prompt.ts";

describe("the kind of a design, where the user chose none", () => {
  it.each(ideas)("[F3] is the one that the idea says: $prompt", ({ prompt, kind }) => {
    expect(readPrompt(prompt).brief.kind).toBe(kind);
  });

  it.each([
    ["Logo for a bakery called Miller’s", "logo"],
    ["Business card for Anna Weiss, dentist", "card"],
    ["Facebook banner for a garden sale", "banner"],
    ["Instagram post for a summer sale", "post"],
    ["Half-price croissants every Tuesday", "poster"],
  ])("[F3] is read from %s", (prompt, kind) => {
    expect(readPrompt(prompt).brief.kind).toBe(kind);
  });

  it("[F3] brings its format, but not over a format that the user chose", () => {
    expect(changeToKind(initialSettings, "poster")).toEqual({});
    expect(changeToKind(initialSettings, "story")).toEqual({ kind: "story", aspectRatio: "9:16" });
    expect(changeToKind({ ...initialSettings, aspectRatio: "1:1" }, "story")).toEqual({ kind: "story" });
  });

  it("[F3] keeps what the user typed meanwhile, unless the kind has other fields", () => {
    expect(changeToKind(initialSettings, "post")).not.toHaveProperty("corrections");
    expect(changeToKind(initialSettings, "logo")).toMatchObject({ kind: "logo", corrections: {} });
    expect(changeToKind({ ...initialSettings, kind: "card" }, "poster")).toMatchObject({ corrections: {} });
  });
});
