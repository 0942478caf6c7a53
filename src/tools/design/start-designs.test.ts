import { describe, expect, it } from "vitest";
import { initialDesignSettings } from "./design-rules.ts";
import { briefOf } from "./start-designs.ts";

describe("what the generator designs", () => {
  const sizeOf = (prompt: string, kind: "card" | "poster" | "logo") => {
    const { width, height, paper } = briefOf({ ...initialDesignSettings, prompt, kind, seed: "1" });
    return { width, height, paper };
  };

  it("[F9] has the size on paper that the prompt names, whatever shape is chosen beside it", () => {
    expect(sizeOf("Business card, 85 × 55 mm, ready for print: Anna Weiss, dentist", "card")).toEqual({
      width: 1_004,
      height: 650,
      paper: { width: 85, height: 55 },
    });
    expect(sizeOf("Flyer A5 “Sea festival”", "poster")).toEqual({
      width: 1_748,
      height: 2_480,
      paper: { width: 148, height: 210 },
    });
  });

  it("[F9] has the chosen shape otherwise, and a logo its own", () => {
    expect(sizeOf("Poster 16:9 “Sea festival”", "poster")).toEqual({ width: 768, height: 1_024 });
    expect(sizeOf("Logo for Marlow, A4", "logo")).toEqual({ width: 1_024, height: 1_024 });
  });
});
