import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { LLMock } from "@copilotkit/aimock";
import { getRequestListener } from "@hono/node-server";
import OpenAI, { type ClientOptions } from "openai";
import type { ServerBuild } from "react-router";
import { createAccounts } from "#accounts/index.ts";
import { createKey } from "#api-keys/index.ts";
import type { KeySettings } from "#api-keys/rules.ts";
import { creditsJobs, findBalance, firstRunFinished } from "#credits/index.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import type { Services } from "#platform/services.ts";
import { firstOwnKeyRunFinished, runsJobs } from "#runs/index.ts";
import { createTeam } from "#teams/create-team.ts";
import { teamMembers } from "#teams/schema.ts";
import { createApp } from "../src/app/app.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { grantTo } from "./ledger.ts";
import { putSubscription } from "./subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices, type TestServices } from "./test-services.ts";

export interface ApiServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly harness: TestServices;
  /** The fake language model, and the network before it. */
  readonly mock: LLMock;
  readonly proxy: FaultyProxy;
  /** A user on the Business plan, unless said otherwise. */
  addUser(given?: { readonly credits?: number; readonly plan?: "business" | "pro" | "free" }): Promise<string>;
  /** @param teamId the team in which the user creates it. */
  addKey(userId: string, settings?: Partial<KeySettings>, teamId?: string): Promise<string>;
  /** A team of a user on the Business plan. @returns its id. */
  addTeam(ownerId: string): Promise<string>;
  /** A user without credits who is in a team. */
  addMember(
    teamId: string,
    given?: { readonly role?: "admin" | "member"; readonly monthlyMax?: number },
  ): Promise<string>;
  /** The official client, which tries nothing twice unless said otherwise. */
  clientOf(apiKey: string, options?: Partial<ClientOptions>): OpenAI;
  /** AIC that can be spent, and that are held. */
  balanceOf(userId: string): Promise<readonly [available: number | undefined, held: number | undefined]>;
  close(): Promise<void>;
}

const allScopes: KeySettings["scopes"] = [
  "models:read",
  "chat:write",
  "embeddings:write",
  "images:write",
  "audio:write",
];

/** Then a client that hangs up has stopped, and will not try again. */
const triesOnce: Partial<ClientOptions> = { maxRetries: 0, defaultHeaders: { "X-Stainless-Retry-Count": null } };

let people = 0;

/** The real application on real HTTP, with a fake provider behind it. Its pages are left out. */
export async function startApiServer(environment: Readonly<Record<string, string>> = {}): Promise<ApiServer> {
  const mock = new LLMock({ port: 0, chunkSize: 8 });
  await mock.start();
  const proxy = await startFaultyProxy(mock.url);
  const database = await createTestDatabase();
  // Others hear of it.
  const heard = [
    { kind: firstRunFinished, run: async () => {} },
    { kind: firstOwnKeyRunFinished, run: async () => {} },
  ];
  const harness = await createTestServices(database, (all) => [...creditsJobs(all), ...runsJobs(all), ...heard], {
    OPENAI_API_KEY: "sk-operator",
    OPENAI_BASE_URL: `${proxy.url}/v1`,
    ...environment,
  });
  harness.setTime(new Date());
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-api-files-"));
  const services: Services = { ...harness.services, files: createLocalFiles(folder) };
  const server = createHttpServer(getRequestListener(createTestApp(services).fetch), {
    log: services.log,
    headers: {},
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addUser: ApiServer["addUser"] = async ({ credits = 100, plan = "business" } = {}) => {
    const email = `program-${++people}@example.com`;
    const added =
      "insert into users (name, first_name, last_name, email, email_verified) values ('Ada Lovelace', 'Ada', 'Lovelace', $1, true) returning id";
    const userId: string = (await database.pool.query(added, [email])).rows[0].id;
    if (plan !== "free") await putSubscription({ databaseUrl: database.url }, userId, { planId: plan });
    if (credits > 0) await grantTo({ ...services, db: database.db }, userId, { amount: credits });
    return userId;
  };
  return {
    url,
    services,
    database,
    harness,
    mock,
    proxy,
    addUser,
    addTeam: (ownerId) => createTeam(services, { userId: ownerId, name: "Studio North" }),
    async addMember(teamId, { role = "member", monthlyMax } = {}) {
      const userId = await addUser({ credits: 0, plan: "free" });
      const joined = { teamId, userId, role, monthlyMax: monthlyMax ?? null, joinedAt: services.clock.now() };
      await database.db.insert(teamMembers).values(joined);
      return userId;
    },
    addKey: (userId, settings = {}, teamId) =>
      createKey(
        services,
        { userId, teamId },
        {
          name: `Key ${randomUUID()}`,
          scopes: allScopes,
          minuteMax: 6_000,
          expiresAt: null,
          budget: { kind: "none" },
          ...settings,
        },
      ),
    clientOf: (apiKey, options = {}) =>
      new OpenAI({
        apiKey,
        baseURL: `${url}/v1`,
        ...(options.maxRetries === undefined ? triesOnce : {}),
        ...options,
      }),
    async balanceOf(userId) {
      const balance = await findBalance(database.db, userId, services.clock.now());
      return [balance?.available, balance?.held];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await harness.close();
      await rm(folder, { recursive: true });
      await database.close();
      await proxy.close();
      await mock.stop();
    },
  };
}

function createTestApp(services: Services) {
  const pageCache = new PageCache({
    bytesMax: 1,
    mayBeSignedIn: () => false,
    metrics: services.metrics,
    isFresh: () => false,
    now: Date.now,
    keyOf: () => undefined,
  });
  return createApp({
    services,
    accounts: createAccounts(services),
    build: { routes: {} } as ServerBuild,
    pageCache,
    stopping: new AbortController().signal,
    headers: {},
  });
}
