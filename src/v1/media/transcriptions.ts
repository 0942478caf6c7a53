import type { Context } from "hono";
import { z } from "zod";
import { readMediaFile, soundSeconds, type Transcript } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { UploadUnderWay } from "#platform/http/bodies/uploads.ts";
import type { Services } from "#platform/services.ts";
import { wrongValue } from "../errors.ts";
import type { ProgramRequest } from "../program-request.ts";
import { checkRequest, only, optional } from "../read-request.ts";
import type { WaitingLimit } from "../repeats/limit-waiting.ts";
import { describeRun, factHeaders } from "../run-facts.ts";
import { runMedia } from "./run-media.ts";

/** Maximum size, the same as OpenAI's. */
const bytesMax = 25 * 1_024 * 1_024;

/** The values of a form are texts. */
export const transcriptionSchema = z.strictObject({
  model: z.string().min(1).max(250),
  language: optional(z.string().regex(/^[a-z]{2}$/, { error: "send two letters, as in ISO 639-1" })),
  response_format: optional(z.enum(["json", "text", "verbose_json", "srt", "vtt"])),
  "timestamp_granularities[]": optional(
    z
      .union([z.string(), z.array(z.string())])
      .refine((values) => [values].flat().every((value) => value === "segment"), {
        error: "only segments are supported",
      }),
  ),
  temperature: only("0", "the temperature can’t be changed"),
  stream: only("false", "transcriptions can’t be streamed"),
  max_aic: optional(z.coerce.number().int().min(0).max(100_000)),
});

export type TranscriptionBody = z.output<typeof transcriptionSchema> & { readonly recording: Buffer };

/**
 * Reads a form with a recording, which waits on disk while it arrives.
 * @param begin counts it among its user's uploads.
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_request`; `invalid_input`, which names the parameter.
 */
export async function readTranscription(c: Context<AppEnv>, begin: () => UploadUnderWay): Promise<TranscriptionBody> {
  const type = c.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported_media_type", { userMessage: "Send the request as multipart/form-data." });
  }
  const upload = begin();
  try {
    const form = await upload.receive(c.req.raw, bytesMax);
    const file = form.get("file");
    form.delete("file");
    const fields = checkRequest(transcriptionSchema, fieldsOf(form));
    if (!(file instanceof File)) throw wrongValue("file", "Send the recording as the file “file”.");
    return { ...fields, recording: Buffer.from(await file.arrayBuffer()) };
  } finally {
    await upload.end();
  }
}

/** A field that comes several times is a list of its values, of which none may be lost. */
function fieldsOf(form: FormData): Readonly<Record<string, unknown>> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** @throws {AppError} if it was refused, or failed. */
export async function answerTranscription(
  services: Services,
  asked: ProgramRequest<TranscriptionBody>,
  waiting: WaitingLimit,
): Promise<Response> {
  const { model, language, response_format: form = "json" } = asked.request;
  const recording = readRecording(asked.request.recording);
  const work = { kind: "transcription" as const, model, requestFor: () => ({ recording, language }) };
  const { run } = await runMedia(services, asked, work, waiting);
  const facts = await describeRun(services, asked.holder, { runId: run.id, priceAic: run.priceAic });
  const headers = factHeaders(facts);
  const seconds = soundSeconds(recording.data) ?? 0;
  const segments = run.details?.segments?.length ? run.details.segments : [wholeSegment(run.output, seconds)];
  switch (form) {
    case "text":
      return new Response(`${run.output}\n`, { headers: { ...headers, "Content-Type": textType } });
    case "srt":
      return new Response(toSrt(segments), { headers: { ...headers, "Content-Type": textType } });
    case "vtt":
      return new Response(toVtt(segments), { headers: { ...headers, "Content-Type": textType } });
    case "json":
      return Response.json({ text: run.output, usage: { type: "duration", seconds }, easel: facts }, { headers });
    case "verbose_json":
      return Response.json(
        {
          task: "transcribe",
          language: language ?? null,
          duration: seconds,
          text: run.output,
          segments: segments.map(({ startSeconds: start, endSeconds: end, text }, id) => ({ id, start, end, text })),
          easel: facts,
        },
        { headers },
      );
  }
}

const textType = "text/plain; charset=utf-8";

/** Its length is read from it, since it is what is paid. */
function readRecording(bytes: Buffer) {
  try {
    const recording = readMediaFile(bytes, "audio");
    if (soundSeconds(recording.data) !== undefined) return recording;
  } catch {
    // Said below.
  }
  throw wrongValue("file", "This is no recording. Send an MP3, M4A or WAV file.");
}

type Segment = Transcript["segments"][number];

const wholeSegment = (text: string, endSeconds: number): Segment => ({ startSeconds: 0, endSeconds, text });

const toSrt = (segments: readonly Segment[]): string =>
  segments.map((segment, index) => `${index + 1}\n${timesOf(segment, ",")}\n${segment.text}\n`).join("\n");

const toVtt = (segments: readonly Segment[]): string =>
  ["WEBVTT\n", ...segments.map((segment) => `${timesOf(segment, ".")}\n${segment.text}\n`)].join("\n");

const timesOf = ({ startSeconds, endSeconds }: Segment, separator: string): string =>
  [startSeconds, endSeconds].map((seconds) => timeOf(seconds, separator)).join(" --> ");

function timeOf(seconds: number, separator: string): string {
  const text = new Date(Math.round(seconds * 1_000)).toISOString();
  return text.slice(11, 23).replace(".", separator);
}
