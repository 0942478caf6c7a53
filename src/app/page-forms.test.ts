import { randomUUID } from "node:crypto";
import { matchPath } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFiles } from "#platform/files/open-files.ts";
import { createLog } from "#platform/log.ts";
import { addBelongings, addTeam, listRows, type NamedIds, nameIds } from "../../test/belongings.ts";
import { startMediaServer } from "../../test/media-server.ts";
import { type PageForm, pageForms } from "../../test/page-forms.ts";
import { buildPages, type Pages } from "../../test/pages-build.ts";
import { openPaidRoutesHarness, type PaidRoutesHarness } from "../../test/paid-routes-harness.ts";

const sentence = /[A-Z“][^"]{10,}[.]/;

/** A user with something of everything. */
interface Owner {
  readonly userId: string;
  readonly ids: NamedIds;
}

describe("forms of the pages that signed-in users work on", () => {
  let pages: Pages;
  let routes: PaidRoutesHarness;
  let ada: Owner;
  beforeAll(async () => {
    pages = await buildPages();
    routes = await openPaidRoutesHarness(pages.build);
    ada = await addOwner();
  });
  afterAll(() => routes.close());

  async function addOwner(): Promise<Owner> {
    const { userId } = await routes.open();
    await addBelongings(routes.harness, userId);
    await addTeam(routes.harness, userId);
    return { userId, ids: await nameIds(routes.harness.database, userId) };
  }

  const rowsOf = ({ userId }: Owner) => listRows(routes.harness.database, userId);
  const fill = (text: string, ids: NamedIds) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === "now" ? routes.harness.services.clock.now().toISOString() : (ids[name] ?? name),
    );

  const ownIds = ({ page, fields }: PageForm) =>
    [...new Set(`${page} ${Object.values(fields).join(" ")}`.match(/\{(?!now\})\w+\}/g))].map((hole) =>
      hole.slice(1, -1),
    );
  const told = (form: PageForm) => `${form.page} ${JSON.stringify(form.fields)}`;

  /** Sends a form as a page’s script does. */
  async function send({ userId }: Owner, page: string, body: URLSearchParams) {
    const [path = "", query = ""] = page.split("?");
    const ask = () => routes.server.ask(userId, `${path}.data?${query}`, { method: "POST", body });
    let answer = await ask();
    if (answer.status === 429) {
      await routes.harness.database.pool.query("delete from rate_limits");
      answer = await ask();
    }
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      isRefused: answer.status >= 400 && answer.status < 500 && sentence.test(text),
    };
  }
  const bodyOf = ({ fields }: PageForm, ids: NamedIds) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, fill(value, ids)]));

  it("[H7] every page of the tools, of teams and of listings that takes forms is among those that are tried", () => {
    const isTried = (pattern: string) =>
      pageForms.some(({ page }) => matchPath(pattern, page.split("?")[0]?.replaceAll(/[{}]/g, "") ?? ""));
    const ofWork = [...pages.takingForms].filter(([, file]) => /^..(?:tools|teams|listings)[/]/.test(file));
    expect(ofWork.length).toBeGreaterThan(18);
    expect(ofWork.map(([pattern]) => pattern).filter((pattern) => !isTried(pattern))).toEqual(triedElsewhere);
  });

  it("[H7] what another user has is, in each field of every form, as if it were not there", async () => {
    const eve = await addOwner();
    const before = await rowsOf(ada);
    const faults: string[] = [];
    for (const form of pageForms) {
      for (const name of ownIds(form)) {
        const answers = [];
        for (const id of [ada.ids[name] ?? "", randomUUID(), "__proto__", "x".repeat(1_000)]) {
          const ids = { ...eve.ids, [name]: id };
          const { text, ...answer } = await send(eve, fill(form.page, ids), bodyOf(form, ids));
          answers.push({ ...answer, text: text.replaceAll(uuid, "id") });
        }
        const [others, none] = answers;
        const isSame = JSON.stringify(others) === JSON.stringify(none);
        const isFine = others?.isRefused || isHarmless(form, name);
        if (!isSame || !isFine || answers.some(({ status }) => status >= 500))
          faults.push(`${told(form)} ${name}: ${JSON.stringify(answers)}`.slice(0, 600));
      }
    }
    expect(faults).toEqual([]);
    expect(await rowsOf(ada)).toEqual(before);
  });

  it("[H7] a user’s pages don’t open for another user, and no shared cache may keep them", async () => {
    const eve = await addOwner();
    const named = [...new Set(pageForms.map(({ page }) => page))].filter((page) => page.includes("{"));
    expect(named.length).toBeGreaterThan(9);
    for (const page of named) {
      const ask = async ({ userId }: Owner, ids: NamedIds) => {
        const [path, query = ""] = fill(page, ids).split("?");
        const answer = await routes.server.ask(userId, `${path}.data?${query}`);
        expect(answer.headers.get("cache-control") ?? "", page).not.toContain("public");
        return answer.status;
      };
      expect([page, await ask(ada, ada.ids), await ask(eve, ada.ids)]).toEqual([page, 200, 404]);
    }
  });

  it("[H7] a form that is sent twice at once is answered twice, without a fault", async () => {
    const eve = await addOwner();
    const faults: string[] = [];
    for (const form of pageForms) {
      const press = () => send(eve, fill(form.page, eve.ids), bodyOf(form, eve.ids));
      for (const { status, text, isRefused } of await Promise.all([press(), press()]))
        if (status >= 400 && !isRefused) faults.push(`${told(form)}: ${status} ${text}`.slice(0, 400));
    }
    expect(faults).toEqual([]);
  });

  it("[H3] a form that needs the file storage while it is down is answered with 503, and the log has the cause", async () => {
    const eve = await addOwner();
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const files = await openFiles({ s3: undefined, dataDir: "/dev/null" }, log);
    const server = await startMediaServer({ ...routes.harness.services, files, log }, pages.build);
    try {
      const page = fill("/home/bots/{bot}", eve.ids);
      const body = new URLSearchParams({ intent: "draw" });
      const answer = await server.ask(eve.userId, `${page}.data`, { method: "POST", body });
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("Our file storage")]);
    } finally {
      await server.close();
    }
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: "page could not be answered",
        err: expect.objectContaining({ cause: expect.objectContaining({ code: "ENOTDIR" }) }),
      }),
    ]);
  });

  it("[H7] an odd value in any field of any form, or none, is taken or refused with the reason", async () => {
    const eve = await addOwner();
    const faults: string[] = [];
    for (const form of pageForms) {
      for (const field of Object.keys(form.fields)) {
        for (const value of [undefined, "__proto__", "a\0b", "x".repeat(100_000), "\u{1f98a}".repeat(300), "%ff"]) {
          const body = bodyOf(form, eve.ids);
          body.delete(field);
          if (value !== undefined) body.append(field, value);
          const { status, text, isRefused } = await send(eve, fill(form.page, eve.ids), body);
          if (status >= 500 || (status >= 400 && !isRefused))
            faults.push(`${told(form)} ${field}=${value?.slice(0, 9)}: ${status} ${text}`.slice(0, 400));
        }
      }
    }
    expect(faults).toEqual([]);
    // Many of these forms have a picture drawn or read in a worker process.
  }, 240_000);
});

/** Pages that show another user’s bot, or an invitation, to everybody who has their link. */
const triedElsewhere = ["/join-team/:invitationId", "/home/bots/shared/:token"];

/** Tells whether a form is harmless: what is not in a list is removed from it already. */
const isHarmless = ({ fields: { intent } }: PageForm, name: string): boolean =>
  (intent === "forget" && name === "bot") || (intent === "remove-file" && name === "botFile");

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
