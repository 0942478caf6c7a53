import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import { weaknessOf } from "../auth/endpoint-checks.ts";
import { makeResetToken } from "../auth/password-reset.ts";
import { type AccountMails, invitationDays } from "../mails/account-mails.ts";
import { hashPassword } from "../password-hash.ts";
import { findReservation } from "../recovery/recovery-links.ts";
import { checkProfile } from "../rules.ts";
import { identities, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readEmail } from "./manage-accounts.ts";

export interface AccountToCreate {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** True if the operator vouches for the address; with a password they do. Following the invitation verifies it too. */
  readonly isVerified: boolean;
  /** Password to set. If undefined, an invitation to set one is emailed. */
  readonly password: string | undefined;
}

/**
 * Creates an account for another person.
 * @param db a database rather than a transaction: passwords are hashed before a connection is held.
 * @throws {AppError} `invalid_input`, and `conflict` if there is an account with this address.
 */
export async function createAccount(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  mails: AccountMails,
  given: AccountToCreate,
): Promise<void> {
  const email = readEmail(given.email);
  const names = readNames(given);
  const password = given.password === undefined ? undefined : await readPassword(given.password);
  const isVerified = given.isVerified || password !== undefined;
  const at = clock.now();
  if (await findReservation(db, email, at)) {
    throw new AppError("conflict", {
      userMessage: `${email} is reserved: its account changed to another address in the last 72 hours.`,
    });
  }
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .insert(users)
      .values({
        email,
        ...names,
        name: `${names.firstName} ${names.lastName}`,
        emailVerified: isVerified,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) throw new AppError("conflict", { userMessage: `There is already an account with ${email}.` });
    await recordSecurityEvent(transaction, { userId: user.id, kind: "made-by-operator", happenedAt: at });
    if (isVerified) await tellAddressVerified(transaction, jobs, user.id);
    if (password === undefined) {
      const token = await makeResetToken(transaction, { userId: user.id, at, validMinutes: invitationDays * 24 * 60 });
      await sendMail(transaction, jobs, mails.invitation(email, token));
    } else {
      await transaction
        .insert(identities)
        .values({ userId: user.id, providerId: "credential", accountId: user.id, password });
    }
  });
}

function readNames({ firstName, lastName }: AccountToCreate) {
  const form = new FormData();
  form.set("firstName", firstName);
  form.set("lastName", lastName);
  const { values, errors } = checkProfile(form);
  const [message] = Object.values(errors);
  if (message) throw new AppError("invalid_input", { userMessage: `${message}.` });
  return values;
}

async function readPassword(password: string): Promise<string> {
  const weakness = await weaknessOf(password);
  if (weakness) throw new AppError("invalid_input", { userMessage: weakness });
  return hashPassword(password);
}
