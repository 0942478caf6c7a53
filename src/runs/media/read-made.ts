import { priceOf } from "#credits/index.ts";
import { EngineError, type MediaFile, type MediaResults, type Modality, soundSeconds } from "#engines/index.ts";
import type { RunDetails } from "../rules.ts";
import { quoteMedia } from "./media-price.ts";

/** Result of an engine, and its worth. */
export interface Made {
  readonly output: string;
  readonly files: readonly MediaFile[];
  readonly details?: RunDetails | undefined;
  readonly priceAic: number;
}

/** There is nothing in what came. */
export class EmptyResultError extends Error {
  override readonly name = "EmptyResultError";
}

interface Quoted {
  /** Maximum price of the run, in AIC. */
  readonly maxAic: number;
  /** Number of pictures that went along with a request for images. */
  readonly inputPictures?: number | undefined;
}

/**
 * @param maxAic what was quoted. It is the price of all but pictures, of which fewer may come than requested, and speech, whose length is
 * known only now.
 * @throws {EmptyResultError}
 * @throws {EngineError} `nonsense` for a sound that holds none.
 */
export function readMade<Kind extends Modality>(
  kind: Kind,
  result: MediaResults[Kind],
  { maxAic, inputPictures }: Quoted,
): Made {
  if ("text" in result) {
    const { text, seconds, segments } = result;
    if (text.trim() === "") throw new EmptyResultError();
    const details = {
      seconds: isTime(seconds) ? seconds : undefined,
      // Without their times, the text is one line.
      segments: segments.every(({ startSeconds, endSeconds }) => isTime(startSeconds) && isTime(endSeconds))
        ? segments
        : [],
    };
    return { output: text, files: [], details, priceAic: maxAic };
  }
  const files: readonly MediaFile[] = result;
  if (files.length === 0) throw new EmptyResultError();
  switch (kind) {
    case "image":
      return { output: "", files, priceAic: quoteMedia({ kind: "image", images: files.length, inputPictures }) };
    case "speech": {
      const seconds = lengthOf(files);
      return { output: "", files, details: { seconds }, priceAic: priceOf({ service: "audio", seconds }) };
    }
    case "music":
      return { output: "", files, details: { seconds: lengthOf(files) }, priceAic: maxAic };
    default:
      return { output: "", files, priceAic: maxAic };
  }
}

/** No recording that we take is longer. */
const secondsMax = 24 * 60 * 60;

/** Tells whether a provider's count can be a time: it may be nonsense. */
const isTime = (seconds: number | undefined): boolean =>
  seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 && seconds < secondsMax;

function lengthOf(files: readonly MediaFile[]): number {
  return files.reduce((sum, { data }) => {
    const seconds = soundSeconds(data);
    if (seconds === undefined) throw new EngineError("nonsense");
    return sum + seconds;
  }, 0);
}
