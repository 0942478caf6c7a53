import { describe, expect, it } from "vitest";
import { type EngineChoice, fallbacksFor, inPlan } from "#models/rules.ts";
import { optionLabel } from "../price-labels.ts";
import { engineOf } from "./rerun.ts";

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

describe("engines that the user’s plan doesn’t have", () => {
  const choice = (id: string, more: object = {}): EngineChoice => ({
    id,
    slug: id,
    vendor: id,
    model: id,
    engineName: "Labs",
    modelName: id,
    reads: [],
    stopping: "unknown",
    payer: "credits",
    isAdvanced: false,
    ...more,
  });
  const engines = [
    choice("opus", { isAdvanced: true }),
    choice("haiku"),
    choice("pro", { isAdvanced: true, payer: "own-key" }),
  ];
  const namesIn = (mayUseAdvanced: boolean) => inPlan(engines, { mayUseAdvanced }).map((engine) => optionLabel(engine));

  it("[E7][C2] come last and say so, except on the user’s own key", () => {
    expect(namesIn(false)).toEqual(["haiku (Labs)", "pro (Labs, advanced, your key)", "opus (Labs, advanced, on Pro)"]);
    expect(namesIn(true)).toEqual(["opus (Labs, advanced)", "haiku (Labs)", "pro (Labs, advanced, your key)"]);
  });

  it("[E7] are not chosen at first, nor when a run of theirs is begun again", () => {
    const offered = inPlan(engines, { mayUseAdvanced: false });
    expect(engineOf(offered, undefined)?.id).toBe("haiku");
    expect(engineOf(offered, { engine: "opus" })?.id).toBe("haiku");
    expect(engineOf(offered, { engine: "pro" })?.id).toBe("pro");
  });
});
