/** Fields and prices of the video generator’s form. Pure. */
import { priceOfMedia } from "#credits/rules.ts";
import type { AspectRatio } from "#engines/index.ts";
import type { Payer } from "#models/rules.ts";
import type { MediaSettings } from "../run-screens/media/media-rules.ts";

export const videoPath = "/home/video";
/** The name of the screen in the address, as links from elsewhere have it. */
export const videoKey = "key=videoGenerator";
export const promptMax = 2_000;

export const videoFormats = [
  { id: "16:9", name: "Wide, 16:9" },
  { id: "9:16", name: "Tall, 9:16" },
  { id: "1:1", name: "Square, 1:1" },
  { id: "4:3", name: "4:3" },
  { id: "3:4", name: "3:4" },
] as const satisfies readonly { readonly id: AspectRatio; readonly name: string }[];

export interface VideoSettings {
  readonly engine: string;
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  readonly seconds: number;
}

interface VideoEngine {
  readonly id: string;
  readonly isAdvanced: boolean;
  readonly payer: Payer;
  readonly seconds?: readonly number[] | undefined;
}

/** The form as an earlier run had it; its engine may be gone, its length one that another engine doesn’t make. */
export function initialVideo(
  engines: readonly VideoEngine[],
  { rerun, engineSlug }: { readonly rerun?: MediaSettings | undefined; readonly engineSlug?: string | null },
): VideoSettings {
  const wanted = rerun?.engine ?? `${engineSlug ?? ""}/`;
  const engine = engines.find(({ id }) => id === wanted || id.startsWith(wanted)) ?? engines[0];
  return {
    engine: engine?.id ?? "",
    prompt: rerun?.prompt ?? "",
    aspectRatio: rerun?.aspectRatio ?? "16:9",
    seconds: nearestLength(engine, rerun?.seconds ?? 5),
  };
}

/** The length of an engine’s videos that is nearest to the wanted one, in seconds. */
export const nearestLength = (engine: VideoEngine | undefined, seconds: number): number =>
  (engine?.seconds ?? [seconds]).reduce((best, one) =>
    Math.abs(one - seconds) < Math.abs(best - seconds) ? one : best,
  );

/** AIC; exact. */
export const priceOfVideo = ({ payer, isAdvanced }: VideoEngine, seconds: number): number =>
  payer === "own-key" ? 0 : priceOfMedia({ made: "video", seconds, isAdvanced });

/** Explanation of the price. */
export const videoRate = ({ isAdvanced }: Pick<VideoEngine, "isAdvanced">): string =>
  `${priceOfMedia({ made: "video", seconds: 1, isAdvanced })} for each second`;
