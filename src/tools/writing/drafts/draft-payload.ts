import { oneOf, payloadObject, promptOf, withoutUnknown } from "../../run-screens/payload.ts";
import { contentTypes, idsOf, languages, lengthOf, tones } from "../../run-screens/text/text-choices.ts";
import type { TextSettings } from "../text-generator/text-settings.ts";
import { audienceLengthMax, type DraftBrief, pointsLengthMax, topicLengthMax } from "./draft-brief.ts";

/**
 * Reads `/home/write?payload={"prompt":"…","points":"…"}`: a prompt is the topic. Values that we don’t know are left out.
 * @throws {SyntaxError} for a payload that isn’t a JSON object.
 */
export function readDraftPayload(text: string): Partial<DraftBrief> {
  const { prompt, topic, audience, points, contentType, tone, language, words } = payloadObject(text);
  return withoutUnknown<DraftBrief>({
    topic: promptOf(topic ?? prompt, topicLengthMax),
    audience: promptOf(audience, audienceLengthMax),
    points: promptOf(points, pointsLengthMax),
    contentType: oneOf(idsOf(contentTypes), contentType),
    tone: oneOf(idsOf(tones), tone),
    language: oneOf(idsOf(languages), language),
    words: lengthOf(words),
  });
}

/** Draft of what the text generator was to write: the first line is the topic, if it fits, and the rest are the points. */
export function draftOfText({
  prompt,
  contentType,
  tone,
  language,
  words,
}: Partial<TextSettings>): Partial<DraftBrief> {
  const choices = { contentType, tone, language, words };
  const [first = "", ...rest] = (prompt ?? "").trim().split("\n");
  const isTopic = first.length <= topicLengthMax;
  return withoutUnknown<DraftBrief>({
    ...choices,
    audience: undefined,
    topic: isTopic ? first || undefined : undefined,
    points: (isTopic ? rest.join("\n").trim() : prompt) || undefined,
  });
}
