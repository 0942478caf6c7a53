import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { poolBounds } from "#platform/worker-pool.ts";
import { addBelongings, contentOf, listIds, listRows } from "../../test/belongings.ts";
import type { MediaRunsHarness } from "../../test/media-runs-harness.ts";
import type { MediaServer } from "../../test/media-server.ts";
import { paidRequests, pdfOf, pictureOf } from "../../test/paid-requests.ts";
import { openPaidRoutesHarness, type PaidRoutesHarness, type Person } from "../../test/paid-routes-harness.ts";

const ofScreens = paidRequests.filter(([path]) => !path.startsWith("/v1/"));
/** Answered while the model writes. */
const streamed = ofScreens.filter(([path]) => /^.api.(?:runs.text|chat|pdfs)/.test(path));
const sentence = /^[A-Z“].{10,}[.]$/s;

describe("requests of the tools that go wrong", () => {
  let routes: PaidRoutesHarness;
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: Person;
  beforeAll(async () => {
    routes = await openPaidRoutesHarness();
    ({ harness, server } = routes);
    ada = await routes.open();
  });
  beforeEach(() => routes.resetProvider());
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => routes.close());

  /** Finds the runs that a request made for a user. */
  async function newRuns<Result>(person: Person, work: () => Promise<Result>) {
    const earlier = (await routes.finishRuns(person.userId)).map(({ id }) => id);
    const result = await work();
    const runs = (await routes.finishRuns(person.userId)).filter(({ id }) => !earlier.includes(id));
    return { result, runs };
  }
  const failureOf = async (answer: Response) => {
    const text = await answer.text();
    const isError = answer.status >= 400 && text.startsWith("{");
    const message = isError ? (JSON.parse(text) as { error: { message: string } }).error.message : text;
    return { status: answer.status, message };
  };

  it.each(ofScreens)(
    "[E8][C9] %s: an engine (%s) that is silent for minutes is given up, which costs nothing",
    async (path, provider, bodyOf) => {
      harness.provider.handler = routes.handlerOf(provider);
      harness.provider.fault = { kind: "silence" };
      shortenMinutes();
      const { result, runs } = await newRuns(ada, async () => (await routes.ask(ada, path, bodyOf(ada))).text());
      expect(runs).toEqual([{ id: expect.any(String), state: "failed", price: 0 }]);
      // Media go on without their page, which reads what became of them.
      const read = async () => (await server.ask(ada.userId, `/api/runs/${runs[0]?.id}`)).text();
      const said = "took too long to answer. Please try again. It cost you nothing.";
      expect(result.includes(said) ? result : await read()).toContain(said);
      expect(await routes.openHolds(ada.userId)).toEqual([]);
    },
  );

  it.each(streamed)(
    "[E6][C9] %s: a run goes on when its tab is closed in the middle, a stop ends it, and nothing stays held",
    async (path, provider, bodyOf) => {
      harness.provider.handler = routes.handlerOf(provider);
      harness.provider.fault = { kind: "silence" };
      const { runs } = await newRuns(ada, async () => {
        const tab = new AbortController();
        const { body } = await routes.ask(ada, path, bodyOf(ada), tab.signal);
        await body?.getReader().read();
        tab.abort();
        expect(await routes.openHolds(ada.userId)).toHaveLength(1);
        const { rows } = await harness.database.pool.query(
          "select id from runs where user_id = $1 and state = 'running'",
          [ada.userId],
        );
        expect((await server.post(ada.userId, `/api/runs/${rows[0]?.id}/stop`, {})).status).toBe(200);
        await expect.poll(() => routes.openHolds(ada.userId)).toEqual([]);
      });
      expect(runs).toEqual([{ id: expect.any(String), state: "stopped", price: expect.any(Number) }]);
    },
  );

  it.each(ofScreens.filter(([path]) => path !== "/api/chat/answers"))(
    "[C9] %s: pressed twice at once, the engine (%s) is called once",
    async (path, provider, bodyOf) => {
      const play = routes.handlerOf(provider);
      const calls: string[] = [];
      harness.provider.handler = (request) => {
        if (request.method === "POST") calls.push(request.path);
        return play(request);
      };
      const body = bodyOf(ada);
      const { result, runs } = await newRuns(ada, () =>
        Promise.all([1, 2].map(async () => failureOf(await routes.ask(ada, path, body)))),
      );
      expect(runs).toEqual([{ id: expect.any(String), state: "finished", price: expect.any(Number) }]);
      for (const { status } of result) expect([200, 202, 409]).toContain(status);
      expect(calls).toHaveLength(1);
    },
  );

  it("[H7] everything with an id in its address, or in what is sent, is nothing to another user, and stays as it is", async () => {
    const eve = await routes.open();
    await addBelongings(harness, ada.userId);
    await newRuns(ada, async () => {
      for (const kind of ["image", "transcription"]) {
        const [path = "", provider = "", bodyOf] = ofScreens.find(([one]) => one === `/api/runs/${kind}`) ?? [];
        harness.provider.handler = routes.handlerOf(provider);
        await (await routes.ask(ada, path, bodyOf?.(ada) ?? {})).text();
      }
    });
    routes.resetProvider();
    const ids = await listIds(harness.database, ada.userId);
    const before = await listRows(harness.database, ada.userId);
    const called = harness.provider.requests.length;
    const faults: string[] = [];
    expect(server.byId.length).toBeGreaterThan(10);
    const addressed = server.byId.flatMap((route) => {
      const [method = "", pattern = ""] = route.split(" ");
      const sent = method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
      return ids.map(([table, id]) => {
        const file = table === "runs" ? "transcript.txt" : "design.png";
        const path = pattern
          .replace(/:\w*id\b/i, id)
          .replace(/:file\b.*/, file)
          .replace(/:\w+/g, "1");
        return { what: `${method} ${path} (${table})`, send: () => server.ask(eve.userId, path, { method, ...sent }) };
      });
    });
    const named = ofScreens.flatMap(([path, , bodyOf]) => {
      const own = bodyOf(eve);
      const fields = Object.keys(own).filter((field) => /^(?:conversation|message|document|search|bot)Id$/.test(field));
      return fields.flatMap((field) =>
        ids.map(([table, id]) => {
          const body = { ...own, [field]: id, idempotencyKey: randomUUID() };
          return { what: `${path} ${field} (${table})`, send: () => routes.ask(eve, path, body) };
        }),
      );
    });
    expect(named.length).toBeGreaterThan(40);
    await eightAtOnce([...addressed, ...named], async ({ what, send }) => {
      const { status, message } = await failureOf(await send());
      const isRefused = status >= 400 && status < 500 && sentence.test(message);
      if (!isRefused) faults.push(`${what}: ${status} ${message.slice(0, 200)}`);
    });
    expect(faults.slice(0, 12)).toEqual([]);
    expect(harness.provider.requests.length).toBe(called);
    expect(await listRows(harness.database, ada.userId)).toEqual(before);
  });

  /** Requests that call no engine, right as they are. */
  async function freeRequests({ userId }: Person): Promise<readonly Sent[]> {
    const ids = await listIds(harness.database, userId);
    const own = ids.filter(([table]) => table === "tool_documents");
    const documents = await harness.database.pool.query<{ id: string; kind: string; revision: number }>(
      "select id, kind, revision from tool_documents where id = any($1)",
      [own.map(([, id]) => id)],
    );
    return [
      ...documents.rows.map(({ id, kind, revision }) => ({
        path: `/api/documents/${id}`,
        method: "PUT",
        // Of a tab that is behind: nothing is stored, however right it is.
        body: { kind, title: "Foxes", revision: revision + 1, content: contentOf[kind] ?? { steps: [] } },
      })),
      { path: "/api/texts/language", body: { text: "The fox runs." } },
      { path: "/api/text-files/pdf", body: { title: "Foxes", text: "Foxes are red.", language: "en" } },
      {
        path: "/api/runs/quote",
        body: { kind: "speech", engine: "elevenlabs/eleven_v3", count: 1, text: "Hello", speed: 1, seconds: 1 },
      },
      { path: `/api/audio/transcripts/${randomUUID()}/lines`, body: { line: 0, before: "Hello", after: "Hallo" } },
    ];
  }

  async function emptyLots({ userId }: Person) {
    const { pool } = harness.database;
    const { rows } = await pool.query("select id, remaining from credit_lots where user_id = $1", [userId]);
    await pool.query("update credit_lots set remaining = 0 where user_id = $1", [userId]);
    const refill = async () => {
      for (const { id, remaining } of rows)
        await pool.query("update credit_lots set remaining = $2 where id = $1", [id, remaining]);
    };
    return { refill };
  }

  it("[H7] odd values in each field of every request are refused with the reason, and change nothing", async () => {
    const person = await routes.open();
    await addBelongings(harness, person.userId);
    // What is right is refused for its price.
    const lots = await emptyLots(person);
    const paid = ofScreens.map(([path, , bodyOf]) => ({ path, body: bodyOf(person) }));
    const before = await listRows(harness.database, person.userId);
    const called = harness.provider.requests.length;
    const requests = [...paid, ...(await freeRequests(person))].flatMap(spoil);
    const faults: string[] = [];
    await eightAtOnce(requests, async ({ path, method = "POST", body, what }) => {
      const isForm = body instanceof FormData;
      const headers: HeadersInit = isForm ? {} : { "content-type": "application/json" };
      const sent = { method, headers, body: isForm ? body : JSON.stringify(body) };
      const { status, message } = await failureOf(await server.ask(person.userId, path, sent));
      if (status === 429) await harness.database.pool.query("delete from rate_limits");
      const isFine = status < 300 ? method === "POST" : status < 500 && sentence.test(message);
      if (!isFine) faults.push(`${path} ${what}: ${status} ${message.slice(0, 200)}`);
    });
    expect(faults.slice(0, 12)).toEqual([]);
    expect(harness.provider.requests.length).toBe(called);
    expect(await listRows(harness.database, person.userId)).toEqual(before);
    await lots.refill();
  });

  it("[H7] words with odd characters reach the engine or are refused, and nothing fails of it", async () => {
    const person = await routes.open();
    const faults: string[] = [];
    for (const [path, provider, bodyOf] of ofScreens) {
      const body = bodyOf(person);
      if (body instanceof FormData) continue;
      harness.provider.handler = routes.handlerOf(provider);
      for (const field of ["prompt", "text", "topic", "audience", "points", "filters"]) {
        if (!(field in body)) continue;
        for (const odd of ["\ud800\u0001\u202e</text>", "about=%00&changed=1"]) {
          const answer = await routes.ask(person, path, { ...body, [field]: odd, idempotencyKey: randomUUID() });
          const { status, message } = await failureOf(answer);
          const isFine = status < 300 ? !/"type":"failed"/.test(message) : status < 500 && sentence.test(message);
          if (!isFine) faults.push(`${path} ${field} ${JSON.stringify(odd)}: ${status} ${message.slice(0, 200)}`);
        }
      }
      await routes.finishRuns(person.userId);
    }
    expect(faults.slice(0, 12)).toEqual([]);
    expect(await routes.openHolds(person.userId)).toEqual([]);
  });

  it("[H3] a disk that can’t be written is said, costs nothing and leaves nothing half-made", async () => {
    const person = await routes.open();
    await addBelongings(harness, person.userId);
    const bot = (await listIds(harness.database, person.userId)).find(([table]) => table === "bots")?.[1];
    const before = await listRows(harness.database, person.userId);
    const { services } = harness;
    // A file is no folder.
    const broken = await openFiles({ s3: undefined, dataDir: import.meta.filename }, services.log);
    vi.spyOn(services.files, "put").mockImplementation(broken.put);
    for (const [path, form] of [
      ["/api/pdfs", pdfOf("fox.pdf")],
      [`/api/bots/${bot}/picture`, pictureOf("fox.png")],
      ["/api/designs/assets", pictureOf("fox.png")],
    ] as const) {
      const message = "Our file storage doesn’t work at the moment. Please try again in a few minutes.";
      const answer = await failureOf(await server.post(person.userId, path, form));
      expect([path, answer]).toEqual([path, { status: 503, message }]);
    }
    expect(await listRows(harness.database, person.userId)).toEqual(before);

    const kinds = ["image", "speech", "music", "video", "model"];
    for (const [path, provider, bodyOf] of ofScreens.filter(([one]) =>
      kinds.includes(one.slice("/api/runs/".length)),
    )) {
      harness.provider.handler = routes.handlerOf(provider);
      const { runs } = await newRuns(person, async () => (await routes.ask(person, path, bodyOf(person))).text());
      expect(runs).toEqual([{ id: expect.any(String), state: "failed", price: 0 }]);
      const shown = (await (await server.ask(person.userId, `/api/runs/${runs[0]?.id}`)).json()) as object;
      const message = "We couldn’t store the result. Please try again. It cost you nothing.";
      expect([path, shown]).toEqual([path, expect.objectContaining({ message, files: [] })]);
    }
    expect(await routes.openHolds(person.userId)).toEqual([]);
  });

  it("[C14] all of it leaves a ledger without drift", async () => {
    expect(await verifyLedger(harness.database.db)).toEqual([]);
  });
});

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly body: object;
}

const oddValues: readonly unknown[] = [
  ...[null, -1, 1e308, "", "__proto__", "x".repeat(70_000), ["a", "a"], { toString: "x" }],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
];

/** A request with each of its values, also within others, replaced by each odd one, or left out; and as something else. */
function spoil({ body, ...request }: Sent): readonly (Sent & { readonly what: string })[] {
  if (body instanceof FormData) {
    return [...body.keys()].flatMap((field) =>
      ["", "NaN", "-1", "__proto__", "\u202e", "x".repeat(70_000), new File(["text"], "a.txt"), new File([], "")].map(
        (odd) => {
          const form = new FormData();
          for (const [name, value] of body) form.append(name, value);
          form.append(field, odd);
          return { ...request, body: form, what: `another ${field} ${String(odd).slice(0, 20)}` };
        },
      ),
    );
  }
  const wholes = [null, [], "text", { ...body, unknown: 1 }].map((odd) => ({
    ...request,
    body: odd as object,
    what: `whole ${odd}`,
  }));
  const parts = pathsOf(body).flatMap((path, index) =>
    // Each value comes to every third field or so.
    oddValues
      .filter((_, at) => (at + index) % 3 === 0)
      .map((odd) => ({
        ...request,
        body: replaced(body, path, odd) as object,
        what: `${path.join(".")} ${JSON.stringify(odd).slice(0, 30)}`,
      })),
  );
  return [...wholes, ...parts];
}

function pathsOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsOf(inner).map((rest) => [key, ...rest])]);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, odd);
  return copy;
}

/** Shortens the minutes for which engines may be silent: each lasts some hundredths of a second. */
function shortenMinutes(): void {
  const wait = globalThis.setTimeout;
  // A worker process may take its time to start.
  const shorten = (ms = 0) => (ms >= 20_000 && ms !== poolBounds.startMs ? ms / 1_000 : ms);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((
    run: (...given: unknown[]) => void,
    ms?: number,
    ...given: unknown[]
  ) => wait(run, shorten(ms), ...given)) as typeof setTimeout);
}

async function eightAtOnce<Task>(tasks: readonly Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const queue = tasks.values();
  const go = async () => {
    for (const task of queue) await work(task);
  };
  await Promise.all(Array.from({ length: 8 }, go));
}
