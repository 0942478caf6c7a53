import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type StoppingCost, stoppingCosts } from "./stopping-costs.ts";
import { vendorTitles } from "./vendors.ts";

const words: Readonly<Record<StoppingCost, string>> = {
  "bills-produced": "what was made",
  "bills-whole": "the whole",
  unknown: "unknown",
};
const titles: Readonly<Record<string, string>> = { ...vendorTitles, "openai-compatible": "OpenAI-compatible server" };

/** Rows of the table with five columns: the other table is about keys. */
const rows = readFileSync(new URL("../../docs/engines.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 + 2)
  // Vectors are one short answer.
  .filter(([, , serves]) => serves !== "embeddings")
  .map(([, provider, serves, , , stopped]) => ({ provider, isText: serves === "text", stopped }));

describe("what stopping costs", () => {
  it.each(Object.entries(stoppingCosts))("[E8] docs/engines.md says it of %s as the data does", (vendor, costs) => {
    const own = rows.filter(({ provider }) => provider === titles[vendor]);
    const said = (isText: boolean) => [
      ...new Set(own.filter((row) => row.isText === isText).map(({ stopped }) => stopped)),
    ];
    expect({ text: said(true), media: said(false) }).toEqual({
      text: costs.text ? [words[costs.text]] : [],
      media: costs.media ? [words[costs.media]] : [],
    });
  });
});
