/** The endpoints for pictures, speech and transcriptions as documented. */
import { createRoute, z } from "@hono/zod-openapi";
import { byKey, jsonAnswer } from "#platform/http/api-document.ts";
import { about, facts, maxAic, model, refusals, runHeaders, runRefusals, user } from "../api-parts.ts";

export const imagesRoute = createRoute({
  method: "post",
  path: "/v1/images/generations",
  tags: ["AI models"],
  security: byKey,
  summary: "Create images",
  description: "Costs 10 AI credits for each image, or nothing on your own key.",
  parameters: runHeaders,
  request: {
    body: {
      content: {
        "application/json": {
          schema: z.object({
            model: about(z.string().optional(), "Id of a model. Default: dall-e-3.", "gpt-image-2.5-flare"),
            prompt: about(z.string(), "What the image shows.", "A logo for a bakery"),
            n: about(z.number().int().optional(), "From 1 to 4 images. Default: 1."),
            size: about(
              z.string().optional(),
              "As OpenAI’s models have it. The model makes the nearest that it can.",
              "1536x1024",
            ),
            quality: about(
              z.string().optional(),
              "`low`, `medium` or `auto` with OpenAI’s models; `high` on your own key. Default: auto.",
            ),
            response_format: about(
              z.string().optional(),
              "`b64_json`, or `url` for an address that works for an hour. Default: b64_json, except for dall-e-3.",
            ),
            max_aic: maxAic,
            user,
          }),
        },
      },
    },
  },
  responses: {
    200: jsonAnswer(
      z.object({
        created: about(z.number().int(), "Unix time in seconds.", 1_795_000_000),
        data: about(z.array(z.unknown()), "The images.", [{ b64_json: "iVBORw0KGgo…" }]),
        easel: about(facts, "What the images cost."),
      }),
      "The images.",
    ),
    ...runRefusals,
    ...refusals,
  },
});

export const speechRoute = createRoute({
  method: "post",
  path: "/v1/audio/speech",
  tags: ["AI models"],
  security: byKey,
  summary: "Create speech",
  description: "Answers with the sound. Costs 5 AI credits for each started minute, or nothing on your own key.",
  parameters: runHeaders,
  request: {
    body: {
      content: {
        "application/json": {
          schema: z.object({
            model: model("gpt-4o-mini-tts"),
            input: about(z.string(), "The text, up to 4,096 characters.", "Fresh bread, every morning."),
            voice: about(z.string().optional(), "The provider’s name or id of a voice.", "alloy"),
            response_format: about(
              z.string().optional(),
              "`mp3`, and `wav` or `pcm` with OpenAI’s and Deepgram’s voices. Default: mp3.",
            ),
            speed: about(z.number().optional(), "From 0.7 to 1.2 with ElevenLabs’ voices. Default: 1."),
            max_aic: maxAic,
          }),
        },
      },
    },
  },
  responses: {
    200: { description: "The sound.", content: { "audio/mpeg": { schema: z.string() } } },
    ...runRefusals,
    ...refusals,
  },
});

export const transcriptionsRoute = createRoute({
  method: "post",
  path: "/v1/audio/transcriptions",
  tags: ["AI models"],
  security: byKey,
  summary: "Create a transcription",
  description:
    "Writes down what is said in a recording. Costs 5 AI credits for each started minute of it, or nothing on your own key.",
  parameters: runHeaders,
  request: {
    body: {
      content: {
        "multipart/form-data": {
          schema: z.object({
            file: about(z.string(), "An MP3, M4A or WAV file of up to 25 MB.", "@talk.mp3"),
            model: model("whisper-1"),
            language: about(z.string().optional(), "Two letters, as in ISO 639-1."),
            response_format: about(z.string().optional(), "json, text, verbose_json, srt or vtt. Default: json."),
            "timestamp_granularities[]": about(z.string().optional(), "`segment`: it is what verbose_json has."),
            max_aic: maxAic,
          }),
        },
      },
    },
  },
  responses: {
    200: jsonAnswer(
      z.object({
        text: about(z.string(), "What is said.", "Fresh bread, every morning."),
        usage: about(z.object({}), "The length of the recording.", { type: "duration", seconds: 2.5 }),
        easel: about(facts, "What the transcription cost."),
      }),
      "The transcription.",
    ),
    ...runRefusals,
    ...refusals,
  },
});
