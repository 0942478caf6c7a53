import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { type MailWords, writeMail } from "#platform/mail/write-mail.ts";

type ComposeMail = (to: string, subject: string, words: Omit<MailWords, "productName" | "baseUrl">) => Mail;

/** Emails to account owners, in the product's design. Replies go to support. */
export function createMailComposer({ product, baseUrl }: Pick<Config, "product" | "baseUrl">): ComposeMail {
  return (to, subject, words) => ({
    to,
    subject,
    replyTo: product.supportEmail,
    ...writeMail({ productName: product.name, baseUrl, ...words }),
  });
}
