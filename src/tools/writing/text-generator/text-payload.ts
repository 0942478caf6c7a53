import { oneOf, payloadObject, promptOf, withoutUnknown } from "../../run-screens/payload.ts";
import { contentTypes, idsOf, languages, lengthOf, temperatures, tones } from "../../run-screens/text/text-choices.ts";
import { promptLengthMax, type TextSettings } from "./text-settings.ts";

/**
 * Reads `/text-generator?payload={"prompt":"…","contentType":"email",…}`. Values that we don’t know are left out.
 * @throws {SyntaxError} for a payload that isn’t a JSON object.
 */
export function readTextPayload(text: string): Partial<TextSettings> {
  const { prompt, contentType, tone, language, temperature, words } = payloadObject(text);
  return withoutUnknown<TextSettings>({
    prompt: promptOf(prompt, promptLengthMax),
    contentType: oneOf(idsOf(contentTypes), contentType),
    tone: oneOf(idsOf(tones), tone),
    language: oneOf(idsOf(languages), language),
    temperature: oneOf(idsOf(temperatures), temperature),
    words: lengthOf(words),
  });
}
