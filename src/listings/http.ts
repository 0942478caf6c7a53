import { Hono } from "hono";
import { z } from "zod";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { checkInput, readJson } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { checkDraft, submissionSavePath } from "./rules.ts";
import { saveSubmission } from "./submissions/save-submission.ts";

/** A user who types without pause saves every two seconds. */
const savingLimit = { name: "submission-saves", attemptsMax: 300, windowSeconds: 5 * 60 };

const savedSchema = z.strictObject({
  revision: z.number().int().min(1).max(2_000_000_000),
  values: z.record(z.string().max(40), z.string()),
});

/** Saves drafts while users write them, and serves the pictures of listings. */
export function listingsRoutes(services: Services, accounts: Accounts) {
  const routes = new Hono<AppEnv>();
  routes.put(submissionSavePath(":id"), async (c) => {
    const { userId } = await signedInAs(c, accounts);
    await services.rateLimits.consume(savingLimit, userId);
    const sent = checkInput(savedSchema, await readJson(c));
    const form = new FormData();
    for (const [name, value] of Object.entries(sent.values)) form.set(name, value);
    const { values, errors } = checkDraft(form);
    const [wrong] = Object.values(errors);
    if (wrong) throw new AppError("invalid_input", { userMessage: wrong });
    const id = c.req.param("id") ?? "";
    const revision = await saveSubmission(services, { id, userId, revision: sent.revision, values });
    return c.json({ revision }, 200, { "Cache-Control": "private, no-store" });
  });
  routes.route("/", pictureRoutes(services, accounts));
  return routes;
}
