import { AppError } from "#platform/errors.ts";
import type { Hold } from "./hold-credits.ts";
import { type AccountState, countsAsPlanRun, type KnownHold } from "./journal/account-state.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";

export interface ReleaseHold {
  readonly hold: Hold;
  readonly idempotencyKey: string;
  /** `expired` for a hold that was never resolved. */
  readonly state?: "released" | "expired";
}

/**
 * Releases the hold of a failed run: it costs nothing and does not count toward the plan's limit.
 * @throws {AppError} `not_found` for an unknown hold; `conflict` if it was resolved differently, or the key was used with different
 * content.
 */
export function releaseHold(
  ledger: Ledger,
  { hold, idempotencyKey, state = "released" }: ReleaseHold,
): Promise<WrittenRow> {
  const { userId, number } = hold;
  const request = { userId, idempotencyKey, holdNumber: number, content: { release: number, state } };
  return writeJournal(ledger, request, (account) => {
    const { spenderId } = requireOpenHold(account);
    return {
      row: {
        kind: "release",
        changes: account.lots
          .filter(({ heldForIt }) => heldForIt > 0)
          .map(({ id, heldForIt }) => ({ lotId: id, amount: 0, held: 0 - heldForIt })),
        resolvesHold: { number, state, captured: 0 },
        spenderId: spenderId ?? undefined,
        ...(countsAsPlanRun(account) ? { account: { planRuns: account.planRuns - 1 } } : {}),
      },
    };
  });
}

/** @throws {AppError} `not_found` if there is none; `conflict` if it is already resolved. */
export function requireOpenHold({ userId, hold }: AccountState): KnownHold {
  if (!hold) throw new AppError("not_found", { userMessage: "This credit reservation doesn’t exist." });
  if (hold.state === "held") return hold;
  throw new AppError("conflict", {
    userMessage: "This credit reservation has already been settled.",
    message: `hold ${hold.number} of ${userId} is ${hold.state}`,
  });
}
