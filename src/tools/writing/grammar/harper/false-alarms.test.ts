import { describe, expect, it } from "vitest";
import { falseAlarmTest } from "./false-alarms.ts";

const found = (text: string, word: string, kind = "Spelling"): boolean => {
  const start = text.indexOf(word);
  return falseAlarmTest(text)({ start, end: start + word.length, kind });
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
    ["He left teh der house.", "der"],
    ["It came. Recieve it now.", "Recieve"],
    ["Recieve it now.", "Recieve"],
    ["# Title\n\nRecieve it now.", "Recieve"],
  ])("[F7] stays a finding otherwise: %s", (text, word) => {
    expect(found(text, word)).toBe(false);
  });

  it("[F7] leaves findings of other kinds alone", () => {
    expect(found("We use Github here.", "Github", "Capitalization")).toBe(false);
  });

  it.each([
    ["The flag `--dry-run` is safe, and --no-cache too.", "cache", "Spelling"],
    ["Hi {{first_name}}, your code is %1$s.", "1$", "Formatting"],
    ["Hi {{first_name}}, your code is %1$s.", "first_name", "Spelling"],
    ["It&nbsp;stays.", "nbsp", "Spelling"],
    ["The ’90s were loud.", "s", "Spelling"],
    ["| --- | --- |", "---", "Formatting"],
    ["See README.md and camelCase.", "md", "Spelling"],
    ["Press Ctrl+C now.", "Ctrl", "Style"],
    ["Birchwood Inc. is hiring.", "is", "Capitalization"],
    ["a 25 ft. circle (incl. public toilets)", "circle", "Capitalization"],
    ["a 25 ft. circle (incl. public toilets)", "public", "Capitalization"],
    ["a 25 ft. circle (incl. public toilets)", "incl", "Typo"],
  ])("[F7] is no mistake in what is no prose, or after an abbreviation: %s", (text, word, kind) => {
    expect(found(text, word, kind)).toBe(true);
  });

  it("[F7] small letters that begin a sentence stay findings", () => {
    expect(found("It rained. the cat sat.", "the", "Capitalization")).toBe(false);
  });

  it.each([
    ["We put pnpm and src there.", "pnpm"],
    ["See p. 12.", "p."],
    ["Just fyi, it works.", "fyi"],
    ["It is van der Berg.", "der"],
    ["It is al-Rashid.", "al"],
    ["We ate crème fraîche.", "fraîche"],
    ["Zsófia called.", "ófia"],
    ["The 1990's were loud.", "s"],
    ["The battery has 5000mAh.", "mAh"],
    ["We shipped v2.3.0-rc.1 today.", "rc"],
  ])("[F7] is no mistake if it is an abbreviation, part of a name or foreign: %s", (text, word) => {
    expect(found(text, word)).toBe(true);
  });

  it("[F7] words that come twice are left to the rules", () => {
    expect(found("He said that that was fine.", "that that", "Style")).toBe(true);
  });
});
