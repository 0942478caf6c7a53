import { desc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { supportMessages } from "./schema.ts";

/** Messages that are read back, the newest ones. */
const readMax = 30;
/** Characters of the quote; the page has all of them. */
const lengthMax = 5_000;

/** Words of the user that the newest answer is to, as a mail quotes them: all that they wrote in a row before it, and when they began. */
export async function findAnswered(
  db: Executor,
  requestId: string,
): Promise<{ readonly text: string; readonly sentAt: Date }> {
  const { id, isFromOperator, text, sentAt } = supportMessages;
  const rows = await db
    .select({ isFromOperator, text, sentAt })
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(desc(id))
    .limit(readMax);
  const from = rows.findIndex((row) => !row.isFromOperator);
  const end = rows.findIndex((row, index) => index > from && row.isFromOperator);
  const written = from < 0 ? [] : rows.slice(from, end < 0 ? undefined : end).toReversed();
  const [first] = written;
  if (!first) throw new Error("a request without a message of its user");
  const words = written.map((row) => row.text).join("\n\n");
  return { text: words.length > lengthMax ? `…${words.slice(1 - lengthMax)}` : words, sentAt: first.sentAt };
}
