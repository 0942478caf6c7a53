import type { CallLimits } from "./contract.ts";
import type { EngineError } from "./engine-error.ts";
import type { SpeechFormat } from "./media/speech-options.ts";

/** A picture, a recording, a film or a model. */
export interface MediaFile {
  /** e.g. `image/png`, `audio/mpeg`, `video/mp4`, `model/gltf-binary`. */
  readonly mediaType: string;
  readonly data: Uint8Array;
}

export const aspectRatios = ["1:1", "16:9", "9:16", "4:3", "3:4"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

export interface ImageRequest {
  readonly prompt: string;
  /** Things that must not be seen; left out where the provider takes none. */
  readonly negativePrompt?: string | undefined;
  /** 1 to 4. */
  readonly count: number;
  readonly aspectRatio: AspectRatio;
  readonly seed?: number | undefined;
  /** The model decides if left out; only where the vendor takes it (`takesQuality`). */
  readonly quality?: "low" | "medium" | "high" | undefined;
  /** PNG, JPEG or WebP that the images show in another way; only where vendor and model take them (`inputPictureLimits`). */
  readonly pictures?: readonly MediaFile[] | undefined;
}

export interface SpeechRequest {
  readonly text: string;
  /** The provider's id of a voice; its default voice if left out. */
  readonly voice?: string | undefined;
  /** 1 is the voice's own; only where the vendor has it (`speechOptions`), as with the format. */
  readonly speed?: number | undefined;
  /** `mp3` if left out. */
  readonly format?: SpeechFormat | undefined;
}

export interface Voice {
  readonly id: string;
  readonly name: string;
}

export interface TranscriptionRequest {
  readonly recording: MediaFile;
  /** ISO 639-1; recognized by the provider if left out. */
  readonly language?: string | undefined;
}

export interface Transcript {
  /** Empty if nothing is said. */
  readonly text: string;
  /** Length of the recording; undefined if the provider doesn't say it. */
  readonly seconds: number | undefined;
  /** Sentences or so, in their order; empty if the provider gives no times. */
  readonly segments: readonly {
    readonly startSeconds: number;
    readonly endSeconds: number;
    readonly text: string;
  }[];
}

export interface MusicRequest {
  readonly prompt: string;
  readonly seconds: number;
}

export interface VideoRequest {
  readonly prompt: string;
  /** The first frame. */
  readonly image?: MediaFile | undefined;
  readonly aspectRatio: AspectRatio;
  readonly seconds: number;
}

export interface ModelRequest {
  /** Either is given. */
  readonly prompt?: string | undefined;
  readonly image?: MediaFile | undefined;
}

/** Kinds of work that media engines do. */
export const modalities = ["image", "speech", "transcription", "music", "video", "model"] as const;
export type Modality = (typeof modalities)[number];

export interface MediaRequests {
  readonly image: ImageRequest;
  readonly speech: SpeechRequest;
  readonly transcription: TranscriptionRequest;
  readonly music: MusicRequest;
  readonly video: VideoRequest;
  readonly model: ModelRequest;
}

/** Files, except of what reads. */
export type MediaResults = {
  readonly [Kind in Modality]: Kind extends "transcription" ? Transcript : readonly MediaFile[];
};

/** Answers within one call. @throws {EngineError} also for what is no file of the promised kind; the signal's reason if aborted. */
export type Call<Request, Result> = (request: Request, limits: CallLimits) => Promise<Result>;

export type JobState<Result> =
  /** Progress from 0 to 1, where the provider says it. */
  | { readonly state: "waiting" | "running"; readonly progress?: number | undefined }
  | { readonly state: "done"; readonly result: Result }
  /** Also a job that the provider doesn't know anymore. */
  | { readonly state: "failed"; readonly error: EngineError };

/**
 * A provider that takes its time: the job's id is all that is needed to go on after a restart.
 * `start` is not repeatable; `check` and `cancel` are.
 */
export interface JobEngine<Request, Result> {
  /** @returns the provider's id of the job. @throws {EngineError} */
  readonly start: Call<Request, string>;
  /** Fetches the files, too, once they are there. @throws {EngineError} if the provider can't be asked, which says nothing about the job. */
  readonly check: Call<string, JobState<Result>>;
  /** Absent where the provider has no way to stop a job. */
  readonly cancel?: Call<string, void> | undefined;
}

/** Either way of a provider. */
export type MediaEngine<Request, Result = readonly MediaFile[]> =
  | { readonly kind: "call"; readonly call: Call<Request, Result> }
  | ({ readonly kind: "job" } & JobEngine<Request, Result>);

export interface MediaEngineOptions {
  /** The provider's id of the model. */
  readonly model: string;
  readonly apiKey: string;
  /** Organization that is billed, for OpenAI’s keys. */
  readonly organizationId?: string | undefined;
  /** Address that replaces the provider's own. */
  readonly baseUrl?: string | undefined;
  /** True if the provider and its files may be on this machine or in its network. */
  readonly allowPrivateAddresses: boolean;
}
