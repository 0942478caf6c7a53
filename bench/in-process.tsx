/**
 * Benchmarks of what can only be measured inside the process: built like the server, with the same modules, and started by `npm run bench`
 * in place of it. Prints its figures as JSON.
 */
import path from "node:path";
import { text } from "node:stream/consumers";
import * as serverBuild from "virtual:react-router/server-build";
// As in the server: it puts its own light Request and Response in place of the global ones.
import "@hono/node-server";
import { PgDialect } from "drizzle-orm/pg-core";
import { renderToString } from "react-dom/server";
import { type EntryContext, type ServerBuild, ServerRouter } from "react-router";
import { createAccounts } from "#accounts/index.ts";
import { signUpToken } from "#accounts/sign-up/sign-up-token.ts";
import { alternativesMax, alternativesQuery } from "#directory/list-alternatives.ts";
import { getTool } from "#directory/queries.ts";
import { everything } from "#directory/search-rules.ts";
import { searchTools, toolSearchQuery } from "#directory/search-tools.ts";
import { readConfig } from "#platform/config.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import { layInData } from "#platform/http/router-data.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { createPageKeys } from "#platform/http/shared-page.ts";
import { createLog } from "#platform/log.ts";
import { serverOnlyContext } from "#platform/services.ts";
import { ServerOnlyProvider } from "#ui/server-only.tsx";
import { createApp } from "../src/app/app.ts";
import { startServices } from "../src/app/services.ts";
import { median } from "./report.ts";
import { lists, searches } from "./searches.ts";

const warmUps = 60;
const renders = 200;

const config = readConfig(process.env);
const running = await startServices(config, createLog(config.logLevel), path.resolve("migrations"));
const { services } = running;
const pageCache = new PageCache({
  bytesMax: 0,
  mayBeSignedIn: () => false,
  metrics: services.metrics,
  isFresh: () => false,
  now: Date.now,
  keyOf: createPageKeys((serverBuild as unknown as ServerBuild).routes),
});

/** Input that the product gave its renderer for a page. */
interface Captured {
  readonly address: string;
  readonly entry: EntryContext;
  readonly serverOnly: unknown;
  /** The loaders' data as they were written into the page. */
  readonly data: Promise<string>;
}

/** Set for one request at a time: reading its data twice costs. */
let takeCapture: ((captured: Captured) => void) | undefined;
const build = serverBuild as unknown as ServerBuild;
const watchedBuild: ServerBuild = {
  ...build,
  entry: {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: (...args) => {
        takeCapture?.(capture(args[0].url, args[3], args[4].get(serverOnlyContext)));
        return build.entry.module.default(...args);
      },
    },
  },
};
const accounts = createAccounts(services);
const app = createApp({
  services,
  accounts,
  build: watchedBuild,
  pageCache,
  stopping: new AbortController().signal,
  headers: securityHeaders(services.config.baseUrl),
});

function capture(address: string, entry: EntryContext, serverOnly: unknown): Captured {
  const [copy, original] = entry.serverHandoffStream?.tee() ?? [];
  entry.serverHandoffStream = original;
  return { address, entry, serverOnly, data: copy ? text(copy) : Promise.resolve("") };
}

async function capturePage(address: string): Promise<Captured> {
  let captured: Captured | undefined;
  takeCapture = (taken) => {
    captured = taken;
  };
  await fetchPage(address);
  takeCapture = undefined;
  if (!captured) throw new Error(`${address} was not rendered`);
  return captured;
}

/** The very element that the product renders, data and nonce included (src/entry.server.tsx), and nothing around it. */
async function renderTreeAlone({ address, entry, serverOnly, data }: Captured): Promise<number> {
  const context = layInData(entry, await data);
  const start = performance.now();
  renderToString(
    <ServerOnlyProvider value={serverOnly}>
      <ServerRouter context={context} url={address} nonce="0123456789abcdef0123456789abcdef" />
    </ServerOnlyProvider>,
  );
  return performance.now() - start;
}

const environment = { incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } } };
/** @returns the time until the finished document is there, in milliseconds. */
async function fetchPage(address: string, cookie?: string): Promise<number> {
  const headers = { accept: "text/html", ...(cookie ? { cookie } : {}) };
  const start = performance.now();
  const response = await app.fetch(new Request(`${services.config.baseUrl}${address}`, { headers }), environment);
  const elapsedMs = performance.now() - start;
  const size = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200 || size < 1_000) throw new Error(`${address} answered ${response.status}, ${size} bytes`);
  return elapsedMs;
}

async function firstRender() {
  const whole: number[] = [];
  const tree: number[] = [];
  const captured = await capturePage("/");
  for (let round = 0; round < warmUps + renders; round++) {
    const wholeMs = await fetchPage("/");
    const treeMs = await renderTreeAlone(captured);
    if (round < warmUps) continue;
    whole.push(wholeMs);
    tree.push(treeMs);
  }
  return { wholeMs: median(whole), treeMs: median(tree) };
}

async function signedIn() {
  const cookie = await openAccount();
  const pages: Record<string, { visitorMs: number; signedInMs: number }> = {};
  for (const address of ["/", "/tools"]) {
    const visitor: number[] = [];
    const member: number[] = [];
    for (let round = 0; round < warmUps + renders; round++) {
      const visitorMs = await fetchPage(address);
      const memberMs = await fetchPage(address, cookie);
      if (round < warmUps) continue;
      visitor.push(visitorMs);
      member.push(memberMs);
    }
    pages[address] = { visitorMs: median(visitor), signedInMs: median(member) };
  }
  return pages;
}

/** @returns the value of a `Cookie` header that is signed in. @throws when the page would not know it. */
async function openAccount(): Promise<string> {
  const login = { email: "bench@example.com", password: "correct horse battery" };
  const scope = { requestId: "bench", clientAddress: "127.0.0.1", log: services.log };
  const client = { headers: new Headers(), scope };
  const body = { firstName: "Ada", lastName: "Lovelace", ...login };
  await accounts.gateway.call({ method: "POST", path: "/sign-up/email", body }, client);
  const { rows } = await services.pool.query<{ id: string }>("select id from sign_ups where email = $1", [login.email]);
  const token = signUpToken(services.secrets, rows[0]?.id ?? "", services.clock.now());
  const { cookies } = await accounts.gateway.call({ method: "POST", path: "/verify-email", body: { token } }, client);
  const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  const { session } = await accounts.readSession({ headers: new Headers({ cookie }), clientAddress: "127.0.0.1" });
  if (!session) throw new Error("the cookie is not signed in");
  return cookie;
}

/** A page, and the statement that its loader's answer comes from. */
interface Asked {
  readonly address: string;
  readonly statement: { readonly sql: string; readonly params: unknown[] };
}

/**
 * Each page as the bare statement, as a page that is there already asks for it (`.data`), and as a document; beside the document the
 * rendering of its tree alone. The first round warms up.
 */
async function timeBesideStatement(asked: readonly Asked[]) {
  const client = await services.pool.connect();
  const times = { statement: [] as number[], data: [] as number[], page: [] as number[], tree: [] as number[] };
  try {
    for (const [round, { address, statement }] of [...asked, ...asked].entries()) {
      const start = performance.now();
      await client.query(statement.sql, statement.params);
      const statementMs = performance.now() - start;
      const dataMs = await fetchPage(address.replace(/(?=[?]|$)/, ".data"));
      const pageMs = await fetchPage(address);
      const treeMs = await renderTreeAlone(await capturePage(address));
      if (round < asked.length) continue;
      times.statement.push(statementMs);
      times.data.push(dataMs);
      times.page.push(pageMs);
      times.tree.push(treeMs);
    }
  } finally {
    client.release();
  }
  return times;
}

const asStatement = ({ address, search: wanted }: ReturnType<typeof searches>[number]): Asked => ({
  address,
  statement: new PgDialect().sqlToQuery(toolSearchQuery(wanted)),
});

const search = () => timeBesideStatement(searches().map(asStatement));
const list = () => timeBesideStatement(lists().map(asStatement));

const alternativesCount = 100;

async function alternatives() {
  const { tools } = await searchTools(services.db, { ...everything, sort: "newest" });
  const slugs = [...tools.map(({ slug }) => slug), "looka", "canva", "midjourney", "runway"];
  const cards = await Promise.all(slugs.map((slug) => getTool(services.db, slug)));
  const asked = Array.from({ length: alternativesCount }, (_, index): Asked => {
    const card = cards[index % cards.length] as (typeof cards)[number];
    const { sql, params } = alternativesQuery(services.db, card, { limit: alternativesMax }).toSQL();
    return { address: `/tools/${card.slug}/alternatives`, statement: { sql, params } };
  });
  return timeBesideStatement(asked);
}

const parts = { search, list, alternatives, signedIn, render: firstRender };
const figures = await parts[(process.env.BENCH_PART ?? "render") as keyof typeof parts]();
process.stdout.write(`figures ${JSON.stringify(figures)}\n`);
await running.stop();
process.exit(0);
