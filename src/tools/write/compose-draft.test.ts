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

We’re writing to you about the following: weekend sourdough course. This is above all for beginners who have never baked.

Let’s start with the essentials: two days, eight people. You take home your own starter.

Finally, this is worth mentioning. Flour from a mill nearby. Lunch is included.

That is where things stand today. The next step is simple: [what readers should do, and by when].

Best regards,
[Your name]`,
    );
  });

  it.each([
    // A question, a period, an abbreviation, an emoji, capitals, a topic with a colon.
    ["en", "Why bake bread?", "about the following: why bake bread? This is"],
    ["en", "New hours.", "about the following: new hours. This is"],
    ["en", "Open from 6 a.m.", "about the following: open from 6 a.m. This is"],
    ["en", "the fair 🎉", "about the following: the fair 🎉 This is"],
    ["en", "THE BOOK FAIR", "about the following: THE BOOK FAIR. This is"],
    ["en", "Baking: a course", "about the following. Baking: a course. This is"],
    ["en", "Maria bakes", "about the following: Maria bakes. This is"],
    ["fr", "Pourquoi le levain ?", "au sujet suivant\u00a0: pourquoi le levain\u202f? Ces"],
    ["es", "¿Por qué pan?", "por el siguiente motivo: ¿por qué pan? Esta"],
    ["de", "Warum Brot?", "zu folgendem Thema: Warum Brot? Wichtig"],
    ["de", "Tag der offenen Tür", "zu folgendem Thema: Tag der offenen Tür. Wichtig"],
    ["de", "Neue Zeiten", "zu folgendem Thema: neue Zeiten. Wichtig"],
  ] as const)("[F7] sets any topic into a sentence: %s, %s", (language, topic, sentence) => {
    const draft = composeDraft({ ...brief, contentType: "email", language, topic }, 0);
    expect(draft).toContain(sentence);
  });

  it.each(every)("[F7] says nothing twice, and leads to lists that end alike ($contentType, $language)", (choices) => {
    for (const draft of [0, 1, 2, 3, 4, 5].flatMap((version) => inEachTone(choices, version))) {
      // A button is there twice, questions of an outline come round again, and an advertisement has a short version.
      const isOnce = !["landing-page", "outline", "advertisement"].includes(choices.contentType);
      const sentences = draft
        .split(/(?<=[.!?…])\s+|\n+/)
        .filter((one) => one.split(" ").length > 3 && !one.startsWith("- **"));
      if (isOnce) expect(sentences).toEqual([...new Set(sentences)]);
      const items = draft.split("\n").filter((line) => /^[-•] .*(?:starter|nearby|included)/.test(line));
      expect(new Set(items.map((item) => item.endsWith("."))).size).toBeLessThanOrEqual(1);
    }
  });

  it("[F7] tags a post with the words of its topic that say something", () => {
    const tags = (language: DraftBrief["language"], topic: string) =>
      composeDraft({ ...brief, contentType: "social-post", language, topic }, 0)
        .split("\n")
        .at(-1);
    expect(tags("de", "Warum sollten Sie Rechnungen automatisch exportieren?")).toBe(
      "#Rechnungen #Automatisch #Exportieren",
    );
    expect(tags("en", "The spring used-book fair 2027")).toBe("#Spring #UsedBook #Fair");
  });

  it("[F7] sets French marks with fixed spaces, and joins Spanish points by “e” before an i", () => {
    const french = composeDraft(
      { ...brief, language: "fr", topic: "Pourquoi le levain ?", points: "Une idée : goûter" },
      0,
    );
    expect(french).not.toMatch(/ [:;?!»]/);
    expect(french).toMatch(/Pourquoi le levain\u202f\?.*Une idée\u00a0: goûter/s);
    const points = Array.from({ length: 9 }, (_, index) => (index % 2 ? "iglesias" : "casas")).join("\n");
    expect(composeDraft({ ...brief, language: "es", points }, 0)).toContain("casas e iglesias");
  });

  it("[F7] says how much room is left for the length that the user wants, and nothing where there is none", () => {
    expect(composeDraft({ ...brief, words: 1_000 }, 0)).toMatch(/\[Add about \d{3} words here: an example\.\]/);
    expect(composeDraft({ ...brief, words: 100 }, 0)).not.toContain("[Add");
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
