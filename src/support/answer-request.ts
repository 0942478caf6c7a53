import { eq } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { findAnswered } from "./find-answered.ts";
import { addMessage, lockRequest } from "./request-messages.ts";
import { supportRequests } from "./schema.ts";
import { writeAnswerMail } from "./support-mails.ts";

/**
 * Adds the operator's answer and emails it to the user. For operators only: who may is the page's to check.
 * @throws {AppError} `not_found`, and `conflict` if the user or another operator has written meanwhile.
 * @param seen number of messages that the operator has read.
 */
export async function answerRequest(
  { db, jobs, config, clock }: Pick<Services, "db" | "jobs" | "config" | "clock">,
  id: string,
  { text, seen }: { readonly text: string; readonly seen: number },
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id);
    if (!(await addMessage(transaction, { id, isFromOperator: true, text, at, seen }))) return;
    await transaction
      .update(supportRequests)
      .set({ state: "answered", dueAt: null, changedAt: at })
      .where(eq(supportRequests.id, id));
    const to = await findMailAddress(transaction, request.userId);
    if (!to) return;
    const answered = await findAnswered(transaction, id);
    const { subject } = request;
    await sendMail(transaction, jobs, writeAnswerMail(to, { id, subject, text, answered }, config));
  });
}
