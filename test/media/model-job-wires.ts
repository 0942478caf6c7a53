import type { ModelRequest } from "../../packages/engines/media-contract.ts";
import { csmModels } from "../../packages/engines/vendors/csm.ts";
import { falModels } from "../../packages/engines/vendors/fal.ts";
import { tripoModels } from "../../packages/engines/vendors/tripo.ts";
import { falResult } from "./fal-result.ts";
import { sampleFiles } from "./files.ts";
import { type JobWire, jobsOf } from "./job-wire.ts";

const { glb, png } = sampleFiles;
const ofText: ModelRequest = { prompt: "A fox" };
const ofPicture: ModelRequest = { image: png };
const dataUrl = `data:image/png;base64,${png.data.toString("base64")}`;
const done = { state: "done", result: [glb] } as const;

const task = (data: object) => ({ json: { code: 0, data } });

const tripo: JobWire = {
  name: "models by Tripo",
  model: "",
  basePath: "/v2/openapi",
  keyHeader: "authorization",
  make: (options) => jobsOf(tripoModels(options), ofText),
  started: () => task({ task_id: "job-1" }),
  sent: [{ method: "POST", path: "/v2/openapi/task", json: { type: "text_to_model", prompt: "A fox" } }],
  checkPath: "/v2/openapi/task/job-1",
  states: [
    ["is queued", () => task({ status: "queued", progress: 0 }), { state: "waiting" }],
    ["is running", () => task({ status: "running", progress: 42 }), { state: "running", progress: 0.42 }],
    ["failed", () => task({ status: "failed" }), { state: "failed", kind: "unavailable" }],
    ["was refused", () => task({ status: "banned" }), { state: "failed", kind: "refused" }],
    ["expired", () => task({ status: "expired" }), { state: "failed", kind: "unavailable" }],
    ["succeeded", ({ origin }) => task({ status: "success", output: { model: `${origin}/files/glb` } }), done],
  ],
  empty: [task({ status: "success" }), task({ status: "success", output: {} }), { json: { code: 0 } }],
  failure: (message, type) => ({ code: 2002, message, type }),
  namesCodes: true,
};

const tripoPicture: JobWire = {
  ...tripo,
  name: "models of pictures by Tripo",
  model: "v3.0",
  make: (options) => jobsOf(tripoModels(options), ofPicture),
  prepare: ({ path }) => (path.endsWith("/upload") ? task({ image_token: "picture-1" }) : undefined),
  sent: [
    { method: "POST", path: "/v2/openapi/upload", contains: ['name="file"; filename="file.png"'] },
    {
      path: "/v2/openapi/task",
      json: { type: "image_to_model", file: { type: "png", file_token: "picture-1" }, model_version: "v3.0" },
    },
  ],
};

const jobUrl = "/fal-ai/triposr/requests/job-1";
const tripoSr: JobWire = {
  name: "models by TripoSR on fal",
  model: "fal-ai/triposr",
  basePath: "",
  keyHeader: "authorization",
  make: (options) => jobsOf(falModels(options), ofPicture),
  started: ({ origin }) => ({
    json: { request_id: "job-1", status_url: `${origin}${jobUrl}/status`, response_url: `${origin}${jobUrl}` },
  }),
  sent: [{ method: "POST", path: "/fal-ai/triposr", json: { image_url: dataUrl } }],
  checkPath: `${jobUrl}/status`,
  states: [
    ["is in progress", () => ({ json: { status: "IN_PROGRESS" } }), { state: "running" }],
    ["is completed", falResult(({ origin }) => ({ json: { model_mesh: { url: `${origin}/files/glb` } } })), done],
  ],
  empty: [{ json: { status: "COMPLETED", model_mesh: null } }],
  canceled: { method: "PUT", path: `${jobUrl}/cancel` },
  failure: (msg, type) => ({ detail: [{ loc: ["body"], msg, type }] }),
  namesCodes: true,
};

const csm: JobWire = {
  name: "models by CSM",
  model: "",
  basePath: "",
  keyHeader: "x-api-key",
  make: (options) => jobsOf(csmModels(options), ofPicture),
  started: () => ({ json: { data: { session_code: "job-1" } } }),
  sent: [{ method: "POST", path: "/image-to-3d-sessions", json: { image_url: dataUrl } }],
  checkPath: "/image-to-3d-sessions/job-1",
  states: [
    [
      "is running",
      () => ({ json: { data: { session_status: "training", percent_done: 42 } } }),
      { state: "running", progress: 0.42 },
    ],
    ["failed", () => ({ json: { data: { session_status: "failed" } } }), { state: "failed", kind: "unavailable" }],
    [
      "is complete",
      ({ origin }) => ({ json: { data: { session_status: "complete", mesh_url_glb: `${origin}/files/glb` } } }),
      done,
    ],
  ],
  empty: [{ json: { data: {} } }, { json: { data: { session_status: "complete", mesh_url_glb: "none" } } }],
  failure: (message, code) => ({ message, code }),
  namesCodes: true,
};

export const modelJobWires: readonly JobWire[] = [tripo, tripoPicture, tripoSr, csm];
