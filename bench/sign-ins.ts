import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { hashPassword } from "#accounts/password-hash.ts";
import { type Figure, median, percentile } from "./report.ts";
import { send } from "./send.ts";
import { startProduct } from "./server-process.ts";
import { startSignInLoad } from "./sign-in-load.ts";

const simultaneous = 20;
const rounds = 4;
const pagesPerRound = 150;
/** People do not ask as fast as they are answered: the server has idle moments, as on any day. */
const pauseMs = 10;
const password = "correct horse battery";

/** What a visitor waits for a page while people sign in without end, against the same without them; rounds alternate. */
export async function benchSignIns(databaseUrl: string): Promise<Figure[]> {
  const emails = await addPeople(databaseUrl);
  const product = await startProduct(databaseUrl);
  const load = startSignInLoad(product.url, emails, password);
  try {
    const pages = { cached: () => "/", uncached: (count: number) => `/tools?q=logo+${count}` };
    const figures: Figure[] = [];
    for (const [name, addressOf] of Object.entries(pages)) {
      const quiet: number[] = [];
      const busy: number[] = [];
      let signIns = 0;
      await timePages(product.url, addressOf, 0);
      for (let round = 0; round < rounds; round++) {
        const begin = (1 + round * 2) * pagesPerRound;
        quiet.push(...(await timePages(product.url, addressOf, begin)));
        await load.begin();
        busy.push(...(await timePages(product.url, addressOf, begin + pagesPerRound)));
        signIns += await load.pause();
      }
      figures.push(figureOf(name, quiet, busy, signIns));
    }
    return [...figures, await compareKnownAndUnknown(product.url, emails[0] ?? "")];
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

async function addPeople(databaseUrl: string): Promise<readonly string[]> {
  const hash = await hashPassword(password);
  const emails = Array.from({ length: simultaneous }, (_, index) => `person${index}@bench.example`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const email of emails) {
    const { rows } = await client.query<{ id: string }>(
      "insert into users (name, email, email_verified, first_name) values ('Ada', $1, true, 'Ada') returning id",
      [email],
    );
    const id = rows[0]?.id;
    await client.query(
      "insert into identities (user_id, provider_id, account_id, password) values ($1, 'credential', $2, $3)",
      [id, id, hash],
    );
  }
  await client.end();
  return emails;
}

/** @returns milliseconds for each page, asked for one after the other. */
async function timePages(url: string, addressOf: (count: number) => string, begin: number): Promise<number[]> {
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

/** The same time, whether or not there is an account: side by side, for the reader to judge. */
async function compareKnownAndUnknown(url: string, known: string): Promise<Figure> {
  const agent = new Agent({ keepAlive: true });
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 8; round++) {
    for (const name of ["known", "unknown"] as const) {
      const email = name === "known" ? known : "nobody@bench.example";
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
