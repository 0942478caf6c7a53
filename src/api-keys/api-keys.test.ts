import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { apiKeysData } from "./api-keys-data.ts";
import { isKeyText, makeKeyText } from "./key-text.ts";
import { listApiKeys } from "./list-keys.ts";
import { revokeKey } from "./revoke-key.ts";
import { checkKeyForm, keysMax, readKeySettings } from "./rules.ts";

describe("API keys", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
    server.mock.onMessage(/./, { content: "An answer.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
  });
  afterAll(() => server.close());
  const list = (userId: string) => listApiKeys(server.database.db, userId, server.services.clock.now());
  const eventsOf = async (userId: string) =>
    (
      await server.database.pool.query("select kind, detail from security_events where user_id = $1 order by id", [
        userId,
      ])
    ).rows;

  it("[G2] a key is random, and tells by itself whether it was mistyped", () => {
    const keys = Array.from({ length: 100 }, makeKeyText);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) {
      expect(key).toMatch(/^easel_[0-9A-Za-z]{49}$/);
      expect(isKeyText(key)).toBe(true);
      const at = 6 + Math.floor(Math.random() * 49);
      const other = key[at] === "a" ? "b" : "a";
      expect(isKeyText(`${key.slice(0, at)}${other}${key.slice(at + 1)}`)).toBe(false);
    }
  });

  it("[G2] only users on the Business plan can create one", async () => {
    for (const plan of ["free", "pro"] as const) {
      const refused = server.addKey(await server.addUser({ plan }));
      await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    }
  });

  it("[G2] its owner sees its name, beginning, limits and use, and never the key", async () => {
    const userId = await server.addUser();
    const key = await server.addKey(userId, { name: "Blog robot", budget: { kind: "month", max: 50 }, minuteMax: 60 });
    await server.addKey(userId, { name: "Unused" });
    await server
      .clientOf(key)
      .chat.completions.create({ model: "gpt-6-luna", messages: [{ role: "user", content: "x" }] });
    const listed = await list(userId);
    expect(listed.find(({ name }) => name === "Blog robot")).toMatchObject({
      prefix: key.slice(0, 12),
      budget: { kind: "month", max: 50 },
      minuteMax: 60,
      state: "active",
      lastUsedAt: expect.any(Date),
      usage: { requests: 1, aic: 2, aicThisMonth: 2 },
    });
    expect(listed.find(({ name }) => name === "Unused")).toMatchObject({ usage: { requests: 0 }, lastUsedAt: null });
    expect(JSON.stringify(listed)).not.toContain(key.slice(12));
  });

  it("[G2] is revoked by its owner only, once, and both are in the audit log", async () => {
    const userId = await server.addUser();
    await server.addKey(userId, { name: "Old laptop" });
    const [key] = await list(userId);
    const keyId = key?.id ?? "";
    const stranger = await server.addUser();
    await expect(revokeKey(server.services, { userId: stranger }, keyId)).rejects.toMatchObject({ code: "not_found" });
    await revokeKey(server.services, { userId }, keyId);
    await expect(revokeKey(server.services, { userId }, keyId)).rejects.toMatchObject({ code: "not_found" });
    await expect(revokeKey(server.services, { userId }, "none")).rejects.toMatchObject({ code: "not_found" });
    expect(await list(userId)).toMatchObject([{ state: "revoked" }]);
    expect(await eventsOf(userId)).toEqual([
      { kind: "api-key-created", detail: { name: "Old laptop" } },
      { kind: "api-key-revoked", detail: { name: "Old laptop" } },
    ]);
  });

  it("[G2] a user has a limited number of them", async () => {
    const userId = await server.addUser();
    for (let count = 0; count < keysMax; count++) await server.addKey(userId);
    await server.database.pool.query("truncate rate_limits");
    await expect(server.addKey(userId)).rejects.toMatchObject({ code: "conflict" });
    const [key] = await list(userId);
    await revokeKey(server.services, { userId }, key?.id ?? "");
    await server.addKey(userId);
  });

  it("[G2][B14] the export describes them without anything that could be used, and erasing removes them", async () => {
    const userId = await server.addUser();
    const key = await server.addKey(userId, { name: "Exported" });
    const owner = { userId, verifiedEmail: null };
    const exported = JSON.stringify(await apiKeysData.exportFor(server.database.db, owner));
    expect(exported).toContain("Exported");
    expect(exported).not.toMatch(/digest|Buffer/);
    expect(exported).not.toContain(key.slice(12));
    await apiKeysData.erase(server.database.db, owner);
    expect(await list(userId)).toEqual([]);
  });

  const form = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    const usual = {
      name: "Robot",
      scopes: "chat:write",
      minuteMax: "60",
      budgetKind: "none",
      budget: "",
      expiresOn: "",
    };
    for (const [name, value] of Object.entries({ ...usual, ...fields })) data.append(name, value);
    return data;
  };
  const now = new Date("2026-11-22T12:00:00Z");

  it("[G2] its form reads what was chosen", () => {
    const sent = form({ name: "  My \n robot ", budgetKind: "total", budget: "1,000", expiresOn: "2026-11-30" });
    sent.append("scopes", "audio:write");
    sent.append("scopes", "everything");
    const { values, errors } = checkKeyForm(sent, now);
    expect(errors).toEqual({});
    expect(readKeySettings(values)).toEqual({
      name: "My robot",
      scopes: ["chat:write", "audio:write"],
      minuteMax: 60,
      budget: { kind: "total", max: 1_000 },
      expiresAt: new Date("2026-12-01T00:00:00Z"),
    });
  });

  it.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(61) }],
    ["scopes", { scopes: "root" }],
    ["minuteMax", { minuteMax: "61" }],
    ["budgetKind", { budgetKind: "week" }],
    ["budget", { budgetKind: "none", budget: "50" }],
    ["budget", { budgetKind: "month", budget: "0" }],
    ["budget", { budgetKind: "month", budget: "many" }],
    ["expiresOn", { expiresOn: "2026-11-21" }],
    ["expiresOn", { expiresOn: "2026-02-30" }],
  ])("[G2] its form refuses a wrong %s: %j", (field, change) => {
    expect(Object.keys(checkKeyForm(form(change), now).errors)).toEqual([field]);
  });
});
