import { describe, expect, it } from "vitest";
import { isFalseAlarm } from "./false-alarms.ts";

const found = (text: string, word: string, kind = "Spelling"): boolean => {
  const start = text.indexOf(word);
  return isFalseAlarm(text, { start, end: start + word.length }, kind);
};

describe("what Harper doesn't know", () => {
  it.each([
    ["Marie Dupont and José García founded it.", "García"],
    ["We moved to Zürich, Genève and Lyon.", "Genève"],
    ["We’ll ship v2.1.0 for iOS.", "v2"],
    ["Write to @acmecorp about it.", "acmecorp"],
  ])("[F7] is no mistake if it is a name or a version: %s", (text, word) => {
    expect(found(text, word)).toBe(true);
  });

  it.each([
    ["You will recieve it.", "recieve"],
    ["It came. Recieve it now.", "Recieve"],
    ["Recieve it now.", "Recieve"],
    ["# Title\n\nRecieve it now.", "Recieve"],
  ])("[F7] stays a finding otherwise: %s", (text, word) => {
    expect(found(text, word)).toBe(false);
  });

  it("[F7] leaves findings of other kinds alone", () => {
    expect(found("We use Github here.", "Github", "Capitalization")).toBe(false);
  });
});
