import type { VideoRequest } from "../../packages/engines/media-contract.ts";
import { falVideo } from "../../packages/engines/vendors/fal.ts";
import { googleVideo } from "../../packages/engines/vendors/google.ts";
import { lumaVideo } from "../../packages/engines/vendors/luma.ts";
import { replicateVideo } from "../../packages/engines/vendors/replicate.ts";
import { runwayVideo } from "../../packages/engines/vendors/runway.ts";
import { falResult } from "./fal-result.ts";
import { sampleFiles } from "./files.ts";
import { type JobWire, jobsOf } from "./job-wire.ts";

const request: VideoRequest = { prompt: "A fox runs", aspectRatio: "9:16", seconds: 5 };
const { mp4, png } = sampleFiles;
const withPicture: VideoRequest = { ...request, image: png };
const dataUrl = `data:image/png;base64,${png.data.toString("base64")}`;
const done = { state: "done", result: [mp4] } as const;

const runway: JobWire = {
  name: "video by Runway",
  model: "gen4.5",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => jobsOf(runwayVideo(options), request),
  started: () => ({ json: { id: "job-1" } }),
  sent: [
    {
      method: "POST",
      path: "/v1/text_to_video",
      json: { model: "gen4.5", promptText: "A fox runs", ratio: "720:1280", duration: 5 },
    },
  ],
  checkPath: "/v1/tasks/job-1",
  states: [
    ["is pending", () => ({ json: { status: "PENDING" } }), { state: "waiting" }],
    ["is throttled", () => ({ json: { status: "THROTTLED" } }), { state: "waiting" }],
    ["is running", () => ({ json: { status: "RUNNING", progress: 0.42 } }), { state: "running", progress: 0.42 }],
    [
      "failed",
      () => ({ json: { status: "FAILED", failure: "An internal error.", failureCode: "INTERNAL" } }),
      { state: "failed", kind: "unavailable" },
    ],
    [
      "was refused",
      () => ({ json: { status: "FAILED", failure: "Not allowed.", failureCode: "SAFETY.INPUT.TEXT" } }),
      { state: "failed", kind: "refused" },
    ],
    ["was canceled", () => ({ json: { status: "CANCELLED" } }), { state: "failed", kind: "unavailable" }],
    ["succeeded", ({ origin }) => ({ json: { status: "SUCCEEDED", output: [`${origin}/files/mp4`] } }), done],
  ],
  empty: [{ json: { status: "SUCCEEDED" } }, { json: { status: "SUCCEEDED", output: [] } }],
  canceled: { method: "DELETE", path: "/v1/tasks/job-1" },
  failure: (error, code) => ({ error, code }),
  namesCodes: true,
};

const runwayPicture: JobWire = {
  ...runway,
  name: "video of a picture by Runway",
  make: (options) => jobsOf(runwayVideo(options), withPicture),
  sent: [
    {
      path: "/v1/image_to_video",
      json: { model: "gen4.5", promptText: "A fox runs", ratio: "720:1280", duration: 5, promptImage: dataUrl },
    },
  ],
};

const luma: JobWire = {
  name: "video by Luma",
  model: "ray-3.2",
  basePath: "/v1",
  keyHeader: "authorization",
  make: (options) => jobsOf(lumaVideo(options), request),
  started: () => ({ status: 201, json: { id: "job-1", state: "queued" } }),
  sent: [
    {
      method: "POST",
      path: "/v1/generations",
      json: { prompt: "A fox runs", model: "ray-3.2", type: "video", aspect_ratio: "9:16" },
    },
  ],
  checkPath: "/v1/generations/job-1",
  states: [
    ["is queued", () => ({ json: { state: "queued" } }), { state: "waiting" }],
    ["is processing", () => ({ json: { status: "processing" } }), { state: "running" }],
    ["failed", () => ({ json: { state: "failed" } }), { state: "failed", kind: "unavailable" }],
    [
      "was refused",
      () => ({ json: { state: "failed", failure_reason: "The prompt didn’t pass moderation." } }),
      { state: "failed", kind: "refused" },
    ],
    [
      "is completed",
      ({ origin }) => ({ json: { state: "completed", output: [{ url: `${origin}/files/mp4` }] } }),
      done,
    ],
  ],
  empty: [{ json: { state: "completed" } }, { json: { state: "completed", output: [] } }, { json: { state: "new" } }],
  failure: (detail, code) => ({ detail, code }),
  namesCodes: true,
};

const operationPath = "models/veo-3.1-generate/operations/job-1";
const finished = (generateVideoResponse: object) => ({
  json: { name: operationPath, done: true, response: { generateVideoResponse } },
});

const veo: JobWire = {
  name: "video by Veo",
  model: "veo-3.1-generate",
  basePath: "/v1beta",
  keyHeader: "x-goog-api-key",
  make: (options) => jobsOf(googleVideo(options), withPicture),
  started: () => ({ json: { name: operationPath } }),
  sent: [
    {
      method: "POST",
      path: "/v1beta/models/veo-3.1-generate:predictLongRunning",
      json: {
        instances: [
          {
            prompt: "A fox runs",
            image: { bytesBase64Encoded: png.data.toString("base64"), mimeType: "image/png" },
          },
        ],
        parameters: { aspectRatio: "9:16", durationSeconds: 5 },
      },
    },
  ],
  checkPath: `/v1beta/${operationPath}`,
  states: [
    ["is running", () => ({ json: { name: operationPath } }), { state: "running" }],
    [
      "failed",
      () => ({ json: { name: operationPath, done: true, error: { code: 13, message: "Internal error." } } }),
      { state: "failed", kind: "unavailable" },
    ],
    [
      "was refused",
      () => finished({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["It shows a person."] }),
      { state: "failed", kind: "refused" },
    ],
    ["is done", ({ origin }) => finished({ generatedSamples: [{ video: { uri: `${origin}/files/mp4` } }] }), done],
  ],
  empty: [{ json: { name: operationPath, done: true } }, finished({}), finished({ generatedSamples: [] })],
  failure: (message, status) => ({ error: { code: 400, message, status } }),
  namesCodes: true,
};

const jobUrl = "/fal-ai/pika/requests/job-1";
const pika: JobWire = {
  name: "video by Pika on fal",
  model: "fal-ai/pika/v2.2/text-to-video",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => jobsOf(falVideo(options), request),
  started: ({ origin }) => ({
    json: { request_id: "job-1", status_url: `${origin}${jobUrl}/status`, response_url: `${origin}${jobUrl}` },
  }),
  sent: [
    {
      method: "POST",
      path: "/fal-ai/pika/v2.2/text-to-video",
      json: { prompt: "A fox runs", aspect_ratio: "9:16", resolution: "720p", duration: 5 },
    },
  ],
  checkPath: `${jobUrl}/status`,
  states: [
    ["is in the queue", () => ({ json: { status: "IN_QUEUE" } }), { state: "waiting" }],
    ["is completed", falResult(({ origin }) => ({ json: { video: { url: `${origin}/files/mp4` } } })), done],
  ],
  empty: [{ json: { status: "COMPLETED", video: {} } }],
  canceled: { method: "PUT", path: `${jobUrl}/cancel` },
  failure: (msg, type) => ({ detail: [{ loc: ["body"], msg, type }] }),
  namesCodes: true,
};

const replicate: JobWire = {
  name: "video by Replicate",
  model: "owner/film",
  basePath: "/v1",
  keyHeader: "authorization",
  make: (options) => jobsOf(replicateVideo(options), withPicture),
  started: () => ({ status: 201, json: { id: "job-1", status: "starting" } }),
  sent: [
    {
      method: "POST",
      path: "/v1/models/owner/film/predictions",
      json: { input: { prompt: "A fox runs", aspect_ratio: "9:16", duration: 5, image: dataUrl } },
    },
  ],
  checkPath: "/v1/predictions/job-1",
  states: [
    ["is starting", () => ({ json: { status: "starting" } }), { state: "waiting" }],
    ["succeeded", ({ origin }) => ({ json: { status: "succeeded", output: `${origin}/files/mp4` } }), done],
  ],
  empty: [{ json: { status: "succeeded" } }],
  canceled: { method: "POST", path: "/v1/predictions/job-1/cancel" },
  failure: (detail, title) => ({ title, detail, status: 400 }),
  namesCodes: false,
};

export const videoJobWires: readonly JobWire[] = [runway, runwayPicture, luma, veo, pika, replicate];
