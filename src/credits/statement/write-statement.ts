import { csvLine } from "#platform/csv.ts";
import type { Executor } from "#platform/db/database.ts";
import { historyWords, refundedChargeName } from "../history-words.ts";
import { type CreditTransaction, listTransactions } from "../list-transactions.ts";

/**
 * Streams a response body while it is generated. The first part is generated up front, so that an early failure becomes an error page
 * rather than half a file.
 */
export async function streamParts(parts: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await parts.next();
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await parts.next();
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** Rows per query, so that a long history is never all in memory. */
const rowsPerPart = 1_000;

const columns = ["Date (UTC)", "Service", "Source", "Description", "Amount (AIC)", "Balance after (AIC)", "Order"];

/** All changes of a user's balance, newest first, as CSV (RFC 4180). @returns its parts, in order. */
export async function* writeStatement(db: Executor, userId: string): AsyncGenerator<string> {
  let before: number | undefined;
  do {
    const page = await listTransactions(db, userId, { before, countMax: rowsPerPart });
    // The first part includes rows, so that a database failure shows up before anything is sent.
    const head = before === undefined ? csvLine(columns) : "";
    yield head + page.transactions.map(rowOf).join("");
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
}

function rowOf(transaction: CreditTransaction): string {
  const { service, source, description } = historyWords(transaction);
  const { createdAt, amount, balanceAfter, lemonsqueezyOrderId, refundedCharge: charge } = transaction;
  const refunded = charge && `Refund of “${refundedChargeName(charge)}”, ${momentOf(charge.createdAt)}`;
  const what = refunded ? `${description} (${refunded})` : description;
  return csvLine([momentOf(createdAt), service, source, what, amount, balanceAfter, lemonsqueezyOrderId ?? ""]);
}

const momentOf = (at: Date): string => at.toISOString().slice(0, 19).replace("T", " ");
