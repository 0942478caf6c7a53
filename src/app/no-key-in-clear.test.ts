import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { LLMock } from "@copilotkit/aimock";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findArchive, listExports, requestExport } from "#accounts/my-data/data-export.ts";
import { createKey } from "#api-keys/index.ts";
import { openCredits } from "#credits/index.ts";
import { createCircuits } from "#platform/circuits.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import { createLog } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { rotateKeys } from "#provider-keys/rotate-keys.ts";
import { isEngineFault } from "#runs/index.ts";
import { connectKey } from "../../test/connect-key.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { findKeys } from "../../test/find-keys.ts";
import { grantTo } from "../../test/ledger.ts";
import { type FakeProvider, type FakeRequest, startFakeProvider } from "../../test/media/fake-provider.ts";
import { sampleFiles } from "../../test/media/files.ts";
import { mediaEnvironment } from "../../test/media-environment.ts";
import { type MediaServer, startMediaServer } from "../../test/media-server.ts";
import { putSubscription } from "../../test/subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { jobHandlers } from "./jobs.ts";

/** Key with characters that each encoding writes in another way. */
const newKey = (name: string): string => `sk-${name}+/=${randomBytes(16).toString("hex")}`;

const [oldMaster, newMaster] = [1, 2].map((version) => ({ version, key: Buffer.alloc(32, `master ${version}`) })) as [
  { version: number; key: Buffer },
  { version: number; key: Buffer },
];

/** Key that the provider received, as its own errors repeat it. */
const keyIn = ({ headers }: FakeRequest): string => String(headers.authorization ?? headers["xi-api-key"] ?? "");

describe("[E3] no key in clear", () => {
  const mock = new LLMock({ port: 0 });
  const lines: string[] = [];
  /** Everything that users and their programs got. */
  const answers: string[] = [];
  const dumps: string[] = [];
  const keys: Record<string, string> = {};
  const users: string[] = [];
  let folder: string;
  let provider: FakeProvider;
  let database: TestDatabase;
  let harness: TestServices;
  let services: Services;
  let server: MediaServer;

  beforeAll(async () => {
    await mock.start();
    mock.onMessage(/./, { content: "A short answer.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-no-key-"));
    provider = await startFakeProvider();
    database = await createTestDatabase();
    const environment = mediaEnvironment(provider.url);
    for (const name of Object.keys(environment).filter((variable) => variable.endsWith("_API_KEY"))) {
      keys[name] = newKey(name.toLowerCase());
    }
    const log = createLog("trace", { write: (line) => void lines.push(line) });
    harness = await createTestServices(database, jobHandlers, { ...environment, ...keys }, log);
    harness.setTime(new Date());
    services = {
      ...harness.services,
      files: createLocalFiles(folder),
      envelopes: createEnvelopes([oldMaster]),
      // Each call finds its vendor in order.
      circuits: {
        ...harness.services.circuits,
        of: (name) => createCircuits(harness.services.metrics, isEngineFault).of(name),
      },
    };
    server = await startMediaServer(services);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
    await database.close();
    await provider.close();
    await mock.stop();
    await rm(folder, { recursive: true });
  });

  async function answerWell({ method, path: asked, body }: FakeRequest) {
    if (method === "GET") return { json: { object: "list", data: [] } };
    if (asked === "/v1/images/generations") {
      return { json: { created: 1, data: [{ b64_json: Buffer.from(sampleFiles.png.data).toString("base64") }] } };
    }
    if (asked.startsWith("/v1/text-to-speech")) return { file: sampleFiles.mp3 };
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${mock.url}${asked}`, { method: "POST", headers, body: new Uint8Array(body) });
    const contentType = answer.headers.get("content-type") ?? "";
    return { status: answer.status, headers: { "content-type": contentType }, text: await answer.text() };
  }

  /** Failures at the provider; its words repeat the key wherever it has words. */
  const failures: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(
      [401, 429, 500].map((status) => [
        `answers ${status}`,
        () => {
          provider.handler = (request) => ({
            status,
            // Longer than the product waits to try again.
            headers: { "retry-after": "3600", "x-request-id": keyIn(request) },
            json: { error: { message: `Something is wrong with ${keyIn(request)}.`, code: keyIn(request) } },
          });
        },
      ]),
    ),
    "answers an error page": () => {
      provider.handler = (request) => ({
        status: 502,
        headers: { "retry-after": "3600" },
        text: `<html>Bad gateway for ${keyIn(request)}</html>`,
      });
    },
    "answers nonsense": () => {
      provider.handler = (request) => ({ json: { detail: keyIn(request) } });
    },
    "streams an error": () => {
      const errorOf = (request: FakeRequest) => ({ type: "error", error: { message: keyIn(request), code: "x" } });
      provider.handler = (request) => ({
        headers: { "content-type": "text/event-stream" },
        text: `data: ${JSON.stringify(errorOf(request))}\n\n`,
      });
    },
    "breaks the stream": () => {
      provider.handler = answerWell;
      provider.fault = { kind: "cut" };
    },
  };

  async function addUser(name: string) {
    const added = "insert into users (name, email, email_verified) values ('Ada', $1, true) returning id";
    const userId: string = (await database.pool.query(added, [`${name}@example.com`])).rows[0].id;
    await openCredits(database.db, userId, services.clock.now());
    await putSubscription({ databaseUrl: database.url }, userId, { planId: "business" });
    await grantTo({ ...services, db: database.db }, userId, { amount: 5_000 });
    const key = await createKey(
      services,
      { userId },
      {
        name: "All",
        minuteMax: 600,
        expiresAt: null,
        budget: { kind: "none" },
        scopes: ["models:read", "chat:write", "images:write"],
      },
    );
    keys[`the API key of ${name}`] = key;
    users.push(userId);
    return { userId, key };
  }

  async function keep(answer: Response): Promise<void> {
    answers.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
  }

  /** Runs of every kind, on screens and by programs, at once. */
  async function runAll({ userId, key }: { readonly userId: string; readonly key: string }): Promise<void> {
    const [prompt, text, maxAic] = ["A fox", "A fox", 100];
    const style = { contentType: "email", tone: "friendly", language: "en", temperature: "balanced", words: 100 };
    const engine = "gpt-4o/gpt-6-luna";
    const screens = {
      "/api/runs/text/text-generator": { engine, prompt, ...style },
      "/api/chat/messages": { engine, text, conversationId: null, after: null },
      "/api/runs/image": { engine: "dall-e-3/gpt-image-2.5-flare", prompt },
      "/api/runs/speech": { engine: "elevenlabs/eleven_v3", text },
    };
    const completion = { model: "gpt-6-luna", messages: [{ role: "user", content: text }] };
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const program = (to: string, body: object) =>
      server.ask(undefined, to, { method: "POST", headers, body: JSON.stringify(body) });
    const asked = [
      ...Object.entries(screens).map(([to, body]) =>
        server.post(userId, to, { idempotencyKey: randomUUID(), maxAic, ...body }),
      ),
      program("/v1/chat/completions", completion),
      program("/v1/chat/completions", { ...completion, stream: true }),
      program("/v1/images/generations", { model: "gpt-image-2.5-flare", prompt }),
    ];
    for (const answer of await Promise.all(asked)) await keep(answer);
  }

  /** The same by each of these users, until all runs have ended and were looked at. */
  async function runAllOf(people: readonly { readonly userId: string; readonly key: string }[]): Promise<void> {
    await Promise.all(people.map(runAll));
    const { rows } = await database.pool.query("select id, user_id from runs where created_at = $1", [
      services.clock.now(),
    ]);
    const look = async ({ id, user_id: userId }: { id: string; user_id: string }) => {
      await services.tasks.finished(id);
      await keep(await server.ask(userId, `/api/runs/${id}`));
    };
    await Promise.all(rows.map(look));
    // With the jobs that wait.
    dumps.push(await dumpDatabase(database.pool));
    await harness.runJobs(jobHandlers(services));
    harness.setTime(new Date(services.clock.now().getTime() + 1_000));
  }

  async function exportOf(userId: string): Promise<readonly string[]> {
    await requestExport(services, { userId, ipAddress: null, userAgent: null });
    await harness.runJobs(jobHandlers(services));
    const [made] = await listExports(services.db, userId, services.clock.now());
    const bytes = await findArchive(services, { exportId: made?.id ?? "", userId });
    return Object.values(unzipSync(bytes ?? new Uint8Array())).map((file) => strFromU8(file, true));
  }

  async function readFolder(): Promise<readonly string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "latin1")));
  }

  it("[E3] the search finds a key in each form", () => {
    const key = newKey("searched");
    const texts = ["", "a", "ab"].flatMap((before) => {
      const bytes = Buffer.from(`${before}${key} and more`);
      return [...(["latin1", "hex", "base64", "base64url"] as const).map((form) => bytes.toString(form))];
    });
    for (const text of [...texts, encodeURIComponent(key), JSON.stringify({ key })]) {
      expect(findKeys(`<${text}>`, { key })).toEqual(["key"]);
      expect(findKeys(`<${text}>`, { other: newKey("searched") })).toEqual([]);
    }
  });

  it("[E3] operators’, users’ and API keys are nowhere after runs that succeed and fail, a rotation and an export", async () => {
    provider.handler = answerWell;
    const [payer, owner] = [await addUser("payer"), await addUser("owner")];
    for (const vendor of ["openai", "elevenlabs"] as const) {
      const own = newKey(`own-${vendor}`);
      keys[`the owner’s key of ${vendor}`] = own;
      await connectKey(services, { userId: owner.userId, vendor }, own);
    }
    await runAllOf([payer, owner]);
    const seen = new Set(provider.requests.map(keyIn));
    const used = ["OPENAI_API_KEY", "ELEVENLABS_API_KEY", "the owner’s key of openai", "the owner’s key of elevenlabs"];
    for (const name of used) expect([name, findKeys([...seen].join(" "), keys).includes(name)]).toEqual([name, true]);

    for (const fail of Object.values(failures)) {
      fail();
      await runAllOf([payer, owner]);
      const refused = newKey("refused");
      keys[`a key that was refused ${randomUUID()}`] = refused;
      const saving = connectKey(services, { userId: payer.userId, vendor: "openai" }, refused);
      await saving.catch((error: Error & { userMessage?: string }) => {
        answers.push(`${error.stack} ${error.userMessage} ${JSON.stringify(error)}`);
      });
      await database.pool.query("delete from provider_keys where user_id = $1", [payer.userId]);
      provider.fault = undefined;
    }
    const { rows } = await database.pool.query("select state, count(*)::int from runs group by state");
    expect(Object.fromEntries(rows.map(({ state, count }) => [state, count]))).toMatchObject({
      finished: expect.any(Number),
      failed: expect.any(Number),
    });

    provider.handler = answerWell;
    expect(await rotateKeys(services.db, createEnvelopes([newMaster, oldMaster]))).toMatchObject({ rewrapped: 2 });
    const exports: string[] = [];
    for (const userId of users) exports.push(...(await exportOf(userId)));
    dumps.push(await dumpDatabase(database.pool));

    const places = {
      lines,
      answers,
      dumps,
      exports,
      files: await readFolder(),
      mails: [JSON.stringify(harness.mails)],
    };
    for (const [place, texts] of Object.entries(places)) {
      expect([place, texts.length > 0]).toEqual([place, true]);
      expect([place, findKeys(texts.join("\n"), keys)]).toEqual([place, []]);
    }
    expect(lines.filter((line) => line.includes("run failed")).length).toBeGreaterThan(20);
    expect(dumps.at(-1)).toContain("payer@example.com");
  });
});
