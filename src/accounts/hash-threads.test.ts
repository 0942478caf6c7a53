import { argon2Sync } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { getPriority, platform } from "node:os";
import { expect, it } from "vitest";
import { createHashThreads, hashThreadsMax } from "./hash-threads.ts";

const cheap = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
const deriveKey = createHashThreads(cheap);
const passwordOf = (number: number) => ({
  message: Buffer.from(`password ${number}`),
  nonce: Buffer.alloc(16, number),
});

it("[B10] more simultaneous passwords than threads each get their own key", async () => {
  const passwords = Array.from({ length: hashThreadsMax * 5 }, (_, number) => passwordOf(number));
  const expected = passwords.map((password) => argon2Sync("argon2id", { ...cheap, ...password }));
  expect(await Promise.all(passwords.map(deriveKey))).toEqual(expected);
});

it("[B10] a failing thread fails only its own password, and is replaced", async () => {
  const tooShort = { message: Buffer.from("x"), nonce: Buffer.alloc(1) };
  const all = await Promise.allSettled(
    Array.from({ length: hashThreadsMax * 6 }, (_, number) => deriveKey(number % 2 ? passwordOf(number) : tooShort)),
  );
  expect(all.map(({ status }) => status)).toEqual(all.map((_, number) => (number % 2 ? "fulfilled" : "rejected")));
  expect(await deriveKey(passwordOf(7))).toEqual(argon2Sync("argon2id", { ...cheap, ...passwordOf(7) }));
});

it.runIf(platform() === "linux")("[H5] the hashing threads have a lower priority than the main thread", async () => {
  await Promise.all(Array.from({ length: hashThreadsMax }, (_, number) => deriveKey(passwordOf(number))));
  const priorities = new Map<string, number>();
  for (const task of await readdir("/proc/self/task")) {
    // A thread of another file's may have ended since.
    const stat = await readFile(`/proc/self/task/${task}/stat`, "utf8").catch(() => undefined);
    if (stat === undefined) continue;
    // After the name in parentheses, which may contain anything, `nice` is the 17th field.
    priorities.set(task, Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]));
  }
  expect(priorities.get(String(process.pid))).toBe(getPriority());
  const lower = [...priorities.values()].filter((nice) => nice > getPriority());
  expect(lower.length).toBeGreaterThanOrEqual(1);
});
