import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, openAccount, signIn, type TestPerson } from "../test/accounts.ts";
import { type AuthEndpoint, listAuthEndpoints } from "../test/auth-endpoints.ts";
import { querySite } from "../test/query-site.ts";
import { sampleOf, sampleSeed } from "../test/samples.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import type { Site } from "../test/site.ts";

/** Every kind of JSON value, and values that are fatal somewhere. */
const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  " ",
  "%",
  "\ud800",
  "x".repeat(5_000),
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "https://evil.example/",
  [],
  ["a@example.com", "b@example.com"],
  {},
  { toString: "x" },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
];

const oddQueries = [
  "",
  "%25",
  "%ed%a0%80",
  "x".repeat(400),
  "%27 or 1=1 --",
  "%3Cscript%3E",
  "//evil.example",
  "javascript:alert(1)",
];

/** Whole bodies that aren't objects with the expected fields. */
const oddBodies = [
  "",
  "null",
  "1",
  '"text"',
  "[]",
  '[{"email":"a@example.com"}]',
  "{}",
  "{",
  '{"__proto__":{"email":"a@example.com"},"constructor":{"prototype":{"a":1}}}',
  '{"email":{"$ne":null},"password":{"$ne":null}}',
  `{"a":"${"x".repeat(70_000)}"}`,
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
];

/** Values that each field holds while another one is odd. None of it is valid, so that nothing can come of it. */
const usual: Readonly<Record<string, unknown>> = {
  email: "unknown@example.com",
  newEmail: "unknown@example.com",
  password: "wrong password",
  newPassword: "123456",
  currentPassword: "wrong password",
  firstName: "",
  callbackURL: "/",
  errorCallbackURL: "/",
  newUserCallbackURL: "/",
  redirectTo: "/",
  provider: "google",
  type: "sign-in",
  code: "000000",
  otp: "000000",
};

const atOnce = 16;

const tables = ["users", "identities", "profiles", "passkeys", "two_factors", "sso_providers", "data_exports"];

describe("odd values at the authentication endpoints", () => {
  let borrowed: BorrowedSite;
  let site: Site;
  let person: TestPerson;
  beforeAll(async () => {
    borrowed = await borrowSite();
    ({ site } = borrowed);
    person = await openAccount(site);
  });
  beforeEach(() => clearLimits(site));
  afterAll(() => borrowed.end());

  /** All stored user data, as one text. */
  async function kept(): Promise<string> {
    const parts = tables.map((table) => `(select json_agg(t order by t::text) from "${table}" t)`);
    const [row] = await querySite<{ all: unknown }>(site, `select json_build_array(${parts.join(", ")}) as all`);
    return JSON.stringify(row?.all);
  }

  /** @returns what is wrong with an answer; undefined if nothing is. */
  async function faultOf(what: string, answer: Response): Promise<string | undefined> {
    const { status, headers } = answer;
    const body = await answer.text();
    const location = headers.get("location");
    const fault = (text: string) => `${what}: ${status} ${text} ${body.slice(0, 200)}`;
    if (status >= 500) return fault("is a server error");
    if (location && new URL(location, site.url).origin !== site.url) return fault(`leads to ${location}`);
    if (status < 400) return undefined;
    if (!headers.get("content-type")?.startsWith("application/json")) return fault("is no JSON");
    const { error } = JSON.parse(body) as { error?: Record<string, unknown> };
    const isShaped = /^[a-z_]+$/.test(String(error?.code)) && /^[A-Z“].{10,}[.]$/.test(String(error?.message));
    return isShaped && error?.requestId ? undefined : fault("does not say what is wrong");
  }

  const send = (cookie: string, { method, path }: AuthEndpoint, body: string | undefined, query = "") =>
    fetch(`${site.url}/api/auth${path.replace(/:\w+/, "nothing")}${query}`, {
      method,
      headers: {
        origin: site.url,
        "sec-fetch-site": "same-origin",
        cookie,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
      redirect: "manual",
    });

  interface OddCall {
    readonly body?: string;
    readonly query?: string;
  }

  async function openSessions(count: number): Promise<readonly string[]> {
    const cookies: string[] = [];
    while (cookies.length < count) {
      await clearLimits(site);
      cookies.push(...(await Promise.all(Array.from({ length: 10 }, () => signIn(site, person.email)))));
    }
    return cookies;
  }

  /** Each endpoint in its own session, because some of them end it. */
  async function tryAll(callsOf: (endpoint: AuthEndpoint) => readonly OddCall[]): Promise<void> {
    const before = await kept();
    const endpoints = listAuthEndpoints();
    const cookies = await openSessions(endpoints.length);
    const calls = endpoints.flatMap((endpoint, index) =>
      callsOf(endpoint).map((call) => ({ endpoint, cookie: cookies[index] ?? "", ...call })),
    );
    const faults: string[] = [];
    const queue = sampleOf(calls, 3).values();
    const work = async () => {
      for (const { endpoint, cookie, body, query = "" } of queue) {
        let answer = await send(cookie, endpoint, body, query);
        if (answer.status === 429) {
          await clearLimits(site);
          answer = await send(cookie, endpoint, body, query);
        }
        const fault = await faultOf(`${endpoint.method} ${endpoint.path}${query} ${body?.slice(0, 300)}`, answer);
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
    expect(await kept()).toBe(before);
    expect(site.log().filter(({ level }) => level === "error")).toEqual([]);
  }

  it(`[B10] fields of every endpoint refuse invalid values, and store nothing (SEED=${sampleSeed})`, async () => {
    await tryAll(({ method, bodyFields, queryFields }) => {
      const names = bodyFields.length > 0 ? bodyFields : ["a"];
      const usually = Object.fromEntries(names.map((name) => [name, usual[name] ?? "x"]));
      const body = method === "POST" ? JSON.stringify(usually) : undefined;
      const bodies =
        method === "POST" ? names.flatMap((name) => oddValues.map((value) => ({ ...usually, [name]: value }))) : [];
      const queries = queryFields.flatMap((name) => oddQueries.map((value) => `?${name}=${value}`));
      return [
        ...bodies.map((odd) => ({ body: JSON.stringify(odd) })),
        ...queries.map((query) => ({ query, ...(body === undefined ? {} : { body }) })),
      ];
    });
  }, 300_000);

  it(`[B10] every endpoint refuses invalid bodies and other methods (SEED=${sampleSeed})`, async () => {
    await tryAll(({ method }) => (method === "POST" ? oddBodies.map((body) => ({ body })) : []));
  }, 300_000);
});
