import { priceOf, priceOfMedia } from "#credits/rules.ts";
import type { MediaRequests, Modality } from "#engines/index.ts";

/** Units that a run's price depends on. */
export type MediaUnits =
  | { readonly kind: "image"; readonly images: number; readonly inputPictures?: number | undefined }
  | { readonly kind: "design" }
  /** Its length is known when it is spoken: the quote is for the slowest voice. */
  | { readonly kind: "speech"; readonly text: string; readonly speed?: number | undefined }
  | { readonly kind: "transcription"; readonly seconds: number }
  | { readonly kind: "music"; readonly seconds: number }
  | { readonly kind: "video"; readonly seconds: number; readonly isAdvanced: boolean }
  | { readonly kind: "model" };

/** Voices speak some 14 bytes of UTF-8 a second, in English as in Chinese. */
const spokenBytesPerSecond = 10;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** @returns AIC; exact, except for speech: the most that it costs. */
export function quoteMedia(units: MediaUnits): number {
  switch (units.kind) {
    case "image":
      return (
        priceOf({ service: "image", images: units.images }) +
        priceOfMedia({ made: "image", inputPictures: units.inputPictures ?? 0 })
      );
    case "design":
      return priceOf({ service: "design", designs: 1 });
    case "speech":
      return priceOf({ service: "audio", seconds: bytesOf(units.text) / spokenBytesPerSecond / (units.speed ?? 1) });
    case "transcription":
      return priceOf({ service: "audio", seconds: units.seconds });
    case "music":
      return priceOfMedia({ made: "music", seconds: units.seconds });
    case "video":
      return priceOfMedia({ made: "video", seconds: units.seconds, isAdvanced: units.isAdvanced });
    case "model":
      return priceOfMedia({ made: "model", models: 1 });
  }
}

/** @param recordingSeconds of a transcription. */
export function unitsOf<Kind extends Modality>(
  kind: Kind,
  request: MediaRequests[Kind],
  { isAdvanced, recordingSeconds }: { readonly isAdvanced: boolean; readonly recordingSeconds: number },
): MediaUnits {
  const asked = { kind, ...request } as { [K in Modality]: { readonly kind: K } & MediaRequests[K] }[Modality];
  switch (asked.kind) {
    case "image":
      return { kind: asked.kind, images: asked.count, inputPictures: asked.pictures?.length };
    case "speech":
      return { kind: asked.kind, text: asked.text, speed: asked.speed };
    case "transcription":
      return { kind: asked.kind, seconds: recordingSeconds };
    case "music":
      return { kind: asked.kind, seconds: asked.seconds };
    case "video":
      return { kind: asked.kind, seconds: asked.seconds, isAdvanced };
    case "model":
      return { kind: asked.kind };
  }
}
