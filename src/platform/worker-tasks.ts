import { readFileSync } from "node:fs";
import module from "node:module";
import { getPriority, setPriority } from "node:os";
import { serialize } from "node:v8";
import { AppError, type AppErrorOptions, type ErrorCode } from "./errors.ts";

/** Work that a worker process gets, one piece at a time. */
export interface Work {
  /** The module and the function in it, as in `studio.draw`. */
  readonly task: string;
  readonly input: unknown;
}

/** Answer of a worker process. */
export type Answer = {
  /** True if the process should end after this work, and another one do the next. */
  readonly isWorn: boolean;
} & ({ readonly result: Uint8Array } | { readonly error: SentError });

/** Sent before the work is done, once everything is loaded that it needs: its time counts from here. */
export interface Begun {
  readonly hasBegun: true;
  /** Processor time that the process had used before. */
  readonly cpuMs: number;
}

/** An error as it travels: its class and its fields would be lost. */
interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  /** For an `AppError`. */
  readonly app?: AppErrorOptions & { readonly code: ErrorCode };
}

/** When requests compete for the core, work gets about a tenth of it. */
const niceness = 10;
const lowPriority = Math.min(19, getPriority(0) + niceness);
/** Larger results would only fill the memory of the process that answers requests. Our files are far smaller. */
const resultBytesMax = 100 * 1_024 * 1_024;
/** The operating system ends a process that has used much more than this (worker-process.ts): one that has is replaced between two pieces of work. */
const cpuMsMax = 120_000;
/** Much of what one large picture took is not given back. With everything loaded, a process has 160 MB. */
const memoryBytesMax = 512 * 1_024 * 1_024;

/** The process’s bound is 2 GB. With everything loaded 1 GB is mapped; a film leaves another one, without using it: the next picture would find no room, and crash. */
const mappedBytesMax = 1.5 * 1_024 ** 3;

type Tasks = Readonly<Record<string, unknown>>;

/**
 * Answers work for as long as the process lives. Its file calls this.
 * @param modules import the functions that are tasks, each with the first work that names it.
 */
export function serveTasks(modules: Readonly<Record<string, () => Promise<Tasks>>>): void {
  process.on("disconnect", () => process.exit());
  process.on("message", ({ task, input }: Work) => {
    void perform(modules, task, input).then((answer) => {
      // It fails where the process that asked is gone.
      process.send?.(answer, undefined, undefined, (error) => error && process.exit());
      // What was compiled is kept for the next process: this one may be killed.
      module.flushCompileCache?.();
    });
  });
}

async function perform(
  modules: Readonly<Record<string, () => Promise<Tasks>>>,
  task: string,
  input: unknown,
): Promise<Answer> {
  try {
    const [of = "", name = ""] = task.split(".");
    const tasks = Object.hasOwn(modules, of) ? await modules[of]?.() : undefined;
    const run = tasks && Object.hasOwn(tasks, name) ? tasks[name] : undefined;
    if (typeof run !== "function") throw new TypeError(`there is no task named ${task}`);
    // Not before: loading our own modules takes a bounded time, and on a busy machine minutes with a low priority.
    setPriority(0, lowPriority);
    process.send?.({ hasBegun: true, cpuMs: readOwnCpuMs() } satisfies Begun);
    const result = toBytes(await run(input));
    return { result, isWorn: isWorn() };
  } catch (error) {
    return { error: pack(error), isWorn: isWorn() };
  }
}

function isWorn(): boolean {
  return readOwnCpuMs() > cpuMsMax || process.memoryUsage.rss() > memoryBytesMax || readMappedBytes() > mappedBytesMax;
}

/** Memory that this process may write to, used or not, as Linux counts it against the process's bound; 0 on other systems. */
function readMappedBytes(): number {
  try {
    const [, kilobytes] = /^VmData:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    return Number(kilobytes ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

function readOwnCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** @throws {AppError} `invalid_input` for a result beyond the bound, or beyond what can be copied at all. */
function toBytes(value: unknown): Buffer {
  let result: Buffer;
  try {
    result = serialize(value);
  } catch (error) {
    // What can’t be copied for another reason is our own fault.
    if (!(error instanceof Error && /out of memory/.test(error.message))) throw error;
    throw tooLarge("a result for which there is not enough memory", error);
  }
  if (result.byteLength > resultBytesMax) throw tooLarge(`a result of ${result.byteLength} bytes`);
  return result;
}

const tooLarge = (message: string, cause?: unknown) =>
  new AppError("invalid_input", {
    userMessage: "The result is too large. Please make it simpler or smaller, and try again.",
    message,
    cause,
  });

function pack(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message, stack } = error;
  if (!(error instanceof AppError)) {
    // Packages know no `AppError`: what they refuse says why in a sentence for the user.
    const refusal = "userMessage" in error && typeof error.userMessage === "string" ? error.userMessage : undefined;
    return { name, message, stack, ...(refusal && { app: { code: "invalid_input", userMessage: refusal } }) };
  }
  const { code, userMessage, field, headers } = error;
  return { name, message, stack, app: { code, userMessage, field, headers } };
}

/** The error as it was thrown, as far as it travels. */
export function unpackError({ name, message, stack, app }: SentError): Error {
  const error = app ? new AppError(app.code, { ...app, message }) : new Error(message);
  return Object.assign(error, { name, ...(stack === undefined ? {} : { stack }) });
}
