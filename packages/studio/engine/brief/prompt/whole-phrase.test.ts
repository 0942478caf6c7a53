import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPrompt } from "../read-prompt.ts";
import { isWhole } from "./whole-phrase.ts";

const prompts = readFileSync(new URL("../prompt-examples.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .filter((line) => !line.startsWith(" "));

const fields = ["headline", "subline", "list", "date", "place", "price", "action", "brand"] as const;

/** Everything that a design prints, a line for each phrase. */
function phrasesOf(prompt: string): readonly string[] {
  try {
    const { brief } = readPrompt(prompt.replaceAll("\\n", "\n"));
    return fields.flatMap((field) => brief[field]?.split("\n") ?? []);
  } catch {
    return [];
  }
}

describe("a phrase", () => {
  it("[F8] is whole where nothing was torn off at its ends", () => {
    for (const words of [
      "Live at Union Hall",
      "Wir ziehen um",
      "18+",
      "Par la troupe",
      "Bäcker (m/w/d)",
      "Sign up from 7.30",
    ])
      expect([words, isWhole(words)]).toEqual([words, true]);
    for (const words of [
      "Talks and",
      "Inscripción o",
      "Einlass ab",
      "by",
      "+ 1 kg de comida",
      "or by phone",
      "Hall (room",
      "“Sea",
    ])
      expect([words, isWhole(words)]).toEqual([words, false]);
  });

  it("[F8] that a design prints is whole for every prompt that we know", () => {
    const torn = prompts.flatMap((prompt) =>
      phrasesOf(prompt)
        // A quote is the user's own.
        .filter((words) => !isWhole(words) && !prompt.includes(`"${words}"`))
        .map((words) => [prompt, words]),
    );
    expect(torn).toEqual([]);
  });
});
