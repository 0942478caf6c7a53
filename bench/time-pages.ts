import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { send } from "./send.ts";

export const pagesPerRound = 150;
/** Visitors pause between requests, so the server has idle moments, as in production. */
const pauseMs = 10;

/** @returns milliseconds for each page, requested one after the other. @param begin the number of the first. */
export async function timePages(url: string, addressOf: (count: number) => string, begin: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let count = begin; count < begin + pagesPerRound; count++) {
    await delay(pauseMs);
    const start = performance.now();
    const { status } = await send(agent, `${url}${addressOf(count)}`);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`a page answered ${status}`);
  }
  agent.destroy();
  return times;
}
