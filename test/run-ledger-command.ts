import {
  adjustCredits,
  captureHold,
  grantCredits,
  holdCredits,
  type Ledger,
  refundCapture,
  releaseHold,
  takeBackLots,
} from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Command, Outcome } from "./ledger-model.ts";

export interface Sent {
  readonly key: string;
  readonly outcome: Outcome;
  /** Number of the journal row; undefined where none was written, or the use case does not tell. */
  readonly number?: number;
}

/** Does with the real ledger what `applyCommand` does with the model. Sweeps concern all users, so they are not included. */
export async function runCommand(ledger: Ledger, userId: string, command: Command, key: string): Promise<Sent> {
  try {
    const number = await send(ledger, userId, command, key);
    return { key, outcome: number === null ? "nothing" : "ok", ...(number ? { number } : {}) };
  } catch (error) {
    if (error instanceof AppError) return { key, outcome: error.code as Outcome };
    throw error;
  }
}

/** @returns the number of the row that was written; 0 where it is not told, null where nothing was to be done. */
async function send(ledger: Ledger, userId: string, command: Command, idempotencyKey: string): Promise<number | null> {
  switch (command.do) {
    case "grant": {
      const lots = command.lots.map((lot) => ({
        ...lot,
        originId: command.origin,
        expiresAt: lot.expiresAt === null ? null : new Date(lot.expiresAt),
      }));
      return (await grantCredits(ledger, { userId, idempotencyKey, lots })).number;
    }
    case "hold": {
      const { amount, isAdvanced, isImage, runsMax, since, seconds, team } = command;
      const written = await holdCredits(ledger, {
        userId,
        idempotencyKey,
        amount,
        purpose: { isAdvanced, isImage },
        planRuns: { max: runsMax, since: new Date(since) },
        expiresAfterSeconds: seconds,
        ...(team && { spenderId: team.memberId, team: { ...team, name: "Studio North" }, teamKeyId: team.key?.id }),
      });
      return written.number;
    }
    case "capture": {
      const hold = { userId, number: command.hold };
      return (await captureHold(ledger, { hold, idempotencyKey, amount: command.amount })).number;
    }
    case "release":
      return (await releaseHold(ledger, { hold: { userId, number: command.hold }, idempotencyKey })).number;
    case "refund": {
      const refund = { userId, number: command.row, idempotencyKey, description: "refunded" };
      return (await refundCapture(ledger, refund)).number;
    }
    case "take back": {
      const taken = await takeBackLots(ledger, { originId: command.origin, share: command.share, idempotencyKey });
      return taken > 0 ? 0 : null;
    }
    case "adjust": {
      const adjustment = { userId, amount: command.amount, reason: "operator", idempotencyKey };
      return (await adjustCredits(ledger, adjustment)).number;
    }
    default:
      throw new Error(`${command.do} concerns all users`);
  }
}
