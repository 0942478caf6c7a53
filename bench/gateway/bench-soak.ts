import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { seedPlans } from "#billing/index.ts";
import { verifyLedger } from "#credits/index.ts";
import { seedCatalogue } from "#directory/index.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { createDatabase } from "../create-database.ts";
import { residentMb } from "../process-memory.ts";
import type { Figure } from "../report.ts";
import { abortInTheMiddle, complete, loadWith, streamedRequest } from "./load.ts";
import { startTargets } from "./targets.ts";

const streams = 10_000;
const inFlight = 50;
const warmUps = 2_000;
const rateSeconds = 5;
const loadShare = 0.7;
/** Memory that the load needs while it lasts is no leak; more than this each time would be. */
const growthMax = 1.25;

/**
 * Streams that are hung up in the middle, then a load of 70 % of what one process can do.
 * @param minutes of the load: 5 unless BENCH_SOAK_MINUTES says otherwise.
 */
export async function benchSoak(
  serverUrl: string,
  minutes = Number(process.env.BENCH_SOAK_MINUTES ?? 5),
): Promise<Figure[]> {
  const database = await createDatabase(serverUrl, async (client) => {
    await seedCatalogue(client, {});
    await seedPlans(client);
  });
  const targets = await startTargets(database.url);
  const { product, productProcess } = targets;
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  try {
    const work = () => complete(agent, product, streamedRequest);
    await loadWith(work, { inFlight, countMax: warmUps });
    await loadWith(() => abortInTheMiddle(agent, product), { inFlight, countMax: warmUps / 4 });
    const before = await memoryOf(productProcess.pid);
    const aborted = await loadWith(() => abortInTheMiddle(agent, product), { inFlight, countMax: streams });
    const afterAborts = await memoryOf(productProcess.pid);
    const full = await loadWith(work, { inFlight, seconds: rateSeconds });
    const perSecond = (full.count / full.seconds) * loadShare;
    const load = await paced(work, perSecond, minutes * 60);
    const afterLoad = await memoryOf(productProcess.pid);
    const { openHolds, drifts, runningRuns } = await stateOf(database.url);
    return [
      memoryFigure(
        `memory after ${aborted.count.toLocaleString("en-US")} streams hung up in the middle`,
        before,
        afterAborts,
      ),
      memoryFigure(
        `memory after ${minutes} min of ${perSecond.toFixed(0)} completions a second (${load})`,
        before,
        afterLoad,
      ),
      zeroFigure("holds and runs left open after that", openHolds + runningRuns),
      zeroFigure("drifts of the ledger after that", drifts),
    ];
  } finally {
    agent.destroy();
    await targets.stop();
    await database.drop();
  }
}

/** Begins so many a second, however long each takes. @returns how many were done. */
async function paced(work: () => Promise<unknown>, perSecond: number, seconds: number): Promise<number> {
  const start = performance.now();
  const running = new Set<Promise<unknown>>();
  let begun = 0;
  while (performance.now() - start < seconds * 1_000) {
    const due = ((performance.now() - start) / 1_000) * perSecond;
    for (; begun < due && running.size < 500; begun++) {
      const one = work().finally(() => running.delete(one));
      running.add(one);
    }
    await sleep(5);
  }
  await Promise.all(running);
  return begun;
}

/** Resident memory in MB, once the process has had a moment to give some back. */
async function memoryOf(pid: number): Promise<number> {
  await sleep(3_000);
  return residentMb(pid);
}

async function stateOf(databaseUrl: string) {
  const { db, pool, close } = connectDatabase(databaseUrl, 2, console.error);
  const count = async (text: string) => Number((await pool.query(text)).rows[0].count);
  const openHolds = await count("select count(*) from credit_holds where state = 'held'");
  const runningRuns = await count("select count(*) from runs where state = 'running'");
  const drifts = (await verifyLedger(db, () => {})).length;
  await close();
  return { openHolds, runningRuns, drifts };
}

const memoryFigure = (what: string, before: number, after: number): Figure => ({
  what,
  measured: `${after.toFixed(0)} MB`,
  reference: `before ${before.toFixed(0)} MB`,
  result: `${(after / before).toFixed(2)} times`,
  target: `at most ${growthMax} times`,
  isMet: after / before <= growthMax,
});

const zeroFigure = (what: string, count: number): Figure => ({
  what,
  measured: String(count),
  reference: "–",
  result: String(count),
  target: "0",
  isMet: count === 0,
});
