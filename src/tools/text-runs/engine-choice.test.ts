import { describe, expect, it } from "vitest";
import { fallbacksFor } from "./engine-choice.ts";

const engine = (id: string, vendor: string, more: object = {}) =>
  ({ id, vendor, payer: "credits", isAdvanced: false, ...more }) as const;

describe("engines that may answer instead", () => {
  const luna = engine("luna", "openai");

  it("[E8] are those of other vendors, one of each and two at most", () => {
    const engines = [
      luna,
      engine("sol", "openai"),
      engine("haiku", "anthropic"),
      engine("sonnet", "anthropic"),
      engine("flash", "google"),
      engine("llama", "groq"),
    ];
    expect(fallbacksFor(engines, luna).map(({ id }) => id)).toEqual(["haiku", "flash"]);
  });

  it("[E8][E7] never cost what the chosen one doesn’t, nor need a better plan", () => {
    const own = engine("haiku", "anthropic", { payer: "own-key" });
    const advanced = engine("pro", "google", { isAdvanced: true });
    expect(fallbacksFor([luna, own, advanced], luna)).toEqual([]);
    expect(fallbacksFor([luna, own, advanced], own)).toEqual([]);
    expect(fallbacksFor([luna, advanced], advanced)).toEqual([luna]);
  });
});
