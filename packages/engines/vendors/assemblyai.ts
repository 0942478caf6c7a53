import { z } from "zod";
import { accountOf } from "../media/call-provider.ts";
import { groupWords } from "../media/group-words.ts";
import { jobOf } from "../media/job-of.ts";
import type { MediaEngine, MediaEngineOptions, Transcript, TranscriptionRequest } from "../media-contract.ts";
import { readRefusal } from "../read-failure.ts";

/** Uploads the recording first. Unverified: the fields of the answer besides `text`. Nothing stops a transcription. */
export const assemblyAiTranscription = (options: MediaEngineOptions): MediaEngine<TranscriptionRequest, Transcript> =>
  jobOf(
    accountOf(options, "https://api.assemblyai.com", (key) => ({ authorization: key })),
    {
      async start(provider, { recording, language }: TranscriptionRequest) {
        const { upload_url } = await provider.json(uploaded, { path: "/v2/upload", file: recording });
        const { id } = await provider.json(started, {
          path: "/v2/transcript",
          json: {
            audio_url: upload_url,
            speech_models: [options.model],
            ...(language === undefined ? { language_detection: true } : { language_code: language }),
          },
        });
        return id;
      },
      async look(provider, id) {
        const answer = await provider.json(transcript, { path: `/v2/transcript/${encodeURIComponent(id)}` });
        switch (answer.status) {
          case "queued":
            return { state: "waiting" };
          case "processing":
            return { state: "running" };
          case "error":
            return { state: "failed", error: readRefusal(answer.error, provider.apiKey) };
          case "completed":
            return { state: "done", collect: async () => toTranscript(answer) };
        }
      },
    },
  );

const uploaded = z.object({ upload_url: z.string().min(1) });
const started = z.object({ id: z.string().min(1) });

const completed = z.object({
  status: z.literal("completed"),
  text: z.string(),
  audio_duration: z.number().nullish(),
  /** Milliseconds. */
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })).nullish(),
});
const transcript = z.discriminatedUnion("status", [
  z.object({ status: z.literal("queued") }),
  z.object({ status: z.literal("processing") }),
  z.object({ status: z.literal("error"), error: z.string().default("") }),
  completed,
]);

const toTranscript = ({ text, audio_duration, words }: z.infer<typeof completed>): Transcript => ({
  text,
  seconds: audio_duration ?? undefined,
  segments: groupWords(
    (words ?? []).map((word) => ({ text: word.text, startSeconds: word.start / 1_000, endSeconds: word.end / 1_000 })),
  ),
});
