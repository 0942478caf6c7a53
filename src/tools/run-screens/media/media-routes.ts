import { type Context, Hono } from "hono";
import { type Accounts, signedInUpload } from "#accounts/index.ts";
import { type Modality, modalities, vendorTitles } from "#engines/index.ts";
import type { PlanOf } from "#models/index.ts";
import { listMediaEngines } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJson } from "#platform/http/bodies/read-request.ts";
import type { Upload } from "#platform/http/read-body.ts";
import { sendFile } from "#platform/http/send-file.ts";
import type { Services } from "#platform/services.ts";
import { deleteRun, endingOf, findRunOwner, getRun, openRunFile, type RunView, stopRun } from "#runs/index.ts";
import { runsPath } from "#runs/rules.ts";
import { actingAs } from "#teams/index.ts";
import { fileNameOfRun } from "#work/index.ts";
import { readFields, uploadBytesMax } from "./read-media-form.ts";
import { quoteRun, startMedia } from "./start-media.ts";

/** Stopping and deleting need no more than the address. */
export const bodylessRunPaths = /^\/api\/runs\/[\da-f-]{36}\/(?:stop|delete)$/;

const ownOnly = { "Cache-Control": "private, no-store" };

/** Recordings and pictures are larger than forms, and only signed-in users may send them. */
export function mediaUploads(accounts: Pick<Accounts, "readSession">): readonly Upload[] {
  const upload = (kind: Modality, bytesMax: number): Upload =>
    signedInUpload(accounts, `${runsPath}/${kind}`, bytesMax);
  return [
    upload("transcription", uploadBytesMax.recording),
    upload("video", uploadBytesMax.image),
    upload("model", uploadBytesMax.image),
  ];
}

/** Runs of media for signed-in users, and what they have made. */
export function mediaRoutes(services: Services, accounts: Accounts, planOf: PlanOf) {
  const { db } = services;
  const routes = new Hono<AppEnv>();

  routes.get(`${runsPath}/engines`, async (c) => {
    const { ownerId } = await actingAs(c, services, accounts);
    const kind = modalities.find((known) => known === c.req.query("kind"));
    if (!kind)
      throw new AppError("invalid_input", { userMessage: `The kind must be one of: ${modalities.join(", ")}.` });
    const engines = await listMediaEngines(services, ownerId, kind);
    return c.json(
      {
        engines: engines.map(({ vendor, ratios: _, speech: __, ...engine }) => ({
          ...engine,
          vendorName: vendorTitles[vendor],
        })),
      },
      200,
      ownOnly,
    );
  });

  routes.post(`${runsPath}/quote`, async (c) => {
    const { ownerId } = await actingAs(c, services, accounts);
    return c.json(await quoteRun(services, { userId: ownerId, body: await readBody(c) }), 200, ownOnly);
  });

  for (const kind of modalities) {
    routes.post(`${runsPath}/${kind}`, async (c) => {
      const { ownerId, member } = await actingAs(c, services, accounts);
      const body = await readBody(c);
      const run = await startMedia(services, { userId: ownerId, plan: await planOf(ownerId, member), kind, body });
      return c.json(showRun(run), run.state === "running" ? 202 : 200, {
        ...ownOnly,
        Location: `${runsPath}/${run.id}`,
      });
    });
  }

  routes.get(`${runsPath}/:id`, async (c) => c.json(showRun(await getRun(db, await ownRun(c))), 200, ownOnly));

  routes.post(`${runsPath}/:id/stop`, async (c) => {
    const run = await ownRun(c);
    await stopRun(services, run);
    return c.json(showRun(await getRun(db, run)), 200, ownOnly);
  });

  routes.post(`${runsPath}/:id/delete`, async (c) => {
    await deleteRun(services, await ownRun(c));
    return c.body(null, 204, ownOnly);
  });

  routes.get(`${runsPath}/:id/files/:number`, async (c) => {
    const run = await ownRun(c);
    const number = /^\d{1,4}$/.test(c.req.param("number")) ? Number(c.req.param("number")) : 0;
    const file = await openRunFile(services, { ...run, number });
    // Only what is kept needs a name that its owner can read, and players ask for each part anew.
    const isKept = c.req.query("download") !== undefined;
    const name = isKept ? fileNameOfRun(await getRun(db, run)) : run.runId.slice(0, 8);
    return sendFile(c, file, `${name}-${number}.${endingOf(file.mediaType)}`);
  });

  async function ownRun(c: Context<AppEnv>) {
    const actor = await actingAs(c, services, accounts);
    const runId = c.req.param("id") ?? "";
    return { userId: await findRunOwner(db, { ...actor, id: runId }), runId };
  }

  return routes;
}

/** @throws {AppError} `malformed_request` */
async function readBody(c: Context<AppEnv>): Promise<unknown> {
  if (c.req.header("content-type")?.startsWith("multipart/form-data")) return readFields(await readForm(c.req.raw));
  return readJson(c);
}

/** A run as its owner's programs see it. */
function showRun(run: RunView) {
  const { id, kind, state, payer, maxAic, priceAic, progress, output, details, failure, failureMessage } = run;
  const { engine, model, settings, createdAt } = run;
  return {
    id,
    kind,
    state,
    payer,
    maxAic,
    priceAic,
    progress,
    output,
    details,
    failure,
    message: failureMessage,
    files: run.files.map((file) => ({ ...file, url: `${runsPath}/${id}/files/${file.number}` })),
    engine,
    model,
    settings,
    createdAt: createdAt.toISOString(),
  };
}
