import { createHash } from "node:crypto";
import { tidyLine } from "#platform/forms/rules.ts";
import { type FieldValues, fillFields } from "#platform/forms/text-fields.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { escapeHtml, writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import type { MailingList } from "#site/rules.ts";
import type { DrawnLetter, drawLetter } from "./draw-letter.ts";

/** Draws a letter in a worker. @throws {AppError} as the pool. */
export const drawInWorker = (
  { workers, config }: Pick<Services, "workers" | "config">,
  body: string,
  signal: AbortSignal = AbortSignal.timeout(30_000),
): Promise<DrawnLetter> =>
  workers.run<typeof drawLetter>(
    "letters.drawLetter",
    { body, baseUrl: config.baseUrl },
    // Pages that follow the typing share one turn for each text.
    { group: `letter-${createHash("sha256").update(body).digest("base64url").slice(0, 8)}`, signal, isShort: true },
  );

/** A letter as it is drawn once, for all its recipients. */
export interface ReadyLetter {
  readonly list: MailingList;
  readonly subject: string;
  readonly preheader: string;
  readonly drawn: DrawnLetter;
}

export interface Addressed {
  readonly to: string;
  readonly values: FieldValues;
  /** Absent in tests of a letter, which no one can unsubscribe from. */
  readonly unsubscribe?: { readonly url: string; readonly headers: NonNullable<Mail["headers"]> };
}

const reasons: Readonly<Record<MailingList, (baseUrl: string) => string>> = {
  newsletter: (baseUrl) => `You’re receiving this email because you subscribed to the newsletter at ${baseUrl}.`,
  "early-access": (baseUrl) =>
    `You’re receiving this email because you joined early access at ${baseUrl} and agreed to email about it.`,
};

/** A line of a letter with its fields filled in. */
export const fillLine = (text: string, values: FieldValues): string => tidyLine(fillFields(text, values));

/** The mail to one recipient. What accounts and lists say of them is escaped. */
export function composeLetter(
  { list, subject, preheader, drawn }: ReadyLetter,
  { to, values, unsubscribe }: Addressed,
  { product, baseUrl, mail }: Services["config"],
): Mail {
  const line = (text: string) => fillLine(text, values);
  const sender = [product.name, mail.postalAddress].filter(Boolean).join(", ");
  const why = unsubscribe ? reasons[list](baseUrl) : "This is a test. Mails to the list have an unsubscribe link here.";
  return {
    to,
    isBulk: true,
    subject: line(subject),
    replyTo: product.supportEmail,
    ...(unsubscribe && { headers: unsubscribe.headers }),
    ...writeMail({
      productName: product.name,
      baseUrl,
      ...(preheader !== "" && { preview: line(preheader) }),
      title: line(subject),
      content: {
        html: fillFields(drawn.html, values, { encode: (value) => escapeHtml(tidyLine(value)) }),
        text: fillFields(drawn.text, values, { encode: tidyLine }),
      },
      footnote: `${why} Sent by ${sender}.`,
      ...(unsubscribe && { footnoteLink: { label: "Unsubscribe", url: unsubscribe.url } }),
    }),
  };
}
