import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import { type ContactMessage, contactSubjects } from "../rules.ts";

/** The message as an operator gets it; an answer goes to the sender. */
export function writeContactMail(
  to: string,
  { name, email, subject, message }: ContactMessage,
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const about = contactSubjects[subject];
  return {
    to,
    subject: `${about}: message from ${name}`,
    // The bare address: a name could hold what a mail program takes for a second one.
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
      footnote: `Sent with the contact form at ${baseUrl}/contact. Reply to this email to write to ${email}. The sender’s address was not verified.`,
    }),
  };
}
