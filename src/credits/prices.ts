/** Prices of runs (C8), and the labels of services in histories (C7). */

import { formatNumber } from "#ui/format.ts";

/** `1 AI credit`, `1,200 AI credits`. */
export const creditsInWords = (aic: number): string => `${formatNumber(aic)} AI ${aic === 1 ? "credit" : "credits"}`;

export const serviceTypes = ["text", "image", "audio", "design", "other"] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const historyLabels: Readonly<Record<ServiceType, string>> = {
  text: "Text Generation",
  image: "Image Creation",
  audio: "Audio/Speech",
  design: "Design Generation",
  other: "Other Services",
};

/** AIC per unit, the same for every engine. What needs a connected model says of which kinds: one of them is enough. */
export const creditRates = [
  { service: "text", name: "Text", aic: 1, unit: "1,000 tokens", models: ["text"] },
  { service: "image", name: "Images", aic: 10, unit: "image", models: [] },
  { service: "audio", name: "Audio", aic: 5, unit: "minute", models: ["speech", "transcription"] },
  { service: "design", name: "Design", aic: 15, unit: "design", models: [] },
] as const;

/** Usage of a service, in its unit of charging. */
export type Usage =
  | { readonly service: "text"; readonly tokens: number }
  | { readonly service: "image"; readonly images: number }
  | { readonly service: "audio"; readonly seconds: number }
  | { readonly service: "design"; readonly designs: number };

/**
 * @returns whole AIC: 1 per started 1,000 text tokens, 10 per image, 5 per started minute of audio, 15 per design.
 * @throws {RangeError} for a negative amount or one that is not a number.
 */
export function priceOf(usage: Usage): number {
  switch (usage.service) {
    case "text":
      return Math.ceil(whole(usage.tokens) / 1_000);
    case "image":
      return 10 * whole(usage.images);
    case "audio":
      return 5 * Math.ceil(positive(usage.seconds) / 60);
    case "design":
      return 15 * whole(usage.designs);
  }
}

/**
 * AIC per unit of what C8 has no rate for (docs/decisions/0033-media-runs.md). Together with `creditRates`, this is all that runs can cost.
 * Advanced engines make films at several times the cost of others.
 */
export const mediaRates = [
  { id: "music", name: "Music", aic: 30, unit: "minute", models: ["music"] },
  { id: "video", name: "Video", aic: 10, unit: "second", models: ["video"] },
  { id: "advancedVideo", name: "Video, advanced engines", aic: 40, unit: "second", models: ["video"] },
  { id: "inputPicture", name: "Pictures you send along", aic: 3, unit: "picture", models: ["image"] },
  { id: "model", name: "3D models", aic: 40, unit: "model", models: ["model"] },
] as const;

const mediaRate = Object.fromEntries(mediaRates.map(({ id, aic }) => [id, aic])) as Readonly<
  Record<(typeof mediaRates)[number]["id"], number>
>;

type MediaUsage =
  /** Sent along with a request for images, however many those are. */
  | { readonly made: "image"; readonly inputPictures: number }
  | { readonly made: "music"; readonly seconds: number }
  | { readonly made: "video"; readonly seconds: number; readonly isAdvanced: boolean }
  | { readonly made: "model"; readonly models: number };

/**
 * @returns whole AIC: 3 per picture that is sent along with a request for images, beside what the images cost; 30 per started minute of music, 10 (40 on advanced engines) per started second of video, 40 per 3D model.
 * @throws {RangeError} for a negative amount or one that is not a number.
 */
export function priceOfMedia(usage: MediaUsage): number {
  switch (usage.made) {
    case "image":
      return mediaRate.inputPicture * whole(usage.inputPictures);
    case "music":
      return mediaRate.music * Math.ceil(positive(usage.seconds) / 60);
    case "video": {
      const rate = usage.isAdvanced ? mediaRate.advancedVideo : mediaRate.video;
      return rate * Math.ceil(positive(usage.seconds));
    }
    case "model":
      return mediaRate.model * whole(usage.models);
  }
}

function positive(value: number): number {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${value} is not an amount`);
  return value;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(positive(value))) throw new RangeError(`${value} is not whole`);
  return value;
}

/** All prices in one sentence, and an example. */
export function pricesInWords(): string {
  const listed = [...creditRates, ...mediaRates].map(({ name, aic, unit }) => `${name}: ${aic} per ${unit}`);
  return `Prices in AI credits are: ${listed.join("; ")}. ${priceExample()}`;
}

/** `Example: 8 seconds of video on an advanced engine cost 320 AI credits.` */
export const priceExample = (): string =>
  `Example: 8 seconds of video on an advanced engine cost ${creditsInWords(priceOfMedia({ made: "video", seconds: 8, isAdvanced: true }))}.`;

/** Wording of C8. */
export const notEnoughCredits = (cost: number, balance: number) => ({
  title: "Not enough credits",
  description: `You need ${cost} AI credits, but only have ${balance}`,
});
export const creditsUsed = (count: number, description: string) => ({
  title: "Credits used",
  description:
    count === 1
      ? `1 AI credit has been used for ${description}`
      : `${count} AI credits have been used for ${description}`,
});
