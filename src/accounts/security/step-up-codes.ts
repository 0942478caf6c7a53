import { randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Database, Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { emailCodeDigits } from "../rules.ts";
import { sessions, verifications } from "../schema.ts";

const validMinutes = 10;
const attemptsMax = 3;

/** A code belongs to the session that requested it and works in no other. */
const identifierOf = (sessionId: string): string => `proof-code:${sessionId}`;

interface Owner {
  readonly sessionId: string;
  readonly email: string;
}

/** Emails a step-up code to the session's owner. An earlier one no longer works. */
export async function sendStepUpCode(
  db: Database,
  { jobs, secrets, clock }: Pick<Services, "jobs" | "secrets" | "clock">,
  mails: AccountMails,
  { sessionId, email }: Owner,
): Promise<void> {
  const code = String(randomInt(10 ** emailCodeDigits)).padStart(emailCodeDigits, "0");
  const identifier = identifierOf(sessionId);
  const expiresAt = new Date(clock.now().getTime() + validMinutes * 60_000);
  await db.transaction(async (transaction) => {
    await transaction.delete(verifications).where(eq(verifications.identifier, identifier));
    await transaction
      .insert(verifications)
      .values({ identifier, value: storedValue(secrets, sessionId, code, 0), expiresAt });
    await sendMail(transaction, jobs, mails.confirmationCode(email, code));
  });
}

/** Tells whether a working code has been emailed for this session. */
export async function hasStepUpCode(db: Executor, { now }: Services["clock"], sessionId: string): Promise<boolean> {
  return (await db.select({ id: verifications.id }).from(verifications).where(stillWorks(sessionId, now()))).length > 0;
}

/**
 * Checks the code that was emailed for a session. The right one works once and completes the step-up; three wrong ones void it.
 * @returns `gone` if there is no working code.
 */
export function takeStepUpCode(
  db: Database,
  { secrets, clock }: Pick<Services, "secrets" | "clock">,
  { sessionId, code }: { readonly sessionId: string; readonly code: string },
): Promise<"right" | "wrong" | "gone"> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(verifications)
      .where(stillWorks(sessionId, clock.now()))
      .for("update");
    if (!row) return "gone";
    const isIt = eq(verifications.id, row.id);
    const attempts = Number(row.value.split(":")[1]);
    if (isEqual(row.value, storedValue(secrets, sessionId, code, attempts))) {
      await transaction.delete(verifications).where(isIt);
      await transaction.update(sessions).set({ reauthenticatedAt: clock.now() }).where(eq(sessions.id, sessionId));
      return "right";
    }
    if (attempts + 1 >= attemptsMax) await transaction.delete(verifications).where(isIt);
    const value = row.value.replace(/:\d+$/, `:${attempts + 1}`);
    await transaction.update(verifications).set({ value }).where(isIt);
    return "wrong";
  });
}

const stillWorks = (sessionId: string, now: Date) =>
  and(eq(verifications.identifier, identifierOf(sessionId)), gt(verifications.expiresAt, now));

/** A keyed digest of the code, and the number of failed attempts. */
const storedValue = (secrets: Services["secrets"], sessionId: string, code: string, attempts: number): string =>
  `${secrets.digest("proof-code", `${sessionId} ${code}`)}:${attempts}`;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
