import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentTypes, idsOf, languages, tones } from "../text-runs/text-choices.ts";
import { composeDraft } from "./compose-draft.ts";
import { countWords } from "./count-words.ts";
import { askForDraft, type DraftBrief, initialBrief } from "./draft-brief.ts";

const brief: DraftBrief = {
  ...initialBrief,
  topic: "weekend sourdough course",
  audience: "beginners who have never baked",
  points:
    "- Two days, eight people\n2. You take home your own starter.\n\n• Flour from a mill nearby\n***\nLunch is included",
};
const said = ["wo days, eight people", "ou take home your own starter", "lour from a mill nearby", "unch is included"];

const every = languages.flatMap(({ id: language }) =>
  contentTypes.map(({ id: contentType }) => ({ language, contentType })),
);
const inEachTone = (choices: Pick<DraftBrief, "language" | "contentType">, version: number) =>
  tones.map(({ id: tone }) => composeDraft({ ...brief, ...choices, tone }, version));

describe("a first draft, composed by rule", () => {
  it.each(every)("[F7] says every point of the user’s in each tone ($contentType, $language)", (choices) => {
    const drafts = inEachTone(choices, 0);
    for (const draft of drafts) {
      for (const point of said) expect(draft).toContain(point);
      expect(draft.toLowerCase()).toContain(brief.topic);
      // Nothing is left of the templates.
      expect(draft).not.toMatch(/[{}]|undefined| \n|\n{3}|\.\.|: :/);
    }
    expect(new Set(drafts).size).toBe(choices.contentType === "outline" ? drafts.length : tones.length);
  });

  it.each(every)(
    "[F7] gives the same draft again, and another as another version ($contentType, $language)",
    (choices) => {
      for (const version of [0, 1, 7]) {
        const drafts = inEachTone(choices, version);
        expect(inEachTone(choices, version)).toEqual(drafts);
        const next = inEachTone(choices, version + 1);
        expect(next.filter((draft, index) => draft === drafts[index])).toEqual([]);
      }
    },
  );

  it.each(every)("[F7] states no figure that the user didn’t state ($contentType, $language)", (choices) => {
    const withoutFigures = { ...brief, ...choices, topic: "a course", points: "Bread\nCake", words: 2_000 };
    for (const { id: tone } of tones) {
      const draft = composeDraft({ ...withoutFigures, tone }, 0);
      // Numbers of scenes and sections, and how many words are still to be written.
      const own = draft.replaceAll(/\[[^\]]*\]|^## .*|^\d+\. /gm, "");
      expect(own).not.toMatch(/\d/);
    }
  });

  it("[F7] reads as it should: fragments follow a colon, sentences follow a period", () => {
    const draft = composeDraft({ ...brief, contentType: "email", tone: "professional", words: 100 }, 0);
    expect(draft).toBe(
      `**Subject**: Weekend sourdough course

Hello [name],

Weekend sourdough course: this is what it comes down to. This text is written for beginners who have never baked.

Let’s start with the main point: two days, eight people. This also belongs in the picture. You take home your own starter.

The next point follows directly: Flour from a mill nearby. That leaves one more point. Lunch is included.

That is the picture as it is today. The next step is simple: [what readers should do, and by when].

Best regards,
[Your name]`,
    );
  });

  it("[F7] sets French marks with fixed spaces, and joins Spanish points by “e” before an i", () => {
    expect(composeDraft({ ...brief, language: "fr" }, 0)).not.toMatch(/ [:;?!»]/);
    const points = Array.from({ length: 9 }, (_, index) => (index % 2 ? "iglesias" : "casas")).join("\n");
    expect(composeDraft({ ...brief, language: "es", points }, 0)).toContain("casas e iglesias");
  });

  it("[F7] says how much room is left for the length that the user wants, and nothing where there is none", () => {
    expect(composeDraft({ ...brief, words: 1_000 }, 0)).toMatch(/\[Some \d{3} more words here: an example\.\]/);
    expect(composeDraft({ ...brief, words: 100 }, 0)).not.toContain("more words");
  });

  it("[F7] takes whatever users write", () => {
    const odd = fc.string({ unit: "grapheme", maxLength: 80 });
    const briefs = fc.record({
      contentType: fc.constantFrom(...idsOf(contentTypes)),
      tone: fc.constantFrom(...idsOf(tones)),
      language: fc.constantFrom(...idsOf(languages)),
      words: fc.constantFrom(100, 2_000),
      topic: odd,
      audience: odd,
      points: fc.array(odd, { maxLength: 20 }).map((lines) => lines.join("\n")),
    });
    fc.assert(
      fc.property(briefs, fc.nat(1_000_000), (one, version) => {
        expect(composeDraft(one, version).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
    expect(composeDraft({ ...brief, topic: "$& {audience} $1" }, 0)).toContain("$& {audience} $1");
  });

  it("[F7] counts words as people do", () => {
    expect(countWords("One – two, three’s 4.5 (five) — ")).toBe(5);
  });

  it("[F7] sends the user’s words to a model as the user’s message alone", () => {
    const { instructions, prompt } = askForDraft(brief);
    for (const own of [brief.topic, brief.audience, ...said]) {
      expect(instructions).not.toContain(own);
      expect(prompt).toContain(own);
    }
  });
});
