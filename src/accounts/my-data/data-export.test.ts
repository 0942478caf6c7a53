import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountsHarness, openAccountsHarness } from "../../../test/accounts-harness.ts";
import { noise } from "../../../test/pictures.ts";
import { setAvatar } from "../picture/upload-picture.ts";
import { dataExports, devices, identities, passkeys, securityEvents, sessions, twoFactors } from "../schema.ts";
import { exportKeyOf, findArchive, listExports, requestExport } from "./data-export.ts";
import { makeExport, removeOldExports } from "./make-export.ts";
import type { PersonalDataSource } from "./personal-data-source.ts";

const morning = new Date("2026-03-01T09:00:00Z");
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 60 * 60 * 1_000);

describe("a data export", () => {
  let harness: AccountsHarness;
  const notes: PersonalDataSource = {
    name: "notes",
    exportFor: async (_db, { verifiedEmail }) => ({ of: verifiedEmail }),
    erase: async () => {},
  };
  const ask = (userId: string) =>
    requestExport(harness.services, { userId, ipAddress: "192.0.2.1", userAgent: "Tests" });
  const exportsOf = (userId: string) => listExports(harness.services.db, userId, harness.services.clock.now());

  beforeAll(async () => {
    harness = await openAccountsHarness();
  });
  beforeEach(async () => {
    await harness.runJobs();
    harness.mails.length = 0;
    harness.setTime(morning);
  });
  afterAll(() => harness.close());

  /** Fills every accounts table for this user, with recognizable words as secrets. */
  async function furnish(userId: string): Promise<void> {
    const { db } = harness.services;
    await db.insert(identities).values([
      { userId, providerId: "credential", accountId: userId, password: "SECRET-hash", createdAt: hoursLater(-3) },
      { userId, providerId: "google", accountId: "google-number", createdAt: hoursLater(-2) },
    ]);
    await db.insert(sessions).values({ userId, token: "SECRET-token", expiresAt: hoursLater(9), userAgent: "Firefox" });
    await db.insert(twoFactors).values({ userId, secret: "SECRET-totp", backupCodes: "SECRET-codes" });
    await db.insert(passkeys).values({
      userId,
      name: "Blue key",
      publicKey: "SECRET-public-key",
      credentialID: "SECRET-credential",
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    });
    await db.insert(devices).values({ userId, digest: "SECRET-device", firstSeenAt: morning, lastSeenAt: morning });
    await db
      .insert(securityEvents)
      .values({ userId, kind: "signed-in", detail: { method: "Google" }, happenedAt: hoursLater(-1) });
  }

  it("[B14] contains all the user's data and their picture, and no secret", async () => {
    const { id, email } = await harness.addUser();
    await furnish(id);
    await setAvatar(harness.services, { userId: id, file: await noise(40, 40).png().toBuffer() });
    await ask(id);
    await harness.runJobs([notes]);
    const [archive] = await exportsOf(id);
    const bytes = await findArchive(harness.services, { exportId: archive?.id ?? "", userId: id });
    const files = unzipSync(bytes ?? new Uint8Array());
    expect(Object.keys(files).toSorted()).toEqual([
      "README.txt",
      "account.json",
      "devices.json",
      "logins.json",
      "notes.json",
      "passkeys.json",
      "picture.webp",
      "profile.json",
      "security-events.json",
      "sessions.json",
    ]);
    const json = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    expect(json("account")).toMatchObject({ id, email, emailVerified: true });
    expect(json("profile")).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
    expect(json("logins")).toMatchObject([{ method: "credential" }, { method: "google", idThere: "google-number" }]);
    expect(json("sessions")).toMatchObject([{ browser: "Firefox" }]);
    expect(json("passkeys")).toMatchObject([{ name: "Blue key" }]);
    expect(json("security-events")).toMatchObject([
      { what: "Data export requested", network: "192.0.2.1" },
      { what: "Signed in" },
    ]);
    expect(json("notes")).toEqual({ of: email });
    expect(Buffer.from(files["picture.webp"] ?? []).toString("latin1", 8, 12)).toBe("WEBP");
    const everything = Object.values(files).map((file) => strFromU8(file, true));
    expect(everything.join()).not.toMatch(/SECRET/);
    expect(harness.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, "Your data from Easel is ready"]]);
    expect(harness.mails[0]?.text).toContain("/settings/data");
  });

  it("[B14] contains nothing stored under an address that the user has not verified", async () => {
    const { id } = await harness.addUser({ emailVerified: false });
    await ask(id);
    await harness.runJobs([notes]);
    const [archive] = await exportsOf(id);
    const bytes = await findArchive(harness.services, { exportId: archive?.id ?? "", userId: id });
    expect(strFromU8(unzipSync(bytes ?? new Uint8Array())["notes.json"] ?? new Uint8Array())).toContain("null");
  });

  it("[B14] is only for its owner, for seven days", async () => {
    const [owner, other] = [await harness.addUser(), await harness.addUser()];
    await ask(owner.id);
    const exportId = (await exportsOf(owner.id))[0]?.id ?? "";
    expect(await findArchive(harness.services, { exportId, userId: owner.id })).toBeUndefined();
    await harness.runJobs();
    const found = (userId: string) => findArchive(harness.services, { exportId, userId });
    expect(await found(owner.id)).toBeDefined();
    expect(await found(other.id)).toBeUndefined();
    harness.setTime(hoursLater(7 * 24 + 1));
    expect(await found(owner.id)).toBeUndefined();
    expect(await exportsOf(owner.id)).toEqual([]);
    expect(await harness.services.files.find(exportKeyOf(exportId))).toBeDefined();
    await removeOldExports(harness.services);
    expect(await harness.services.files.find(exportKeyOf(exportId))).toBeUndefined();
    expect(await harness.database.db.select().from(dataExports).where(eq(dataExports.id, exportId))).toEqual([]);
  });

  it("[B14] is created one at a time, even if requested twice at once, and three times a day", async () => {
    const { id } = await harness.addUser();
    const answers = await Promise.allSettled([ask(id), ask(id), ask(id)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(ask(id)).rejects.toMatchObject({ code: "conflict" });
    await harness.runJobs();
    harness.setTime(hoursLater(1));
    for (const _again of [2, 3]) {
      await ask(id);
      await harness.runJobs();
    }
    await expect(ask(id)).rejects.toMatchObject({
      code: "rate_limited",
      headers: { "Retry-After": String(23 * 60 * 60) },
    });
    harness.setTime(hoursLater(25));
    await ask(id);
    expect(harness.mails).toHaveLength(3);
  });

  it("[B14] is one file and one email if its job runs twice, even at the same moment", async () => {
    const { id } = await harness.addUser();
    await ask(id);
    const exportId = (await exportsOf(id))[0]?.id ?? "";
    await Promise.all([1, 2].map(() => makeExport(harness.services, [], { exportId })));
    await harness.runJobs();
    expect(harness.mails).toHaveLength(1);
    expect(await findArchive(harness.services, { exportId, userId: id })).toBeDefined();
  });

  it("[B14] can be requested again a day after it failed", async () => {
    const { id } = await harness.addUser();
    await ask(id);
    harness.setTime(hoursLater(23));
    await removeOldExports(harness.services);
    await expect(ask(id)).rejects.toMatchObject({ code: "conflict" });
    harness.setTime(hoursLater(25));
    await removeOldExports(harness.services);
    await ask(id);
  });

  it("[B14] leaves no file if its owner is deleted before it is created", async () => {
    const { id } = await harness.addUser();
    await ask(id);
    const exportId = (await exportsOf(id))[0]?.id ?? "";
    const vanish: PersonalDataSource = {
      ...notes,
      async exportFor() {
        await harness.database.pool.query("delete from users where id = $1", [id]);
        return {};
      },
    };
    await makeExport(harness.services, [vanish], { exportId });
    await makeExport(harness.services, [], { exportId });
    expect(await harness.services.files.find(exportKeyOf(exportId))).toBeUndefined();
    await harness.runJobs();
    expect(harness.mails).toEqual([]);
  });
});
