import { APIError } from "better-auth/api";
import { and, eq, ne } from "drizzle-orm";
import { tidyLine } from "#platform/forms/rules.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { confirmAddress } from "../address-verified.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { personNameLengthMax } from "../rules.ts";
import { identities, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { describeIdentity } from "../security/sign-in-methods.ts";
import { readClientFacts } from "./hook-context.ts";

interface NewIdentity {
  readonly id: string;
  readonly userId: string;
  readonly providerId: string;
}

/** Records, and emails the owner, that an existing account has a new linked sign-in method. */
export async function auditLinkedIdentity(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { id, userId, providerId }: NewIdentity,
  headers: Headers | undefined,
): Promise<void> {
  // A password isn't a linked sign-in method and has events of its own.
  if (providerId === "credential") return;
  const [owner] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  if (owner?.emailVerified === false) await confirmAddress({ db, jobs, clock }, { userId, headers });
  const [other] = await db
    .select({ email: users.email })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.userId, userId), ne(identities.id, id)))
    .limit(1);
  // The first one was created with the account.
  if (!other) return;
  const happenedAt = clock.now();
  const method = await describeIdentity(db, providerId);
  await db.transaction(async (transaction) => {
    const event = { userId, kind: "identity-linked", detail: { method } } as const;
    await recordSecurityEvent(transaction, { ...event, ...readClientFacts(headers), happenedAt });
    await sendMail(
      transaction,
      jobs,
      mails.securityChange(other.email, `A sign-in method was linked: ${method}`, happenedAt),
    );
  });
}

/**
 * Removes an identity before the library does. When two are removed at once, each request sees the other one still there; the database
 * refuses the last one (migrations/0004), and that is a refusal for the user, not our failure.
 */
export async function keepLastIdentity({ db }: Pick<Services, "db">, { id }: { readonly id: string }): Promise<void> {
  try {
    await db.delete(identities).where(eq(identities.id, id));
  } catch (error) {
    if (!isLastIdentity(error)) throw error;
    throw new APIError("BAD_REQUEST", { code: "FAILED_TO_UNLINK_LAST_ACCOUNT" });
  }
}

function isLastIdentity(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly constraint?: unknown } | undefined) : undefined;
  return cause?.constraint === "identities_keep_last";
}

interface NewUser {
  readonly name: string;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
}

/** Normalizes a new user's name by the form's rules, even if a provider sends it, and even if it is one string. */
export function nameNewUser({ name, firstName, lastName }: NewUser) {
  const [first = "", ...rest] = tidyLine(name).split(" ");
  const isGiven = typeof firstName === "string" && tidyLine(firstName) !== "";
  return isGiven
    ? { firstName: shorten(firstName), lastName: shorten(typeof lastName === "string" ? lastName : "") }
    : { firstName: shorten(first), lastName: shorten(rest.join(" ")) };
}

const shorten = (name: string): string => [...tidyLine(name)].slice(0, personNameLengthMax).join("");
