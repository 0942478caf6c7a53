import { type Context, Hono } from "hono";
import { authenticateKey, type KeyHolder, needsPlan, requireScope } from "#api-keys/index.ts";
import type { Scope } from "#api-keys/rules.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { RunPlan } from "#runs/index.ts";
import { answerStreamed, answerWhole } from "./chat/answer-chat.ts";
import { chatSchema } from "./chat/read-chat-request.ts";
import { runChat } from "./chat/run-chat.ts";
import { getGeneration } from "./generations.ts";
import { findModel, listModels } from "./models.ts";
import { readRequest } from "./read-request.ts";
import { readRunHeaders, reserveKey } from "./run-headers.ts";

/** A user's plan, from the slice that knows plans. Grants credits that are due first. */
export type ProgramPlanOf = (userId: string) => Promise<ProgramPlan>;
export type ProgramPlan = RunPlan & { readonly mayUseApi: boolean };

interface Caller {
  readonly holder: KeyHolder;
  readonly plan: ProgramPlan;
}

/** The API that speaks OpenAI's language. Its requests carry a key; cookies count for nothing here. */
export function v1Routes(services: Services, planOf: ProgramPlanOf) {
  const routes = new Hono<AppEnv>();

  /** Before a request's body is read: strangers are to send none. */
  async function admit(c: Context<AppEnv>, scope?: Scope): Promise<Caller> {
    const holder = await authenticateKey(services, c.req.header("authorization"));
    const plan = await planOf(holder.userId);
    if (!plan.mayUseApi) throw needsPlan();
    if (scope) requireScope(holder, scope);
    return { holder, plan };
  }

  routes.get("/v1/models", async (c) => {
    const { holder } = await admit(c, "models:read");
    return c.json({ object: "list", data: await listModels(services, holder.userId) });
  });

  // The id of a model may have slashes.
  routes.get("/v1/models/:id{.+}", async (c) => {
    const { holder } = await admit(c, "models:read");
    return c.json(await findModel(services, holder.userId, c.req.param("id")));
  });

  routes.get("/v1/generations/:id", async (c) => {
    const { holder } = await admit(c);
    return c.json(await getGeneration(services.db, holder.userId, c.req.param("id")));
  });

  routes.post("/v1/chat/completions", async (c) => {
    const { holder, plan } = await admit(c, "chat:write");
    const request = await readRequest(c, chatSchema);
    const { idempotencyKey, maxAic } = readRunHeaders(c, request.max_aic);
    await reserveKey(services.db, holder.userId, idempotencyKey);
    const stop = stopWith(c);
    const run = await runChat(services, { holder, plan, request, idempotencyKey, maxAic }, stop.signal);
    if (!request.stream) return answerWhole(services, holder.userId, run);
    return answerStreamed(services, run, {
      userId: holder.userId,
      includesUsage: request.stream_options?.include_usage ?? false,
      stop: () => stop.abort(),
    });
  });

  return routes;
}

/** Stops a run when its client goes away. */
function stopWith(c: Context<AppEnv>): AbortController {
  const stop = new AbortController();
  const { signal } = c.req.raw;
  if (signal.aborted) throw new AppError("malformed_request", { userMessage: "The client has gone away." });
  signal.addEventListener("abort", () => stop.abort(), { once: true });
  return stop;
}
