import { describe, expect, it } from "vitest";
import { type ImageEngine, initialSettings, shortageOf, studioId } from "./engine-rules.ts";

const engine: ImageEngine = {
  ...{ id: "openai/image", engineName: "Image", modelName: "Image", vendorName: "OpenAI" },
  ...{ isAdvanced: false, payer: "credits", stopping: "unknown", ratios: {}, takesPicture: false },
};

describe("what a balance pays for", () => {
  it.each([
    [100, undefined],
    [40, undefined],
    [39, { availableAic: 39, count: 2 }],
    [30, { availableAic: 30, count: 2 }],
    [19, { availableAic: 19, count: 1 }],
    [9, { availableAic: 9, count: undefined }],
    [0, { availableAic: 0, count: undefined }],
  ])("[F3] with %i AI credits, four designs lack %o", (availableAic, lack) => {
    expect(shortageOf(initialSettings, [], availableAic)).toEqual(lack);
  });

  it("[F3] counts every chosen engine, and nothing for one on the user's own key", () => {
    const settings = { ...initialSettings, engines: [studioId, engine.id] };
    expect(shortageOf(settings, [engine], 40)).toEqual({ availableAic: 40, count: 2 });
    expect(shortageOf(settings, [{ ...engine, payer: "own-key" }], 40)).toBeUndefined();
    expect(shortageOf({ ...settings, engines: [engine.id] }, [{ ...engine, payer: "own-key" }], 0)).toBeUndefined();
  });
});
