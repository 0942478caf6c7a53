import { findMailAddress } from "#accounts/index.ts";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";

/** A decision that a user is told of. All of its texts are the user's own or the operator's. */
export interface Told {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and values below them. */
  readonly facts?: readonly { readonly name: string; readonly value: string }[] | undefined;
  readonly paragraphsAfter?: readonly string[];
  /** The operator's question or reason. */
  readonly quote?: string | undefined;
  readonly action: { readonly label: string; readonly path: string };
}

export type MailNeeds = Pick<Services, "jobs" | "config">;

/** Emails a user about what they sent to the directory, in the caller's transaction. Nothing if the account is gone or disabled. */
export async function tellUser(
  db: Executor,
  { jobs, config }: MailNeeds,
  userId: string | null,
  told: Told,
): Promise<void> {
  const to = userId === null ? undefined : await findMailAddress(db, userId);
  if (to) await sendMail(db, jobs, writeDecisionMail(to, told, config));
}

function writeDecisionMail(to: string, told: Told, { product, baseUrl }: Pick<Config, "product" | "baseUrl">) {
  const { subject, title, paragraphs, facts, quote, paragraphsAfter, action } = told;
  return {
    to,
    subject,
    ...writeMail({
      productName: product.name,
      baseUrl,
      title,
      paragraphs,
      ...(facts && { facts }),
      ...(paragraphsAfter && { paragraphsAfter }),
      ...(quote && { quote }),
      action: { label: action.label, url: `${baseUrl}${action.path}`, showAddress: true },
      footnote: `You get this email because you took part in the directory of ${product.name}.`,
    }),
  };
}
