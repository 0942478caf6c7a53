import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { contentTypes, idsOf, languages, lengths, tones } from "../../run-screens/text/text-choices.ts";
import { composeDraft } from "./compose-draft.ts";
import {
  audienceLengthMax,
  type DraftBrief,
  type DraftContent,
  draftLengthMax,
  pointsLengthMax,
  pointsMax,
  topicLengthMax,
  versionMax,
} from "./draft-brief.ts";

const topicLength = `a topic has 1 to ${topicLengthMax} characters`;
const wordCount = `a text has ${lengths.min} to ${lengths.max} words, in steps of ${lengths.step}`;
const pointCount = `there can be ${pointsMax} key points at most`;

/** PostgreSQL stores neither NUL nor half a character. Other control characters may stay: they come with texts that engines wrote. */
const words = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes("\0"), "it has characters that can’t be stored");

export const briefSchema: z.ZodType<DraftBrief> = z.strictObject({
  contentType: z.enum(idsOf(contentTypes), "this content type isn’t available"),
  tone: z.enum(idsOf(tones), "this tone isn’t available"),
  language: z.enum(idsOf(languages), "this language isn’t available"),
  words: z
    .number(wordCount)
    .int(wordCount)
    .min(lengths.min, wordCount)
    .max(lengths.max, wordCount)
    .multipleOf(lengths.step, wordCount),
  topic: words.trim().min(1, topicLength).max(topicLengthMax, topicLength),
  audience: words.trim().max(audienceLengthMax, `an audience has up to ${audienceLengthMax} characters`),
  points: words
    .trim()
    .max(pointsLengthMax, `key points have up to ${pointsLengthMax} characters together`)
    .refine((points) => points.split("\n").filter((line) => line.trim() !== "").length <= pointsMax, pointCount),
});

/** Content of a draft, besides its title. */
export const draftContent: z.ZodType<DraftContent> = z.strictObject({
  text: words.max(draftLengthMax, `a draft has up to ${draftLengthMax} characters`),
  brief: briefSchema,
  origin: z.enum(["points", "engine"]),
  version: z.number().int().min(0).max(versionMax),
});

/** A new draft, of the form with the brief: composed from its points, or with the text that an engine wrote. @throws {AppError} `invalid_input` */
export function startDraft(form: FormData): DraftContent {
  const read = briefSchema.safeParse({
    contentType: fieldOf(form, "contentType"),
    tone: fieldOf(form, "tone"),
    language: fieldOf(form, "language"),
    words: Number(fieldOf(form, "words")),
    topic: fieldOf(form, "title"),
    audience: fieldOf(form, "audience"),
    points: fieldOf(form, "points").replaceAll("\r", ""),
  });
  if (!read.success) throw refusal(read.error.issues[0]?.message);
  const brief = read.data;
  const text = fieldOf(form, "text").replaceAll("\r", "");
  if (text.length > draftLengthMax) throw refusal("the text is too long");
  if (text !== "") return { text, brief, origin: "engine", version: 0 };
  if (!/[\p{L}\p{N}]/u.test(brief.points)) throw refusal("a draft is composed from one key point at least");
  return { text: composeDraft(brief, 0), brief, origin: "points", version: 0 };
}

const refusal = (reason = "it has a value that isn’t offered"): AppError =>
  new AppError("invalid_input", { userMessage: `Please check your brief: ${reason}.` });
