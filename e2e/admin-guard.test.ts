import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import routes from "../src/routes.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { querySite } from "../test/query-site.ts";
import { type Site, startSite } from "../test/site.ts";

const operators = ["operator@easel.example", "second@easel.example", "former@easel.example"];
const someId = "0b6f2a52-8c1d-4f3e-9a55-1f2f3a4b5c6d";

/** All paths below `/admin`, with something in place of each parameter. */
function adminPaths(entries: readonly RouteConfigEntry[], parent = ""): readonly string[] {
  return entries.flatMap(({ path, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const own = /^[/]admin(?:[/]|$)/.test(whole) ? [whole.replaceAll(/:\w+[?]?/g, someId)] : [];
    return [...own, ...adminPaths(children ?? [], whole)];
  });
}

describe("the operator’s pages", () => {
  let site: Site;
  let people: Readonly<
    Record<"visitor" | "user" | "former operator" | "operator without step-up" | "operator", string>
  >;
  let paths: readonly string[];
  beforeAll(async () => {
    site = await startSite({ env: { OPERATOR_EMAILS: operators.join(",") } });
    const [operator, unconfirmed, former, user] = (await Promise.all([
      ...operators.map((email) => openAccount(site, { email })),
      openAccount(site),
    ])) as [TestPerson, TestPerson, TestPerson, TestPerson];
    await querySite(site, "update sessions set created_at = now() - interval '3 hours' where user_id = $1", [
      unconfirmed.userId,
    ]);
    await querySite(site, "update users set email = 'left@easel.example' where id = $1", [former.userId]);
    people = {
      visitor: "",
      user: user.cookie,
      "former operator": former.cookie,
      "operator without step-up": unconfirmed.cookie,
      operator: operator.cookie,
    };
    paths = [...new Set(adminPaths(await routes))];
  });
  afterAll(() => site.stop());

  const ask = (path: string, who: keyof typeof people, init: RequestInit = {}) =>
    fetch(`${site.url}${path}`, {
      ...init,
      headers: { cookie: people[who], origin: site.url, accept: "text/html" },
      redirect: "manual",
    });

  const form = () => ({ method: "POST", body: new URLSearchParams({ intent: "verify", reason: "I try." }) });

  /** Statuses of a page, its data, its form, and its form as its script sends it. */
  const statuses = async (path: string, who: keyof typeof people) => {
    const dataPath = path === "/admin" ? "/admin.data" : `${path}.data`;
    const answers = [ask(path, who), ask(dataPath, who), ask(path, who, form()), ask(dataPath, who, form())];
    return (await Promise.all(answers)).map(({ status }) => status);
  };

  it("[G4] open to no one but operators who have confirmed their identity: every page, its data and its forms", async () => {
    expect(paths.length).toBeGreaterThan(5);
    // Their address has just changed in the database, which every process hears of.
    await expect.poll(async () => (await ask("/admin", "former operator")).status).toBe(404);
    for (const path of paths) {
      expect([path, await statuses(path, "visitor")]).toEqual([path, [302, 202, 302, 202]]);
      expect([path, await statuses(path, "user")]).toEqual([path, [404, 404, 404, 404]]);
      expect([path, await statuses(path, "former operator")]).toEqual([path, [404, 404, 404, 404]]);
      // A form keeps its page, with what was typed.
      expect([path, await statuses(path, "operator without step-up")]).toEqual([path, [302, 202, 403, 403]]);
    }
  });

  it("[G4] are no pages for a user, who stays signed in on the page that says so, without any data of theirs", async () => {
    const pages = await Promise.all(["/admin/users", "/admin", "/no-such-page"].map((path) => ask(path, "user")));
    for (const page of pages) {
      const html = await page.text();
      const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
      expect([page.status, header.includes("Log in"), header.includes("Account menu")]).toEqual([404, false, true]);
      expect(html).not.toContain("operator@easel.example");
    }
    const part = await ask("/admin/users.data?_routes=admin%2Fpages%2Fusers", "user");
    expect(part.status).toBe(404);
    expect(await part.text()).not.toContain("operator@easel.example");
  });

  it("[G4] answer parameters that they can’t read with a page that leads to the list without them", async () => {
    for (const [query, sentence] of [
      ["state=all&state=disabled", "given more than once"],
      [`q=${"x".repeat(501)}`, "is longer than 500 characters"],
    ]) {
      const answer = await ask(`/admin/users?${query}`, "operator");
      const html = await answer.text();
      expect([answer.status, html.includes(sentence ?? "")]).toEqual([400, true]);
      expect(html).toMatch(/<a [^>]*href="[/]admin[/]users"[^>]*>Open the page without parameters/);
    }
    for (const path of ["users", "payments", "submissions", "directory", "contact", "support"])
      expect([path, (await ask(`/admin/${path}?state=banana&page=x&sort=y`, "operator")).status]).toEqual([path, 200]);
  });

  it("[G4] lead an operator to confirm their identity, and back, and then open", async () => {
    const [page, confirmed] = [
      await ask("/admin/users?q=ada", "operator without step-up"),
      await ask("/admin", "operator"),
    ];
    expect(page.headers.get("location")).toBe("/settings/security/confirm?redirectTo=/admin/users%3Fq%3Dada");
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.get("cache-control")).toMatch(/no-store|private/);
  });
});
