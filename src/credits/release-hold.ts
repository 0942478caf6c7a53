import { AppError } from "#platform/errors.ts";
import type { Hold } from "./hold-credits.ts";
import { type AccountState, countsAsPlanRun, type KnownHold } from "./journal/account-state.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";

export interface ReleaseHold {
  readonly hold: Hold;
  readonly idempotencyKey: string;
  /** `expired` for a hold that nobody came back for. */
  readonly state?: "released" | "expired";
}

/**
 * Gives back what was held for a run that failed: it costs nothing, and counts as no run of the plan's.
 * @throws {AppError} `not_found` for an unknown hold; `conflict` when it was resolved in another way, or the key stands for another content.
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

/** @throws {AppError} `not_found` where there is none; `conflict` when it was resolved already. */
export function requireOpenHold({ userId, hold }: AccountState): KnownHold {
  if (!hold) throw new AppError("not_found", { userMessage: "There is no such reservation of credits." });
  if (hold.state === "held") return hold;
  throw new AppError("conflict", {
    userMessage: "This reservation of credits was settled already.",
    message: `hold ${hold.number} of ${userId} is ${hold.state}`,
  });
}
