import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountsHouse, openAccountsHouse } from "../../../test/accounts-house.ts";
import { noise } from "../../../test/pictures.ts";
import { setAvatar } from "../picture/upload-picture.ts";
import { dataExports, devices, identities, passkeys, securityEvents, sessions, twoFactors } from "../schema.ts";
import { exportKeyOf, findArchive, listExports, requestExport } from "./data-export.ts";
import { makeExport, removeOldExports } from "./make-export.ts";
import type { PersonalDataSource } from "./personal-data-source.ts";

const morning = new Date("2026-03-01T09:00:00Z");
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 60 * 60 * 1_000);

describe("a copy of somebody's data", () => {
  let house: AccountsHouse;
  const notes: PersonalDataSource = {
    name: "notes",
    exportFor: async (_db, { verifiedEmail }) => ({ of: verifiedEmail }),
    erase: async () => {},
  };
  const ask = (userId: string) => requestExport(house.services, { userId, ipAddress: "192.0.2.1", userAgent: "Tests" });
  const exportsOf = (userId: string) => listExports(house.services.db, userId, house.services.clock.now());

  beforeAll(async () => {
    house = await openAccountsHouse();
  });
  beforeEach(async () => {
    await house.runJobs();
    house.mails.length = 0;
    house.setTime(morning);
  });
  afterAll(() => house.close());

  /** Fills every table of accounts with this person, secrets being words that can be looked for. */
  async function furnish(userId: string): Promise<void> {
    const { db } = house.services;
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

  it("[B14] holds all that is kept about them and their picture, and no secret", async () => {
    const { id, email } = await house.addUser();
    await furnish(id);
    await setAvatar(house.services, { userId: id, file: await noise(40, 40).png().toBuffer() });
    await ask(id);
    await house.runJobs([notes]);
    const [archive] = await exportsOf(id);
    const bytes = await findArchive(house.services, { exportId: archive?.id ?? "", userId: id });
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
      { what: "Data download requested", network: "192.0.2.1" },
      { what: "Signed in" },
    ]);
    expect(json("notes")).toEqual({ of: email });
    expect(Buffer.from(files["picture.webp"] ?? []).toString("latin1", 8, 12)).toBe("WEBP");
    const everything = Object.values(files).map((file) => strFromU8(file, true));
    expect(everything.join()).not.toMatch(/SECRET/);
    expect(house.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, "Your data from Easel is ready"]]);
    expect(house.mails[0]?.text).toContain("/settings/data");
  });

  it("[B14] gives nothing of an address that they have not shown to be theirs", async () => {
    const { id } = await house.addUser({ emailVerified: false });
    await ask(id);
    await house.runJobs([notes]);
    const [archive] = await exportsOf(id);
    const bytes = await findArchive(house.services, { exportId: archive?.id ?? "", userId: id });
    expect(strFromU8(unzipSync(bytes ?? new Uint8Array())["notes.json"] ?? new Uint8Array())).toContain("null");
  });

  it("[B14] is for its owner alone, for seven days", async () => {
    const [owner, other] = [await house.addUser(), await house.addUser()];
    await ask(owner.id);
    const exportId = (await exportsOf(owner.id))[0]?.id ?? "";
    expect(await findArchive(house.services, { exportId, userId: owner.id })).toBeUndefined();
    await house.runJobs();
    const found = (userId: string) => findArchive(house.services, { exportId, userId });
    expect(await found(owner.id)).toBeDefined();
    expect(await found(other.id)).toBeUndefined();
    house.setTime(hoursLater(7 * 24 + 1));
    expect(await found(owner.id)).toBeUndefined();
    expect(await exportsOf(owner.id)).toEqual([]);
    expect(await house.services.files.find(exportKeyOf(exportId))).toBeDefined();
    await removeOldExports(house.services);
    expect(await house.services.files.find(exportKeyOf(exportId))).toBeUndefined();
    expect(await house.database.db.select().from(dataExports).where(eq(dataExports.id, exportId))).toEqual([]);
  });

  it("[B14] is made one at a time, also when asked for twice at once, and three times a day", async () => {
    const { id } = await house.addUser();
    const answers = await Promise.allSettled([ask(id), ask(id), ask(id)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(ask(id)).rejects.toMatchObject({ code: "conflict" });
    await house.runJobs();
    house.setTime(hoursLater(1));
    for (const _again of [2, 3]) {
      await ask(id);
      await house.runJobs();
    }
    await expect(ask(id)).rejects.toMatchObject({
      code: "rate_limited",
      headers: { "Retry-After": String(23 * 60 * 60) },
    });
    house.setTime(hoursLater(25));
    await ask(id);
    expect(house.mails).toHaveLength(3);
  });

  it("[B14] is one archive and one mail when its job runs twice, and at the same moment", async () => {
    const { id } = await house.addUser();
    await ask(id);
    const exportId = (await exportsOf(id))[0]?.id ?? "";
    await Promise.all([1, 2].map(() => makeExport(house.services, [], { exportId })));
    await house.runJobs();
    expect(house.mails).toHaveLength(1);
    expect(await findArchive(house.services, { exportId, userId: id })).toBeDefined();
  });

  it("[B14] can be asked for again a day after nothing came of it", async () => {
    const { id } = await house.addUser();
    await ask(id);
    house.setTime(hoursLater(23));
    await removeOldExports(house.services);
    await expect(ask(id)).rejects.toMatchObject({ code: "conflict" });
    house.setTime(hoursLater(25));
    await removeOldExports(house.services);
    await ask(id);
  });

  it("[B14] leaves no file when its owner is gone before it is made", async () => {
    const { id } = await house.addUser();
    await ask(id);
    const exportId = (await exportsOf(id))[0]?.id ?? "";
    const vanish: PersonalDataSource = {
      ...notes,
      async exportFor() {
        await house.database.pool.query("delete from users where id = $1", [id]);
        return {};
      },
    };
    await makeExport(house.services, [vanish], { exportId });
    await makeExport(house.services, [], { exportId });
    expect(await house.services.files.find(exportKeyOf(exportId))).toBeUndefined();
    await house.runJobs();
    expect(house.mails).toEqual([]);
  });
});
