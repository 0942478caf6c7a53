import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SealError } from "./seal.ts";
import { createSecrets, loadAppSecret } from "./secret.ts";

describe("the application's secret", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-secret-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is the configured one where there is one", async () => {
    expect(await loadAppSecret("given", folder)).toBe("given");
    expect(await readdir(folder)).toEqual([]);
  });

  it("[H2] is made once, whole, and the same for all who start at the same moment", async () => {
    const dataDir = path.join(folder, "new");
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadAppSecret(undefined, dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await loadAppSecret(undefined, dataDir)).toBe(secrets[0]);
    expect(await readdir(dataDir)).toEqual(["app-secret"]);
  });

  it("[H7] can be read by its owner only", async () => {
    await loadAppSecret(undefined, folder);
    expect((await stat(path.join(folder, "app-secret"))).mode & 0o777).toBe(0o600);
  });

  it("[H7] an empty file is no secret", async () => {
    await writeFile(path.join(folder, "app-secret"), "\n");
    await expect(loadAppSecret(undefined, folder)).rejects.toThrow("contains no secret");
  });
});

describe("digests", () => {
  it("[H7] are the same for the same text, and differ by purpose and by secret", () => {
    const secrets = createSecrets("a secret of some length");
    expect(secrets.digest("newsletter", "ann@example.com")).toBe(secrets.digest("newsletter", "ann@example.com"));
    expect(secrets.digest("newsletter", "ann@example.com")).not.toBe(secrets.digest("rate-limit", "ann@example.com"));
    expect(secrets.digest("newsletter", "x")).not.toBe(createSecrets("another secret").digest("newsletter", "x"));
    expect(secrets.digest("newsletter", "x")).toMatch(/^[\w-]{43}$/);
  });
});

describe("sealed texts", () => {
  const secrets = createSecrets("a secret of some length");
  const mine = { purpose: "sso-provider", owner: "a-example-1" };
  const text = "ein Geheimnis, 秘密 ✓";

  it("[H7] open to the same text, and show nothing of it", () => {
    for (const plain of [text, "", "x".repeat(100_000)]) {
      const sealed = secrets.seal(mine, plain);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(createSecrets("a secret of some length").open(mine, sealed)).toBe(plain);
    }
    expect(Buffer.from(secrets.seal(mine, text), "base64url").includes("Geheimnis")).toBe(false);
  });

  it("[H7] are never the same twice, and name the version and the key", () => {
    const sealed = Array.from({ length: 100 }, () => Buffer.from(secrets.seal(mine, text), "base64url"));
    expect(new Set(sealed.map((bytes) => bytes.toString("hex", 5, 17))).size).toBe(100);
    expect(new Set(sealed.map((bytes) => bytes.toString("hex", 0, 5))).size).toBe(1);
    expect(sealed[0]?.[0]).toBe(1);
    const others = Buffer.from(createSecrets("another secret").seal(mine, text), "base64url");
    expect(others.subarray(1, 5)).not.toEqual(sealed[0]?.subarray(1, 5));
  });

  const faultOf = (open: () => string) => {
    try {
      return open();
    } catch (error) {
      return error instanceof SealError ? error.fault : error;
    }
  };

  it("[H7] do not open for another owner, another purpose or with another secret", () => {
    const sealed = secrets.seal(mine, text);
    expect(faultOf(() => secrets.open({ ...mine, owner: "a-example-2" }, sealed))).toBe("not-intact");
    expect(faultOf(() => secrets.open({ ...mine, purpose: "another" }, sealed))).toBe("not-intact");
    expect(faultOf(() => createSecrets("another secret").open(mine, sealed))).toBe("other-key");
  });

  it("[H7] do not open when any byte was changed, or is missing", () => {
    const bytes = Buffer.from(secrets.seal(mine, text), "base64url");
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      const isKeyId = index >= 1 && index < 5;
      expect(faultOf(() => secrets.open(mine, changed.toString("base64url")))).toBe(
        isKeyId ? "other-key" : "not-intact",
      );
      expect(faultOf(() => secrets.open(mine, bytes.toString("base64url", 0, index)))).toBe("not-intact");
    }
    for (const none of ["", "{}", `${bytes.toString("base64url")} `, bytes.toString("base64url").slice(0, -1)]) {
      expect(faultOf(() => secrets.open(mine, none))).toBe("not-intact");
    }
  });
});
