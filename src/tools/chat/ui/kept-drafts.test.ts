import { describe, expect, it } from "vitest";
import { type Draft, type Kept, keep, keptAt, moved, readDrafts, storedDrafts } from "./kept-drafts.ts";

const typed = (text: string): Draft => ({ text, isOld: false });
const isEmpty = ({ text }: Draft) => text === "";

describe("drafts of messages", () => {
  it("[F5] are kept for each conversation, the latest twenty", () => {
    let drafts: Kept<Draft> = [];
    for (let number = 1; number <= 21; number++) drafts = keep(drafts, `c${number}`, typed(`text ${number}`));
    drafts = keep(drafts, "c2", typed("changed"));
    expect([drafts.length, keptAt(drafts, "c1"), keptAt(drafts, "c2")?.text]).toEqual([20, undefined, "changed"]);
  });

  it("[F5] go along when the conversation begins that they were typed for, and replace no other draft", () => {
    const drafts = keep(keep([], "new", typed("next")), "c1", typed("mine"));
    expect(moved(drafts, { from: "new", to: "c2", isEmpty }).map(([place, { text }]) => [place, text])).toEqual([
      ["c1", "mine"],
      ["c2", "next"],
    ]);
    expect(keptAt(moved(drafts, { from: "new", to: "c1", isEmpty }), "c1")?.text).toBe("mine");
  });

  it("[F5] are read again after a reload, without those that were sent, whatever is stored", () => {
    const drafts = keep(keep([], "new", typed("next")), "c1", typed(""));
    expect(readDrafts(storedDrafts(drafts))).toEqual([["new", { text: "next", isOld: true }]]);
    for (const stored of [null, "", "{", "null", "{}", "[1,[2,3],[]]"]) expect(readDrafts(stored)).toEqual([]);
  });
});
