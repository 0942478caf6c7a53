import { Hono } from "hono";
import { z } from "zod";
import type { Accounts } from "#accounts/index.ts";
import { listMediaEngines } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { correctTranscript, getRun, listVoices } from "#runs/index.ts";
import { linesOf } from "#runs/rules.ts";
import { actingAs } from "#teams/index.ts";
import { transcriptsPath, voicesPath } from "./audio-rules.ts";
import { transcriptFormats, transcriptTypes, writeTranscript } from "./transcript-files.ts";

/** Each asks a provider. */
const voicesLimit = { name: "voices", attemptsMax: 60, windowSeconds: 10 * 60 };

/** Each writes the whole transcript anew. No one types faster. */
const correctionsLimit = { name: "transcript-corrections", attemptsMax: 300, windowSeconds: 10 * 60 };

/** A transcript without times is one line. */
const lineMax = 30_000;
const correctionSchema = z.strictObject({
  line: z.number().int().min(0).max(100_000),
  before: z.string().max(1_000_000),
  after: z
    .string()
    .max(lineMax, `a line has ${lineMax} characters at most`)
    .transform((text) => text.replaceAll(/\s+/g, " ").trim()),
});

const ownOnly = { "Cache-Control": "private, no-store" };

/** The voices of engines, and transcripts: their lines to correct, and their files. */
export function audioRoutes(services: Services, accounts: Accounts) {
  const { db, rateLimits } = services;
  const routes = new Hono<AppEnv>();

  routes.get(voicesPath, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const engine = (await listMediaEngines(services, ownerId, "speech")).find(({ id }) => id === c.req.query("engine"));
    if (!engine)
      throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another." });
    await rateLimits.consume(voicesLimit, userId);
    return c.json({ voices: await listVoices(services, { userId: ownerId, engine }, c.req.raw.signal) }, 200, ownOnly);
  });

  routes.post(`${transcriptsPath}/:id/lines`, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    const correction = checkInput(correctionSchema, await readJson(c));
    await rateLimits.consume(correctionsLimit, userId);
    await correctTranscript(db, { userId: ownerId, runId: c.req.param("id"), ...correction });
    return c.json({ text: correction.after }, 200, ownOnly);
  });

  routes.get(`${transcriptsPath}/:id/:file`, async (c) => {
    const { ownerId } = await actingAs(c, services, accounts);
    const run = await getRun(db, { userId: ownerId, runId: c.req.param("id") });
    const format = transcriptFormats.find((known) => c.req.param("file") === `transcript.${known}`);
    const hasTimes = (run.details?.segments?.length ?? 0) > 0;
    if (run.kind !== "transcription" || run.state !== "finished" || !format || (format !== "txt" && !hasTimes)) {
      throw new AppError("not_found", { userMessage: "There is no file at this address." });
    }
    return new Response(writeTranscript(format, linesOf(run)), {
      headers: {
        ...ownOnly,
        "Content-Type": transcriptTypes[format],
        "Content-Disposition": `attachment; filename="transcript-${run.id.slice(0, 8)}.${format}"`,
        "X-Content-Type-Options": "nosniff",
      },
    });
  });

  return routes;
}
