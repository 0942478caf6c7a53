import type { EngineSeed } from "../catalogue.ts";
import { threeDEngines } from "./engines/3d.ts";
import { audioEngines } from "./engines/audio.ts";
import { designEngines } from "./engines/design.ts";
import { imageEngines } from "./engines/image.ts";
import { textEngines } from "./engines/text.ts";
import { videoEngines } from "./engines/video.ts";

/**
 * The AI engines of the directory, as of November 2026.
 *
 * - Slugs are public addresses and outlive model names: `dall-e-3` is the page of what OpenAI draws with today.
 * - A vendor's models are listed cheapest first: the cheapest are `standard`, the others `advanced`.
 * - A family without a home API of its own lists the ids of its hosts, with the host in the model's name. The host
 *   lists the same id, so an id is unique within one engine only.
 */
export const engines: readonly EngineSeed[] = [
  ...textEngines,
  ...imageEngines,
  ...audioEngines,
  ...videoEngines,
  ...designEngines,
  ...threeDEngines,
];
