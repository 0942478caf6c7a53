import type { Hold } from "./hold-credits.ts";
import { countsAsPlanRun } from "./journal/account-state.ts";
import { type Ledger, type WrittenRow, writeJournal } from "./journal/write-journal.ts";
import { requireOpenHold } from "./require-open-hold.ts";

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
