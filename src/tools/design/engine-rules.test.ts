import { describe, expect, it } from "vitest";
import {
  engineNamed,
  fitCount,
  type ImageEngine,
  initialSettings,
  needsImageModel,
  shortageOf,
  studioId,
} from "./engine-rules.ts";

const engine: ImageEngine = {
  id: "openai/image",
  engineName: "Image",
  modelName: "Image",
  vendorName: "OpenAI",
  isAdvanced: false,
  needsPlan: false,
  payer: "credits",
  stopping: "unknown",
  ratios: {},
  takesPicture: false,
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

  it.each([
    [100, 4],
    [30, 2],
    [19, 1],
    [9, 4],
  ])("[F3] with %i AI credits, the form begins with %i", (availableAic, count) => {
    expect(fitCount(initialSettings, [], availableAic).count).toBe(count);
    expect(fitCount({ ...initialSettings, count: 1 }, [], availableAic).count).toBe(1);
  });

  it("[F3] counts every chosen engine, and nothing for one on the user's own key", () => {
    const settings = { ...initialSettings, engines: [studioId, engine.id] };
    expect(shortageOf(settings, [engine], 40)).toEqual({ availableAic: 40, count: 2 });
    expect(shortageOf(settings, [{ ...engine, payer: "own-key" }], 40)).toBeUndefined();
    expect(shortageOf({ ...settings, engines: [engine.id] }, [{ ...engine, payer: "own-key" }], 0)).toBeUndefined();
  });
});

describe("a prompt that needs an image model", () => {
  const isNoted = (prompt: string, change = {}) => needsImageModel({ ...initialSettings, prompt, ...change }, [engine]);

  it.each(["Photo of a croissant on a marble table", "an illustration of a fox", "Foto von einem Croissant"])(
    "[F3] describes a picture: %s",
    (prompt) => {
      expect(isNoted(prompt)).toBe(true);
    },
  );

  it("[F3] is none where words are to be set, the studio draws scenes, or a model is chosen", () => {
    expect(isNoted("Poster for a photo exhibition")).toBe(false);
    expect(isNoted("Post “Photo of the week”")).toBe(false);
    expect(isNoted("Illustration of mountains at dusk", { kind: "scene" })).toBe(false);
    expect(isNoted("Photo of a croissant", { engines: [engine.id] })).toBe(false);
  });
});

describe("the engine that an address names", () => {
  const dalle: ImageEngine = {
    ...engine,
    id: "dall-e-3/gpt-image-2",
    engineName: "DALL-E 3",
    modelName: "GPT Image 2",
  };

  it.each(["DALL-E 3", "dall-e-3", "GPT Image 2", "dall-e-3/gpt-image-2"])(
    "[F3] %s is chosen if it is connected",
    (name) => {
      expect(engineNamed(name, [engine, dalle])).toEqual({ engines: [dalle.id] });
    },
  );

  it("[F3] is said to be missing otherwise, with what is chosen instead", () => {
    expect(engineNamed("Easel Studio", [])).toEqual({ engines: [studioId] });
    expect(engineNamed("DALL-E 3", [])).toEqual({
      missing: "“DALL-E 3” isn’t connected on this site, so Easel Studio is chosen instead.",
    });
    expect(engineNamed("DALL-E 3", [{ ...dalle, needsPlan: true }])).toEqual({
      missing: "DALL-E 3 isn’t part of your plan, so Easel Studio is chosen instead.",
    });
  });
});
