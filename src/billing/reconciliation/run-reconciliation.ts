import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { PaymentProvider, ProviderName } from "../provider/payment-provider.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { type Reconciliation, reconcile } from "./reconcile.ts";
import { reconciliations } from "./schema.ts";

/** A run gives up after this, and the next one begins where the last complete one began. */
const runMs = 25 * 60_000;
/** Read twice: what was only just made, which is left to its webhook, and clocks that differ. */
const overlapMs = 3 * 60 * 60_000;
const fullEveryMs = 7 * dayMs;

export interface ReconciliationRun extends Reconciliation {
  readonly kind: "full" | "recent";
}

/**
 * Reconciles what has changed since the last complete run, and everything once a week. One run at a time, whichever process it is in.
 * @returns undefined where another one is under way.
 * @throws what `reconcile` throws: the next run then reads the same once more.
 */
export async function runReconciliation(
  billing: Billing,
  provider: PaymentProvider,
  signal?: AbortSignal,
): Promise<ReconciliationRun | undefined> {
  const startedAt = billing.clock.now();
  const turn = await takeTurn(billing, provider.name, startedAt);
  if (!turn) return undefined;
  const { token, completeAt, fullAt } = turn;
  const isFull = !completeAt || !fullAt || startedAt.getTime() - fullAt.getTime() >= fullEveryMs;
  const since = isFull ? undefined : new Date(completeAt.getTime() - overlapMs);
  const limit = AbortSignal.timeout(runMs);
  let isComplete = false;
  try {
    const stop = signal ? AbortSignal.any([signal, limit]) : limit;
    const done = await reconcile(billing, provider, { since, signal: stop });
    isComplete = done.failed === 0;
    return { kind: isFull ? "full" : "recent", ...done };
  } finally {
    const reached = isComplete ? { completeAt: startedAt, ...(isFull ? { fullAt: startedAt } : {}) } : {};
    await billing.db
      .update(reconciliations)
      .set({ ...reached, token: null, runsUntil: null })
      .where(and(eq(reconciliations.provider, provider.name), eq(reconciliations.token, token)));
  }
}

async function takeTurn({ db }: Billing, provider: ProviderName, now: Date) {
  const token = randomUUID();
  const taken = { token, runsUntil: new Date(now.getTime() + runMs) };
  const [turn] = await db
    .insert(reconciliations)
    .values({ provider, ...taken })
    .onConflictDoUpdate({
      target: reconciliations.provider,
      set: taken,
      setWhere: or(isNull(reconciliations.runsUntil), lt(reconciliations.runsUntil, now)),
    })
    .returning({ completeAt: reconciliations.completeAt, fullAt: reconciliations.fullAt });
  return turn && { token, ...turn };
}
