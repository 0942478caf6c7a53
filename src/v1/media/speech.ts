import { z } from "zod";
import { type MediaVendor, type SpeechRequest, speechOptions } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { wrongValue } from "../errors.ts";
import type { ProgramRequest } from "../program-request.ts";
import { only, optional } from "../read-request.ts";
import type { WaitingLimit } from "../repeats/limit-waiting.ts";
import { describeRun, factHeaders } from "../run-facts.ts";
import { runMedia } from "./run-media.ts";

export const speechSchema = z.strictObject({
  model: z.string().min(1).max(250),
  input: z.string().min(1).max(4_096),
  voice: optional(z.string().min(1).max(100)),
  response_format: optional(z.enum(["mp3", "opus", "aac", "flac", "wav", "pcm"])),
  speed: optional(z.number().min(0.25).max(4)),
  stream_format: only("audio", "speech can’t be streamed as events"),
  max_aic: optional(z.number().int().min(0).max(100_000)),
});

type SpeechBody = z.output<typeof speechSchema>;

/** The sound itself. @throws {AppError} if it was refused, or failed. */
export async function answerSpeech(
  services: Services,
  asked: ProgramRequest<SpeechBody>,
  waiting: WaitingLimit,
): Promise<Response> {
  const { model, response_format: form } = asked.request;
  const requestFor = (engine: Speaker) => speechRequest(asked.request, engine);
  const { run, files } = await runMedia(services, asked, { kind: "speech", model, requestFor }, waiting);
  const facts = await describeRun(services, asked.holder, { runId: run.id, priceAic: run.priceAic });
  const [file] = files;
  if (!file) throw new Error("a finished run of speech has no file");
  const pcm = form === "pcm" ? pcmOfWav(file.data) : undefined;
  const contentType = pcm ? `audio/pcm;rate=${pcm.rate}` : file.mediaType;
  return new Response(pcm?.data ?? new Uint8Array(file.data), {
    headers: { ...factHeaders(facts), "Content-Type": contentType },
  });
}

interface Speaker {
  readonly vendor: MediaVendor;
  readonly modelName: string;
}

/** @throws {ApiError} `invalid_input` for a format or a speed that the engine’s vendor doesn’t have. */
function speechRequest(
  { input: text, voice, response_format: form = "mp3", speed = 1 }: SpeechBody,
  { vendor, modelName }: Speaker,
): SpeechRequest {
  const { formats, speed: speeds } = speechOptions(vendor);
  const format = formats.find((one) => one === (form === "pcm" ? "wav" : form));
  if (!format) {
    const known = formats.includes("wav") ? [...formats, "pcm"] : formats;
    throw wrongValue("response_format", `${modelName} makes ${known.join(", ")} only.`, "unsupported_value");
  }
  if (speed !== 1 && !(speeds && speed >= speeds.min && speed <= speeds.max)) {
    const range = speeds ? `at a speed from ${speeds.min} to ${speeds.max} only` : "at its own speed only";
    throw wrongValue("speed", `${modelName} speaks ${range}.`, "unsupported_value");
  }
  return {
    text,
    voice,
    ...(format === "mp3" ? {} : { format }),
    ...(speed === 1 ? {} : { speed }),
  };
}

/** The samples of a WAV without its header: what OpenAI calls `pcm`. */
interface Pcm {
  readonly data: Uint8Array<ArrayBuffer>;
  /** Samples a second. */
  readonly rate: number;
}

/** The lengths of chunks may be left out (0, or all ones) where a sound was written while it was made. @returns undefined for what is none. */
function pcmOfWav(bytes: Uint8Array): Pcm | undefined {
  const wav = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let rate = 0;
  for (let start = 12; start + 8 <= wav.length; ) {
    const name = wav.toString("latin1", start, start + 4);
    const size = wav.readUInt32LE(start + 4);
    const body = start + 8;
    if (name === "fmt " && body + 16 <= wav.length) rate = wav.readUInt32LE(body + 4);
    if (name === "data")
      return { data: new Uint8Array(wav.subarray(body, size === 0 ? undefined : body + size)), rate };
    // Chunks begin at even places.
    start = body + size + (size % 2);
  }
  return undefined;
}
