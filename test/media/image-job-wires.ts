import type { ImageRequest } from "../../packages/engines/media-contract.ts";
import { falImages } from "../../packages/engines/vendors/fal.ts";
import { leonardoImages } from "../../packages/engines/vendors/leonardo.ts";
import { replicateImages } from "../../packages/engines/vendors/replicate.ts";
import { falResult } from "./fal-result.ts";
import { sampleFiles } from "./files.ts";
import { type JobWire, jobsOf } from "./job-wire.ts";

const request: ImageRequest = {
  prompt: "A red fox",
  negativePrompt: "snow",
  count: 2,
  aspectRatio: "16:9",
  seed: 7,
};

const { png } = sampleFiles;
const done = { state: "done", result: [png, png] } as const;
const urls = (origin: string) => [`${origin}/files/png`, `${origin}/files/png`];

const generation = (fields: object | null) => ({ json: { generations_by_pk: fields } });

const leonardo: JobWire = {
  name: "images by Leonardo",
  model: "6bef9f1b-29cb-40c7-b9df-32b51c1f67d3",
  basePath: "/api/rest/v1",
  keyHeader: "authorization",
  make: (options) => jobsOf(leonardoImages(options), request),
  started: () => ({ json: { sdGenerationJob: { generationId: "job-1", apiCreditCost: 7 } } }),
  sent: [
    {
      method: "POST",
      path: "/api/rest/v1/generations",
      json: {
        prompt: "A red fox",
        negative_prompt: "snow",
        modelId: "6bef9f1b-29cb-40c7-b9df-32b51c1f67d3",
        num_images: 2,
        width: 1536,
        height: 864,
        seed: 7,
      },
    },
  ],
  checkPath: "/api/rest/v1/generations/job-1",
  states: [
    ["is pending", () => generation({ status: "PENDING", generated_images: [] }), { state: "running" }],
    ["failed", () => generation({ status: "FAILED", generated_images: [] }), { state: "failed", kind: "unavailable" }],
    ["is unknown", () => generation(null), { state: "failed", kind: "unavailable" }],
    [
      "made nothing",
      () => generation({ status: "COMPLETE", generated_images: [] }),
      { state: "failed", kind: "unavailable" },
    ],
    [
      "is complete",
      ({ origin }) => generation({ status: "COMPLETE", generated_images: urls(origin).map((url) => ({ url })) }),
      done,
    ],
  ],
  empty: [{ json: {} }, generation({ status: "COMPLETE", generated_images: [{ url: "none" }] })],
  failure: (error, code) => ({ error, path: "$", code }),
  namesCodes: true,
};

const replicate: JobWire = {
  name: "images by Replicate",
  model: "black-forest-labs/flux-schnell",
  basePath: "/v1",
  keyHeader: "authorization",
  make: (options) => jobsOf(replicateImages(options), request),
  started: () => ({ status: 201, json: { id: "job-1", status: "starting" } }),
  sent: [
    {
      method: "POST",
      path: "/v1/models/black-forest-labs/flux-schnell/predictions",
      json: {
        input: { prompt: "A red fox", negative_prompt: "snow", aspect_ratio: "16:9", num_outputs: 2, seed: 7 },
      },
    },
  ],
  checkPath: "/v1/predictions/job-1",
  states: [
    ["is starting", () => ({ json: { status: "starting", output: null, error: null } }), { state: "waiting" }],
    ["is processing", () => ({ json: { status: "processing" } }), { state: "running" }],
    [
      "failed",
      () => ({ json: { status: "failed", error: "CUDA out of memory" } }),
      { state: "failed", kind: "unavailable" },
    ],
    [
      "was refused",
      () => ({ json: { status: "failed", error: "NSFW content detected. Try another prompt." } }),
      { state: "failed", kind: "refused" },
    ],
    ["was canceled", () => ({ json: { status: "canceled" } }), { state: "failed", kind: "unavailable" }],
    ["succeeded", ({ origin }) => ({ json: { status: "succeeded", output: urls(origin) } }), done],
    [
      "succeeded with one picture",
      ({ origin }) => ({ json: { status: "succeeded", output: `${origin}/files/png` } }),
      { state: "done", result: [png] },
    ],
  ],
  empty: [
    { json: { status: "succeeded", output: [] } },
    { json: { status: "succeeded" } },
    { json: { status: "new" } },
  ],
  canceled: { method: "POST", path: "/v1/predictions/job-1/cancel" },
  failure: (detail, title) => ({ title, detail, status: 400 }),
  namesCodes: false,
};

const replicateVersion: JobWire = {
  ...replicate,
  name: "images by a version on Replicate",
  model: "someone/theirs:0123abcd",
  sent: [
    {
      path: "/v1/predictions",
      json: {
        version: "0123abcd",
        input: { prompt: "A red fox", negative_prompt: "snow", aspect_ratio: "16:9", num_outputs: 2, seed: 7 },
      },
    },
  ],
};

const jobUrl = "/fal-ai/flux/requests/job-1";
const fal: JobWire = {
  name: "images by fal",
  model: "fal-ai/flux/schnell",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => jobsOf(falImages(options), request),
  started: ({ origin }) => ({
    json: {
      request_id: "job-1",
      status_url: `${origin}${jobUrl}/status`,
      response_url: `${origin}${jobUrl}`,
      cancel_url: `${origin}${jobUrl}/cancel`,
    },
  }),
  sent: [
    {
      method: "POST",
      path: "/fal-ai/flux/schnell",
      json: {
        prompt: "A red fox",
        negative_prompt: "snow",
        image_size: "landscape_16_9",
        num_images: 2,
        seed: 7,
      },
    },
  ],
  checkPath: `${jobUrl}/status`,
  states: [
    ["is in the queue", () => ({ json: { status: "IN_QUEUE", queue_position: 3 } }), { state: "waiting" }],
    ["is in progress", () => ({ json: { status: "IN_PROGRESS" } }), { state: "running" }],
    [
      "failed",
      falResult(() => ({ status: 422, json: { detail: [{ loc: ["body"], msg: "It is too dark.", type: "dark" }] } })),
      { state: "failed", kind: "rejected" },
    ],
    [
      "was refused",
      falResult(() => ({
        status: 422,
        json: { detail: [{ loc: ["body"], msg: "It is not allowed.", type: "content_policy_violation" }] },
      })),
      { state: "failed", kind: "refused" },
    ],
    [
      "says that it failed",
      () => ({ json: { status: "COMPLETED", error: "The runner went away." } }),
      { state: "failed", kind: "unavailable" },
    ],
    [
      "is completed",
      falResult(({ origin }) => ({
        json: { images: urls(origin).map((url) => ({ url, content_type: "image/png" })) },
      })),
      done,
    ],
  ],
  empty: [{ json: { status: "COMPLETED" } }, { json: { status: "COMPLETED", images: [] } }],
  canceled: { method: "PUT", path: `${jobUrl}/cancel` },
  failure: (msg, type) => ({ detail: [{ loc: ["body"], msg, type }] }),
  namesCodes: true,
};

export const imageJobWires: readonly JobWire[] = [leonardo, replicate, replicateVersion, fal];
