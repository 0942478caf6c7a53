import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Secrets } from "#platform/secret.ts";
import { readUnsubscribeToken, unsubscribeToken } from "../newsletter/subscription-token.ts";
import { earlyAccessSignups, newsletterSubscriptions } from "../schema.ts";
import { type MailingList, unsubscribePaths } from "./rules.ts";

interface Press {
  readonly list: MailingList;
  readonly token: string;
  readonly at: Date;
}

/**
 * Ends a subscription; a second time changes nothing.
 * @returns false for an invalid token.
 */
export async function unsubscribe(db: Executor, secrets: Secrets, { list, token, at }: Press): Promise<boolean> {
  const memberId = readUnsubscribeToken(secrets, list, token);
  if (memberId === null) return false;
  if (list === "newsletter") {
    const { id, unsubscribedAt } = newsletterSubscriptions;
    await db
      .update(newsletterSubscriptions)
      // A visitor who subscribes again right away gets the confirmation mail right away.
      .set({ unsubscribedAt: at, mailedAt: null })
      .where(and(eq(id, memberId), isNull(unsubscribedAt)));
  } else {
    const { id, unsubscribedAt } = earlyAccessSignups;
    await db
      .update(earlyAccessSignups)
      .set({ unsubscribedAt: at })
      .where(and(eq(id, memberId), isNull(unsubscribedAt)));
  }
  return true;
}

/** @returns null for an invalid token. */
export async function isUnsubscribed(
  db: Executor,
  secrets: Secrets,
  { list, token }: Omit<Press, "at">,
): Promise<boolean | null> {
  const memberId = readUnsubscribeToken(secrets, list, token);
  if (memberId === null) return null;
  const table = list === "newsletter" ? newsletterSubscriptions : earlyAccessSignups;
  return (await db.$count(table, and(eq(table.id, memberId), isNotNull(table.unsubscribedAt)))) > 0;
}

/**
 * The time in which the page's button takes an unsubscription from the newsletter back. Later, the form does, whose confirmation proves the
 * address; that of early access proves nothing, so there the mail's link works for good.
 */
const undoMs = dayMs;

export type UndoOutcome = "subscribed" | "too-late" | "invalid";

/** Takes an unsubscription back; a second time changes nothing. */
export async function subscribeAgain(db: Executor, secrets: Secrets, { list, token, at }: Press): Promise<UndoOutcome> {
  const memberId = readUnsubscribeToken(secrets, list, token);
  if (memberId === null) return "invalid";
  const table = list === "newsletter" ? newsletterSubscriptions : earlyAccessSignups;
  const agreedAt = list === "newsletter" ? newsletterSubscriptions.confirmedAt : earlyAccessSignups.lettersAgreedAt;
  const isThisOne = and(eq(table.id, memberId), isNotNull(agreedAt));
  const isInTime = list === "newsletter" ? gt(table.unsubscribedAt, new Date(at.getTime() - undoMs)) : undefined;
  await db.update(table).set({ unsubscribedAt: null }).where(and(isThisOne, isInTime));
  return (await db.$count(table, and(isThisOne, isNull(table.unsubscribedAt)))) > 0 ? "subscribed" : "too-late";
}

/** The unsubscribe link of a member, and the headers for the mail program's own button (RFC 2369, RFC 8058). */
export function unsubscribeLink(
  secrets: Secrets,
  { baseUrl }: Pick<Config, "baseUrl">,
  { list, memberId }: { readonly list: MailingList; readonly memberId: number },
): { readonly url: string; readonly headers: NonNullable<Mail["headers"]> } {
  const url = `${baseUrl}${unsubscribePaths[list]}?token=${unsubscribeToken(secrets, list, memberId)}`;
  return {
    url,
    headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
