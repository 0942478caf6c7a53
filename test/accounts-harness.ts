import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { accountsJobs, type PersonalDataSource } from "#accounts/index.ts";
import { users } from "#accounts/schema.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices } from "./test-services.ts";

export interface AccountsHarness {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly mails: Mail[];
  setTime(now: Date): void;
  /** Runs the queued jobs, and those that they enqueue. */
  runJobs(sources?: readonly PersonalDataSource[]): Promise<void>;
  /** Names of all stored files, sorted. */
  listFiles(): Promise<readonly string[]>;
  addUser(person?: Partial<typeof users.$inferInsert>): Promise<{ readonly id: string; readonly email: string }>;
  close(): Promise<void>;
}

let people = 0;

/** Opens what accounts code needs: its own database, queue, clock and file folder. */
export async function openAccountsHarness(): Promise<AccountsHarness> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-files-"));
  const harness = await createTestServices(database, (services) => accountsJobs(services, []));
  const services: Services = { ...harness.services, files: createLocalFiles(folder) };
  return {
    database,
    services,
    mails: harness.mails,
    setTime: harness.setTime,
    runJobs: (sources = []) => harness.runJobs(accountsJobs(services, sources)),
    async listFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted();
    },
    async addUser(person = {}) {
      const [user] = await database.db
        .insert(users)
        .values({
          name: "Ada Lovelace",
          firstName: "Ada",
          lastName: "Lovelace",
          email: `person-${++people}@example.com`,
          emailVerified: true,
          ...person,
        })
        .returning({ id: users.id, email: users.email });
      if (!user) throw new Error("the user was not inserted");
      return user;
    },
    async close() {
      await harness.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
