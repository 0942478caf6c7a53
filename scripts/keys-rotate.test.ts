import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEnvelopes } from "#platform/envelopes.ts";
import { loadMasterKeys } from "#platform/master-keys.ts";
import { providerKeys } from "#provider-keys/schema.ts";
import { type AccountsHarness, openAccountsHarness } from "../test/accounts-harness.ts";
import { runScript } from "../test/run-script.ts";

/** Each command is a process. */
const timeout = 120_000;
const apiKey = "sk-proj-4b7d2f9a1c6e8035";

describe("npm run keys:rotate", () => {
  let harness: AccountsHarness;
  let dataDir: string;
  beforeAll(async () => {
    harness = await openAccountsHarness();
    dataDir = await mkdtemp(path.join(os.tmpdir(), "easel-rotate-"));
  });
  afterAll(async () => {
    await harness.close();
    await rm(dataDir, { recursive: true });
  });

  const rotate = (env: Readonly<Record<string, string>> = { DATA_DIR: dataDir }, ...args: readonly string[]) =>
    runScript({ url: "http://localhost:3000", databaseUrl: harness.database.url }, ["keys-rotate.ts", ...args], env);

  it("[E3] an operator changes the generated master key by the steps of its help", { timeout }, async () => {
    expect((await rotate({}, "--help")).output).toContain("openssl rand -base64 32");
    const { id: userId } = await harness.addUser();
    const sealedFor = { purpose: "provider-key", owner: JSON.stringify([userId, "openai"]) };
    const [old] = await loadMasterKeys(undefined, dataDir);
    if (!old) throw new Error("no key was made");
    const row = { userId, vendor: "openai", ending: "8035", state: "checked" as const, savedAt: new Date() };
    await harness.database.db
      .insert(providerKeys)
      .values({ ...row, ...createEnvelopes([old]).seal(sealedFor, apiKey) });

    const file = path.join(dataDir, "master-keys");
    const newKey = Buffer.alloc(32, "new");
    await writeFile(file, `2:${newKey.toString("base64")}\n${await readFile(file, "utf8")}`);
    expect(await rotate()).toEqual({
      code: 0,
      output:
        "1 key or secret is now under master key 2.\nAll stored keys and secrets open with it. Older master keys can be removed.\n",
      errors: "",
    });
    expect((await rotate()).output).toContain("Nothing to do");
    const [stored] = await harness.database.db.select().from(providerKeys);
    if (!stored) throw new Error("the row is gone");
    expect(createEnvelopes([{ version: 2, key: newKey }]).open(sealedFor, stored)).toBe(apiKey);

    // A new DATA_DIR has another key under the same version: nothing may be called done.
    const wrong = await rotate({ MASTER_KEYS: `2:${Buffer.alloc(32, "else").toString("base64")}` });
    expect([wrong.code, wrong.errors]).toEqual([1, ""]);
    expect(wrong.output).toContain(`1 did not open and stay as they are`);
    expect(wrong.output).toContain(stored.id);
    expect(wrong.output).not.toContain("can be removed");
    for (const text of [wrong.output, wrong.errors]) expect(text).not.toContain(apiKey.slice(0, 12));
    expect(await harness.database.db.select().from(providerKeys)).toEqual([stored]);
  });

  it("[E3] wrong master keys in the configuration are refused in a sentence that holds none of them", {
    timeout,
  }, async () => {
    const { code, errors } = await rotate({ MASTER_KEYS: "1:c2VjcmV0" });
    expect([code, errors]).toEqual([1, expect.stringContaining("MASTER_KEYS must be keys such as")]);
    expect(errors).not.toContain("c2VjcmV0");
  });
});
