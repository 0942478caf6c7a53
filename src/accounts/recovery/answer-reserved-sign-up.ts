import { buildSyntheticUserOutput } from "better-auth/db";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { HookContext } from "../auth/hook-context.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { findReservation } from "./recovery-links.ts";

/**
 * A sign-up with an address that an account has given up within the last 72 hours: no account is made, the mailbox is told why, and the
 * answer is the one that every sign-up gets, so that it does not tell who has had an account (OWASP ASVS 5.0, 6.3.8).
 * @param body as `checkNewAccount` lets it through.
 */
export async function answerReservedSignUp(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  mails: AccountMails,
  { path, context }: HookContext,
  body: Readonly<Record<string, unknown>>,
) {
  if (path !== "/sign-up/email") return undefined;
  const { email, firstName, lastName, name } = body;
  const now = clock.now();
  const until = await findReservation(db, String(email), now);
  if (!until) return undefined;
  await sendMail(db, jobs, mails.addressReserved(String(email), until));
  const core = { name, email, emailVerified: false, image: null, createdAt: now, updatedAt: now };
  const user = { ...core, firstName, lastName, twoFactorEnabled: false, id: crypto.randomUUID() };
  return { token: null, user: buildSyntheticUserOutput(context.options, user) };
}
