import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import {
  authenticateKey,
  countRequest,
  type KeyHolder,
  needsPlan,
  payerOf,
  requireActiveHolder,
  requireScope,
} from "#api-keys/index.ts";
import type { Scope } from "#api-keys/rules.ts";
import type { RunPlan } from "#models/index.ts";
import { createAccountCache } from "#platform/account-cache.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { UploadUnderWay } from "#platform/http/bodies/uploads.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import { preferRequester } from "#platform/requester.ts";
import type { Services } from "#platform/services.ts";
import { listenForWanted, markLeft } from "#runs/index.ts";
import { answerStreamed, answerWhole } from "./chat/answer-chat.ts";
import { chatSchema } from "./chat/read-chat-request.ts";
import { runChat } from "./chat/run-chat.ts";
import { answerEmbeddings, embeddingsSchema } from "./embeddings.ts";
import { getGeneration } from "./generations.ts";
import { answerFile } from "./media/file-links.ts";
import { answerImages, imagesSchema } from "./media/images.ts";
import { answerSpeech, speechSchema } from "./media/speech.ts";
import { answerTranscription, readTranscription } from "./media/transcriptions.ts";
import { findModel, listModels } from "./models.ts";
import { type ProgramRequest, runOwnerOf } from "./program-request.ts";
import { readRequest } from "./read-request.ts";
import { digestRequest } from "./repeats/digest-request.ts";
import { findFirstTry } from "./repeats/first-try.ts";
import { createWaitingLimit } from "./repeats/limit-waiting.ts";
import { createReader } from "./repeats/reader.ts";
import { readRunHeaders } from "./run-headers.ts";

/** Plan of the user who pays, from the slice that knows plans. */
export type ProgramPlanOf = (userId: string) => Promise<ProgramPlan>;
export type ProgramPlan = RunPlan & { readonly mayUseApi: boolean };

interface Caller {
  readonly holder: KeyHolder;
  readonly plan: ProgramPlan;
}

const peopleMax = 5_000;

/** The API that speaks OpenAI's language. Its requests carry a key; cookies count for nothing here. */
export function v1Routes(services: Services, planOf: ProgramPlanOf) {
  const routes = new Hono<AppEnv>();

  const callers = createAccountCache<Caller>(services.notifications, ({ holder }) => ({
    userId: holder.userId,
    endsAt: holder.expiresAt,
  }));

  /** User of a key when it was last seen: its next look-up goes before strangers' requests, too. It grants nothing. */
  const people = new LRUCache<string, string>({ max: peopleMax });

  const wanted = listenForWanted(services.notifications);
  const waiting = createWaitingLimit();

  /** Before a request's body is read: strangers are to send none. */
  async function admit(c: Context<AppEnv>, scope?: Scope): Promise<Caller> {
    const authorization = c.req.header("authorization") ?? "";
    const known = callers.find(authorization);
    const person = known?.holder.personId ?? people.get(authorization);
    if (person !== undefined) preferRequester(person);
    const { generation } = callers;
    const holder = known?.holder ?? (await authenticateKey(services, authorization));
    const [plan] = await Promise.all([
      known?.plan ?? planFor(holder),
      known ? undefined : requireActiveHolder(services, holder),
      countRequest(services, holder),
    ]);
    if (!known) {
      // It is marked as used now: the next requests have nothing to write.
      const lastUsedAt = services.clock.now();
      people.set(authorization, holder.personId);
      // A team's key depends on more than its owner's account: on the member, the team and who owns it.
      if (!holder.membership) callers.remember(authorization, { holder: { ...holder, lastUsedAt }, plan }, generation);
    }
    if (!plan.mayUseApi) throw needsPlan();
    if (scope) requireScope(holder, scope);
    return { holder, plan };
  }

  async function planFor(holder: KeyHolder): Promise<ProgramPlan> {
    const { userId: teamId, personId: memberId, membership } = holder;
    const plan = await planOf(payerOf(holder));
    return membership ? { ...plan, member: { teamId, memberId } } : plan;
  }

  /** Admits and reads a request that runs an engine. */
  async function take<Body extends { readonly max_aic?: number | undefined }>(
    c: Context<AppEnv>,
    scope: Scope,
    read: (begin: () => UploadUnderWay) => Promise<Body>,
  ): Promise<ProgramRequest<Body>> {
    const { holder, plan } = await admit(c, scope);
    const request = await read(() => services.uploads.begin(holder.personId, c.req.raw.signal));
    const headers = readRunHeaders(c, holder, request.max_aic);
    const { isKeyGiven, retryCount } = headers;
    const digest = isKeyGiven || retryCount !== undefined ? digestRequest(services, c.req.path, request) : undefined;
    const named = { userId: holder.userId, apiKeyId: holder.keyId, ...headers, digest };
    const firstTry = await findFirstTry(services, named);
    const reader = createReader(stopWith(c).signal, wanted, headers, (runId) => void markLeft(services, runId));
    return { holder, plan, request, ...headers, digest, firstTry, reader };
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
    return c.json(await getGeneration(services.db, runOwnerOf(holder), c.req.param("id")));
  });

  routes.post("/v1/chat/completions", async (c) => {
    const asked = await take(c, "chat:write", (begin) => readRequest(c, chatSchema, begin));
    const { holder, request, reader } = asked;
    const events = runChat(services, asked, waiting);
    if (!request.stream) return answerWhole(services, holder, events);
    const answer = await answerStreamed(services, events, {
      holder,
      includesUsage: request.stream_options?.include_usage ?? false,
      stop: reader.hangUp,
    });
    reader.answerBegins();
    return answer;
  });

  routes.post("/v1/embeddings", async (c) => {
    const asked = await take(c, "embeddings:write", (begin) => readRequest(c, embeddingsSchema, begin));
    return answerEmbeddings(services, asked, waiting);
  });

  routes.post("/v1/images/generations", async (c) => {
    const asked = await take(c, "images:write", (begin) => readRequest(c, imagesSchema, begin));
    return answerImages(services, asked, waiting);
  });

  routes.post("/v1/audio/speech", async (c) => {
    const asked = await take(c, "audio:write", (begin) => readRequest(c, speechSchema, begin));
    return answerSpeech(services, asked, waiting);
  });

  routes.post("/v1/audio/transcriptions", async (c) => {
    const asked = await take(c, "audio:write", (begin) => readTranscription(c, begin));
    return answerTranscription(services, asked, waiting);
  });

  // Without a key: the address is signed.
  routes.get("/v1/files/:id/:number", (c) =>
    answerFile(services, {
      runId: c.req.param("id"),
      number: Number(c.req.param("number")),
      expires: c.req.query("expires") ?? "",
      signature: c.req.query("signature") ?? "",
    }),
  );

  return routes;
}
