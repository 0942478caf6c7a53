import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PromptRefused } from "../prompt-refused.ts";
import { readPrompt } from "../read-prompt.ts";
import { parseExample } from "./parse-example.ts";
import { isPrinted, type Role, type RoleSpan } from "./roles.ts";
import { tagRoles } from "./tag-roles.ts";
import { tokensOf } from "./tokens.ts";

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

const heldOut = linesOf("./held-out.txt").map(parseExample);

/** The role of each word; none for talk. */
function rolesOf(text: string, spans: readonly RoleSpan[]): readonly (Role | undefined)[] {
  return tokensOf(text)
    .filter((token) => /[\p{L}\p{N}]/u.test(token.text))
    .map(({ from, to }) => spans.find((span) => span.from < to && span.to > from)?.role);
}

const read = heldOut.map(({ text, spans }) => {
  const [right, found] = [rolesOf(text, spans), rolesOf(text, tagRoles(text))];
  const isSet = (role: Role | undefined) => role !== undefined && isPrinted(role);
  const pairs = right.map((role, index) => ({ role, other: found[index] }));
  return {
    words: pairs.length,
    printed: pairs.filter(({ role, other }) => isSet(role) && isSet(other)).length,
    talk: pairs.filter(({ role, other }) => !isSet(role) && isSet(other)).length,
    lost: pairs.filter(({ role, other }) => isSet(role) && !isSet(other)).length,
    rightRole: pairs.filter(({ role, other }) => isSet(role) && role === other).length,
  };
});
const sum = (key: keyof (typeof read)[number]): number => read.reduce((total, one) => total + one[key], 0);

describe("the words of prompts that the tagger has never seen", () => {
  it("[F8] are printed or not as they should be", () => {
    expect(1 - (sum("talk") + sum("lost")) / sum("words")).toBeGreaterThan(0.94);
    expect(sum("rightRole") / sum("printed")).toBeGreaterThan(0.855);
  });

  it("[F8] are right as a whole, but for one word, in two prompts of three", () => {
    expect(read.filter(({ talk, lost }) => talk <= 1 && lost <= 1).length / read.length).toBeGreaterThan(0.667);
  });
});

describe("what a prompt says beside the words of its design", () => {
  const outOf = (prompt: string) =>
    readPrompt(prompt).understood.flatMap(({ field, value }) => (field === "leftOut" ? [value] : []));

  it("[F8] is shown as left out where it speaks to the designer", () => {
    const prompt = "Hi, we need this by tomorrow night if you can. Poster: Summer fair, Saturday 5 July, Town Hall";
    expect(readPrompt(prompt).brief.headline).toBe("Summer fair");
    expect(outOf(prompt).join(" ")).toContain("we need this by tomorrow night");
  });

  it("[F8] is no request, nor how large other words are, and a call to join is", () => {
    const wordsOf = (prompt: string) => Object.values(readPrompt(prompt).brief).join(" ");
    expect(() => readPrompt("can you make me a flyer please")).toThrow(PromptRefused);
    expect(wordsOf("Quote post: “Rest first”, practice name Hollow Oak, tiny")).not.toMatch(/tiny/iu);
    expect(readPrompt("We need you, poster for the fire brigade").brief.headline).toBe("We need you");
    expect(readPrompt("Thank you card for our guests").brief.headline).toBe("Thank you");
  });

  it("[F8] names formats that no other prompt would be taken for, and wishes for type alone", () => {
    const sizeOf = (prompt: string) => `${readPrompt(prompt).brief.width}x${readPrompt(prompt).brief.height}`;
    expect(sizeOf("lobby screen: Welcome to the reef conference")).toBe("1920x1080");
    expect(sizeOf("billboard for Miller's Bakery: Still warm")).toBe("2048x1024");
    const { things, subject } = readPrompt("poster for a dog show, only typography").brief;
    expect([things, subject]).toEqual([undefined, undefined]);
    expect(readPrompt("poster for a dog show").brief.subject).toBe("dog");
  });

  it("[F8] leaves the names on a card as names, however they are typed", () => {
    const { brief } = readPrompt("business card rosalind eze, doula, brixton, rosalind@eze.example");
    expect(brief).toMatchObject({ headline: "Rosalind Eze", action: "rosalind@eze.example" });
  });
});

describe("the examples that it learns from", () => {
  const folder = new URL("./examples/", import.meta.url);
  const lines = readdirSync(folder).flatMap((name) => linesOf(`./examples/${name}`));
  const plain = (line: string) =>
    parseExample(line)
      .text.toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "");

  it("[F8] can be read, each once, and none of them is held out", () => {
    const texts = lines.map(plain);
    expect(new Set(texts).size).toBe(texts.length);
    const seen = new Set(texts);
    expect(linesOf("./held-out.txt").filter((line) => seen.has(plain(line)))).toEqual([]);
  });

  it("[F8] refuse a mark that there is not", () => {
    expect(() => parseExample("{q Poster} for a fair")).toThrow("No role has the letter q");
    expect(() => parseExample("{h Poster for a fair")).toThrow("not closed");
  });
});
