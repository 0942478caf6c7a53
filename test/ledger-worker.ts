/** A process that spends, grants and takes back as fast as it can, until its work is done or it is killed. */
import { randomUUID } from "node:crypto";
import { captureHold } from "#credits/capture-hold.ts";
import { expireLots } from "#credits/expire-lots.ts";
import { grantCredits } from "#credits/grant-credits.ts";
import { holdCredits } from "#credits/hold-credits.ts";
import type { Ledger } from "#credits/journal/write-journal.ts";
import { refundCapture } from "#credits/refund-capture.ts";
import { releaseHold } from "#credits/release-hold.ts";
import { systemClock } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";
import { connectPatiently } from "./connect-patiently.ts";

export interface LedgerWork {
  readonly url: string;
  readonly userIds: readonly string[];
  /** Concurrent stories, each on its own connection. */
  readonly hands: number;
  /** Total number of stories: a hold and its resolution, or a grant. */
  readonly stories: number;
  /** Command of every story; random by default. */
  readonly only?: "spend one";
}

export type LedgerReport = { readonly done: number } | { readonly succeeded: number; readonly refused: number };

const since = new Date("2026-01-01T00:00:00Z");

process.once("message", (work: LedgerWork) => void run(work));

async function run({ url, userIds, hands, stories, only }: LedgerWork): Promise<void> {
  const { db, close } = connectPatiently(url, hands);
  const ledger: Ledger = { db, jobs: { enqueue: async () => {} }, clock: systemClock };
  let [begun, succeeded, refused] = [0, 0, 0];
  const hand = async () => {
    while (begun < stories) {
      begun += 1;
      const userId = userIds[begun % userIds.length] ?? "";
      const isDone = await (only ? spendOne(ledger, userId) : liveStory(ledger, userId)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
      if (isDone) succeeded += 1;
      else refused += 1;
      if ((succeeded + refused) % 25 === 0) process.send?.({ done: succeeded + refused });
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  await close();
  process.send?.({ succeeded, refused });
  process.disconnect();
}

async function spendOne(ledger: Ledger, userId: string): Promise<void> {
  const hold = await reserve(ledger, userId, 1);
  await captureHold(ledger, { hold, amount: 1, idempotencyKey: randomUUID() });
}

async function liveStory(ledger: Ledger, userId: string): Promise<void> {
  const chance = Math.random();
  if (chance < 0.1) return grant(ledger, userId);
  if (chance < 0.12) return void (await expireLots(ledger));
  const amount = 1 + Math.floor(Math.random() * 30);
  const hold = await reserve(ledger, userId, amount);
  const idempotencyKey = randomUUID();
  if (chance < 0.3) return void (await releaseHold(ledger, { hold, idempotencyKey }));
  const charge = { hold, amount: 1 + Math.floor(Math.random() * amount), idempotencyKey };
  // Like a client that missed the response: repeats the same request at the same moment.
  const [{ number }] = await Promise.all([captureHold(ledger, charge), captureHold(ledger, charge)]);
  if (chance < 0.4)
    await refundCapture(ledger, { userId, number, idempotencyKey: randomUUID(), description: "failed" });
}

const reserve = (ledger: Ledger, userId: string, amount: number) =>
  holdCredits(ledger, {
    userId,
    amount,
    idempotencyKey: randomUUID(),
    purpose: { isAdvanced: false, isImage: Math.random() < 0.5 },
    planRuns: { max: null, since },
    // Holds of killed processes are stale immediately; those of running processes are not touched.
    expiresAfterSeconds: 0,
  });

async function grant(ledger: Ledger, userId: string): Promise<void> {
  const lot = { amount: 100, originId: randomUUID() } as const;
  const lots =
    Math.random() < 0.5
      ? [{ ...lot, bucket: "general", source: "purchase", expiresAt: null } as const]
      : (["general", "image"] as const).map((bucket) => ({
          ...lot,
          bucket,
          source: "plan" as const,
          expiresAt: new Date(Date.now() + Math.random() * 5_000),
        }));
  await grantCredits(ledger, { userId, idempotencyKey: randomUUID(), lots });
}
