import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import type { Brief, DesignDocument } from "#studio/index.ts";
import { composeVariants } from "#studio/index.ts";
import { exportOf } from "../../../test/export-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { putSubscription } from "../../../test/subscriptions.ts";
import { listKits, saveKit } from "./brand-kits/brand-kits.ts";
import { deleteDesign } from "./delete-design.ts";
import { designsData } from "./designs-data.ts";
import { loadEditor } from "./load-editor.ts";

const brief: Brief = {
  kind: "poster",
  style: "swiss",
  width: 768,
  height: 1024,
  language: "en",
  detail: 50,
  seed: "saves",
  headline: "Jazz night",
  place: "Blue Note",
  date: "Friday 12 March, 8 pm",
};

interface Saved {
  readonly revision: number;
  readonly error?: { readonly code: string; readonly message: string };
}

describe("the editor’s server", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let made: { readonly design: DesignDocument; readonly choices: { readonly variant: number } };
  let ada: string;
  let designId: string;
  const start = new Date("2026-11-23T09:00:00Z");
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
    const [first] = await composeVariants(
      harness.services.workers,
      { brief, count: 1 },
      { group: "ada", signal: new AbortController().signal },
    );
    made = first as typeof made;
  });
  beforeEach(async () => {
    harness.setTime(start);
    ada = await harness.addUser(100);
    designId = await addDesign(ada);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  async function addDesign(userId: string): Promise<string> {
    const [runId, id] = [randomUUID(), randomUUID()];
    const { pool } = harness.database;
    await pool.query(
      `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, settings, created_at)
       values ($1::uuid, $2, 'press-' || $1::text, 'image-generator', 'image', 'easel-studio', 'studio', 'studio-1', 'own-key', 0, 'finished', '{}', $3)`,
      [runId, userId, start],
    );
    await pool.query(
      `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
       values ($1, $2, $3, 1, 'Jazz night', $4, $5, $6, $7, $7)`,
      [id, userId, runId, brief, made.choices, made.design, start],
    );
    return id;
  }
  const later = (seconds: number) => harness.setTime(new Date(start.getTime() + seconds * 1_000));
  const titled = (headline: string): DesignDocument => ({
    ...made.design,
    elements: made.design.elements.map((element) =>
      element.kind === "text" && element.slot === "headline" ? { ...element, text: headline } : element,
    ),
  });
  const edit = (headline: string, revision: number, more: object = {}) => ({
    document: titled(headline),
    brief,
    choices: made.choices,
    revision,
    ...more,
  });
  const put = (userId: string | undefined, body: unknown, id = designId) =>
    server.ask(userId, `/api/designs/${id}/document`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const save = async (...args: Parameters<typeof put>): Promise<[number, Saved]> => {
    const answer = await put(...args);
    return [answer.status, (await answer.json()) as Saved];
  };
  const headlineOf = (document: DesignDocument) =>
    document.elements.flatMap((element) =>
      element.kind === "text" && element.slot === "headline" ? [element.text] : [],
    );
  const stored = () => loadEditor(harness.services.db, { userId: ada, designId });
  const versionsOf = async () => (await stored()).versions.map(({ number, label }) => [number, label]);
  const countRuns = async (): Promise<number> =>
    (await harness.database.pool.query("select from runs where user_id = $1", [ada])).rowCount ?? 0;

  it("[F13] saves what was edited, at no cost: neither a run nor an entry in the journal", async () => {
    const [runs, balance] = [await countRuns(), await harness.balanceOf(ada)];
    expect(await save(ada, edit("Jazz tonight", 1))).toEqual([200, { revision: 2 }]);
    expect(await save(ada, edit("Jazz today", 2))).toEqual([200, { revision: 3 }]);
    const editor = await stored();
    expect([editor.revision, headlineOf(editor.document)]).toEqual([3, ["Jazz today"]]);
    const composed = await server.post(ada, `/api/designs/${designId}/compose`, {
      document: editor.document,
      choices: { variant: 0 },
      locked: [],
      brief: { ...brief, width: 1024, height: 1024 },
    });
    expect(composed.status).toBe(200);
    expect([await countRuns(), await harness.balanceOf(ada)]).toEqual([runs, balance]);
    expect(await verifyLedger(harness.database.db)).toEqual([]);
  });

  it("[F11] lets no edit bring a brand kit, or make another kind of thing of a design", async () => {
    const claimed = { ...brief, kind: "logo", brandKit: { colors: ["#1d3fbb"] }, headline: "Jazz tonight" };
    expect((await save(ada, { ...edit("Jazz tonight", 1), brief: claimed }))[0]).toBe(200);
    const stored = (await loadEditor(harness.services.db, { userId: ada, designId })).brief;
    expect(stored).toEqual({ ...brief, headline: "Jazz tonight" });
  });

  it("[F11] puts a design into a brand’s look on a paid plan, which a save keeps", async () => {
    const { services, database } = harness;
    const kit = { name: "Miller’s", colors: "#1d3fbb,#ffb400", displayFace: "Syne", textFace: "", logoAssetId: "" };
    const kitOf = async (userId: string) => {
      await saveKit(services, { userId, values: kit });
      return (await listKits(services.db, userId))[0]?.id;
    };
    const apply = (kitId: unknown, id = designId) =>
      server.post(ada, `/api/designs/${id}/brand`, { document: made.design, brief, choices: made.choices, kitId });
    const [own, others] = [await kitOf(ada), await kitOf(await harness.addUser(0))];
    expect((await apply(own)).status).toBe(403);
    await putSubscription({ databaseUrl: database.url }, ada, {});
    expect((await apply(others)).status).toBe(404);
    expect((await apply(own, await addDesign(await harness.addUser(0)))).status).toBe(404);
    expect((await apply("none")).status).toBe(422);
    const answer = await apply(own);
    expect(answer.status).toBe(200);
    const branded = (await answer.json()) as { document: DesignDocument; brief: Brief; choices: object };
    expect(branded.document.palette).not.toEqual(made.design.palette);
    expect((await stored()).document.palette).toEqual(made.design.palette);
    expect((await save(ada, { ...branded, revision: 1 }))[0]).toBe(200);
    expect((await stored()).brief.brandKit).toEqual({ colors: ["#1d3fbb", "#ffb400"], displayFace: "Syne" });
    // It can be undone.
    expect((await save(ada, edit("Jazz night", 2)))[0]).toBe(200);
    expect((await stored()).brief.brandKit).toBeUndefined();
  });

  it("[F13] tells the second of two tabs that the first has saved, and stores nothing of it", async () => {
    expect((await save(ada, edit("From the first tab", 1)))[0]).toBe(200);
    const [status, body] = await save(ada, edit("From the second tab", 1));
    expect(status).toBe(409);
    expect(body).toMatchObject({ revision: 2, error: { code: "conflict" } });
    expect(headlineOf((await stored()).document)).toEqual(["From the first tab"]);
    expect((await save(ada, edit("From the second tab", 2)))[0]).toBe(200);
  });

  it("[F13] lets one of eight saves at once win, and keeps one version", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, tab) => save(ada, edit(`Tab ${tab}`, 1))));
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await versionsOf()).toEqual([[1, null]]);
  });

  it("[F13] keeps a version a minute at most, always one before a restore, and the first one for good", async () => {
    let revision = 1;
    for (const seconds of [10, 20, 30, 75, 80, 200]) {
      later(seconds);
      const [status, saved] = await save(ada, edit(`After ${seconds} seconds`, revision));
      expect(status).toBe(200);
      ({ revision } = saved);
    }
    // The design as it was made, after a minute of work, and after the pause.
    expect(await versionsOf()).toEqual([
      [2, null],
      [1, null],
    ]);
    const first = await (await server.ask(ada, `/api/designs/${designId}/versions/1`)).json();
    expect(first).toEqual({
      number: 1,
      brief,
      choices: made.choices,
      document: JSON.parse(JSON.stringify(made.design)),
    });
    const label = "Before version 1 was restored";
    const [, restored] = await save(ada, { ...edit("", revision), document: first.document, label });
    expect((await stored()).document).toEqual(first.document);
    expect((await versionsOf())[0]).toEqual([3, label]);
    const before = await (await server.ask(ada, `/api/designs/${designId}/versions/3`)).json();
    expect(headlineOf(before.document)).toEqual(["After 200 seconds"]);
    ({ revision } = restored);
    for (let number = 0; number < 110; number++) {
      const [, saved] = await save(ada, edit(`Save ${number}`, revision, { label: `Step ${number}` }));
      ({ revision } = saved);
    }
    const numbers = (await versionsOf()).map(([number]) => number);
    expect(numbers).toHaveLength(101);
    expect([numbers[0], numbers[99], numbers[100]]).toEqual([113, 14, 1]);
    const listed = await (await server.ask(ada, `/api/designs/${designId}/versions`)).json();
    expect(listed.versions[0]).toMatchObject({ number: 113, label: "Step 109" });
  }, 30_000);

  it("[H9][F13] keeps versions up to a bound in bytes, the first and the newest among them", async () => {
    // What can't be compressed: 1.6 MB each.
    await harness.database.pool.query(
      `insert into design_versions (design_id, number, brief, choices, document, created_at)
       select id, version, brief, choices, jsonb_build_object('noise', (
         select string_agg(md5(random()::text || n), '') from generate_series(1, 50000) n where version > 0)), created_at
       from designs, generate_series(1, 20) version where id = $1`,
      [designId],
    );
    expect((await save(ada, edit("Now", 1, { label: "Kept" })))[0]).toBe(200);
    const numbers = (await versionsOf()).map(([number]) => Number(number));
    expect([numbers[0], numbers.at(-1)]).toEqual([21, 1]);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.length).toBeLessThan(16);
    expect(numbers.slice(0, -1)).toEqual(numbers.slice(0, -1).map((_, index) => 21 - index));
  });

  it("[F13] is not there for others, for visitors, and once the design is deleted", async () => {
    await save(ada, edit("Mine", 1));
    const eve = await harness.addUser(0);
    const compose = { brief, choices: made.choices, document: made.design, locked: [] };
    for (const [userId, status] of [
      [eve, 404],
      [undefined, 401],
    ] as const) {
      expect((await put(userId, edit("Eve’s", 2))).status).toBe(status);
      expect((await server.post(userId, `/api/designs/${designId}/compose`, compose)).status).toBe(status);
      for (const path of ["versions", "versions/1"]) {
        expect((await server.ask(userId, `/api/designs/${designId}/${path}`)).status).toBe(status);
      }
    }
    await expect(loadEditor(harness.services.db, { userId: eve, designId })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(headlineOf((await stored()).document)).toEqual(["Mine"]);
    const [, [status]] = await Promise.all([
      deleteDesign(harness.services.db, { userId: ada, designId }, start),
      save(ada, edit("Too late", 2)),
    ]);
    expect([200, 404]).toContain(status);
    expect((await save(ada, edit("Too late", 3)))[0]).toBe(404);
    expect((await server.ask(ada, `/api/designs/${designId}/versions/1`)).status).toBe(404);
    await designsData.erase(harness.services.db, { userId: ada, verifiedEmail: null });
    const left = await harness.database.pool.query("select from design_versions where design_id = $1", [designId]);
    expect(left.rowCount).toBe(0);
  });

  const headline = () => made.design.elements.find((element) => element.id === "headline") as object;
  const withElement = (change: object) => ({ ...made.design, elements: [{ ...headline(), ...change }] });
  const shape = { id: "shape", name: "Shape", kind: "shape", fill: "ink" };
  const withShape = (change: object) => ({ ...made.design, elements: [{ ...shape, data: "M0 0L9 9Z", ...change }] });
  it.each<[string, () => object]>([
    ["no document", () => ({ document: undefined })],
    ["another version of documents", () => ({ document: { ...made.design, version: 2 } })],
    ["markup in an outline", () => ({ document: withShape({ data: 'M0 0"/><script>alert(1)</script>' }) })],
    ["an outline of other commands", () => ({ document: withShape({ data: "M0 0A1 1 0 0 0 5 5" }) })],
    ["an outline that says too little", () => ({ document: withShape({ data: "M0 0L9" }) })],
    ["markup in a clip", () => ({ document: withShape({ within: "M0 0Z</clipPath>" }) })],
    ["an address as a color", () => ({ document: withShape({ fill: "url(https://evil.example)" }) })],
    [
      "markup in a color of the palette",
      () => ({ document: { ...made.design, palette: { ...made.design.palette, ink: '#000"/>' } } }),
    ],
    ["markup in an id", () => ({ document: withElement({ id: 'a" onload="alert(1)' }) })],
    ["two elements of one id", () => ({ document: { ...made.design, elements: [headline(), headline()] } })],
    ["a face that there is not", () => ({ document: withElement({ faceId: "../../etc/passwd" }) })],
    ["a language that is none", () => ({ document: { ...made.design, language: 'en" x="' } })],
    ["a control character", () => ({ document: withElement({ text: "a\u0007b" }) })],
    ["a size that is no number", () => ({ document: withElement({ size: "12" }) })],
    ["an endless size", () => ({ document: withElement({ size: 1e300 }) })],
    [
      "501 elements",
      () => ({
        document: {
          ...made.design,
          elements: Array.from({ length: 501 }, (_, at) => ({ ...headline(), id: `text-${at}` })),
        },
      }),
    ],
    [
      "800,000 characters",
      () => ({
        document: {
          ...made.design,
          elements: Array.from({ length: 400 }, (_, at) => ({
            ...headline(),
            id: `text-${at}`,
            text: "x".repeat(2_000),
          })),
        },
      }),
    ],
    [
      "four hundred faded shapes as large as the canvas",
      () => ({
        document: {
          ...made.design,
          elements: [
            {
              id: "group",
              name: "Group",
              kind: "group",
              children: Array.from({ length: 400 }, () => ({ ...shape, data: "M0 0L4000 0L4000 4000Z", opacity: 0.5 })),
            },
          ],
        },
      }),
    ],
    ["a canvas of 5,000 pixels", () => ({ document: { ...made.design, width: 5_000 } })],
    ["a brief in no language", () => ({ brief: { ...brief, language: "klingon!" } })],
    ["a size that no layout is for", () => ({ brief: { ...brief, width: 100, height: 4_000 } })],
    ["a style that there is not", () => ({ brief: { ...brief, style: "constructor" } })],
    ["choices that are not ours", () => ({ choices: { variant: 0, __proto: 1 } })],
    ["a revision that is none", () => ({ revision: "1" })],
    ["a label without end", () => ({ label: "x".repeat(81) })],
    ["a field that is not ours", () => ({ isOperator: true })],
  ])("[F13] refuses %s with a reason, and stores nothing", async (_, change) => {
    const [status, { error }] = await save(ada, { ...edit("Odd", 1), ...change() });
    expect(status).toBe(422);
    expect(error?.message).toMatch(/^Please check/);
    expect((await stored()).revision).toBe(1);
  });

  it("[H9] checks what is long in a worker, also where thousands of things in it are wrong", async () => {
    const run = vi.spyOn(harness.services.workers, "run");
    const children = Array.from({ length: 1_500 }, () => ({}));
    const groups = Array.from({ length: 19 }, (_, at) => ({
      id: `group-${at}`,
      name: "Group",
      kind: "group",
      children,
    }));
    const [status, { error }] = await save(ada, edit("", 1, { document: { ...made.design, elements: groups } }));
    expect([status, error?.message]).toEqual([
      422,
      expect.stringMatching(/^Please check “document.elements.0.children.0/),
    ]);
    expect((await put(ada, `{"a":"${"x".repeat(20_000)}`)).status).toBe(400);
    const long = withShape({ data: `M0 0${"L9 9".repeat(10_000)}Z` });
    expect(await save(ada, edit("", 1, { document: long }))).toEqual([200, { revision: 2 }]);
    expect((await stored()).document).toEqual(long);
    expect(run.mock.calls.map(([task]) => task)).toEqual(Array.from({ length: 3 }, () => "designs.checkEdited"));
    run.mockRestore();
  });

  it("[F13] refuses bodies that are too large, nested without end, or no JSON, and addresses of no design", async () => {
    const large = edit("x", 1, { label: "x".repeat(2_000_001) });
    for (const [body, status] of [
      [large, 413],
      ["{", 400],
      ["[".repeat(200_000), 400],
      [`${"[".repeat(200_000)}${"]".repeat(200_000)}`, 422],
      ['{"a":"\\u0000"}', 400],
      ["null", 422],
      ["[]", 422],
    ] as const) {
      const answer = await put(ada, body);
      expect([400, status], String(body).slice(0, 20)).toContain(answer.status);
    }
    for (const id of ["constructor", "1", randomUUID(), `${designId}x`]) {
      expect((await put(ada, edit("x", 1), id)).status).toBe(404);
    }
    for (const number of ["0", "-1", "1.5", "x", "99999999999999999999", "2"]) {
      expect((await server.ask(ada, `/api/designs/${designId}/versions/${number}`)).status, number).toBe(404);
    }
    const wrongMethod = await server.ask(ada, `/api/designs/${designId}/document`, { method: "PATCH" });
    expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT"]);
  });

  it("[F13] exports what the words of a design were before, too", async () => {
    await save(ada, edit("Later words", 1));
    const exported = JSON.stringify(await exportOf(designsData, harness.services.db, ada));
    for (const text of ["Jazz night", "Later words"]) expect(exported).toContain(text);
  });
});
