import { z } from "zod";
import { accountOf, callWith } from "../media/call-provider.ts";
import type {
  MediaEngine,
  MediaEngineOptions,
  SpeechRequest,
  Transcript,
  TranscriptionRequest,
} from "../media-contract.ts";

const accountAt = (options: MediaEngineOptions) =>
  accountOf(options, "https://api.deepgram.com", (key) => ({ authorization: `Token ${key}` }));

/** A voice is a model here, e.g. `aura-2-thalia-en`. */
export const deepgramSpeech = (options: MediaEngineOptions): MediaEngine<SpeechRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { text, voice = options.model, format }: SpeechRequest) => {
    const query = new URLSearchParams({ model: voice });
    if (format === "wav") for (const [name, value] of wavFields) query.set(name, value);
    return [await provider.file("audio", { path: `/v1/speak?${query}`, json: { text } })];
  }),
});

const wavFields = [
  ["encoding", "linear16"],
  ["container", "wav"],
] as const;

/** Sentences come with their times. */
export const deepgramTranscription = (options: MediaEngineOptions): MediaEngine<TranscriptionRequest, Transcript> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { recording, language }: TranscriptionRequest) => {
    const query = new URLSearchParams({
      model: options.model,
      smart_format: "true",
      utterances: "true",
      ...(language === undefined ? { detect_language: "true" } : { language }),
    });
    const { results, metadata } = await provider.json(listened, { path: `/v1/listen?${query}`, file: recording });
    return {
      text: results.channels[0].alternatives[0].transcript,
      seconds: metadata?.duration,
      segments: results.utterances.map(({ start, end, transcript }) => ({
        startSeconds: start,
        endSeconds: end,
        text: transcript,
      })),
    };
  }),
});

const alternative = z.object({ transcript: z.string() });
const channel = z.object({ alternatives: z.tuple([alternative]).rest(alternative) });
const listened = z.object({
  metadata: z.object({ duration: z.number().optional() }).optional(),
  results: z.object({
    channels: z.tuple([channel]).rest(channel),
    utterances: z.array(z.object({ start: z.number(), end: z.number(), transcript: z.string() })).default([]),
  }),
});
