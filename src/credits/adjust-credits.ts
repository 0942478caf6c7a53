import { AppError } from "#platform/errors.ts";
import { checkAmount, refuseTooMuch } from "./check-amount.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { type Bucket, drawFrom, spendableLots, sumOf } from "./lots/choose-lots.ts";
import { openCredits } from "./open-credits.ts";

export interface AdjustCredits {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** AIC, positive or negative, but not 0. */
  readonly amount: number;
  /** The bucket of added credits. */
  readonly bucket?: Bucket;
  /** The operator's reason, for the journal. The user sees it too. */
  readonly reason: string;
}

/**
 * Adds or removes credits on the operator's behalf, with a reason.
 * @throws {AppError} `invalid_input` for 0, without a reason, or for more than there is to remove; `conflict` if the key was used with
 * different content.
 */
export async function adjustCredits(ledger: Ledger, adjustment: AdjustCredits): Promise<WrittenRow> {
  const { userId, idempotencyKey, amount, bucket = "general" } = adjustment;
  const reason = adjustment.reason.trim();
  checkAmount(Math.abs(amount));
  if (reason === "")
    throw new AppError("invalid_input", { userMessage: "Adding or removing credits requires a reason." });
  if (amount > 0) await openCredits(ledger.db, userId, ledger.clock.now());
  const content = { adjust: amount, bucket, reason };
  const words = { reason, description: reason, source: "operator" };
  return writeJournal(ledger, { userId, idempotencyKey, content }, (account, _db, now) => {
    if (amount > 0) {
      refuseTooMuch(account, amount);
      const originId = `adjustment:${userId}:${idempotencyKey}`;
      return {
        row: {
          kind: "adjust",
          newLots: [{ bucket, source: "adjustment", originId, amount, expiresAt: null }],
          ...words,
        },
      };
    }
    const spendable = spendableLots(account.lots, { isAdvanced: true, isImage: true }, { now });
    const draws = drawFrom(spendable, 0 - amount);
    if (!draws) throw lessThere(sumOf(spendable.map(({ remaining }) => remaining)));
    const changes = draws.map((draw) => ({ lotId: draw.lotId, amount: 0 - draw.amount, held: 0 }));
    return { row: { kind: "adjust", changes, ...words } };
  });
}

const lessThere = (available: number) =>
  new AppError("invalid_input", { userMessage: `Only ${available} AI credits can be removed.` });
