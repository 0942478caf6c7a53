import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import type { Readable } from "node:stream";
import { deserialize } from "node:v8";
import type { Log } from "./log.ts";
import { type Answer, type Begun, unpackError, type Work } from "./worker-tasks.ts";

/** Why work ended without an answer: its process ended, or was ended after the longest time that work may take. */
export type WorkEnd = "crashed" | "too-long";

export class WorkEndedError extends Error {
  readonly reason: WorkEnd;

  constructor(reason: WorkEnd, message: string) {
    super(message);
    this.name = "WorkEndedError";
    this.reason = reason;
  }
}

/** The process could not be started, did not load what the work needs, or got too little of the processor: not the work's fault. */
export class MachineBusyError extends Error {
  override readonly name = "MachineBusyError";
}

/** Resources that one process has at most. The operating system sees to memory and processor time. */
export interface ProcessLimits {
  /** Bytes of private memory. A process that has loaded everything has 0.8 GB, of which it uses a fifth. */
  readonly memoryBytesMax: number;
  /** In all its life: also where the process that started it is gone. */
  readonly cpuSecondsMax: number;
  /** Time to start and to load what the first work needs: half a second, and on an overloaded machine twenty times as much. */
  readonly startMs: number;
}

/** A process that does one piece of work at a time, and may die. */
export interface WorkerProcess {
  /** Tells whether it can have another piece of work. */
  isUsable(): boolean;
  /**
   * @param workMs counts from when the process has loaded everything, and on Linux in processor time: a busy machine should not make work too
   *   long. Work that waits for the processor has up to
   *   {@link busyFactor} times as much, and {@link busyMax} more at most.
   * @param signal aborted when no one needs the result; the process is killed soon after, unless the work ends before.
   * @throws what the task threw; {@link WorkEndedError}, {@link MachineBusyError}
   */
  perform(work: Work, workMs: number, signal: AbortSignal): Promise<unknown>;
  kill(): void;
  readonly ended: Promise<unknown>;
}

/** Killing costs a new start of more than half a second, and most work that is stopped is done before. */
const stopMs = 500;

/** Beside others, work with its low priority gets a tenth of a core. With less than half of that, the user should come back later. */
const busyFactor = 20;
/** In milliseconds: long work waits no longer than that, whatever its share. */
const busyMax = 4 * 60_000;

/** @param file of the process; it calls `serveTasks`. */
export function startWorkerProcess(file: URL, limits: ProcessLimits, log: Log): WorkerProcess {
  const child = forkWithLimits(file, limits);
  let isKilled = false;
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<unknown>();
  child.once("close", onEnd);
  // A process that can't be started never closes.
  child.on("error", (error) => {
    log.warn({ err: error }, "a worker process failed");
    if (child.pid === undefined) onEnd(error);
  });
  const lastWords = keepLastWords(child.stderr);
  child.on("exit", (code, signal) => {
    if (!isKilled) log.warn({ code, signal, lastWords: lastWords() }, "a worker process ended");
  });
  const kill = () => {
    isKilled = true;
    // A process that waits for its end must not end before.
    child.ref();
    child.kill("SIGKILL");
  };
  // One that waits for work keeps nothing alive.
  const rest = () => {
    child.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.channel?.unref();
  };
  rest();

  async function perform(work: Work, workMs: number, signal: AbortSignal): Promise<unknown> {
    child.ref();
    child.channel?.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let hasBegun = false;
    let isOver = false;
    const end = (reason: WorkEnd | "busy", message: string) => {
      kill();
      const described = `${work.task} ${message}`;
      reject(hasBegun && reason !== "busy" ? new WorkEndedError(reason, described) : new MachineBusyError(described));
    };
    const onExit = (code: number | null, by: NodeJS.Signals | null) =>
      end("crashed", `ended its process: ${by ?? code}`);
    const startTimer = setTimeout(() => end("busy", `did not begin within ${limits.startMs} ms`), limits.startMs);
    const timers = [startTimer];
    const onAbort = () => timers.push(setTimeout(kill, stopMs));
    const onError = (error: Error) => end("crashed", `has no process: ${error.message}`);
    /** @param waitedMs since the work began. @param cpuMsBefore that its process had used by then. */
    const expectWithin = (ms: number, waitedMs: number, cpuMsBefore: number) => {
      const onTime = async () => {
        const cpuMs = await readCpuMs(child.pid ?? 0);
        if (isOver) return;
        const leftMs = cpuMs === undefined ? 0 : workMs - (cpuMs - cpuMsBefore);
        if (leftMs <= 0) return end("too-long", `took longer than ${workMs} ms`);
        const longestMs = Math.min(busyFactor * workMs, workMs + busyMax) - waitedMs - ms;
        if (longestMs <= 0) return end("busy", `got the processor for less than ${workMs} ms in ${waitedMs + ms} ms`);
        expectWithin(Math.min(leftMs, longestMs), waitedMs + ms, cpuMsBefore);
      };
      timers.push(setTimeout(onTime, ms));
    };
    const onMessage = (message: Begun | Answer) => {
      if (!("hasBegun" in message)) return resolve(message);
      hasBegun = true;
      clearTimeout(startTimer);
      expectWithin(workMs, 0, message.cpuMs);
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
    child.once("error", onError);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      child.send(work, (error) => error && end("crashed", "could not be sent to its process"));
      const answer = await promise;
      if (answer.isWorn) kill();
      if ("error" in answer) throw unpackError(answer.error);
      return deserialize(answer.result);
    } finally {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      child.removeListener("message", onMessage);
      child.removeListener("exit", onExit);
      child.removeListener("error", onError);
      rest();
    }
  }

  return {
    isUsable: () =>
      !isKilled && child.pid !== undefined && child.connected && child.exitCode === null && child.signalCode === null,
    perform,
    kill,
    ended,
  };
}

const lastWordsLength = 2_000;

/** Keeps what a process writes before it crashes: it tells why. */
function keepLastWords(stderr: Readable | null): () => string {
  let kept = "";
  stderr?.setEncoding("utf8").on("data", (words: string) => {
    kept = (kept + words).slice(-lastWordsLength);
  });
  return () => kept;
}

/** The shell sets the limits and becomes the process. Elsewhere than on Windows there is one. */
function forkWithLimits(file: URL, { memoryBytesMax, cpuSecondsMax }: ProcessLimits): ChildProcess {
  const options = {
    // The environment has secrets, which this work needs none of.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  } satisfies ForkOptions;
  const nodeArguments = process.execArgv.filter((argument) => !argument.startsWith("--inspect"));
  if (process.platform === "win32") return fork(file, { ...options, execArgv: nodeArguments });
  const limits = [
    // A crash leaves no file of what was in memory.
    "ulimit -c 0",
    `ulimit -d ${Math.ceil(memoryBytesMax / 1_024)}`,
    `ulimit -t ${cpuSecondsMax}`,
    // Where the machine's memory is short, the system ends this process first.
    "{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null",
    'exec "$0" "$@"',
  ].join("; ");
  return fork(file, { ...options, execPath: "/bin/sh", execArgv: ["-c", limits, process.execPath, ...nodeArguments] });
}

/** Linux counts in these, whatever its kernel's own clock does (USER_HZ, proc_pid_stat(5)). */
const msPerTick = 10;

/**
 * Processor time that a process and its threads have used so far, as Linux tells it.
 * @returns milliseconds, or `undefined` on other systems and for a process that is gone.
 */
async function readCpuMs(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The second field is the program's name in brackets, which may have spaces and brackets of its own.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [fields?.[11], fields?.[12]].map(Number);
  const ticks = (user ?? Number.NaN) + (system ?? Number.NaN);
  return Number.isFinite(ticks) ? ticks * msPerTick : undefined;
}
