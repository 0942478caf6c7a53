import { describe, expect, it } from "vitest";
import { readCorrection } from "./read-correction.ts";
import { acceptAll, resultOf, startReview } from "./review.ts";

const text = "I has went to the the store , ok.\n\nIts fine.";
const corrected = "I have gone to the store, ok.\n\nIt’s fine.";
const answer = (more: object) => JSON.stringify({ corrected, changes: [], ...more });
const changesOf = (given: string, from = text) => {
  const read = readCorrection(from, given);
  return read.kind === "changes" ? read.changes : undefined;
};

describe("what a language model corrects", () => {
  it("[F7] is compared with the text and grouped into changes, with the reasons that were given for them", () => {
    const reasons = [
      { from: "Its fine", to: "It’s fine", why: "“It is” is short for “it’s”." },
      { from: "has went", to: "have gone", why: "Present perfect." },
      { from: 1, to: null },
      { from: "not there", to: "nowhere", why: "Unrelated." },
    ];
    const changes = changesOf(answer({ changes: reasons })) ?? [];
    expect(changes.map(({ start, end, options, why }) => [text.slice(start, end), options[0], why])).toEqual([
      ["has went", "have gone", "Present perfect."],
      ["the ", "", ""],
      [" ", "", ""],
      ["Its", "It’s", "“It is” is short for “it’s”."],
    ]);
    expect(resultOf(acceptAll(startReview(text, changes)))).toBe(corrected);
  });

  it.each([
    ["in a block of code", `Here it is:\n\`\`\`json\n${answer({})}\n\`\`\``],
    ["as the text alone", corrected],
    ["between tags", `<text>\n${corrected}\n</text>`],
    ["without changes", JSON.stringify({ corrected })],
    ["with changes in another form", answer({ changes: "none" })],
  ])("[F7] is read also %s", (_, given) => {
    expect(resultOf(acceptAll(startReview(text, changesOf(given) ?? [])))).toBe(corrected);
  });

  it.each([
    ["another text", answer({ corrected: "As a language model I am glad to help you with all your questions today." })],
    ["a refusal", "Sorry, this can’t be done. Please contact the operator of this service for more."],
    ["a broken object", '{"corrected": 7, "changes": [{}, {}, {}, {}]}'],
    ["ten times the text", answer({ corrected: `${corrected} ${"And so on, and on. ".repeat(30)}` })],
  ])("[F7] is unusable if it is %s", (_, given) => {
    expect(readCorrection(text, given).kind).toBe("unusable");
  });

  it("[F7] is nothing in a text that is right, and a long text that differs everywhere is refused in time", () => {
    expect(changesOf(JSON.stringify({ corrected: text, changes: [] }))).toEqual([]);
    const [long, other] = ["one ".repeat(1_000), "two ".repeat(1_000)];
    expect(readCorrection(long.trim(), other).kind).toBe("unusable");
  });
});
