import { describe, expect, it } from "vitest";
import { proseTest } from "./prose.ts";

/** @param word a part of the text. */
const isProse = (text: string, word: string): boolean =>
  proseTest(text)(text.indexOf(word), text.indexOf(word) + word.length);

describe("what has its own spelling", () => {
  it.each([
    ["a version", "We shipped v2.3.0-rc.1 today.", "rc"],
    ["a measure", "It is 12cm wide.", "cm"],
    ["a decade", "The 1990's were loud.", "s"],
    ["a name with digits", "We check i18n there.", "i18n"],
    ["a formula", "Einstein wrote $E=mc^2 + a b$ once.", "a b"],
    ["the name of a file", "Open main.go now.", "main"],
    ["a domain", "See docs.easel.example today.", "docs"],
    ["an account", "Write to @acme now.", "acme"],
    ["a hashtag", "Use #easelapp now.", "easelapp"],
    ["an address of mails", "Write to jane.doe@acme.example now.", "jane"],
    ["a path", "It is in src/lib now.", "src"],
    ["a path of Windows", "It is in C:\\Users\\teh now.", "teh"],
    ["a name with underscores", "Set max_tokens now.", "tokens"],
    ["camel case", "Call getUser or WebP now.", "WebP"],
    ["keys", "Press Ctrl+Shift+P now.", "Shift"],
    ["a setting", "Set PORT=http now.", "PORT"],
    ["a flag", "Use -v or --dry-run=client now.", "client"],
    ["code over two lines", "Run `npm\ninstal foo` now.", "instal"],
    ["a block of code in a list", "- Run:\n\n  ```\n  npm ci\n\nteh\n  ```\n", "teh"],
  ])("[F7] is no prose: %s", (_, text, word) => expect(isProse(text, word)).toBe(false));

  it.each([
    ["prices", "It is $5 and more, or $10 in all.", "and more"],
    ["an ordinal", "It is the 2th time.", "2th"],
    ["a number", "It is 20$ today.", "20$"],
    ["the end of a sentence", "It is here.", "here"],
    ["a new sentence without a space", "It is here.The end.", "here"],
    ["what is behind an empty line", "A ` mark.\n\nThe text. A ` mark.", "text"],
    ["emphasis", "It is _here_ now.", "here"],
  ])("[F7] is prose: %s", (_, text, word) => expect(isProse(text, word)).toBe(true));
});
