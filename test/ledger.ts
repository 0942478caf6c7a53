import { randomUUID } from "node:crypto";
import type { Ledger, NewLot } from "#credits/index.ts";
import { grantCredits } from "#credits/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs.ts";

export interface TestLedger extends Ledger {
  /** Queued jobs, oldest first. */
  readonly events: { readonly kind: string; readonly data: object }[];
  setTime(now: Date): void;
}

/** The ledger on a test's database, with a clock that the test sets. Jobs are only recorded. */
export function createTestLedger(db: Executor, start = new Date("2026-03-01T09:00:00Z")): TestLedger {
  const events: { kind: string; data: object }[] = [];
  let now = start;
  return {
    db,
    events,
    jobs: {
      async enqueue<Data extends object>(_db: Executor, { name }: JobKind<Data>, data: Data) {
        events.push({ kind: name, data });
      },
    },
    clock: { now: () => now },
    setTime(time) {
      now = time;
    },
  };
}

/** Opens a new account with these credits. @returns its user id. */
export async function openWith(ledger: Ledger, ...lots: readonly Partial<NewLot>[]): Promise<string> {
  const userId = randomUUID();
  for (const lot of lots) await grantTo(ledger, userId, lot);
  return userId;
}

export async function grantTo(ledger: Ledger, userId: string, lot: Partial<NewLot>): Promise<void> {
  const originId = lot.originId ?? randomUUID();
  const whole = { bucket: "general", source: "purchase", amount: 100, expiresAt: null, ...lot, originId } as const;
  await grantCredits(ledger, { userId, idempotencyKey: `grant:${originId}:${whole.bucket}`, lots: [whole] });
}
