import { describe, expect, it } from "vitest";
import { wordScore } from "./word-score.ts";

const write = {
  title: "Write",
  words: ["Your points as a first draft, to edit and finish", "letter article document"],
};
const bots = { title: "Bots", words: ["Instructions that you use again, with a name and files"] };
const billing = { title: "Billing", words: ["settings", "plan pricing invoice"] };
const signOut = { title: "Sign out", words: ["log out logout"] };
const grammar = { title: "Grammar check", words: ["spelling proofread"] };
const yardSale = { title: "Yard sale 🎉" };
const poster = { title: "Café poster" };

describe("a search by words", () => {
  it.each([
    ["yard", yardSale, write],
    ["billing", billing, bots],
    ["pricing", billing, write],
    ["log out", signOut, write],
    ["grammer", grammar, write],
    ["gramamr", grammar, write],
    ["CAFE", poster, yardSale],
    ["🎉", yardSale, poster],
    ["write", write, { title: "Write an email" }],
    ["sign", signOut, { title: "Poster", words: ["design sign"] }],
    ["bill", billing, { title: "Poster", words: ["bill"] }],
    ["invoice", billing, { title: "Involce" }],
  ])("[F1] “%s” finds %o before %o", (query, first, second) => {
    expect(wordScore(query, first)).toBeGreaterThan(wordScore(query, second));
  });

  it.each([
    ["yard", write],
    ["billing", bots],
    ["settings", write],
    ["log out", write],
    ["billing zebra", billing],
    ["past", { title: "Post" }],
    ["%", yardSale],
    [" ", yardSale],
  ])("[F1] “%s” does not find %o", (query, thing) => {
    expect(wordScore(query, thing)).toBe(0);
  });
});
