import { Agent } from "node:http";
import { hashThreadsMax } from "#accounts/hash-threads.ts";
import { hashPassword } from "#accounts/password-hash.ts";
import { addPeople } from "./add-people.ts";
import { type Figure, median, percentile } from "./report.ts";
import { send } from "./send.ts";
import { startProduct } from "./server-process.ts";
import { startSignInLoad } from "./sign-in-load.ts";
import { pagesPerRound, timePages } from "./time-pages.ts";

/** Enough to keep the hashing busy, although each answer is delayed by a third of a second. */
const simultaneous = 20;
const rounds = 4;
/** Long enough for a rate. */
const hashingMs = 2_000;
const password = "correct horse battery";

/**
 * Measures how long a visitor waits for a page while users keep signing in, against the same without them; and how many sign in meanwhile,
 * against the bare hashes that the same cores compute. Rounds alternate.
 */
export async function benchSignIns(databaseUrl: string): Promise<Figure[]> {
  const emails = await addPeople(databaseUrl, { prefix: "person", count: simultaneous, password });
  const product = await startProduct(databaseUrl);
  const load = startSignInLoad(product.url, emails, password);
  try {
    const pages = { cached: () => "/", uncached: (count: number) => `/tools?q=logo+${count}` };
    const figures: Figure[] = [];
    const rates: { signIns: number[]; hashes: number[] } = { signIns: [], hashes: [] };
    for (const [name, addressOf] of Object.entries(pages)) {
      const quiet: number[] = [];
      const busy: number[] = [];
      let signIns = 0;
      await timePages(product.url, addressOf, 0);
      for (let round = 0; round < rounds; round++) {
        const begin = (1 + round * 2) * pagesPerRound;
        quiet.push(...(await timePages(product.url, addressOf, begin)));
        rates.hashes.push(await hashesPerSecond());
        await load.begin();
        const start = performance.now();
        busy.push(...(await timePages(product.url, addressOf, begin + pagesPerRound)));
        const count = await load.pause();
        rates.signIns.push((count * 1_000) / (performance.now() - start));
        signIns += count;
      }
      figures.push(figureOf(name, quiet, busy, signIns));
    }
    return [...figures, rateFigure(rates), await compareKnownAndUnknown(product.url, emails[0] ?? "")];
  } finally {
    load.end();
    await product.stop();
  }
}

function figureOf(name: string, quiet: readonly number[], busy: readonly number[], signIns: number): Figure {
  const p95 = (times: readonly number[]) => percentile(times, 0.95);
  const words = (times: readonly number[]) => `${p95(times).toFixed(1)} ms (median ${median(times).toFixed(1)})`;
  const ratio = p95(busy) / p95(quiet);
  return {
    what: `a visitor's ${name} page while ${simultaneous} people sign in, p95 (${signIns} sign-ins)`,
    measured: words(busy),
    reference: `${words(quiet)} (without them)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.50 times",
    isMet: ratio <= 1.5,
  };
}

function rateFigure({ signIns, hashes }: { readonly signIns: number[]; readonly hashes: number[] }): Figure {
  const ratio = median(signIns) / median(hashes);
  return {
    what: "sign-ins a second meanwhile, median",
    measured: median(signIns).toFixed(1),
    reference: `${median(hashes).toFixed(1)} (password hashes alone, ${hashThreadsMax} at a time)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≥ 0.80 times",
    isMet: ratio >= 0.8,
  };
}

/** Counts hashes with nothing else to do, as many at a time as the product computes. */
async function hashesPerSecond(): Promise<number> {
  const start = performance.now();
  let count = 0;
  const hashUntilOver = async () => {
    for (; performance.now() - start < hashingMs; count++) await hashPassword(password);
  };
  await Promise.all(Array.from({ length: hashThreadsMax }, hashUntilOver));
  return (count * 1_000) / (performance.now() - start);
}

/** The same time, whether or not there is an account: side by side, for the reader to judge. */
async function compareKnownAndUnknown(url: string, known: string): Promise<Figure> {
  const agent = new Agent({ keepAlive: true });
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 8; round++) {
    for (const name of ["known", "unknown"] as const) {
      const email = name === "known" ? known : "unknown@bench.example";
      const start = performance.now();
      await send(agent, `${url}/api/auth/sign-in/email`, { email, password: "a wrong password" });
      times[name].push(performance.now() - start);
    }
  }
  agent.destroy();
  const ratio = median(times.known) / median(times.unknown);
  return {
    what: "a wrong password for a known address, median",
    measured: `${median(times.known).toFixed(1)} ms`,
    reference: `${median(times.unknown).toFixed(1)} ms (for an unknown one)`,
    result: `${ratio.toFixed(2)} times`,
    target: "report",
    isMet: undefined,
  };
}
