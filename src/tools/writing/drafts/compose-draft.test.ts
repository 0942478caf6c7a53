import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentTypes, idsOf, languages, tones } from "../../run-screens/text/text-choices.ts";
import { composeDraft } from "./compose-draft.ts";
import { countWords } from "./count-words.ts";
import { askForDraft, type DraftBrief, initialBrief } from "./draft-brief.ts";
import { draftContent } from "./draft-content.ts";

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

  it("[F7] reads as it should: fragments follow a colon or are items of a list, sentences follow a period", () => {
    const draft = composeDraft({ ...brief, contentType: "email", tone: "professional", words: 100 }, 0);
    expect(draft).toBe(
      `**Subject**: Weekend sourdough course

Hello [name],

Here is a short note for you: weekend sourdough course. This is for beginners who have never baked.

Let’s start with the essentials: two days, eight people. You take home your own starter.

Finally, this is worth mentioning:

- Flour from a mill nearby
- Lunch is included

That is where things stand today. The next step is simple: [what readers should do, and by when].

Best regards,
[Your name]`,
    );
  });

  it.each([
    // A question, a period, an abbreviation, an emoji, capitals, a topic with a colon.
    ["en", "Why bake bread?", "short note for you: why bake bread? This is"],
    ["en", "New hours.", "short note for you: new hours. This is"],
    ["en", "Open from 6 a.m.", "short note for you: open from 6 a.m. This is"],
    ["en", "the fair 🎉", "short note for you: the fair 🎉 This is"],
    ["en", "THE BOOK FAIR", "short note for you: THE BOOK FAIR. This is"],
    ["en", "Baking: a course", "short note for you. Baking: a course. This is"],
    ["en", "Maria bakes", "short note for you: Maria bakes. This is"],
    ["fr", "Pourquoi le levain ?", "à votre attention\u00a0: pourquoi le levain\u202f? Ces"],
    ["es", "¿Por qué pan?", "esta breve nota: ¿por qué pan? Esta"],
    ["de", "Warum Brot?", "Nachricht für Sie: Warum Brot? Das"],
    ["de", "Tag der offenen Tür", "Nachricht für Sie: Tag der offenen Tür. Das"],
    ["de", "Neue Zeiten", "Nachricht für Sie: neue Zeiten. Das"],
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

  it("[F7] leaves names as they are written", () => {
    const points = "iPhone repairs in an hour\neBay returns";
    const draft = composeDraft({ ...brief, contentType: "landing-page", topic: "iPhone repairs", points }, 0);
    expect(draft).toMatch(/^# iPhone repairs\n/);
    expect(draft).toContain("- iPhone repairs in an hour\n- eBay returns");
  });

  it("[F7] ends no fragment with a period because of a German day", () => {
    const points = "bis zu 50 % auf alles\nvom 20. bis 27. Juni";
    expect(composeDraft({ ...brief, contentType: "landing-page", language: "de", points }, 0)).toContain(
      "- Bis zu 50 % auf alles\n- Vom 20. bis 27. Juni\n",
    );
  });

  it("[F7] tags a post with the words of its topic that say something", () => {
    const tags = (language: DraftBrief["language"], topic: string) =>
      composeDraft({ ...brief, contentType: "social-post", language, topic }, 0)
        .split("\n")
        .at(-1);
    expect(tags("de", "Warum sollten Sie Rechnungen automatisch exportieren?")).toBe(
      "#Rechnungen #Automatisch #Exportieren",
    );
    expect(tags("de", "Eröffnung unseres Cafés")).toBe("#Eröffnung #Cafés");
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
    const notes = composeDraft({ ...brief, points: "One thing", words: 2_000 }, 0).match(/\[Add [^\]]+\]/g) ?? [];
    expect(new Set(notes).size).toBe(6);
    for (const note of notes) expect(Number(/\d+/.exec(note))).toBeLessThan(350);
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

  it("[H9] holds nothing that the database can’t store", () => {
    const draft = { text: "Rye\f\r\n", brief, origin: "points", version: 0 };
    expect(draftContent.safeParse(draft).success).toBe(true);
    for (const odd of ["a\0", "a\ud83d"]) {
      expect(draftContent.safeParse({ ...draft, text: odd }).success).toBe(false);
      for (const field of ["topic", "audience", "points"])
        expect(draftContent.safeParse({ ...draft, brief: { ...brief, [field]: odd } }).success).toBe(false);
    }
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
