import type { Entitlement } from "#billing/entitlement/current-plan.ts";
import { captureHold } from "#credits/capture-hold.ts";
import { holdCredits } from "#credits/hold-credits.ts";
import type { Ledger } from "#credits/journal/write-journal.ts";
import { releaseHold } from "#credits/release-hold.ts";
import { priceOf } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import type { DescribedUsage } from "./read-usage.ts";

interface EmptyRun extends DescribedUsage {
  readonly userId: string;
  readonly isAdvanced: boolean;
  readonly isFailing: boolean;
  readonly idempotencyKey: string;
}

/**
 * A run as the tools make it (hold, work, capture or release), without the work.
 * @returns AIC charged.
 * @throws {AppError} `forbidden` if the plan has no advanced tools, and what `holdCredits` throws.
 */
export async function spendCredits(
  ledger: Ledger,
  { mayUseAdvanced, generationsMax, period }: Entitlement,
  { userId, usage, description, isAdvanced, isFailing, idempotencyKey }: EmptyRun,
): Promise<number> {
  if (isAdvanced && !mayUseAdvanced) {
    throw new AppError("forbidden", { userMessage: "Advanced tools are part of the Pro and Business plans." });
  }
  const amount = priceOf(usage);
  const words = { serviceType: usage.service, description };
  const hold = await holdCredits(ledger, {
    ...words,
    userId,
    amount,
    idempotencyKey: `${idempotencyKey}:hold`,
    purpose: { isAdvanced, isImage: usage.service === "image" },
    planRuns: { max: generationsMax, since: period.start },
  });
  if (isFailing) {
    await releaseHold(ledger, { hold, idempotencyKey: `${idempotencyKey}:release` });
    return 0;
  }
  await captureHold(ledger, { ...words, hold, amount, idempotencyKey: `${idempotencyKey}:capture` });
  return amount;
}
