import { describe, expect, it } from "vitest";
import { readPrompt } from "../brief/read-prompt.ts";
import { suitedStyles } from "./suited-styles.ts";

const stylesFor = (prompt: string) => suitedStyles(readPrompt(prompt).brief);

describe("styles that suit a brief", () => {
  it.each([
    "Wedding invitation for Laura and Tom, 12 June",
    "Jazz night at Blue Note, Friday 8 pm",
    "Weinprobe im Gewölbekeller, Freitag 19 Uhr",
  ])("[F8] have gold for a feast: %s", (prompt) => {
    expect(stylesFor(prompt)).toContain("deco");
  });

  it.each([
    "Charity 10k run, Sunday 3 May, Bristol harbourside",
    "Wir suchen dich! Bäckergeselle ab sofort, Bäckerei Huber",
    "chien perdu berger australien, Namur, 06 39 98 27 14",
    "Flyer Umzugsfirma Rapid, Umzüge und Entrümpelung, Tel 0221 4710 233",
    "Flohmarkt im Schulhof",
  ])("[F8] have none of it elsewhere, and four others: %s", (prompt) => {
    expect(stylesFor(prompt)).not.toContain("deco");
    expect(stylesFor(prompt).length).toBeGreaterThanOrEqual(4);
  });

  it.each(["Lost cat, grey tabby, answers to Miso, call 555-0142", "se busca gato perdido, recompensa, 555-0151"])(
    "[F8] leave shouts and games of shapes to what can bear them: %s",
    (prompt) => {
      expect(stylesFor(prompt)).not.toContain("brutal");
      expect(stylesFor(prompt)).not.toContain("bauhaus");
    },
  );
});
