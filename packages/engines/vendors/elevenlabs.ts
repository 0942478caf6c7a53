import { z } from "zod";
import { accountOf, callWith } from "../media/call-provider.ts";
import { groupWords } from "../media/group-words.ts";
import type {
  Call,
  MediaEngine,
  MediaEngineOptions,
  MusicRequest,
  SpeechRequest,
  Transcript,
  TranscriptionRequest,
  Voice,
} from "../media-contract.ts";

const accountAt = (options: MediaEngineOptions) =>
  accountOf(options, "https://api.elevenlabs.io", (key) => ({ "xi-api-key": key }));

/** George, one of the voices that every account has. Unverified: that it stays so. */
const defaultVoice = "JBFqnCBsd6RMkjVDRZzb";

export const elevenLabsSpeech = (options: MediaEngineOptions): MediaEngine<SpeechRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { text, voice = defaultVoice, speed }: SpeechRequest) => [
    await provider.file("audio", {
      path: `/v1/text-to-speech/${encodeURIComponent(voice)}?output_format=mp3_44100_128`,
      json: {
        text,
        model_id: options.model,
        voice_settings: { stability: 0.5, similarity_boost: 0.75, ...(speed === undefined ? {} : { speed }) },
      },
    }),
  ]),
});

/** All voices that the key may use. */
export const listElevenLabsVoices = (options: MediaEngineOptions): Call<undefined, readonly Voice[]> =>
  callWith(accountAt(options), async (provider) => {
    const { voices } = await provider.json(voicesAnswer, { path: "/v1/voices" });
    return voices.map(({ voice_id, name }) => ({ id: voice_id, name }));
  });

const voicesAnswer = z.object({ voices: z.array(z.object({ voice_id: z.string(), name: z.string() })) });

/** Unverified: the fields of the answer besides `text`. */
export const elevenLabsTranscription = (
  options: MediaEngineOptions,
): MediaEngine<TranscriptionRequest, Transcript> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { recording, language }: TranscriptionRequest) => {
    const answer = await provider.json(transcription, {
      path: "/v1/speech-to-text",
      form: { model_id: options.model, file: recording, language_code: language },
    });
    const words = answer.words
      // Spaces and noises are listed as well.
      .filter(({ type }) => type === "word")
      .map(({ text, start, end }) => ({ text, startSeconds: start, endSeconds: end }));
    const seconds = answer.audio_duration_secs ?? words.at(-1)?.endSeconds;
    return { text: answer.text, seconds, segments: groupWords(words) };
  }),
});

const transcription = z.object({
  text: z.string(),
  audio_duration_secs: z.number().optional(),
  words: z
    .array(z.object({ type: z.string().default("word"), text: z.string(), start: z.number(), end: z.number() }))
    .default([]),
});

/** Unverified: the fields. */
export const elevenLabsMusic = (options: MediaEngineOptions): MediaEngine<MusicRequest> => ({
  kind: "call",
  call: callWith(accountAt(options), async (provider, { prompt, seconds }: MusicRequest) => [
    await provider.file("audio", {
      path: "/v1/music?output_format=mp3_44100_128",
      json: { prompt, music_length_ms: Math.round(seconds * 1_000), model_id: options.model },
    }),
  ]),
});
