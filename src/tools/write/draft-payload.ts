import { oneOf, payloadObject, promptOf, withoutUnknown } from "../payload.ts";
import { contentTypes, idsOf, languages, tones } from "../text-runs/text-choices.ts";
import { audienceLengthMax, type DraftBrief, pointsLengthMax, topicLengthMax } from "./draft-brief.ts";

/**
 * Of `/home/write?payload={"prompt":"…","points":"…"}`: a prompt is the topic. What is not ours in it is left out.
 * @throws {SyntaxError} for a payload that isn’t a JSON object.
 */
export function readDraftPayload(text: string): Partial<DraftBrief> {
  const { prompt, topic, audience, points, contentType, tone, language } = payloadObject(text);
  return withoutUnknown<Omit<DraftBrief, "words">>({
    topic: promptOf(topic ?? prompt, topicLengthMax),
    audience: promptOf(audience, audienceLengthMax),
    points: promptOf(points, pointsLengthMax),
    contentType: oneOf(idsOf(contentTypes), contentType),
    tone: oneOf(idsOf(tones), tone),
    language: oneOf(idsOf(languages), language),
  });
}
