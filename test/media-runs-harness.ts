import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { creditsJobs, findBalance, firstRunFinished, openCredits } from "#credits/index.ts";
import type { MediaRequests, Modality } from "#engines/index.ts";
import { createCircuits } from "#platform/circuits.ts";
import { createLocalFiles } from "#platform/files.ts";
import type { Services } from "#platform/services.ts";
import {
  firstOwnKeyRunFinished,
  isEngineFault,
  type MediaRun,
  type RunView,
  runsJobs,
  waitForRun,
} from "#runs/index.ts";
import { grantTo } from "./ledger.ts";
import { type FakeProvider, startFakeProvider } from "./media/fake-provider.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices } from "./test-services.ts";

/** The versions in the addresses of the vendors that media tests use. */
const basePaths = {
  OPENAI: "/v1",
  GEMINI: "/v1beta",
  STABILITY: "",
  LEONARDO: "/api/rest/v1",
  ELEVENLABS: "",
  DEEPGRAM: "",
  ASSEMBLYAI: "",
  RUNWAY: "",
  LUMA: "/v1",
  FAL: "",
  REPLICATE: "/v1",
  TRIPO: "/v2/openapi",
} as const;

/** Every media vendor on the operator's key, all of them played by one fake. */
export const mediaEnvironment = (url: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(basePaths).flatMap(([prefix, basePath]) => [
      [`${prefix}_API_KEY`, "sk-operator-0123456789"],
      [`${prefix}_BASE_URL`, `${url}${basePath}`],
    ]),
  );

export interface MediaRunsHarness {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly provider: FakeProvider;
  readonly folder: string;
  setTime(now: Date): void;
  /** Forgets that a vendor failed often: each test has its own failures. */
  closeCircuits(): void;
  /** Runs the queued jobs, whatever they wait for, and those that follow from them. */
  runJobs(): Promise<void>;
  addUser(credits: number): Promise<string>;
  /** Available and held AIC. */
  balanceOf(userId: string): Promise<readonly [number | undefined, number | undefined]>;
  listFiles(): Promise<readonly string[]>;
  ended(userId: string, runId: string): Promise<RunView>;
  close(): Promise<void>;
}

let people = 0;

/** What runs of media need: database, queue, clock, a folder for files, and a provider that tests tell what to answer. */
export async function openMediaRunsHarness(): Promise<MediaRunsHarness> {
  const provider = await startFakeProvider();
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-run-files-"));
  // Referrals hear of it.
  const heard = [firstRunFinished, firstOwnKeyRunFinished].map((kind) => ({ kind, run: async () => {} }));
  const handlersOf = (all: Services) => [...creditsJobs(all), ...runsJobs(all), ...heard];
  const harness = await createTestServices(database, handlersOf, mediaEnvironment(provider.url));
  const newCircuits = () => createCircuits(harness.services.metrics, isEngineFault);
  let circuits = newCircuits();
  const services: Services = {
    ...harness.services,
    files: createLocalFiles(folder),
    circuits: { of: (name) => circuits.of(name) },
  };
  return {
    database,
    services,
    provider,
    folder,
    setTime: harness.setTime,
    closeCircuits() {
      circuits = newCircuits();
    },
    runJobs: () => harness.runJobs(handlersOf(services)),
    async addUser(credits) {
      const email = `maker-${++people}@example.com`;
      const added = "insert into users (name, email, email_verified) values ('Ada Lovelace', $1, true) returning id";
      const userId: string = (await database.pool.query(added, [email])).rows[0].id;
      await openCredits(database.db, userId, services.clock.now());
      if (credits > 0) await grantTo({ ...services, db: database.db }, userId, { amount: credits });
      return userId;
    },
    async balanceOf(userId) {
      const balance = await findBalance(database.db, userId, services.clock.now());
      return [balance?.available, balance?.held];
    },
    async listFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    ended: (userId, runId) => waitForRun(services, { userId, runId }, AbortSignal.timeout(20_000)),
    async close() {
      await harness.close();
      await database.close();
      await provider.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A run as a screen asks for it. */
export const mediaRunOf = <Kind extends Modality>(
  userId: string,
  asked: {
    readonly kind: Kind;
    readonly request: MediaRequests[Kind];
    readonly engine: Pick<MediaRun<Kind>["engine"], "vendor" | "model"> & Partial<MediaRun<Kind>["engine"]>;
  },
  more: Partial<MediaRun<Kind>> = {},
): MediaRun<Kind> => ({
  userId,
  plan: { planRuns: { max: null, since: new Date("2026-03-01T00:00:00Z") }, mayUseAdvanced: true },
  idempotencyKey: randomUUID(),
  tool: `${asked.kind}-generator`,
  description: `a ${asked.kind}`,
  settings: { asked: JSON.stringify(asked.request) },
  kind: asked.kind,
  request: asked.request,
  engine: { slug: "an-engine", isAdvanced: false, ...asked.engine },
  ...more,
});
