import { Agent } from "node:http";
import { seedPlans } from "#billing/index.ts";
import { seedCatalogue } from "#directory/index.ts";
import { createDatabase } from "../create-database.ts";
import { type Figure, median, percentile } from "../report.ts";
import { complete, loadWith, streamedRequest, type Timing, wholeRequest } from "./load.ts";
import { startTargets, type Target, type Targets } from "./targets.ts";

const warmUps = 200;
const requests = 600;
const inFlight = 50;
const rounds = 3;
const roundSeconds = 5;

/** Measures what a chat completion costs in time through the product and through Portkey’s gateway, which keeps no ledger. */
export async function benchGateway(serverUrl: string): Promise<Figure[]> {
  const database = await createDatabase(serverUrl, async (client) => {
    await seedCatalogue(client, {});
    await seedPlans(client);
  });
  const targets = await startTargets(database.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  try {
    const { direct, portkey, product } = targets;
    const whole = await oneAtATime(agent, [direct, portkey, product], wholeRequest);
    const rate = await throughput(agent, targets);
    // Portkey’s gateway fails with streams on the Node that the product runs on.
    const streamed = await oneAtATime(agent, [direct, product], streamedRequest);
    return [...latencyFigures(whole), rate, firstTextFigure(streamed)];
  } finally {
    agent.destroy();
    await targets.stop();
    await database.drop();
  }
}

/** In turns, so that the machine’s moods meet all of them. @returns the timings of each target, in their order. */
async function oneAtATime(agent: Agent, targets: readonly Target[], body: object): Promise<readonly Timing[][]> {
  const timings = targets.map((): Timing[] => []);
  for (let count = 0; count < warmUps + requests; count++) {
    for (const [index, target] of targets.entries()) {
      const timing = await complete(agent, target, body);
      if (count >= warmUps) timings[index]?.push(timing);
    }
  }
  return timings;
}

function latencyFigures([direct = [], portkey = [], product = []]: readonly Timing[][]): Figure[] {
  const totals = (of: readonly Timing[]) => of.map(({ totalMs }) => totalMs);
  const measures = [
    { name: "median", of: (list: readonly Timing[]) => median(totals(list)) },
    { name: "p99", of: (list: readonly Timing[]) => percentile(totals(list), 0.99) },
  ];
  return measures.map(({ name, of }) => {
    const added = of(product) - of(direct);
    const reference = of(portkey) - of(direct);
    return {
      what: `chat completion through /v1, one at a time, added ${name}`,
      measured: inMs(added),
      reference: `Portkey’s gateway ${inMs(reference)}`,
      result: `${(added / reference).toFixed(2)} times`,
      target: "at most its own",
      isMet: added <= reference,
    };
  });
}

async function throughput(agent: Agent, { portkey, product }: Targets): Promise<Figure> {
  const rates = { portkey: [] as number[], product: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, target] of [["portkey", portkey] as const, ["product", product] as const]) {
      const work = () => complete(agent, target, wholeRequest);
      const { count, seconds } = await loadWith(work, { inFlight, seconds: roundSeconds });
      rates[name].push(count / seconds);
    }
  }
  const [own, reference] = [median(rates.product), median(rates.portkey)];
  return {
    what: `chat completions a second at ${inFlight} in flight`,
    measured: own.toFixed(0),
    reference: `Portkey’s gateway ${reference.toFixed(0)}`,
    result: `${(own / reference).toFixed(2)} times`,
    target: "at least its own",
    isMet: own >= reference,
  };
}

const firstTextMsMax = 2;

function firstTextFigure([direct = [], product = []]: readonly Timing[][]): Figure {
  const of = (timings: readonly Timing[]) => median(timings.map(({ firstTextMs }) => firstTextMs));
  const added = of(product) - of(direct);
  return {
    what: "time to the first streamed token through /v1, added",
    measured: inMs(added),
    reference: `direct call ${inMs(of(direct))}`,
    result: inMs(added),
    target: `at most ${firstTextMsMax} ms`,
    isMet: added <= firstTextMsMax,
  };
}

const inMs = (ms: number): string => `${ms.toFixed(2)} ms`;
