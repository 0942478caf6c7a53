import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { JobKind } from "#platform/jobs.ts";
import { type Mail, sendMail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import { unsubscribeLink } from "../lists/unsubscribe.ts";
import { earlyAccessSignups } from "../schema.ts";

export interface MailEarlyAccessCode {
  readonly signupId: number;
}

export const mailEarlyAccessCodeJob: JobKind<MailEarlyAccessCode> = {
  name: "mail-early-access-code",
  retryLimit: 10,
  expireInSeconds: 60,
};

/** A visitor who lost the code may request it again, but an attacker must not be able to flood a mailbox. */
const pauseMs = 24 * 60 * 60 * 1_000;

/** Emails the early-access code, at most once a day, however often it is requested. */
export async function mailEarlyAccessCode(
  { db, jobs, clock, config, secrets }: Services,
  { signupId }: MailEarlyAccessCode,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const isDue = or(
      isNull(earlyAccessSignups.mailedAt),
      lte(earlyAccessSignups.mailedAt, new Date(now.getTime() - pauseMs)),
    );
    const [signup] = await transaction
      .update(earlyAccessSignups)
      .set({ mailedAt: now })
      .where(and(eq(earlyAccessSignups.id, signupId), isDue))
      .returning();
    if (!signup) return;
    const link = unsubscribeLink(secrets, config, { list: "early-access", memberId: signup.id });
    await sendMail(transaction, jobs, writeEarlyAccessMail(signup, link, config));
  });
}

/** The typed name is left out on purpose: a stranger could use it to send any text to any address. */
function writeEarlyAccessMail(
  signup: { readonly email: string; readonly code: string; readonly discountPercent: number },
  { url, headers }: ReturnType<typeof unsubscribeLink>,
  { product, baseUrl }: Pick<Config, "product" | "baseUrl">,
): Mail {
  const { code, discountPercent } = signup;
  return {
    to: signup.email,
    isBulk: true,
    subject: `Your ${discountPercent}% code for ${product.name}: ${code}`,
    replyTo: product.supportEmail,
    headers,
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: `${discountPercent}% off your first year on any plan. You enter the code when you choose a plan.`,
      title: "You are on the early-access list",
      paragraphs: [`This is your code for ${discountPercent}% off the first year on any plan:`],
      code,
      paragraphsAfter: [
        "It works once, and only with this address. Sign up with this address, choose a plan and enter the code.",
        "You can already use the whole directory, with or without an account, and our own tools with one.",
      ],
      action: { label: "Browse the directory", url: `${baseUrl}/tools` },
      footnote: `You’re receiving this email because this address was entered at ${baseUrl}. We may also email you news about early access. If you don’t want it, or if it wasn’t you, please unsubscribe.`,
      footnoteLink: { label: "Unsubscribe", url },
    }),
  };
}
