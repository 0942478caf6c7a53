import type { Config } from "#platform/config.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { type MailWords, writeMail } from "#platform/mail/write-mail.ts";

type ComposeMail = (to: string, subject: string, words: Omit<MailWords, "productName" | "baseUrl">) => Mail;

/** Mails to owners of accounts: in the product's look, and answers to them reach those who help. */
export function createMailComposer({ product, baseUrl }: Pick<Config, "product" | "baseUrl">): ComposeMail {
  return (to, subject, words) => ({
    to,
    subject,
    replyTo: product.supportEmail,
    ...writeMail({ productName: product.name, baseUrl, ...words }),
  });
}
