import { argon2Sync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

describe("password hashes", () => {
  it("[B10] a hash is Argon2id in PHC form, different each time, and verifies only its own password", async () => {
    const [first, second] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword({ hash: first, password: "correct horse" })).toBe(true);
    expect(await verifyPassword({ hash: first, password: "correct Horse" })).toBe(false);
    expect(await verifyPassword({ hash: first, password: "" })).toBe(false);
  });

  it("[B10] the hash equals that of any other Argon2 implementation", async () => {
    const hash = await hashPassword("correct horse");
    const [, , , , salt = "", key = ""] = hash.split("$");
    const expected = argon2Sync("argon2id", {
      message: "correct horse",
      nonce: Buffer.from(salt, "base64"),
      parallelism: 1,
      tagLength: 32,
      memory: 19_456,
      passes: 2,
    });
    expect(Buffer.from(key, "base64")).toEqual(expected);
  });

  it("[B10] the same characters in another Unicode form are the same password", async () => {
    const hash = await hashPassword("caf\u00e9 au lait");
    expect(await verifyPassword({ hash, password: "cafe\u0301 au lait" })).toBe(true);
  });

  it.each([
    "",
    "secret",
    "salt:key",
    "$argon2id$v=19$m=19456,t=2,p=1$",
    "$2b$10$abcdefghijklmnopqrstuv",
    "$argon2id$v=19$m=8,t=1,p=1$c2FsdA$a2V5",
  ])("[B10] an invalid hash signs no one in: %j", async (hash) => {
    expect(await verifyPassword({ hash, password: "secret" })).toBe(false);
  });
});
