import { expect, it } from "vitest";
import type { JobKind } from "../jobs.ts";
import { storedFileRemoval } from "./stored-file-removal.ts";

interface Enqueued {
  readonly name: string;
  readonly keys: readonly string[];
  readonly startAfterSeconds: number | undefined;
}

function harness() {
  const enqueued: Enqueued[] = [];
  const deleted: string[] = [];
  const db = undefined as never;
  const removal = storedFileRemoval({ name: "remove-notes", isUsed: async (_db, key) => key.startsWith("used/") });
  const jobs = {
    async enqueue(_db: unknown, { name }: JobKind<object>, data: object, options?: { startAfterSeconds?: number }) {
      enqueued.push({ name, keys: (data as Enqueued).keys, startAfterSeconds: options?.startAfterSeconds });
    },
  };
  const files = {
    put: async () => {},
    find: async () => undefined,
    delete: async (key: string) => void deleted.push(key),
  };
  return { db, jobs, removal, enqueued, deleted, handler: removal.handler({ db, files }) };
}

it("[H8] deletes files, and leaves those that a row has after all", async () => {
  const { handler, deleted } = harness();
  await handler.run({ keys: ["loose/1", "used/1", "loose/2"] }, "job");
  expect(deleted).toEqual(["loose/1", "loose/2"]);
});

it("[H8] makes neither a job for each of many files nor one for all, and none for no file", async () => {
  const { db, jobs, removal, enqueued } = harness();
  const keys = Array.from({ length: 250 }, (_, index) => `notes/${index}`);
  await removal.enqueue(db, jobs, keys);
  await removal.enqueue(db, jobs, []);
  expect(enqueued.map(({ name, startAfterSeconds }) => [name, startAfterSeconds])).toEqual(
    Array.from({ length: 3 }, () => ["remove-notes", undefined]),
  );
  expect(enqueued.flatMap((job) => job.keys)).toEqual(keys);
});

it("[H8] leaves files that are being stored an hour for their rows", async () => {
  const { db, jobs, removal, enqueued } = harness();
  await removal.enqueueRemnants(db, jobs, ["notes/1"]);
  expect(enqueued).toEqual([{ name: "remove-notes", keys: ["notes/1"], startAfterSeconds: 3_600 }]);
});
