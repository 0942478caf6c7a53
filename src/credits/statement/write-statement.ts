import type { Executor } from "#platform/db/database.ts";
import { historyWords } from "../history-words.ts";
import { type CreditTransaction, listTransactions } from "../list-transactions.ts";

/**
 * A body that is made while it is sent. The first part is made before: what fails at once still becomes an error page instead of half a
 * file.
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

/** A long history is read in parts, so that no statement holds all of it in memory. */
const rowsPerPart = 1_000;

const columns = ["Date (UTC)", "Service", "Source", "Description", "Amount (AIC)", "Balance after (AIC)", "Order"];

/** All that has changed somebody's balance, newest first, as CSV (RFC 4180). @returns its parts, in order. */
export async function* writeStatement(db: Executor, userId: string): AsyncGenerator<string> {
  let before: number | undefined;
  do {
    const page = await listTransactions(db, userId, { before, countMax: rowsPerPart });
    // The first part already has rows, so that a database that does not answer is noticed before anything is sent.
    const head = before === undefined ? line(columns) : "";
    yield head + page.transactions.map(rowOf).join("");
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
}

function rowOf(transaction: CreditTransaction): string {
  const { service, source, description } = historyWords(transaction);
  const { createdAt, amount, balanceAfter, lemonsqueezyOrderId } = transaction;
  const moment = createdAt.toISOString().slice(0, 19).replace("T", " ");
  return line([moment, service, source, description, amount, balanceAfter, lemonsqueezyOrderId ?? ""]);
}

const line = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** A text that a spreadsheet would calculate, also in wide letters, gets an apostrophe, which spreadsheets do not show. Numbers are numbers. */
function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
