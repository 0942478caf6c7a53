/** Requests that users can send to media engines over HTTP. */
import { z } from "@hono/zod-openapi";
import { aspectRatios, modalities, speechFormats } from "#engines/index.ts";

const promptMax = 2_000;
const styleMax = 200;
/** Voices read about five minutes of it. */
const spokenMax = 4_000;
const musicSeconds = { min: 5, max: 180 } as const;
const filmSecondsMax = 60;

const about = <Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown): Schema =>
  schema.openapi(example === undefined ? { description } : { description, example });

const prompt = (example: string) => about(z.string().trim().min(1).max(promptMax), "What to make.", example);

const asked = {
  idempotencyKey: about(
    z.uuid(),
    "Chosen by you. The same key is the same run, charged once.",
    "5f0f2d3e-8f1c-4a86-9f0e-6f1f6c2b7a10",
  ),
  engine: about(
    z.string().min(1).max(250),
    "Id of an engine from the list of engines.",
    "dall-e-3/gpt-image-2.5-flare",
  ),
  maxAic: about(
    z.number().int().min(0).max(1_000_000).optional(),
    "The most that the run may cost, in AI credits. If its quote is higher, it isn’t begun.",
    40,
  ),
  projectId: about(z.uuid().optional(), "A project of your library, which the run is put in."),
};

const aspectRatio = (standard: (typeof aspectRatios)[number]) =>
  about(z.enum(aspectRatios).default(standard), "Width to height. Vendors that don’t have it take the nearest one.");

const file = (description: string) =>
  z.instanceof(File).openapi({ type: "string", format: "binary", description }).optional();

/** By modality. Files come in forms; everything else may also be JSON. */
export const mediaRequestSchemas = {
  image: z.strictObject({
    ...asked,
    prompt: prompt("A red fox in the snow"),
    style: about(
      z.string().trim().max(styleMax).optional(),
      "How it should look, in words that are added to the prompt.",
      "Line: one stroke, generous margins",
    ),
    negativePrompt: about(
      z.string().trim().max(promptMax).optional(),
      "What is not to be seen, where the engine takes it.",
    ),
    count: about(z.number().int().min(1).max(4).default(1), "How many pictures.", 2),
    aspectRatio: aspectRatio("1:1"),
    seed: about(z.number().int().min(0).max(2_147_483_647).optional(), "The same seed makes similar pictures."),
  }),
  speech: z.strictObject({
    ...asked,
    text: about(z.string().trim().min(1).max(spokenMax), "What to say.", "Welcome to our bakery."),
    voice: about(
      z
        .string()
        .regex(/^[\w.-]{1,100}$/)
        .optional(),
      "The vendor’s id of a voice; its standard voice by default.",
      "alloy",
    ),
    speed: about(z.number().min(0.5).max(2).optional(), "How fast it speaks, where the vendor can choose; 1 is usual."),
    format: about(z.enum(speechFormats).optional(), "The file’s format, where the vendor has it. Default: mp3."),
  }),
  transcription: z.strictObject({
    ...asked,
    recording: file("A recording: WAV, MP3 or M4A, up to 25 MB."),
    language: about(
      z
        .string()
        .regex(/^[a-z]{2}$/)
        .optional(),
      "ISO 639-1; recognized if left out.",
      "en",
    ),
  }),
  music: z.strictObject({
    ...asked,
    prompt: prompt("Calm piano"),
    seconds: about(z.number().int().min(musicSeconds.min).max(musicSeconds.max), "Its length.", 30),
  }),
  video: z.strictObject({
    ...asked,
    prompt: prompt("A fox runs through the snow"),
    aspectRatio: aspectRatio("16:9"),
    seconds: about(z.number().int().min(1).max(filmSecondsMax), "One of the engine’s lengths.", 5),
    image: file("The first frame: PNG, JPEG or WebP, up to 10 MB. Not all engines take one."),
  }),
  model: z.strictObject({
    ...asked,
    prompt: prompt("A fox").optional(),
    image: file("A picture instead of a prompt: PNG, JPEG or WebP, up to 10 MB."),
  }),
} as const;

export type MediaBody<Kind extends keyof typeof mediaRequestSchemas> = z.output<(typeof mediaRequestSchemas)[Kind]>;

export const quoteSchema = z.strictObject({
  kind: about(z.enum(modalities), "What to do.", "image"),
  engine: asked.engine,
  count: about(z.number().int().min(1).max(4).default(1), "Of images.", 2),
  text: about(z.string().max(spokenMax).default(""), "Of speech.", ""),
  speed: about(z.number().min(0.5).max(2).optional(), "Of speech."),
  seconds: about(
    z
      .number()
      .min(0)
      .max(24 * 60 * 60)
      .default(0),
    "Of a recording, music or a video.",
    0,
  ),
});
