import { deviceIds, screenCounts, styleIds } from "#studio/rules.ts";
import { oneOf, payloadObject, promptOf, withoutUnknown } from "../../run-screens/payload.ts";
import { promptMax } from "../design-rules.ts";
import { outputs, type ScreenSettings } from "./mockup-rules.ts";

type ScreensPayload = Partial<Omit<ScreenSettings, "seed" | "brandKitId">>;

/**
 * Reads the payload of `/design-generator?payload={"prompt":"…","screens":3,…}`. Settings that we don’t know are left out.
 * @throws {SyntaxError} for a payload that isn’t a JSON object.
 */
export function readScreensPayload(text: string): ScreensPayload {
  const payload = payloadObject(text);
  const wanted: readonly unknown[] = Array.isArray(payload.outputs) ? payload.outputs : [];
  const chosen = outputs.filter((output) => wanted.includes(output));
  return withoutUnknown<ScreensPayload>({
    prompt: promptOf(payload.prompt, promptMax),
    style: oneOf(styleIds, payload.imageStyle),
    screens: oneOf(screenCounts, payload.screens),
    device: oneOf(deviceIds, payload.device),
    outputs: chosen.length > 0 ? chosen : undefined,
  });
}
