import { and, eq, ne } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { identities, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { describeIdentity } from "../sso/describe-identity.ts";
import { readClientFacts } from "./client-headers.ts";
import { confirmAddress } from "./confirm-address.ts";

interface NewIdentity {
  readonly id: string;
  readonly userId: string;
  readonly providerId: string;
}

/** Writes down, and mails to the owner, that somebody else's word now opens an account that was there before. */
export async function noteLinkedIdentity(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { id, userId, providerId }: NewIdentity,
  headers: Headers | undefined,
): Promise<void> {
  // A password is no word of others, and has events of its own.
  if (providerId === "credential") return;
  const [owner] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.id, userId));
  if (owner?.emailVerified === false) await confirmAddress({ db, jobs, clock }, { userId, headers });
  const [other] = await db
    .select({ email: users.email })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.userId, userId), ne(identities.id, id)))
    .limit(1);
  // The first one came with the account itself.
  if (!other) return;
  const happenedAt = clock.now();
  const method = await describeIdentity(db, providerId);
  await db.transaction(async (transaction) => {
    const event = { userId, kind: "identity-linked", detail: { method } } as const;
    await recordSecurityEvent(transaction, { ...event, ...readClientFacts(headers), happenedAt });
    await sendMail(
      transaction,
      jobs,
      mails.securityChange(other.email, `A way to sign in was linked: ${method}`, happenedAt),
    );
  });
}
