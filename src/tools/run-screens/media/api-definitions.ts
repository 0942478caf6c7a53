/** Runs of media as documented. The schemas of requests are those that read them (`media-requests.ts`). */
import { createRoute, z } from "@hono/zod-openapi";
import { type Modality, modalities } from "#engines/index.ts";
import { type ApiPart, bySession, errorSchema, jsonAnswer } from "#platform/http/api-document.ts";
import { mediaRequestSchemas, quoteSchema } from "./media-requests.ts";

const about = <Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown): Schema =>
  schema.openapi(example === undefined ? { description } : { description, example });

const error = (description: string) => jsonAnswer(errorSchema, description);
const aic = (description: string, example: number) => about(z.number().int(), description, example);
const payer = about(
  z.enum(["credits", "own-key"]),
  "Who pays the provider: you with AI credits, or your own key, which makes it free here.",
  "credits",
);

const runId = "8a2f6c1e-3b0d-4c1f-9a53-7d5e0f1b2c3d";
const ofRun = z.object({ id: about(z.string(), "The run’s id.", runId) });

const engineSchema = z
  .object({
    id: about(z.string(), "What requests name it by.", "dall-e-3/gpt-image-2.5-flare"),
    engineName: about(z.string(), "The engine, as the directory names it.", "GPT Image"),
    slug: about(z.string(), "The engine’s short name in the directory.", "dall-e-3"),
    vendorName: about(z.string(), "Who runs it.", "OpenAI"),
    model: about(z.string(), "The model’s id at its vendor.", "gpt-image-2.5-flare"),
    modelName: about(z.string(), "The model.", "GPT Image 2.5 Flare"),
    isAdvanced: about(z.boolean(), "Whether it needs a Pro or Business plan, unless you use your own key.", false),
    payer,
    stopping: about(
      z.enum(["bills-produced", "bills-whole", "unknown"]),
      "What the vendor bills for a run that is stopped. Here it costs nothing.",
      "unknown",
    ),
    seconds: about(z.array(z.number().int()).optional(), "The lengths of videos that it makes.", [5, 10]),
    takesPicture: about(
      z.boolean().optional(),
      "Whether its videos can begin with a picture, or its images be made of one.",
      true,
    ),
  })
  .openapi("RunEngine");

const fileSchema = z.object({
  number: aic("From 1.", 1),
  mediaType: about(z.string(), "Its format.", "image/png"),
  bytes: aic("Its size.", 184_320),
  url: about(z.string(), "Where it is.", `/api/runs/${runId}/files/1`),
});

const runSchema = z
  .object({
    id: about(z.string(), "The run’s id.", runId),
    kind: about(z.enum(["text", ...modalities]), "What it does.", "image"),
    state: about(z.enum(["running", "finished", "stopped", "failed"]), "How it goes.", "finished"),
    payer,
    maxAic: aic("The most that it can cost, in AI credits.", 20),
    priceAic: aic("What it cost, in AI credits; 0 until it has finished.", 20),
    progress: about(z.number().nullable(), "0 to 1, where the provider says it.", null),
    output: about(z.string(), "The text of a transcription, or of a text; of a text that goes on, what has come.", ""),
    details: about(
      z.object({}).nullable(),
      "Of a transcription: its seconds, and segments with their times. Of sound: its seconds. Of a text that reached its length limit: `isCut`.",
      null,
    ),
    failure: about(z.string().nullable(), "Why it failed, from a fixed list.", null),
    message: about(z.string().nullable(), "Why it failed, as a sentence.", null),
    files: about(z.array(fileSchema), "What it has made."),
    engine: about(z.string(), "The engine’s short name in the directory.", "dall-e-3"),
    model: about(z.string(), "The model that ran.", "gpt-image-2.5-flare"),
    settings: about(z.object({}), "What you requested.", { prompt: "A red fox in the snow", count: 2 }),
    createdAt: about(z.iso.datetime(), "When it began.", "2026-11-22T09:00:00.000Z"),
  })
  .openapi("Run");

const noSession = { 401: error("Not signed in.") };
const noRun = { 404: error("You have no such run.") };
const foreign = { 403: error("The Origin header is not this site’s.") };

const listEnginesRoute = createRoute({
  method: "get",
  path: "/api/runs/engines",
  tags: ["Runs"],
  security: bySession,
  summary: "List the engines for a kind of work",
  description: "Those that you can use now, with the operator’s keys or your own.",
  parameters: [
    {
      name: "kind",
      in: "query",
      required: true,
      schema: { type: "string", enum: [...modalities], example: "image" },
      description: "The kind of work.",
    },
  ],
  responses: {
    200: jsonAnswer(z.object({ engines: about(z.array(engineSchema), "The engines.") }), "The engines."),
    ...noSession,
    422: error("There is no such kind. The message lists them."),
  },
});

const quoteRoute = createRoute({
  method: "post",
  path: "/api/runs/quote",
  tags: ["Runs"],
  security: bySession,
  summary: "Ask what a run would cost",
  description: "Nothing is begun. What counts is the number of images, the text of speech, or the length in seconds.",
  request: { body: { content: { "application/json": { schema: quoteSchema } } } },
  responses: {
    200: jsonAnswer(
      z.object({
        maxAic: aic("The price, in AI credits; of speech, the most that it costs.", 20),
        isExact: about(z.boolean(), "Whether it costs exactly that.", true),
        payer,
      }),
      "The price.",
    ),
    ...noSession,
    ...foreign,
    404: error("The engine isn’t connected."),
    422: error("A value is missing or invalid. The message names it."),
  },
});

const summaries: Readonly<Record<Modality, readonly [summary: string, price: string]>> = {
  image: ["Make images", "10 AI credits for each image"],
  speech: ["Turn a text into speech", "5 AI credits for each started minute of it"],
  transcription: ["Transcribe a recording", "5 AI credits for each started minute of the recording"],
  music: ["Make music", "30 AI credits for each started minute"],
  video: ["Make a video", "10 AI credits for each second, or 40 on advanced engines"],
  model: ["Make a 3D model", "40 AI credits"],
};
const withFiles: readonly Modality[] = ["transcription", "video", "model"];

const startRoutes = modalities.map((kind) => {
  const [summary, price] = summaries[kind];
  const schema = mediaRequestSchemas[kind];
  const form = withFiles.includes(kind) ? { "multipart/form-data": { schema } } : {};
  return createRoute({
    method: "post",
    path: `/api/runs/${kind}`,
    tags: ["Runs"],
    security: bySession,
    summary,
    description: `Begins a run and answers at once: ask for the run until it has ended. Costs ${price}, and nothing if it fails or on your own key. The same key with the same values is the same run.`,
    request: {
      body: { content: kind === "transcription" ? form : { "application/json": { schema }, ...form } },
    },
    responses: {
      200: jsonAnswer(runSchema, "The run, which has ended already."),
      202: jsonAnswer(runSchema, "The run, which goes on."),
      ...noSession,
      402: error("There are not enough AI credits. The message names the price and the balance."),
      403: error("The engine needs another plan, or the Origin header is not this site’s."),
      404: error("The engine isn’t connected."),
      409: error("It would cost more than maxAic, or the key was used for another request."),
      413: error("The file is too large, or your results leave no room for more."),
      422: error("A value is missing or invalid, or a file can’t be read. The message names it."),
      429: error("You have too many runs in progress."),
      503: error("There is no key for the provider."),
    },
  });
});

const getRunRoute = createRoute({
  method: "get",
  path: "/api/runs/{id}",
  tags: ["Runs"],
  security: bySession,
  summary: "Get a run",
  description: "Its state and progress, what it cost and what it made; or why it failed.",
  request: { params: ofRun },
  responses: { 200: jsonAnswer(runSchema, "The run."), ...noSession, ...noRun },
});

const stopRunRoute = createRoute({
  method: "post",
  path: "/api/runs/{id}/stop",
  tags: ["Runs"],
  security: bySession,
  summary: "Stop a run",
  description:
    "It ends at once and costs nothing; a text costs what was sent and what was written until then. A run that has ended stays as it is. The request needs no body.",
  request: { params: ofRun },
  responses: {
    200: jsonAnswer(runSchema, "The run."),
    ...noSession,
    ...foreign,
    ...noRun,
    429: error("You have stopped many runs in the last hour. This one goes on."),
  },
});

const deleteRunRoute = createRoute({
  method: "post",
  path: "/api/runs/{id}/delete",
  tags: ["Runs"],
  security: bySession,
  summary: "Delete a run and its files",
  description: "What it cost stays in the history of your credits. The request needs no body.",
  request: { params: ofRun },
  responses: {
    204: { description: "It is deleted." },
    ...noSession,
    ...foreign,
    ...noRun,
    409: error("It is still in progress."),
  },
});

const fileRoute = createRoute({
  method: "get",
  path: "/api/runs/{id}/files/{number}",
  tags: ["Runs"],
  security: bySession,
  summary: "Get a file of a run",
  description: "Whole or in parts (Range). With `download` in the query, browsers save it.",
  request: { params: ofRun.extend({ number: about(z.string(), "The file’s number.", "1") }) },
  responses: {
    200: { description: "The file.", content: { "image/png": { schema: z.string() } } },
    ...noSession,
    404: error("You have no such file."),
  },
});

export const runsApi: ApiPart = {
  name: "Runs",
  description: "For this site’s own pages: pictures, sound, films and 3D models of the signed-in user.",
  endpoints: [listEnginesRoute, quoteRoute, ...startRoutes, getRunRoute, stopRunRoute, deleteRunRoute, fileRoute],
};
