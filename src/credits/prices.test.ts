import { describe, expect, it } from "vitest";
import {
  creditRates,
  creditsUsed,
  historyLabels,
  mediaRates,
  notEnoughCredits,
  priceOf,
  priceOfMedia,
  pricesInWords,
  serviceTypes,
} from "./prices.ts";

describe("prices", () => {
  it.each([
    [0, 0],
    [1, 1],
    [999, 1],
    [1_000, 1],
    [1_001, 2],
    [2_000, 2],
    [1_000_000, 1_000],
    [Number.MAX_SAFE_INTEGER, 9_007_199_254_741],
  ])("[C8] %d tokens cost %d", (tokens, aic) => {
    expect(priceOf({ service: "text", tokens })).toBe(aic);
  });

  it.each([
    [{ service: "image", images: 0 }, 0],
    [{ service: "image", images: 1 }, 10],
    [{ service: "image", images: 4 }, 40],
    [{ service: "audio", seconds: 0 }, 0],
    [{ service: "audio", seconds: 0.001 }, 5],
    [{ service: "audio", seconds: 60 }, 5],
    [{ service: "audio", seconds: 60.01 }, 10],
    [{ service: "audio", seconds: 3_600 }, 300],
    [{ service: "design", designs: 1 }, 15],
    [{ service: "design", designs: 5 }, 75],
  ] as const)("[C8] %o costs %d", (usage, aic) => {
    expect(priceOf(usage)).toBe(aic);
  });

  it.each([
    { service: "text", tokens: -1 },
    { service: "text", tokens: 0.5 },
    { service: "text", tokens: Number.NaN },
    { service: "image", images: 1.5 },
    { service: "image", images: -0.1 },
    { service: "audio", seconds: Number.POSITIVE_INFINITY },
    { service: "audio", seconds: -60 },
    { service: "design", designs: 2 ** 53 },
  ] as const)("[C8] %o has no price", (usage) => {
    expect(() => priceOf(usage)).toThrow(RangeError);
  });

  it.each([
    [{ made: "image", inputPictures: 0 }, 0],
    [{ made: "image", inputPictures: 2 }, 6],
    [{ made: "music", seconds: 0.5 }, 30],
    [{ made: "music", seconds: 60 }, 30],
    [{ made: "music", seconds: 60.5 }, 60],
    [{ made: "video", seconds: 5, isAdvanced: false }, 50],
    [{ made: "video", seconds: 5.1, isAdvanced: true }, 240],
    [{ made: "model", models: 1 }, 40],
  ] as const)("[C8] %o costs %d", (usage, aic) => {
    expect(priceOfMedia(usage)).toBe(aic);
  });

  it.each([
    { made: "image", inputPictures: 0.5 },
    { made: "music", seconds: -1 },
    { made: "video", seconds: Number.NaN, isAdvanced: false },
    { made: "model", models: 0.5 },
  ] as const)("[C8] %o has no price", (usage) => {
    expect(() => priceOfMedia(usage)).toThrow(RangeError);
  });

  it("[C8] are charged as shown", () => {
    expect(creditRates.map(({ name, aic, unit }) => `${name}: ${aic} AIC per ${unit}`)).toEqual([
      "Text: 1 AIC per 1,000 tokens",
      "Images: 10 AIC per image",
      "Audio: 5 AIC per minute",
      "Design: 15 AIC per design",
    ]);
    const units = [{ tokens: 1_000 }, { images: 1 }, { seconds: 60 }, { designs: 1 }];
    const charged = creditRates.map(({ service }, index) => priceOf({ service, ...units[index] } as never));
    expect(charged).toEqual(creditRates.map(({ aic }) => aic));
  });

  it("[C17] are all listed, those of media, too", () => {
    const unit = {
      music: { made: "music", seconds: 60 },
      video: { made: "video", seconds: 1, isAdvanced: false },
      advancedVideo: { made: "video", seconds: 1, isAdvanced: true },
      inputPicture: { made: "image", inputPictures: 1 },
      model: { made: "model", models: 1 },
    } as const;
    expect(mediaRates.map(({ id, aic }) => [id, aic])).toEqual(
      Object.entries(unit).map(([id, usage]) => [id, priceOfMedia(usage)]),
    );
    expect(pricesInWords()).toBe(
      "Prices in AI credits are: Text: 1 per 1,000 tokens; Images: 10 per image; Audio: 5 per minute; Design: 15 per design; Music: 30 per minute; Video: 10 per second; Video, advanced engines: 40 per second; Pictures you send along: 3 per picture; 3D models: 40 per model. Example: 8 seconds of video on an advanced engine cost 320 AI credits.",
    );
  });

  it("[C8] come with the required messages", () => {
    expect(notEnoughCredits(40, 12)).toEqual({
      title: "Not enough credits",
      description: "You need 40 AI credits, but only have 12",
    });
    expect(creditsUsed(10, "an image")).toEqual({
      title: "Credits used",
      description: "10 AI credits have been used for an image",
    });
    expect(creditsUsed(1, "a text").description).toBe("1 AI credit has been used for a text");
  });

  it("[C7] have a history label for every service, and none is System", () => {
    expect(serviceTypes.map((service) => historyLabels[service])).toEqual([
      "Text Generation",
      "Image Creation",
      "Audio/Speech",
      "Design Generation",
      "Other Services",
    ]);
  });
});
