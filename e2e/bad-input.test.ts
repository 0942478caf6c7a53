import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { addHostileRows } from "../test/add-hostile-rows.ts";
import { hostileRequests } from "../test/hostile-requests.ts";
import { classicRequests, fillPattern, type OddRequest, oddRequests } from "../test/odd-requests.ts";
import { measurePace } from "../test/processor-pace.ts";
import { type RawAnswer, rawRequest } from "../test/raw-request.ts";
import { collectFormPatterns, collectRoutePatterns } from "../test/route-table.ts";
import { sampleCount, sampleOf, sampleSeed } from "../test/samples.ts";
import { postForm, type Site, startSite } from "../test/site.ts";
import { queryOnce } from "../test/test-database.ts";
import { type EventLoopWatch, watchEventLoop } from "../test/watch-event-loop.ts";

const requestsCount = sampleCount(150, 5_000);
const atOnce = 8;

/**
 * Processor time of the main thread, in one turn of the event loop: no other request is answered meanwhile. On a machine that is slower, or
 * shared, it is as much longer as a reference takes there in the same run.
 */
const turnCpuMsMax = 200;

/** Tables that counting visitors and limiting them writes. */
const countingTables = ["tool_clicks", "click_marks", "click_salts", "rate_limits"];

/** Nothing of the machinery may show: frames of a stack, files of the server, statements. */
const insides =
  /\n\s+at \S+ \(|\bat (?:async )?[\w.<>]+ \(?(?:file:|node:|\/)|node_modules|file:\/\/|\/build\/server|\/src\/platform|Failed query|ECONNREFUSED|TypeError|RangeError|SyntaxError/;

function send(site: Site, { method, target, headers, body }: OddRequest): Promise<RawAnswer> {
  const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return rawRequest(site.url, [Buffer.from(head, "latin1"), body]);
}

const unreadBytes = 1_000_000;

/** @returns what is wrong with an answer, or undefined. */
function faultOf({ method }: OddRequest, { status, headers, body }: RawAnswer): string | undefined {
  if (status === 0) return "no answer";
  if (status >= 500) return `status ${status}`;
  if (status < 400) return undefined;
  if (insides.test(body)) return `shows its insides: ${insides.exec(body)?.[0]}`;
  if (method === "HEAD") return undefined;
  const type = headers["content-type"] ?? "none";
  if (type.startsWith("application/json")) {
    if (!body.startsWith("{")) return `no JSON: ${JSON.stringify([headers, body.slice(0, 300)])}`;
    const { error } = JSON.parse(body) as { error?: { message?: string } };
    return /^[A-Z“].{10,}[.]$/s.test(error?.message ?? "") ? undefined : `no sentence: ${body.slice(0, 200)}`;
  }
  if (type.startsWith("text/html"))
    return hasSentence(body) ? undefined : `no sentence on the page: ${/<h1.*/.exec(body)?.[0].slice(0, 300)}`;
  // What React Router's own script in the browser reads: the page that it then shows makes the sentence.
  if (type.startsWith("text/x-script")) return undefined;
  return `content type ${type}: ${body.slice(0, 100)}`;
}

/** The error page's own, or what a form says beside its fields. */
function hasSentence(html: string): boolean {
  return (
    /<h1[^>]*>[^<]+<\/h1><p[^>]*>[A-Z“][^<]{15,}/.test(html) ||
    (/<h1/.test(html) && /aria-invalid="true"|role="alert"/.test(html))
  );
}

async function countRows(site: Site): Promise<Record<string, unknown>> {
  const tables = await queryOnce(
    site.databaseUrl,
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !countingTables.includes(name));
  const counts = names.map((name) => `(select count(*)::int from "${name}") as "${name}"`);
  return (await queryOnce(site.databaseUrl, `select ${counts.join(", ")}`))[0] ?? {};
}

/** Properties of every JavaScript object: a look-up by a sent key could find them by accident. */
const inheritedWords = ["constructor", "__proto__"];

/** Fields, and parameters, in which forms and addresses take one of a few words. */
const closedFields = [
  ...["intent", "form", "send", "again", "change", "choice", "amount", "interval", "plan", "subject", "subscription"],
  ...["usage", "sort", "category", "price", "tab", "with", "sent", "error", "kind", "provider", "index", "status"],
];

describe("bad input", () => {
  let site: Site;
  let watch: EventLoopWatch;
  const paces: number[] = [];
  beforeAll(async () => {
    watch = await watchEventLoop();
    site = await startSite({ env: { TEST_CHECKOUT: "on", ...watch.env } });
    // A new process compiles a page's code when it is first drawn: here one after the other, as a site's first visitors come.
    for (const path of ["/", "/no-such-page", "/login", `/tools?${"a&".repeat(60)}`]) {
      await (await fetch(`${site.url}${path}`, { headers: { accept: "text/html" } })).text();
    }
    paces.push(measurePace());
  });
  afterAll(async () => {
    await site.stop();
    await watch.close();
  });

  it(`[H7] ${requestsCount} odd requests over every route are answered without a fault, and store nothing (SEED=${sampleSeed})`, async () => {
    const patterns = await collectRoutePatterns(site.databaseUrl);
    expect(patterns).toEqual(
      expect.arrayContaining(["/", "/_.data", "/features", "/*", "/go/:slug", "/healthz", "/dev/mailbox"]),
    );
    const slugs = (
      await queryOnce(
        site.databaseUrl,
        "(select slug from tools limit 5) union all (select slug from engines limit 5) union all (select id from categories limit 5)",
      )
    ).map(({ slug }) => String(slug));
    const known = { patterns, slugs, origin: site.url };
    const requests = [
      ...sampleOf(classicRequests(known), 4),
      ...fc.sample(oddRequests(known), { numRuns: requestsCount, seed: sampleSeed }),
    ];
    const before = await countRows(site);

    const faults: string[] = [];
    const statuses = new Map<number, number>();
    const queue = requests.values();
    const work = async () => {
      for (const request of queue) {
        const answer = await send(site, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        // The connection of a large body that is refused unread may be closed before the answer is read: HTTP allows that.
        const isUnread = answer.status === 0 && Number(request.headers["Content-Length"] ?? 0) > unreadBytes;
        const fault = isUnread ? undefined : faultOf(request, answer);
        if (fault) faults.push(`${fault} — ${JSON.stringify({ ...request, body: request.body.slice(0, 200) })}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));

    expect(faults.slice(0, 10)).toEqual([]);
    // The requests are worth sending: they reach pages and are refused for every reason.
    expect(statuses.get(200), "answers with 200").toBeGreaterThan(0);
    // A sample need not have each kind.
    const refusals = [301, 400, 403, 404, 405, 413, 414, 415].filter((status) => statuses.has(status));
    expect(refusals.length, JSON.stringify([...statuses])).toBeGreaterThan(4);
    expect(await countRows(site)).toEqual(before);
    expect(
      site
        .log()
        .filter(({ level }) => level === "error" || level === "fatal")
        .slice(0, 5),
    ).toEqual([]);
    expect((await fetch(site.url)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  }, 300_000);

  it("[H7] names from Object.prototype are not valid choices in forms or addresses, signed in or not", async () => {
    const person = await openAccount(site);
    const forms = await collectFormPatterns();
    expect(forms.length).toBeGreaterThan(30);
    const cases = inheritedWords.flatMap((word) =>
      ["", person.cookie].flatMap((cookie) =>
        forms.map((pattern) => ({ path: fillPattern(pattern, word), word, cookie })),
      ),
    );
    const faults: string[] = [];
    const queue = cases.values();
    const work = async () => {
      for (const { path, word, cookie } of queue) {
        const fields = Object.fromEntries(closedFields.map((name) => [name, word]));
        const target = `${path}?${new URLSearchParams(fields)}`;
        const page = await fetch(`${site.url}${target}`, { headers: { accept: "text/html", cookie } });
        const answers = [["GET", page.status]];
        // A form without a choice, which would end the others' session.
        if (path !== "/logout") answers.push(["POST", (await postForm(site, target, fields, { cookie })).status]);
        for (const [method, status] of answers)
          if (Number(status) >= 500)
            faults.push(`${cookie ? "signed in" : "guest"}: ${method} ${path} ${word}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
    const refused = await postForm(site, "/settings/security", { intent: "constructor" }, { cookie: person.cookie });
    expect(refused.status).toBe(422);
    expect(site.log().filter(({ level }) => level === "error")).toEqual([]);
  });

  it.each([
    ["a request line alone", "GET /\r\n\r\n"],
    ["no version", "GET / \r\nHost: x\r\n\r\n"],
    ["HTTP/9.9", "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["HTTP/1.0 without a host", "GET /no-such-page HTTP/1.0\r\n\r\n"],
    ["two hosts", "GET /no-such-page HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n"],
    ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["another site's address", "GET http://evil.example/no-such-page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["an address of another kind", "GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    ["a backslash", "GET /\\evil.example HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
    [
      "raw bytes in the path",
      Buffer.from("GET /\xff\xfe\x80 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "latin1"),
    ],
    ["a space in the path", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a line break in a header", "GET / HTTP/1.1\r\nHost: x\r\nX: a\nb: c\r\n\r\n"],
    ["a chunk that is no number", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["an upgrade", "GET /no-such-page HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
    ["HTTP/2 without being asked", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["TLS", Buffer.from("16030100a5010000a10303", "hex")],
  ])("[H7] %s is answered, and the site stays", async (_, bytes) => {
    const answer = await rawRequest(site.url, [bytes]);
    expect(answer.status === 200 || (answer.status >= 400 && answer.status < 500), answer.text.slice(0, 200)).toBe(
      true,
    );
    if (answer.status >= 400 && answer.body !== "")
      expect(faultOf({ method: "GET", target: "", headers: {}, body: "" }, answer)).toBe(undefined);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it("[H9] small requests that are made to cost much are answered without a fault", async () => {
    const { userId, cookie } = await openAccount(site);
    const rows = await addHostileRows(site.databaseUrl, userId);
    const faults: string[] = [];
    paces.push(measurePace());
    const queue = hostileRequests({ origin: site.url, cookie, ...rows }).values();
    const work = async () => {
      for (const request of queue) {
        const answer = await send(site, request);
        // The connection of a large body that is refused unread may be closed before the answer is read: HTTP allows that.
        const isUnread = answer.status === 0 && Number(request.headers["Content-Length"] ?? 0) > unreadBytes;
        const fault = isUnread ? undefined : faultOf(request, answer);
        if (fault) faults.push(`${fault} — ${JSON.stringify({ ...request, body: request.body.slice(0, 60) })}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    paces.push(measurePace());
    expect(faults.slice(0, 10)).toEqual([]);
    expect(site.log().filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
  }, 300_000);

  // The last one: it is about all that this file has sent.
  it(`[H9] no request keeps the main thread busy for ${turnCpuMsMax} ms, and none ends the process`, async () => {
    const turns = await watch.longTurns();
    // Without a request under way, it is the runtime's own work, such as collecting what the requests before have left.
    const ofRequests = turns.filter(({ requests }) => requests.length > 0);
    expect(ofRequests.filter(({ cpuMs }) => cpuMs > turnCpuMsMax * Math.max(...paces))).toEqual([]);
  });
});
