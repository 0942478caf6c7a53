import { and, eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { securityEvents, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";
import { forgetPendingProofs } from "./forget-pending-proofs.ts";
import type { VerificationToken } from "./read-verification-token.ts";

interface VerifiedEmail {
  /** Null when somebody else opened the same link at the same moment, and was first. */
  readonly user: { readonly id: string } | null;
  /** With the token, which the library has checked. */
  readonly request: Request;
}

/** Runs after an address was confirmed: a new account's, or the one that takes the place of another. Both addresses hear of a change. */
export async function noteVerifiedEmail(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  mails: AccountMails,
  { user, request }: VerifiedEmail,
): Promise<void> {
  if (!user) return;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { email: from, updateTo: to } = decodeJwt<VerificationToken>(token);
  const event = { userId: user.id, ...readClientFacts(request.headers), happenedAt: clock.now() };
  await db.transaction(async (transaction) => {
    if (to === undefined) {
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
      const isFirst = and(eq(securityEvents.userId, user.id), eq(securityEvents.kind, "email-verified"));
      const known = await transaction.select({ id: securityEvents.id }).from(securityEvents).where(isFirst);
      if (known.length === 0) await recordSecurityEvent(transaction, { ...event, kind: "email-verified" });
      return;
    }
    await forgetPendingProofs(transaction, user.id);
    await recordSecurityEvent(transaction, { ...event, kind: "email-changed", detail: { from, to } });
    for (const address of [from, to]) await sendMail(transaction, jobs, mails.emailChanged(address, from, to));
  });
}
