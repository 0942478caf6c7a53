import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountsHarness, openAccountsHarness } from "../../../test/accounts-harness.ts";
import { countLockWaits } from "../../../test/count-lock-waits.ts";
import { makeResetToken } from "../auth/password-reset.ts";
import { requestDeletion } from "../deletion/account-deletion.ts";
import { confirmEmailChange, requestEmailChange } from "../email-change/email-change.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import {
  identities,
  passkeys,
  recoveryLinks,
  securityEvents,
  sessions,
  twoFactors,
  users,
  verifications,
} from "../schema.ts";
import { sweepAccounts } from "../sweep-accounts.ts";
import { findReservation, makeRecoveryLink } from "./recovery-links.ts";
import { takeAccountBack } from "./take-account-back.ts";

const client = { ipAddress: "192.0.2.7", userAgent: "Test/1.0" };
const hour = 60 * 60 * 1_000;

describe("account recovery", () => {
  let harness: AccountsHarness;
  // The database's own clock decides how long addresses are reserved.
  const start = new Date();
  const atHour = (hours: number) => new Date(start.getTime() + hours * hour);

  beforeAll(async () => {
    harness = await openAccountsHarness();
  });
  beforeEach(async () => {
    harness.setTime(start);
    harness.mails.length = 0;
    await harness.database.db.delete(users);
    await harness.database.db.delete(verifications);
  });
  afterAll(() => harness.close());

  const userOf = async (id: string) => (await harness.database.db.select().from(users).where(eq(users.id, id)))[0];

  /** @returns the token in the email to the given-up address. */
  async function move(userId: string, oldEmail: string, newEmail: string): Promise<string> {
    const { services } = harness;
    const mails = createAccountMails(services.config);
    await requestEmailChange(services.db, services, mails, { userId, oldEmail, newEmail, client });
    expect(await confirmEmailChange(services.db, services, mails, { oldEmail, newEmail, client })).toBe("changed");
    await harness.runJobs();
    const mail = harness.mails.findLast(({ to, subject }) => to === oldEmail && subject.endsWith("has changed"));
    const toNew = harness.mails.findLast(({ to, subject }) => to === newEmail && subject.endsWith("has changed"));
    expect(toNew?.text).not.toContain("/account/recover");
    return /\/account\/recover\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  }
  const press = (token: string) => takeAccountBack(harness.services, token, client).then((taken) => taken?.resetToken);

  async function addSession(userId: string): Promise<void> {
    const session = { userId, token: crypto.randomUUID(), expiresAt: atHour(100) };
    await harness.database.db.insert(sessions).values(session);
  }
  const addPasskey = (userId: string, name: string, createdAt: Date) =>
    harness.database.db.insert(passkeys).values({
      userId,
      name,
      createdAt,
      publicKey: "",
      credentialID: crypto.randomUUID(),
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    });

  it("[B10] the old mailbox undoes a change of address: the address is restored, and everyone is signed out", async () => {
    const { id, email } = await harness.addUser();
    const { db } = harness.database;
    await db.insert(identities).values({ userId: id, providerId: "credential", accountId: id, password: "hash" });
    await addPasskey(id, "old", atHour(-30));
    await addPasskey(id, "added by the attacker", atHour(-1));
    const token = await move(id, email, "eve@example.com");
    await addSession(id);
    const eves = await makeResetToken(db, { userId: id, at: start, validMinutes: 60 });
    await db.insert(identities).values({ userId: id, providerId: "google", accountId: "eve", createdAt: atHour(1) });
    await db.insert(twoFactors).values({ userId: id, secret: "s", backupCodes: "c" });
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
    await db.insert(securityEvents).values({ userId: id, kind: "second-factor-enabled", happenedAt: atHour(1) });
    await requestDeletion(harness.services, { userId: id, ...client });
    harness.setTime(atHour(71));

    const resetToken = await press(token);
    expect(resetToken).toEqual(expect.any(String));
    expect(resetToken).not.toBe(eves);
    expect(await userOf(id)).toMatchObject({ email, emailVerified: true, twoFactorEnabled: false, deleteAfter: null });
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select({ name: passkeys.name }).from(passkeys)).toEqual([{ name: "old" }]);
    expect(await db.select().from(twoFactors)).toEqual([]);
    const ways = await db.select({ by: identities.providerId, password: identities.password }).from(identities);
    expect(ways).toEqual([{ by: "credential", password: null }]);
    // Only the new one is left.
    expect(await db.select().from(verifications)).toHaveLength(1);
    const events = await db.select().from(securityEvents).where(eq(securityEvents.kind, "email-change-undone"));
    expect(events).toMatchObject([{ detail: { from: "eve@example.com", to: email }, ipAddress: client.ipAddress }]);
    await harness.runJobs();
    const told = harness.mails.filter(({ subject }) => subject.endsWith("was secured")).map(({ to }) => to);
    expect(told.toSorted()).toEqual(["eve@example.com", email].toSorted());
    expect(await press(token)).toBeUndefined();
  });

  it("[B10] of two simultaneous uses of the link one counts, and after 72 hours none", async () => {
    const { id, email } = await harness.addUser();
    const token = await move(id, email, "eve@example.com");
    const outcomes = await Promise.all([press(token), press(token), press(token)]);
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(1);
    expect(await harness.database.db.select().from(verifications)).toHaveLength(1);
    const later = await move(id, email, "eve@example.com");
    harness.setTime(atHour(72));
    for (const worthless of [later, "", "x", `${later}x`]) expect(await press(worthless)).toBeUndefined();
    expect((await userOf(id))?.email).toBe("eve@example.com");
    await sweepAccounts(harness.database.db, atHour(73));
    expect(await harness.database.db.select().from(recoveryLinks)).toEqual([]);
  });

  it("[B10] an attacker who changes the address again, or undoes that, does not get past the first address", async () => {
    const { id, email } = await harness.addUser();
    const first = await move(id, email, "eve@example.com");
    harness.setTime(atHour(1));
    const second = await move(id, "eve@example.com", "eve-2@example.com");
    harness.setTime(atHour(2));
    const reported = await makeRecoveryLink(harness.database.db, harness.services.secrets, {
      userId: id,
      at: atHour(2),
      oldEmail: null,
    });
    expect(await press(second)).toBeDefined();
    expect((await userOf(id))?.email).toBe("eve@example.com");
    expect(await press(reported)).toBeUndefined();
    const third = await move(id, "eve@example.com", "eve-3@example.com");
    expect(await press(first)).toBeDefined();
    expect((await userOf(id))?.email).toBe(email);
    for (const spent of [first, second, third]) expect(await press(spent)).toBeUndefined();
    expect((await userOf(id))?.email).toBe(email);
  });

  it("[B10] an owner who reports a new device gets the account back, even if its address changed since", async () => {
    const { id, email } = await harness.addUser();
    const { db } = harness.database;
    const link = { userId: id, at: start, oldEmail: null };
    const [stays, moved] = [
      await makeRecoveryLink(db, harness.services.secrets, link),
      await makeRecoveryLink(db, harness.services.secrets, { ...link, at: atHour(1) }),
    ];
    await addSession(id);
    harness.setTime(atHour(2));
    expect(await press(moved)).toBeDefined();
    expect((await userOf(id))?.email).toBe(email);
    expect(await db.select().from(sessions)).toEqual([]);
    harness.setTime(atHour(3));
    await move(id, email, "eve@example.com");
    expect(await press(stays)).toBeDefined();
    expect((await userOf(id))?.email).toBe(email);
    const events = await db.select().from(securityEvents).where(eq(securityEvents.kind, "sign-in-reported"));
    expect(events.map(({ detail }) => detail)).toEqual([{}, { from: "eve@example.com", to: email }]);
  });

  it("[B10] no other account can take the old address for 72 hours, not even at the moment of the change", async () => {
    const { id, email } = await harness.addUser();
    const other = await harness.addUser();
    const { db } = harness.database;
    const take = () => db.insert(users).values({ name: "Eve", email });
    // The sign-up waits for the change, and then finds the address reserved.
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const changing = db.transaction(async (transaction) => {
      await transaction.update(users).set({ email: "new@example.com" }).where(eq(users.id, id));
      const link = { userId: id, at: start, oldEmail: email };
      await makeRecoveryLink(transaction, harness.services.secrets, link);
      begun.resolve();
      await finish.promise;
    });
    await begun.promise;
    const taking = take().then(
      () => "taken",
      (error: Error) => (error.cause as { constraint?: string }).constraint,
    );
    await expect.poll(() => countLockWaits(harness.database)).toBe(1);
    finish.resolve();
    await changing;
    expect(await taking).toBe("users_email_unique");
    await expect(db.update(users).set({ email }).where(eq(users.id, other.id))).rejects.toThrow();
    expect(await findReservation(db, email, atHour(71))).toEqual(atHour(72));
    // Its own account may change back the usual way, and others may use it once the time is over.
    await db.update(users).set({ email }).where(eq(users.id, id));
    await db.update(users).set({ email: "new@example.com" }).where(eq(users.id, id));
    await db.update(recoveryLinks).set({ expiresAt: atHour(-1) });
    await take();
    expect(await findReservation(db, email, start)).toBeUndefined();
  });
});
