import { createHash } from "node:crypto";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import { operatorAddresses } from "#support/index.ts";
import { type ContactMessage, contactMessagePath, contactSubjects } from "../rules.ts";
import { contactMessages } from "../schema.ts";

/**
 * Stores a message and emails it to every operator, or to the support address if there are none. The sender gets no email: otherwise anyone
 * could make us write to another person's address. A message sent twice in a day is stored once.
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
      .values({ ...message, receivedAt, changedAt: receivedAt, digest: digestOf(message, receivedAt) })
      .onConflictDoNothing({ target: contactMessages.digest })
      .returning({ id: contactMessages.id });
    if (!row) return;
    for (const to of operatorAddresses(config))
      await sendMail(transaction, jobs, writeContactMail(to, { ...message, id: row.id }, config));
  });
}

function digestOf({ email, subject, message }: ContactMessage, receivedAt: Date): string {
  const day = receivedAt.toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([email, subject, message, day]))
    .digest("base64url");
}

/** The mail to an operator. Replies go to the sender. */
function writeContactMail(
  to: string,
  { id, name, email, subject, message }: ContactMessage & { readonly id: number },
  { product, baseUrl, operatorEmails }: Pick<Config, "product" | "baseUrl" | "operatorEmails">,
): Mail {
  const about = contactSubjects[subject];
  return {
    to,
    subject: `${about}: message from ${name}`,
    // Only the address: a name could contain text that mail clients read as a second address.
    replyTo: email,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: message.slice(0, 120),
      title: `${name} wrote to you`,
      facts: [
        { name: "Name", value: name },
        { name: "Email", value: email },
        { name: "Subject", value: about },
      ],
      quote: message,
      // The inbox is for operators; the support address has none.
      ...(operatorEmails.length > 0 && {
        action: { label: "Answer in the inbox", url: `${baseUrl}${contactMessagePath(id)}`, showAddress: true },
      }),
      footnote: `Sent with the contact form at ${baseUrl}/contact. Reply to this email to write to ${email}. The sender’s address was not verified.`,
    }),
  };
}
