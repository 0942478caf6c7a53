/**
 * Loaded into the built product (`NODE_OPTIONS=--import …`) by watch-event-loop.ts: tells the test of turns of the event loop that kept the main
 * thread busy, with the requests under way. It measures processor time, because a busy machine makes any turn long by the clock.
 */
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { isMainThread } from "node:worker_threads";

/** Adds to what is measured of a turn: a turn ends at the first tick after it. */
const tickMs = 5;
/** Shorter turns are of no interest. */
const notedMs = 50;
const addressMax = 300;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function watch(socketPath: string): void {
  const underWay = new Set<IncomingMessage>();
  /** Answered since the last tick: perhaps in the very turn that was long. */
  const answered: IncomingMessage[] = [];
  const test = connect(socketPath);
  test.on("error", () => {});
  test.unref();
  const tell = (message: object) => test.write(`${JSON.stringify(message)}\n`);
  createInterface({ input: test }).on("line", (id) => tell({ answer: Number(id) }));
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange;
    underWay.add(request);
    response.once("close", () => {
      underWay.delete(request);
      answered.push(request);
    });
  });
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    const cpuMs = Math.round((user + system) / 1_000);
    if (cpuMs >= notedMs) tell({ cpuMs, requests: [...answered, ...underWay].map(nameOf) });
    answered.length = 0;
    before = process.threadCpuUsage();
  }, tickMs).unref();
}

const nameOf = ({ method, url = "", headers }: IncomingMessage): string =>
  `${method} ${url.slice(0, addressMax)} ${headers["content-type"] ?? ""} ${headers["content-length"] ?? ""}`.trim();

const socketPath = process.env.EVENT_LOOP_SOCKET;
if (socketPath && isMainThread) {
  // Processes that serve no requests may take their time: they are there for long work.
  const begin = () => {
    diagnostics.unsubscribe("http.server.request.start", begin);
    watch(socketPath);
  };
  diagnostics.subscribe("http.server.request.start", begin);
}
