import { z } from "zod";
import { EngineError } from "../engine-error.ts";
import { accountOf, bearer, callWith, type Provider } from "../media/call-provider.ts";
import { readMediaFile } from "../media/file-signature.ts";
import { inputPicturesOf } from "../media/input-pictures.ts";
import { sizeOf } from "../media/size-of.ts";
import type {
  ImageRequest,
  MediaEngine,
  MediaEngineOptions,
  MediaFile,
  SpeechRequest,
  Transcript,
  TranscriptionRequest,
} from "../media-contract.ts";

const accountAt = (options: MediaEngineOptions) => accountOf(options, "https://api.openai.com/v1", bearer);

/** Takes no seed, and nothing that is not to be seen. With pictures, it edits them: a form instead of JSON. */
export const openAiImages = (options: MediaEngineOptions): MediaEngine<ImageRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, request: ImageRequest) => {
    const { prompt, count, aspectRatio, quality } = request;
    const { width, height } = sizeOf(aspectRatio);
    const fields = {
      model: options.model,
      prompt,
      n: count,
      size: `${width}x${height}`,
      ...(quality ? { quality } : {}),
    };
    const pictures = inputPicturesOf(request);
    const sent =
      pictures.length > 0
        ? { path: "/images/edits", form: { ...fields, [pictures.length > 1 ? "image[]" : "image"]: pictures } }
        : { path: "/images/generations", json: fields };
    return readImages(provider, await provider.json(imagesAnswer, { ...sent, answersWithFiles: true }));
  }),
});

/** Answer with images, as OpenAI and vendors that speak its language send it. */
export const imagesAnswer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});

/**
 * New models send the picture itself, older ones its address. One that was blocked has neither.
 * @returns those that came: they are billed.
 * @throws {EngineError} `refused` if all were blocked; the first failure if none came.
 */
export async function readImages(
  provider: Provider,
  { data }: z.infer<typeof imagesAnswer>,
): Promise<readonly MediaFile[]> {
  const made = data.filter(({ b64_json, url }) => b64_json || url);
  if (made.length === 0) throw new EngineError(data.some(({ b64_json }) => b64_json === null) ? "refused" : "nonsense");
  const read = ({ b64_json, url }: (typeof made)[number]) =>
    url ? provider.download("image", url) : readMediaFile(Buffer.from(b64_json ?? "", "base64"), "image");
  const outcomes = await Promise.allSettled(made.map(async (one) => read(one)));
  const files = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (files.length === 0 && failure) throw failure.reason;
  return files;
}

export const openAiSpeech = (options: MediaEngineOptions): MediaEngine<SpeechRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { text, voice = "alloy", format = "mp3" }: SpeechRequest) => [
    await provider.file("audio", {
      path: "/audio/speech",
      json: { model: options.model, input: text, voice, response_format: format },
    }),
  ]),
});

/** Only Whisper tells times. Newer models may tell how long the recording is. */
export const openAiTranscription = (options: MediaEngineOptions): MediaEngine<TranscriptionRequest, Transcript> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { recording, language }: TranscriptionRequest) => {
    const { model } = options;
    const response_format = model.startsWith("whisper") ? "verbose_json" : "json";
    const { text, duration, usage, segments } = await provider.json(transcription, {
      path: "/audio/transcriptions",
      form: { file: recording, model, language, response_format },
    });
    return {
      text,
      seconds: duration ?? usage?.seconds,
      segments: segments.map(({ start, end, text }) => ({ startSeconds: start, endSeconds: end, text: text.trim() })),
    };
  }),
});

const transcription = z.object({
  text: z.string(),
  duration: z.number().optional(),
  usage: z.object({ seconds: z.number().optional() }).optional(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).default([]),
});
