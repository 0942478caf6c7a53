/** Runs the server in a process of its own, and brings it back when it ends without being told to. */
import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const pausesMs = { first: 500, most: 30_000, calm: 60_000 };
const parentCheckMs = 1_000;

/**
 * Ends when the server does after a signal, or when its first start fails: the next would, too. A server that has been ready and dies is
 * started again, also if that takes several times, after a pause that doubles up to half a minute and is short again after a minute without a
 * death.
 * @param entry the module of the server, which sends "ready" to its parent once it listens.
 * @returns the exit code.
 */
export async function supervise(entry: URL): Promise<number> {
  const stopping = new AbortController();
  let server: ChildProcess | undefined;
  const stop = (signal: NodeJS.Signals) => {
    stopping.abort();
    // On Windows a terminal tells all of its processes itself. A closed terminal is no reason to break off requests.
    if (process.platform !== "win32") server?.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  };
  for (const signal of signals) process.on(signal, stop);
  stopWithNpm(() => stop("SIGTERM"));
  let pauseMs = pausesMs.first;
  let hasBeenReady = false;
  for (;;) {
    const startedAt = performance.now();
    server = startServer(entry);
    const { code, signal, wasReady } = await endOf(server);
    hasBeenReady ||= wasReady;
    if (stopping.signal.aborted || !hasBeenReady || (wasReady && code === 0)) return code ?? 1;
    if (performance.now() - startedAt > pausesMs.calm) pauseMs = pausesMs.first;
    console.error(`The server ended unexpectedly (${signal ?? `code ${code}`}) and is started again.`);
    await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 0;
    pauseMs = Math.min(pauseMs * 2, pausesMs.most);
  }
}

/** npm runs scripts in a shell, and some shells pass no signal on: when npm is told to stop, this process only loses its parent. */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, parentCheckMs);
  watch.unref();
}

/** In a process group of its own: a terminal's Ctrl+C would reach the server twice otherwise, which ends it at once. */
function startServer(entry: URL): ChildProcess {
  return fork(entry, { detached: process.platform !== "win32", stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly wasReady: boolean;
}

function endOf(server: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    let wasReady = false;
    server.on("message", (message) => {
      wasReady ||= message === "ready";
    });
    server.once("error", () => resolve({ code: 1, signal: null, wasReady }));
    // Unlike "exit", "close" comes after the last message, which may be that the server was ready.
    server.once("close", (code, signal) => resolve({ code, signal, wasReady }));
  });
}
