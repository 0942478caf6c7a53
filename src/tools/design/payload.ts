import { aspectRatios, styleIds } from "#studio/rules.ts";
import { counts, type DesignSettings, offeredKinds, promptMax } from "./design-rules.ts";

/** What an address may carry: `?payload={"prompt":"…","imageCount":2,…}`. What is not ours in it is left out. */
export type Payload = Partial<Pick<DesignSettings, "prompt" | "kind" | "count" | "aspectRatio" | "style">>;

/** @throws {SyntaxError} for a payload that isn’t a JSON object. */
export function readPayload(text: string): Payload {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SyntaxError("the payload is no JSON object");
  }
  const { prompt, kind: wantedKind, imageCount, aspectRatio, imageStyle } = value as Readonly<Record<string, unknown>>;
  const kind = offeredKinds.find((known) => known === wantedKind);
  const count = counts.find((known) => known === imageCount);
  const ratio = aspectRatios.find((known) => known === aspectRatio);
  const style = styleIds.find((known) => known === imageStyle);
  return {
    ...(typeof prompt === "string" && { prompt: prompt.slice(0, promptMax) }),
    ...(kind && { kind }),
    ...(count && { count }),
    ...(ratio && { aspectRatio: ratio }),
    ...(style && { style }),
  };
}
