import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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
    expect(1 - (sum("talk") + sum("lost")) / sum("words")).toBeGreaterThan(0.945);
    expect(sum("rightRole") / sum("printed")).toBeGreaterThan(0.84);
  });

  it("[F8] are right as a whole, but for one word, in seven prompts of ten", () => {
    expect(read.filter(({ talk, lost }) => talk <= 1 && lost <= 1).length / read.length).toBeGreaterThan(0.7);
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
