import { beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { finishRun } from "../test/finish-run.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { queryOnce } from "../test/test-database.ts";

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly (string | null)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string };
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters?: readonly { readonly name: string; readonly schema: { readonly example?: string } }[];
          readonly responses: Readonly<Record<string, { content: { "application/json": { schema: Schema } } }>>;
        };
      }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface ToolPage {
  readonly total: number;
  readonly page?: number;
  readonly pages?: number;
  readonly next_cursor: string | null;
  readonly tools: readonly {
    readonly slug: string;
    readonly name: string;
    readonly category: string;
    readonly isPaid: boolean;
    readonly image: string;
  }[];
}

describe("the public API", () => {
  const on = useSiteAndBrowser({ env: { BASE_URL: "http://localhost:4000", AFFILIATE_DISCOUNTS: "canva=10" } });
  let document: Document;
  beforeAll(async () => {
    document = await getJson<Document>("/api/openapi.json");
  });

  async function getJson<Body>(path: string): Promise<Body> {
    return (await fetch(`${on.site.url}${path}`)).json() as Promise<Body>;
  }

  it("[A20] every documented endpoint answers as its document says", async () => {
    expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Easel API" } });
    // Those of payments, runs and programs have tests of their own.
    const paths = Object.keys(document.paths).filter(
      (path) => "get" in (document.paths[path] ?? {}) && !/^\/(?:v1|api\/runs)\//.test(path),
    );
    expect(paths).toHaveLength(13);
    const { userId, cookie } = await openAccount(on.site);
    await finishRun(on.site, userId);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/api/create-checkout", "/api/purchase-credits"]),
    );
    for (const path of paths) {
      const example = path.startsWith("/api/v1/engines") ? "claude-3-opus" : "midjourney";
      // The parameters have their examples; those of lists are filters.
      const query = (document.paths[path]?.get.parameters ?? []).flatMap(({ name, schema }) =>
        schema.example && name !== "slug" ? [[name, schema.example]] : [],
      );
      const address = `${on.site.url}${path.replace("{slug}", example)}?${new URLSearchParams(query)}`;
      const response = await fetch(address, { headers: { cookie } });
      expect([path, response.status]).toEqual([path, 200]);
      const { responses } = document.paths[path]?.get ?? { responses: {} };
      expect((await fetch(address)).status).toBe(responses["401"] ? 401 : 200);
      const schema = responses["200"]?.content["application/json"].schema ?? {};
      expect(disagreements(await response.json(), schema, document, path)).toEqual([]);
    }
  });

  it("[C15] an unknown span of usage is refused, and the message lists the known ones", async () => {
    const { cookie } = await openAccount(on.site);
    const answer = await fetch(`${on.site.url}/api/credits/usage?span=weeks`, { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("one of: days, months")]);
  });

  it("[A20] a search finds what the catalogue finds, a page at a time", async () => {
    const all = await getJson<ToolPage>("/api/v1/tools");
    expect(all.tools).toHaveLength(24);
    expect(all.pages).toBe(Math.ceil(all.total / 24));
    const second = await getJson<ToolPage>("/api/v1/tools?page=2");
    expect(second.page).toBe(2);
    expect(second.tools.filter(({ slug }) => all.tools.some((tool) => tool.slug === slug))).toEqual([]);
    expect((await getJson<ToolPage>("/api/v1/tools?page=99999")).tools).toEqual([]);

    const logos = await getJson<ToolPage>("/api/v1/tools?category=logo&price=free&sort=name");
    expect(logos.tools.every(({ category, isPaid }) => category === "logo-design" && !isPaid)).toBe(true);
    const names = logos.tools.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await getJson<ToolPage>("/api/v1/tools?q=MIDJOURNEY")).tools.map(({ slug }) => slug)).toContain(
      "midjourney",
    );
  });

  it("[A20] a tool's picture and page are addresses of this installation; a seeded one carries no discount", async () => {
    const canva = await getJson<{ url: string; image: string; affiliateDiscount: number }>("/api/v1/tools/canva");
    expect(canva).toMatchObject({ url: "http://localhost:4000/tools/canva", affiliateDiscount: 0 });
    expect(
      (await fetch(canva.image.replace("http://localhost:4000", on.site.url))).headers.get("content-type"),
    ).toMatch(/^image\/svg/);
  });

  it.each([
    ["/api/v1/tools/no-such-tool", 404, "not_found"],
    ["/api/v1/engines/no-such-engine", 404, "not_found"],
    ["/api/v1/no-such-endpoint", 404, "not_found"],
    ["/api/v1/tools?price=cheap", 400, "malformed_request"],
    ["/api/v1/tools?category=nope", 400, "malformed_request"],
    ["/api/v1/tools?page=0", 400, "malformed_request"],
    ["/api/v1/tools?page=1&page=2", 400, "malformed_request"],
    ["/api/v1/compare?tools=canva,no-such-tool", 404, "not_found"],
    ["/api/v1/tools/no-such-tool/alternatives", 404, "not_found"],
  ])("[A20] %s is refused with %i as a JSON error, also for a browser", async (path, status, code) => {
    const response = await fetch(`${on.site.url}${path}`, { headers: { accept: "text/html,*/*" } });
    expect(response.status).toBe(status);
    const body = (await response.json()) as { error: { code: string; message: string; requestId: string } };
    expect(body.error.code).toBe(code);
    expect(disagreements(body, document.components.schemas.Error ?? {}, document, path)).toEqual([]);
    expect(body.error.requestId).toBe(response.headers.get("x-request-id"));
    expect(response.headers.get("cache-control") ?? "").not.toContain("public");
  });

  it.each([
    ["tools?limit=0", "limit"],
    ["tools?limit=101", "limit"],
    ["tools?limit=1e1", "limit"],
    ["tools?kind=image", "kind"],
    ["tools?cursor=x", "cursor"],
    ["tools?cursor=WzAsMSwieCJd.WzAsMSwieCJd", "cursor"],
    ["tools?cursor=..", "cursor"],
    ["categories?page=2", "page"],
    ["tools/canva?fields=all", "fields"],
    ["tools/canva/alternatives?limit=97", "limit"],
    ["compare", "tools"],
    ["compare?tools=canva", "tools"],
    ["compare?tools=canva,canva", "tools"],
    ["compare?tools=a,b,c,d,e", "tools"],
    ["changes?since=yesterday", "since"],
    ["changes?since=2026-13-01", "since"],
    ["changes?cursor=MQ.MQ", "cursor"],
  ])("[G5] %s is refused with a message that names %s", async (path, name) => {
    const response = await fetch(`${on.site.url}/api/v1/${path}`);
    const { error } = (await response.json()) as { error: { message: string } };
    expect([response.status, error.message]).toEqual([400, expect.stringContaining(`“${name}”`)]);
    // Websites read errors, too.
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("[G5] cursors lead through the tools in the order of the pages, each for its own search only", async () => {
    const pages = await getJson<ToolPage>("/api/v1/tools?sort=name&price=free&limit=100");
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const part: ToolPage = await getJson(`/api/v1/tools?sort=name&price=free&limit=30&cursor=${cursor}`);
      expect([part.total, part.page]).toEqual([pages.total, cursor === "" ? 1 : undefined]);
      seen.push(...part.tools.map(({ slug }) => slug));
      cursor = part.next_cursor;
    }
    expect(seen).toHaveLength(pages.total);
    expect(seen.slice(0, 100)).toEqual(pages.tools.map(({ slug }) => slug));
    const other = `cursor=${pages.next_cursor ?? ""}`;
    for (const query of [
      `sort=name&${other}`,
      `sort=newest&price=free&${other}`,
      `sort=name&price=free&page=2&${other}`,
    ]) {
      const answer = await fetch(`${on.site.url}/api/v1/tools?${query}`);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("“cursor”")]);
    }
  });

  it("[G5] a tool has its facts with source and day, and what isn’t known is null", async () => {
    await queryOnce(
      on.site.databaseUrl,
      `insert into tool_facts (tool_slug, kind, value, source, checked_on) values
        ('canva', 'price', '{"amountCents": 1299, "currency": "USD", "unit": "month"}', 'https://www.canva.com/pricing', '2026-11-20')
        on conflict do nothing`,
    );
    const { facts, ...canva } = await getJson<Record<string, unknown> & { facts: unknown }>("/api/v1/tools/canva");
    const unknown = { value: null, text: null, source: null, checked_on: null };
    expect(facts).toEqual({
      free: { ...unknown, value: "yes", text: "Free plan" },
      price: {
        value: { amount_cents: 1_299, currency: "USD", unit: "month" },
        text: "$12.99 a month",
        source: "https://www.canva.com/pricing",
        checked_on: "2026-11-20",
      },
      platforms: unknown,
      api: expect.anything() as unknown,
      commercial: unknown,
      languages: unknown,
    });
    expect(canva).toMatchObject({
      rating: null,
      reviews: 0,
      screenshots: [],
      logo: expect.stringContaining("/logos/"),
    });
    const { rows } = await getJson<{ rows: { label: string; differs: boolean; values: unknown[] }[] }>(
      "/api/v1/compare?tools=canva,midjourney",
    );
    expect(rows.find(({ label }) => label === "Starting price")).toEqual({
      label: "Starting price",
      values: [
        { text: "$12.99 a month", source: "https://www.canva.com/pricing", checked_on: "2026-11-20" },
        { text: null, source: null, checked_on: null },
      ],
      differs: false,
      known_of_all: false,
    });
    const { tools } = await getJson<ToolPage>("/api/v1/tools/canva/alternatives?price=free&limit=5");
    expect([tools.length, tools.some(({ isPaid, slug }) => isPaid || slug === "canva")]).toEqual([5, false]);
  });

  it("[G5] changes can be followed from a moment on, entry by entry", async () => {
    const entries = ["one", "two", "three"].map(
      (name, at) => `('api-${name}', '${name}', 'retired', '2027-01-01T00:00:0${at}Z')`,
    );
    await queryOnce(on.site.databaseUrl, `insert into tool_changes (tool_slug, tool_name, kind, at) values ${entries}`);
    const seen: unknown[] = [];
    let next: string | null = "";
    while (next !== null) {
      const part: { changes: unknown[]; next_cursor: string | null } = await getJson(
        `/api/v1/changes?since=2027-01-01T00:00:01Z&limit=1&cursor=${next}`,
      );
      seen.push(...part.changes);
      next = part.next_cursor;
    }
    expect(seen).toMatchObject([
      {
        tool: "api-two",
        kind: "retired",
        text: "Taken out of the directory.",
        url: null,
        at: "2027-01-01T00:00:01.000Z",
      },
      { tool: "api-three", field: null },
    ]);
  });

  it("[G5] any website may ask first what it may send, and each answer says how many requests are left", async () => {
    const preflight = await fetch(`${on.site.url}/api/v1/tools/canva`, {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.example",
        "sec-fetch-site": "cross-site",
        "access-control-request-method": "GET",
        "access-control-request-headers": "if-none-match",
      },
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([204, "if-none-match"]);
    expect(preflight.headers.get("ratelimit")).toBeNull();
    const { headers } = await fetch(`${on.site.url}/api/v1/tools/canva`);
    expect(headers.get("ratelimit-policy")).toBe('"directory";q=300;w=60');
    expect(headers.get("ratelimit")).toMatch(/^"directory";r=\d+;t=\d+$/);
    expect(headers.get("access-control-expose-headers")).toContain("RateLimit");
    // The method is known where it is taken, and nowhere else.
    expect((await fetch(`${on.site.url}/api/v1/no-such-endpoint`, { method: "OPTIONS" })).status).toBe(405);
    expect((await fetch(`${on.site.url}/tools`, { method: "OPTIONS" })).status).toBe(405);
  });

  it("[A20] answers may be kept for a minute, are not sent again unchanged, and can be read by any website", async () => {
    const first = await fetch(`${on.site.url}/api/v1/categories`);
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    const again = await fetch(`${on.site.url}/api/v1/categories`, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect([again.status, again.headers.get("access-control-allow-origin")]).toEqual([304, "*"]);
    expect(again.headers.get("ratelimit")).toMatch(/r=\d+/);
    const head = await fetch(`${on.site.url}/api/v1/categories`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("[A20] the page shows every endpoint, and the requests that it offers work", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/api-docs`);
    const shown = await page.locator("main").innerText();
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) expect(shown).toContain(`${method.toUpperCase()} ${path}`);
    }
    // Endpoints that write, or return a user's data, need a signed-in user.
    const requests = (await page.locator("pre").allTextContents()).filter(
      (text) => text.startsWith('curl "') && !text.includes("-H "),
    );
    expect(requests).toHaveLength(11);
    for (const request of requests) {
      const address = /^curl "(.+)"$/.exec(request)?.[1] ?? "";
      expect((await fetch(address.replace("http://localhost:4000", on.site.url))).status).toBe(200);
    }
    // Every link within the page leads to a place that is there.
    const targets = await page
      .locator('main a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
    for (const target of targets) expect(await page.locator(`[id="${target}"]`).count()).toBe(1);
  });
});

/** Lists what in a value is not as its schema says: wrong types, missing fields, undocumented fields. */
function disagreements(value: unknown, schema: Schema, document: Document, at: string): string[] {
  const resolved = resolve(schema, document);
  const types = [resolved.type ?? []].flat();
  if (types.length > 0 && !types.includes(typeOf(value)) && !(types.includes("number") && typeof value === "number")) {
    return [`${at} is ${typeOf(value)}, not ${types.join(" or ")}`];
  }
  if (resolved.enum && !resolved.enum.includes(value as string | null)) return [`${at} is ${String(value)}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => disagreements(item, resolved.items ?? {}, document, `${at}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const { properties = {}, required = [] } = resolved;
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const property = properties[name];
      return property ? disagreements(inner, property, document, `${at}.${name}`) : [`${at}.${name} is not documented`];
    }),
  ];
}

function resolve(schema: Schema, document: Document): Schema {
  const target = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
  if (!target?.allOf) return target ?? {};
  const parts = target.allOf.map((part) => resolve(part, document));
  return {
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
