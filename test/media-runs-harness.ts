import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { creditsJobs, findBalance, firstRunFinished, openCredits } from "#credits/index.ts";
import { createCircuits } from "#platform/circuits.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import type { AnyJobHandler } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { firstOwnKeyRunFinished, isEngineFault, type RunView, runsJobs, waitForRun } from "#runs/index.ts";
import { assetsJobs } from "#tools/design/assets/assets-data.ts";
import { chatpdfJobs } from "#tools/pdf/chatpdf-jobs.ts";
import { grantTo } from "./ledger.ts";
import { type FakeProvider, startFakeProvider } from "./media/fake-provider.ts";
import { mediaEnvironment } from "./media-environment.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices } from "./test-services.ts";

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

/**
 * Opens what runs of media need: database, queue, clock, a folder for files, and a provider that tests tell what to answer.
 * @param moreJobs of the slice that is tested.
 * @param moreEnvironment for the provider at this address.
 */
export async function openMediaRunsHarness(
  moreJobs: (services: Services) => readonly AnyJobHandler[] = () => [],
  moreEnvironment: (providerUrl: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<MediaRunsHarness> {
  const provider = await startFakeProvider();
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-run-files-"));
  // Referrals hear of it.
  const heard = [firstRunFinished, firstOwnKeyRunFinished].map((kind) => ({ kind, run: async () => {} }));
  const handlersOf = (all: Services) => [
    ...creditsJobs(all),
    ...runsJobs(all),
    ...assetsJobs(all),
    ...chatpdfJobs(all),
    ...moreJobs(all),
    ...heard,
  ];
  const harness = await createTestServices(database, handlersOf, {
    ...mediaEnvironment(provider.url),
    ...moreEnvironment(provider.url),
  });
  const newCircuits = () => createCircuits(harness.services.metrics, isEngineFault);
  let circuits = newCircuits();
  const services: Services = {
    ...harness.services,
    files: createLocalFiles(folder),
    circuits: { ...circuits, of: (name) => circuits.of(name) },
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
    ended: (userId, runId) => waitForRun(services, { userId, runId }, AbortSignal.timeout(60_000)),
    async close() {
      await harness.close();
      await database.close();
      await provider.close();
      await rm(folder, { recursive: true });
    },
  };
}
