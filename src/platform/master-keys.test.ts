import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadMasterKeys, parseMasterKeys } from "./master-keys.ts";

const newKey = () => randomBytes(32).toString("base64");

describe("the master keys", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-master-keys-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("[E3] are the configured ones where there are some", async () => {
    const configured = [{ version: 3, key: randomBytes(32) }];
    expect(await loadMasterKeys(configured, folder)).toBe(configured);
    expect(await readdir(folder)).toEqual([]);
  });

  it("[E3] one is made once, for its owner only, and is the same for all processes that start at the same moment", async () => {
    const dataDir = path.join(folder, "new");
    const loaded = await Promise.all(Array.from({ length: 20 }, () => loadMasterKeys(undefined, dataDir)));
    expect(new Set(loaded.map(([one]) => one?.key.toString("hex"))).size).toBe(1);
    expect(loaded[0]?.map(({ version, key }) => [version, key.length])).toEqual([[1, 32]]);
    expect(await readdir(dataDir)).toEqual(["master-keys"]);
    expect((await stat(path.join(dataDir, "master-keys"))).mode & 0o777).toBe(0o600);
  });

  it("[E3] an operator adds a newer one to the file", async () => {
    const [old] = await loadMasterKeys(undefined, folder);
    const file = path.join(folder, "master-keys");
    await writeFile(file, `2:${newKey()}\n${await readFile(file, "utf8")}\n`);
    const keys = await loadMasterKeys(undefined, folder);
    expect(keys.map(({ version }) => version)).toEqual([2, 1]);
    expect(keys[1]).toEqual(old);
  });

  it("[E3] a file that holds none is refused, without telling what it holds", async () => {
    for (const text of ["", "1:short", `1:${newKey()},2:${newKey()}`]) {
      await writeFile(path.join(folder, "master-keys"), text);
      const refusal = await loadMasterKeys(undefined, folder).catch((error: Error) => error.message);
      expect(refusal).toMatch(/master-keys/);
      if (text) expect(refusal).not.toContain(text.slice(2, 8));
    }
  });

  it("[E3] need a version, 32 bytes each, and the newest first", () => {
    const key = newKey();
    expect(parseMasterKeys(`12:${key}, 2:${key}`)?.map(({ version }) => version)).toEqual([12, 2]);
    const wrong = ["", ",", key, `0:${key}`, `x:${key}`, `-1:${key}`, `1:${key}=`, `1:${key.slice(0, 40)}`];
    for (const text of [...wrong, `1:${key},1:${key}`, `1:${key},2:${key}`, `2:${key};1:${key}`]) {
      expect(parseMasterKeys(text), text).toBeUndefined();
    }
  });
});
