import { describe, expect, it } from "vitest";
import { kindOf } from "./as-written.ts";
import { type Finding, isGuess } from "./guesses.ts";

/** @param text with what is found between angle brackets. */
const guessed = (text: string, kind: string, options: Finding["options"], more?: Partial<Finding>): boolean => {
  const [before = "", words = "", after = ""] = text.split(/[<>]/);
  const finding = { words, before, after, kind, shownKind: kindOf(kind), options };
  return isGuess({ ...finding, isUnknown: kind === "Spelling", isNextUnknown: false, ...more });
};

describe("what Harper would change", () => {
  it.each<[string, string, string, Finding["options"], Partial<Finding>?]>([
    ["style", "It is <config>.", "Style", ["configuration"]],
    ["a name", "Meet <Birchwod>.", "Spelling", ["Birchwood"]],
    ["a name that the dictionary has", "We use <redis>.", "Spelling", ["reds", "Redis"]],
    ["the plural of a word that the dictionary has", "Both <framings> work.", "Spelling", ["farmings", "framing"]],
    ["a dash", "Wait <--> what?", "Punctuation", ["–"]],
    ["a missing article", "you create< >log statements", "Grammar", [" the "]],
    ["a comma", "<However> you look at it", "Punctuation", ["However,"]],
    ["words that are written apart", "Fix the <itme>.", "Typo", ["it me"]],
    ["words with a hyphen", "It is <non-fatal>.", "Typo", ["nonfatal"]],
    ["an abbreviation", "Send it <asap>.", "Miscellaneous", ["as soon as possible"]],
    ["a small letter in a list", "- <the> first", "Capitalization", ["The"]],
    [
      "a small letter of an unknown word",
      "It rained. <unbash> runs.",
      "Capitalization",
      ["Unbash"],
      { isUnknown: true },
    ],
    ["a variable", "For <i> in the list", "Capitalization", ["I"]],
    ["a verb after an object", "The pages behind it <are> new.", "Agreement", ["is"]],
    ["the article of an abbreviation", "Use <an> HTTP address.", "Miscellaneous", ["a"]],
    ["the article of an unknown word", "It is <an> xylo.", "Miscellaneous", ["a"], { isNextUnknown: true }],
    ["“that” behind “newer”", "The newer one <that> works.", "Typo", ["than"]],
    ["“would have” behind “if”", "I wonder if you <would have> come.", "Nonstandard", ["had"]],
    ["a word more", "as they <will> later", "Grammar", ["will be"]],
    ["a word less", "<The >what and why", "Grammar", [""]],
    ["a noun with pieces", "<another ending>", "Grammar", ["another piece of ending"]],
    ["“there” before a day", "They were <there> today.", "Grammar", ["their"]],
    ["a word between quotation marks", "Type “<seperate>”.", "Spelling", ["separate"]],
    ["one of several answers", "<Their> is it.", "Grammar", ["There", "There's"]],
    ["a word that is far from all others", "Run <kubectl> now.", "Spelling", ["puberty", "subject"]],
  ])("[F7] is a guess if it is %s: %s", (_, text, kind, options, more) => {
    expect(guessed(text, kind, options, more)).toBe(true);
  });

  it.each<[string, string, Finding["options"]]>([
    ["I will <recieve> it.", "Spelling", ["receive", "relieve"]],
    ["Open <teh> window.", "Typo", ["the"]],
    ["He <are> here.", "Agreement", ["is"]],
    ["I hope it <are> here.", "Agreement", ["is"]],
    ["It rained. <the> cat sat.", "Capitalization", ["The"]],
    ["<the> cat sat.", "Capitalization", ["The"]],
    ["Today <i> left.", "Capitalization", ["I"]],
    ["It takes <a> hour.", "Miscellaneous", ["an"]],
  ])("[F7] is certain otherwise: %s", (text, kind, options) => {
    expect(guessed(text, kind, options)).toBe(false);
  });
});
