import type { Argon2Parameters } from "node:crypto";
import { availableParallelism, platform } from "node:os";
import { Worker } from "node:worker_threads";

type Parameters = Omit<Argon2Parameters, "message" | "nonce">;

/**
 * Elsewhere threads have no priority of their own: setting it would slow down the whole process, so one core is left to everything else. On
 * Linux all cores hash, as far as nothing else needs them.
 */
const hasPriorities = platform() === "linux";
export const hashThreadsMax = hasPriorities ? availableParallelism() : Math.max(1, availableParallelism() - 1);
/** When others compete for the core, hashing gets about a fifth of it (nice values: 15 for 0 to 7 weigh 1024 to 215). */
const niceness = 7;

// A string, because the built server is one file. CommonJS, because that is what a worker created from a string runs.
const source = `
const { argon2Sync } = require("node:crypto");
const { getPriority, setPriority } = require("node:os");
const { parentPort, workerData } = require("node:worker_threads");
if (workerData.niceness) setPriority(0, Math.min(19, getPriority(0) + workerData.niceness));
parentPort.on("message", ({ message, nonce }) => {
  parentPort.postMessage(argon2Sync("argon2id", { ...workerData.parameters, message, nonce }));
});`;

interface Job {
  readonly message: Uint8Array;
  readonly nonce: Uint8Array;
  resolve(key: Buffer): void;
  reject(error: Error): void;
}

/**
 * Computes Argon2id on low-priority threads, so that pages are answered while passwords are hashed. Node's own pool would hash at normal
 * priority, and make file access and name look-ups wait. Threads start on demand and don't keep the process alive.
 * @returns the key for a password and its salt. Work beyond `hashThreadsMax` waits without a bound: the caller has to queue.
 */
export function createHashThreads(
  parameters: Parameters,
): (password: { readonly message: Uint8Array; readonly nonce: Uint8Array }) => Promise<Buffer> {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  let count = 0;

  function start(): Worker {
    count += 1;
    const worker = new Worker(source, {
      eval: true,
      execArgv: [],
      workerData: { parameters, niceness: hasPriorities ? niceness : 0 },
    });
    worker.once("exit", () => {
      count -= 1;
      const index = idle.indexOf(worker);
      if (index >= 0) idle.splice(index, 1);
      const next = waiting.shift();
      if (next) run(start(), next);
    });
    return worker;
  }

  function run(worker: Worker, { message, nonce, resolve, reject }: Job): void {
    const done = (key: Uint8Array) => {
      worker.off("error", reject);
      resolve(Buffer.from(key.buffer, key.byteOffset, key.byteLength));
      const next = waiting.shift();
      if (next) return run(worker, next);
      worker.unref();
      idle.push(worker);
    };
    worker.ref();
    worker.once("message", done);
    worker.once("error", reject);
    worker.postMessage({ message, nonce });
  }

  return ({ message, nonce }) =>
    new Promise((resolve, reject) => {
      const job = { message, nonce, resolve, reject };
      const worker = idle.pop() ?? (count < hashThreadsMax ? start() : undefined);
      if (worker) run(worker, job);
      else waiting.push(job);
    });
}
