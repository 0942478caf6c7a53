import { createHash } from "node:crypto";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { ContactMessage } from "../rules.ts";
import { contactMessages } from "../schema.ts";
import { writeContactMail } from "./write-contact-mail.ts";

/**
 * Keeps a message and mails it to every operator, or to the support address when there are none. The sender gets no mail: whoever
 * types somebody else's address must not make us write to them. The same message sent twice in a day is one.
 */
export async function receiveContactMessage(
  db: Executor,
  { jobs, config, clock }: Pick<Services, "jobs" | "config" | "clock">,
  message: ContactMessage,
): Promise<void> {
  const receivedAt = clock.now();
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(contactMessages)
      .values({ ...message, receivedAt, digest: digestOf(message, receivedAt) })
      .onConflictDoNothing({ target: contactMessages.digest })
      .returning({ id: contactMessages.id });
    if (!row) return;
    const recipients = config.operatorEmails.length > 0 ? config.operatorEmails : [config.product.supportEmail];
    for (const to of recipients) await sendMail(transaction, jobs, writeContactMail(to, message, config));
  });
}

function digestOf({ email, subject, message }: ContactMessage, receivedAt: Date): string {
  const day = receivedAt.toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([email, subject, message, day]))
    .digest("base64url");
}
