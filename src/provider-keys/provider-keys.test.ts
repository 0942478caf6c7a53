import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyVendor } from "#engines/index.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import type { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type AccountsHarness, openAccountsHarness } from "../../test/accounts-harness.ts";
import { countLockWaits } from "../../test/count-lock-waits.ts";
import { answerLikeOpenAi, type FakeVendor, startFakeVendor } from "../../test/fake-vendor.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { checkMasterKeys } from "./check-master-keys.ts";
import { findProviderKey, markKeyUsed } from "./find-key.ts";
import { limitKey } from "./key-limit.ts";
import { listKeys } from "./list-keys.ts";
import { providerKeysData } from "./provider-keys-data.ts";
import { removeKey } from "./remove-key.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { saveKey } from "./save-key.ts";
import { providerKeys } from "./schema.ts";

const rightKey = "sk-proj-5f0c4a3e9b7d2816";
const now = new Date("2026-03-01T09:00:00Z");

describe("stored API keys", () => {
  let harness: AccountsHarness;
  let services: Services;
  let openAi: FakeVendor;
  let userId: string;

  beforeAll(async () => {
    harness = await openAccountsHarness();
    openAi = await startFakeVendor(answerLikeOpenAi(rightKey));
    const { config } = harness.services;
    const openai = { apiKey: undefined, baseUrl: `${openAi.origin}/v1` };
    const groq = { apiKey: undefined, baseUrl: "http://127.0.0.1:1/v1" };
    services = { ...harness.services, config: { ...config, engines: { ...config.engines, openai, groq } } };
  });
  beforeEach(async () => {
    harness.setTime(now);
    userId = (await harness.addUser()).id;
  });
  afterEach(async () => void (await harness.database.pool.query("delete from provider_keys")));
  afterAll(async () => {
    await openAi.close();
    await harness.close();
  });

  const save = (more: Partial<Parameters<typeof saveKey>[1]> = {}) =>
    saveKey(services, { userId, vendor: "openai", apiKey: rightKey, expiresOn: "", ...more });
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => {
        throw new Error("it was accepted");
      },
      (error: AppError) => error,
    );
  const rows = async () => (await harness.database.pool.query("select * from provider_keys order by id")).rows;

  describe("saving", () => {
    it("[E2] a key that the vendor accepts is stored, and its owner sees its ending and that it was checked", async () => {
      await save();
      expect((await findProviderKey(services, userId, "openai"))?.apiKey).toBe(rightKey);
      expect(await listKeys(services.db, userId, now)).toEqual(
        new Map([
          [
            "openai",
            {
              ending: "2816",
              state: "checked",
              expiresAt: null,
              isExpired: false,
              savedAt: now,
              lastUsedAt: null,
              monthlyTokensMax: null,
            },
          ],
        ]),
      );
    });

    it("[E2] a key that the vendor refuses is not stored, and the one before it stays", async () => {
      const refusal = await refusalOf(save({ apiKey: "sk-proj-wrong-00000000" }));
      expect([refusal.code, refusal.field]).toEqual(["invalid_input", "apiKey"]);
      expect(refusal.userMessage).toBe("OpenAI doesn’t accept this key: Incorrect API key provided.");
      expect(await rows()).toEqual([]);
      await save();
      await refusalOf(save({ apiKey: "sk-proj-wrong-00000000" }));
      expect((await findProviderKey(services, userId, "openai"))?.apiKey).toBe(rightKey);
    });

    it("[E2] a key is not stored while the vendor can't be reached, and the user reads to try again", async () => {
      const refusal = await refusalOf(save({ vendor: "groq" }));
      expect([refusal.code, refusal.field]).toEqual(["unavailable", undefined]);
      expect(refusal.userMessage).toBe(
        "Groq couldn’t be reached, so the key was not checked and not saved. Please try again in a moment.",
      );
      expect(await rows()).toEqual([]);
    });

    it("[E2] a key of a vendor without a check is stored as not checked; the ending of a short key is not shown", async () => {
      await save({ vendor: "luma", apiKey: "short-key" });
      expect((await listKeys(services.db, userId, now)).get("luma")).toMatchObject({
        state: "not-checked",
        ending: "",
      });
    });

    it("[E2] a new key takes the place of the old one, as if there had been none", async () => {
      await save({ expiresOn: "2026-03-01" });
      await markKeyUsed(services, userId, "openai");
      await save();
      expect(await rows()).toHaveLength(1);
      expect((await listKeys(services.db, userId, now)).get("openai")).toMatchObject({
        expiresAt: null,
        lastUsedAt: null,
      });
    });

    it("[E2] a user who saves the same key twice at once stores it once", async () => {
      await Promise.all([save(), save(), save()]);
      expect(await rows()).toHaveLength(1);
      expect((await findProviderKey(services, userId, "openai"))?.apiKey).toBe(rightKey);
    });

    it("[E2] ten tries an hour, whether or not the key is right, and other users are not affected", async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await save();
        await refusalOf(save({ apiKey: "sk-proj-wrong-00000000" }));
      }
      const asked = openAi.requests.length;
      expect((await refusalOf(save())).code).toBe("rate_limited");
      expect(openAi.requests).toHaveLength(asked);
      await save({ userId: (await harness.addUser()).id });
    });
  });

  describe("using", () => {
    it("[E2] a key is its owner's and its vendor's only", async () => {
      await save();
      const other = await harness.addUser();
      expect(await findProviderKey(services, other.id, "openai")).toBeUndefined();
      expect(await findProviderKey(services, userId, "anthropic")).toBeUndefined();
    });

    it("[E2] a key is used until the end of its last day, and then no longer", async () => {
      await save({ expiresOn: "2026-03-02" });
      harness.setTime(new Date("2026-03-02T23:59:59Z"));
      expect((await findProviderKey(services, userId, "openai"))?.apiKey).toBe(rightKey);
      const after = new Date("2026-03-03T00:00:00Z");
      harness.setTime(after);
      expect(await findProviderKey(services, userId, "openai")).toBeUndefined();
      expect((await listKeys(services.db, userId, after)).get("openai")?.isExpired).toBe(true);
    });

    it("[E2] its owner sees when it was last used, to the minute", async () => {
      await save();
      const usedAt = async () => (await listKeys(services.db, userId, now)).get("openai")?.lastUsedAt;
      await markKeyUsed(services, userId, "openai");
      expect(await usedAt()).toEqual(now);
      harness.setTime(new Date("2026-03-01T09:00:30Z"));
      await markKeyUsed(services, userId, "openai");
      expect(await usedAt()).toEqual(now);
      const later = new Date("2026-03-01T09:02:00Z");
      harness.setTime(later);
      await markKeyUsed(services, userId, "openai");
      expect(await usedAt()).toEqual(later);
    });

    it("[E3] a key that was moved to another user's row, or to another vendor's, does not open", async () => {
      await save();
      const thief = await harness.addUser();
      await harness.database.pool.query("update provider_keys set user_id = $1", [thief.id]);
      const refusal = await refusalOf(findProviderKey(services, thief.id, "openai"));
      expect(refusal).toMatchObject({ code: "unavailable" });
      expect(`${refusal.message} ${refusal.userMessage} ${refusal.cause}`).not.toContain(rightKey);
      await harness.database.pool.query("update provider_keys set user_id = $1, vendor = 'groq'", [userId]);
      expect(await refusalOf(findProviderKey(services, userId, "groq"))).toMatchObject({ code: "unavailable" });
    });
  });

  describe("limiting", () => {
    const limitOf = async () => (await listKeys(services.db, userId, now)).get("openai")?.monthlyTokensMax;
    const owner = () => ({ userId, vendor: "openai" as const });

    it("[E3] a limit is saved with the key, changed without it, taken away, and gone with the next key", async () => {
      await save({ monthlyTokensMax: 500_000 });
      expect(await limitOf()).toBe(500_000);
      await limitKey(services.db, owner(), 20_000);
      expect(await limitOf()).toBe(20_000);
      expect((await findProviderKey(services, userId, "openai"))?.apiKey).toBe(rightKey);
      await limitKey(services.db, owner(), null);
      expect(await limitOf()).toBeNull();
      await limitKey(services.db, owner(), 20_000);
      await save();
      expect(await limitOf()).toBeNull();
    });

    it("[E3] without a key there is nothing to limit, and another user's key stays as it is", async () => {
      await save();
      const other = await harness.addUser();
      const refusal = await refusalOf(limitKey(services.db, { userId: other.id, vendor: "openai" }, 1_000));
      expect([refusal.code, refusal.field]).toEqual(["not_found", "service"]);
      expect(await limitOf()).toBeNull();
    });

    it("[E3] the database keeps no limit that is not a whole number of thousands", async () => {
      await save();
      for (const tokens of [0, -1_000, 1_500]) {
        await expect(limitKey(services.db, owner(), tokens)).rejects.toThrow();
      }
    });
  });

  describe("removing", () => {
    it("[E2] a removed key is gone; one that is not there says so", async () => {
      await save();
      await removeKey(services, { userId, vendor: "openai" });
      expect(await rows()).toEqual([]);
      const refusal = await refusalOf(removeKey(services, { userId, vendor: "openai" }));
      expect([refusal.code, refusal.field]).toEqual(["not_found", "service"]);
    });

    it("[E2] a user removes only their own key", async () => {
      await save();
      const other = await harness.addUser();
      await refusalOf(removeKey(services, { userId: other.id, vendor: "openai" }));
      expect((await findProviderKey(services, userId, "openai"))?.apiKey).toBe(rightKey);
    });

    it("[E3] the export names vendors and dates, and nothing of a key; deleting the account deletes its keys", async () => {
      await save();
      const owner = { userId, verifiedEmail: null };
      const exported = await providerKeysData(harness.services).exportFor(services.db, owner);
      expect(exported).toEqual({
        apiKeys: [
          {
            vendor: "openai",
            state: "checked",
            savedAt: now,
            lastUsedAt: null,
            expiresAt: null,
            organizationId: null,
            monthlyTokensMax: null,
          },
        ],
      });
      await providerKeysData(harness.services).erase(services.db, owner);
      expect(await rows()).toEqual([]);
      await save();
      await harness.database.pool.query("delete from users where id = $1", [userId]);
      expect(await rows()).toEqual([]);
    });
  });

  it("[E3] no column holds a key, or a part of it beyond its ending", async () => {
    await save();
    const stored = JSON.stringify(await rows());
    expect(stored).toContain("2816");
    for (let at = 0; at + 6 <= rightKey.length; at += 1) expect(stored).not.toContain(rightKey.slice(at, at + 6));
    expect(stored).not.toContain(Buffer.from(rightKey).toString("base64").slice(0, 12));
  });

  describe("rotating the master key", () => {
    const [oldMaster, newMaster] = [1, 2].map((version) => ({ version, key: Buffer.alloc(32, `master ${version}`) }));
    if (!oldMaster || !newMaster) throw new Error("there are two");
    const [before, during, after] = [[oldMaster], [newMaster, oldMaster], [newMaster]].map(createEnvelopes);
    if (!before || !during || !after) throw new Error("there are three");
    const vendors: readonly KeyVendor[] = ["openai", "luma", "fal", "tripo", "csm"];

    async function saveAll(): Promise<void> {
      for (const vendor of vendors) {
        const apiKey = vendor === "openai" ? rightKey : `${vendor}-key-of-enough-length`;
        await saveKey(
          { ...services, envelopes: before as NonNullable<typeof before> },
          { userId, vendor, apiKey, expiresOn: "" },
        );
      }
    }
    const read = (envelopes: NonNullable<typeof before>, vendor: KeyVendor) =>
      findProviderKey({ ...services, envelopes }, userId, vendor).then((key) => key?.apiKey);

    it("[E3] every key then opens with the new one alone; a second run finds nothing to do", async () => {
      await saveAll();
      expect(await rotateKeys(services.db, during, 2)).toEqual({
        rewrapped: 5,
        current: 0,
        changed: 0,
        unreadable: [],
      });
      expect(await read(after, "openai")).toBe(rightKey);
      expect(await read(after, "csm")).toBe("csm-key-of-enough-length");
      expect(await rotateKeys(services.db, during, 2)).toEqual({
        rewrapped: 0,
        current: 5,
        changed: 0,
        unreadable: [],
      });
      expect(await refusalOf(read(before, "openai"))).toMatchObject({ code: "unavailable" });
    });

    it("[E3] the sealed keys stay as they are", async () => {
      await saveAll();
      const sealed = async () => (await rows()).map((row) => row.sealed);
      const earlier = await sealed();
      await rotateKeys(services.db, during);
      expect(await sealed()).toEqual(earlier);
    });

    it("[E3] two rotations at once, while keys are used, saved and removed: all keys open at every moment", async () => {
      await saveAll();
      const reads = Array.from({ length: 20 }, (_, index) => read(during, vendors[index % 3] as KeyVendor));
      const [one, two] = await Promise.all([
        rotateKeys(services.db, during, 1),
        rotateKeys(services.db, during, 2),
        saveKey(
          { ...services, envelopes: during },
          { userId, vendor: "tripo", apiKey: "another-tripo-key-123", expiresOn: "" },
        ),
        removeKey(services, { userId, vendor: "csm" }),
        ...reads,
      ]);
      expect(one.unreadable.concat(two.unreadable)).toEqual([]);
      expect(await rotateKeys(services.db, during)).toMatchObject({ unreadable: [] });
      expect(await read(after, "openai")).toBe(rightKey);
      expect(await read(after, "tripo")).toBe("another-tripo-key-123");
      expect(await read(after, "csm")).toBeUndefined();
    });

    it("[E3] a key that its owner saves again in the middle of a rotation stays the new one", async () => {
      await saveAll();
      const { promise: written, resolve: commit } = Promise.withResolvers<void>();
      const newKey = "sk-proj-1e7a5d3c9b2f4068";
      const sealed = during.seal({ purpose: "provider-key", owner: JSON.stringify([userId, "openai"]) }, newKey);
      // The owner's write has not been committed when the rotation reads the row, and has been when it writes.
      const saving = services.db.transaction(async (transaction) => {
        await transaction.update(providerKeys).set(sealed).where(eq(providerKeys.vendor, "openai"));
        await written;
      });
      const isHeld = "select count(*)::int as count from (select 1 from provider_keys for update skip locked) free";
      await expect.poll(async () => (await harness.database.pool.query(isHeld)).rows[0].count).toBe(4);
      const rotating = rotateKeys(services.db, during);
      await expect.poll(() => countLockWaits(harness.database)).toBe(1);
      commit();
      await saving;
      expect(await rotating).toEqual({ rewrapped: 4, current: 0, changed: 1, unreadable: [] });
      expect(await read(after, "openai")).toBe(newKey);
    });

    it("[E3] rows that do not open are named, stay as they are, and hold up no others", async () => {
      await saveAll();
      const { rows: broken } = await harness.database.pool.query(
        "update provider_keys set user_id = user_id, wrapped_key = sealed where vendor in ('luma', 'fal') returning id",
      );
      const { rewrapped, unreadable } = await rotateKeys(services.db, during, 2);
      expect(rewrapped).toBe(3);
      expect([...unreadable].toSorted()).toEqual(broken.map(({ id }) => id).toSorted());
      // Without the old master key nothing opens, and nothing is lost.
      await harness.database.pool.query("delete from provider_keys");
      await saveAll();
      expect(await rotateKeys(services.db, after)).toMatchObject({ rewrapped: 0, unreadable: { length: 5 } });
      expect(await read(before, "openai")).toBe(rightKey);
    });

    it("[E3] a process that starts without a master key that is needed tells the operator which, and goes on", async () => {
      await saveAll();
      const { log, messages } = createQuietLog();
      await checkMasterKeys({ db: services.db, envelopes: during, log });
      expect(messages()).toEqual([]);
      await checkMasterKeys({ db: services.db, envelopes: after, log });
      // A generated key has the same version as the one that was lost.
      await checkMasterKeys({ db: services.db, envelopes: createEnvelopes([{ ...newMaster, version: 1 }]), log });
      expect(messages()).toEqual(
        Array.from({ length: 2 }, () => expect.stringContaining("under master key 1 do not open. Start with")),
      );
    });
  });
});
