import { aspectRatios, styleIds } from "#studio/rules.ts";
import { oneOf, payloadObject, promptOf, withoutUnknown } from "../run-screens/payload.ts";
import { counts, type DesignSettings, offeredKinds, promptMax } from "./design-rules.ts";

/** Settings that an address may carry: `?payload={"prompt":"…","imageCount":2,…}`. Settings that we don’t know are left out. */
export type Payload = Partial<Pick<DesignSettings, "prompt" | "kind" | "count" | "aspectRatio" | "style">> & {
  /** The engine or model that is to make the pictures, as its sender calls it, e.g. `DALL-E 3`. */
  readonly modelType?: string;
};

const modelTypeMax = 100;

/** @throws {SyntaxError} for a payload that isn’t a JSON object. */
export function readPayload(text: string): Payload {
  const { prompt, kind, imageCount, aspectRatio, imageStyle, modelType } = payloadObject(text);
  return withoutUnknown<Payload>({
    prompt: promptOf(prompt, promptMax),
    kind: oneOf(offeredKinds, kind),
    count: oneOf(counts, imageCount),
    aspectRatio: oneOf(aspectRatios, aspectRatio),
    style: oneOf(styleIds, imageStyle),
    modelType: promptOf(modelType, modelTypeMax)?.trim() || undefined,
  });
}
