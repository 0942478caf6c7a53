import { createHash } from "node:crypto";
import { type MediaFile, type MediaRequests, type Modality, soundSeconds, speechOptions } from "#engines/index.ts";
import type { MediaEngineChoice, RunPlan } from "#models/index.ts";
import { findEngine } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { checkInput, wrongField } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { getRun, type MediaRun, quoteMedia, type RunView, startMediaRun } from "#runs/index.ts";
import { type MediaBody, mediaRequestSchemas, quoteSchema } from "./media-requests.ts";
import { readUpload } from "./read-media-form.ts";

export interface AskedMedia<Kind extends Modality> {
  readonly userId: string;
  readonly plan: RunPlan;
  readonly kind: Kind;
  /** Unchecked. */
  readonly body: unknown;
}

/**
 * Begins a run of media for a user.
 * @throws {AppError} `invalid_input`, `payload_too_large`, `not_found` for an engine that is not connected, and as `startMediaRun`.
 */
export async function startMedia<Kind extends Modality>(
  services: Services,
  { userId, plan, kind, body }: AskedMedia<Kind>,
): Promise<RunView> {
  const read = checkInput(mediaRequestSchemas[kind], body) as MediaBody<Kind>;
  const engine = await findEngine(services, { userId, kind, id: read.engine });
  const { request, file } = await readers[kind](read, engine);
  const { idempotencyKey, engine: _id, maxAic, projectId, ...rest } = read;
  const { recording: _recording, image: _image, ...settings } = rest as Readonly<Record<string, unknown>>;
  const run: MediaRun<Kind> = {
    userId,
    plan,
    kind,
    request,
    engine,
    idempotencyKey,
    maxAic,
    projectId,
    tool: `${kind}-generator`,
    description: describe[kind](read, engine.modelName),
    settings: {
      ...settings,
      engine: engine.id,
      modelName: engine.modelName,
      ...(file ? { file: describeFile(file) } : {}),
    },
  };
  const { id } = await startMediaRun(services, run);
  return getRun(services.db, { userId, runId: id });
}

interface Read<Kind extends Modality> {
  readonly request: MediaRequests[Kind];
  readonly file?: MediaFile | undefined;
}
type Readers = {
  readonly [Kind in Modality]: (body: MediaBody<Kind>, engine: MediaEngineChoice) => Promise<Read<Kind>>;
};

const readers: Readers = {
  image: async ({ prompt, style, negativePrompt, count, aspectRatio, seed }) => ({
    request: {
      prompt: promptWithStyle(prompt, style),
      negativePrompt: negativePrompt || undefined,
      count,
      aspectRatio,
      seed,
    },
  }),
  async speech({ text, voice, speed, format }, { vendor, modelName }) {
    const options = speechOptions(vendor);
    if (format && !options.formats.includes(format)) throw wrongField("format", `${modelName} makes no ${format}`);
    if (speed !== undefined && !(options.speed && speed >= options.speed.min && speed <= options.speed.max)) {
      const range = options.speed && `${options.speed.min} to ${options.speed.max}`;
      throw wrongField("speed", range ? `${modelName} takes ${range}` : `${modelName} has one speed`);
    }
    return { request: { text, voice, speed, format } };
  },
  async transcription({ recording: upload, language }) {
    if (!upload) throw wrongField("recording", "a file is missing");
    const recording = await readUpload("recording", upload);
    if (soundSeconds(recording.data) === undefined) {
      throw new AppError("invalid_input", {
        field: "recording",
        userMessage: "There is no sound in this file. Please choose another one.",
      });
    }
    return { request: { recording, language }, file: recording };
  },
  music: async ({ prompt, seconds }) => ({ request: { prompt, seconds } }),
  async video({ prompt, aspectRatio, seconds, image: upload }, engine) {
    if (!engine.seconds?.includes(seconds)) {
      throw wrongField("seconds", `this engine makes videos of ${engine.seconds?.join(", ")} seconds`);
    }
    if (upload && !engine.takesPicture) throw wrongField("image", "this engine makes videos from words only");
    const image = upload && (await readUpload("image", upload));
    return { request: { prompt, aspectRatio, seconds, image }, file: image };
  },
  async model({ prompt, image: upload }, engine) {
    if ((prompt === undefined) === (upload === undefined))
      throw wrongField("prompt", "give either a prompt or a picture");
    if (!upload && !engine.takesWords) throw wrongField("image", "this engine makes 3D models from a picture only");
    const image = upload && (await readUpload("image", upload));
    return { request: { prompt, image }, file: image };
  },
};

/** Names the same file again, without keeping it. */
const describeFile = ({ mediaType, data }: MediaFile) => ({
  mediaType,
  bytes: data.byteLength,
  digest: createHash("sha256").update(data).digest("hex"),
});

/** For the history of credits. */
const describe: { readonly [Kind in Modality]: (body: MediaBody<Kind>, model: string) => string } = {
  image: ({ count }, model) => (count === 1 ? `an image by ${model}` : `${count} images by ${model}`),
  speech: (_, model) => `speech by ${model}`,
  transcription: (_, model) => `a transcription by ${model}`,
  music: (_, model) => `music by ${model}`,
  video: ({ seconds }, model) => `a video of ${seconds} seconds by ${model}`,
  model: (_, model) => `a 3D model by ${model}`,
};

export interface MediaQuote {
  readonly maxAic: number;
  /** Otherwise it may cost less. */
  readonly isExact: boolean;
  readonly payer: MediaEngineChoice["payer"];
}

/** Quotes what a run would cost. @throws {AppError} `invalid_input`, `not_found` for an engine that is not connected. */
export async function quoteRun(
  services: Services,
  { userId, body }: { readonly userId: string; readonly body: unknown },
): Promise<MediaQuote> {
  const { kind, engine: id, count, text, speed, seconds } = checkInput(quoteSchema, body);
  const { payer, isAdvanced } = await findEngine(services, { userId, kind, id });
  const units = { kind, images: count, text, speed, seconds, isAdvanced } as Parameters<typeof quoteMedia>[0];
  return { maxAic: payer === "credits" ? quoteMedia(units) : 0, isExact: kind !== "speech", payer };
}

/** Returns the prompt for an image engine: the user's words, then those of the style. */
const promptWithStyle = (prompt: string, style: string | undefined): string =>
  style ? `${prompt}\n\nStyle: ${style}` : prompt;
