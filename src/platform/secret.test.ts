import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
    await expect(loadAppSecret(undefined, folder)).rejects.toThrow("holds no secret");
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
