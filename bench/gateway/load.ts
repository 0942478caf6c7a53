import { type Agent, request } from "node:http";
import type { Target } from "./targets.ts";

export interface Timing {
  readonly totalMs: number;
  /** Until the first text of a stream. */
  readonly firstTextMs: number;
}

const messages = [{ role: "user", content: "About logos" }];
export const wholeRequest = { model: "gpt-6-luna", messages };
export const streamedRequest = { ...wholeRequest, stream: true };
const slowRequest = { ...streamedRequest, messages: [{ role: "user", content: "About logos, slowly" }] };

/** Sends one request and reads all of its answer. @throws {Error} for any answer but a whole one. */
export function complete(agent: Agent, target: Target, body: object): Promise<Timing> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(target.url, { agent, method: "POST", headers: headersOf(target) }, (response) => {
      let received = "";
      let firstTextMs = Number.NaN;
      response.on("data", (chunk: Buffer) => {
        received += chunk;
        if (Number.isNaN(firstTextMs) && received.includes("word0")) firstTextMs = performance.now() - start;
      });
      response.on("error", reject);
      response.on("end", () => {
        const isWhole = response.statusCode === 200 && received.includes("word19");
        if (!isWhole) reject(new Error(`${target.url} answered ${response.statusCode}: ${received.slice(0, 500)}`));
        resolve({ totalMs: performance.now() - start, firstTextMs });
      });
    });
    outgoing.on("error", reject).end(JSON.stringify(body));
  });
}

/** Begins a stream, and hangs up once some of it has come. */
export function abortInTheMiddle(agent: Agent, target: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(target.url, { agent, method: "POST", headers: headersOf(target) }, (response) => {
      let received = "";
      response.on("data", (chunk: Buffer) => {
        received += chunk;
        if (received.includes("word2")) outgoing.destroy();
      });
      response.on("close", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${target.url} answered ${response.statusCode}: ${received.slice(0, 500)}`));
      });
      // It says so because we hung up.
      response.on("error", () => {});
    });
    outgoing.on("error", (error) => (outgoing.destroyed ? resolve() : reject(error)));
    outgoing.end(JSON.stringify(slowRequest));
  });
}

const headersOf = ({ headers }: Target) => ({ "content-type": "application/json", ...headers });

/** Runs work from so many at once, until the time is over or so many are done. @returns how many were done, and in how many seconds. */
export async function loadWith(
  work: () => Promise<unknown>,
  { inFlight, seconds = Number.POSITIVE_INFINITY, countMax = Number.POSITIVE_INFINITY }: LoadOptions,
): Promise<{ readonly count: number; readonly seconds: number }> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let begun = 0;
  let count = 0;
  const one = async () => {
    while (performance.now() < end && begun < countMax) {
      begun++;
      await work();
      count++;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, one));
  return { count, seconds: (performance.now() - start) / 1_000 };
}

interface LoadOptions {
  readonly inFlight: number;
  readonly seconds?: number;
  readonly countMax?: number;
}
