import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runsData } from "../../src/runs/index.ts";
import { teamCookie } from "../../src/teams/acting.ts";
import { privateTeamWork } from "../../src/teams/private-work-data.ts";
import { personal, teamHeader } from "../../src/teams/rules.ts";
import { toolsData } from "../../src/tools/index.ts";
import { addWork, listIds, listRows } from "../belongings.ts";
import { exportOf } from "../export-of.ts";
import { buildPages, type Pages } from "../pages-build.ts";
import { pictureOf } from "../paid-requests.ts";
import { openPaidRoutesHarness, type PaidRoutesHarness, type Person } from "../paid-routes-harness.ts";
import {
  type Bodies,
  listLists,
  listWalkedRoutes,
  readBodies,
  requestsNaming,
  requestsTo,
  type WalkedRequest,
} from "./walked-routes.ts";
import { type Insider, insiders, type Outsider, openWalkedTeam, outsiders, type WalkedTeam } from "./walked-team.ts";

type Headers = Readonly<Record<string, string>>;

/** Thousands of requests, some of which draw a film. */
const walkMs = 240_000;

/** Every route that has to do with work, found in the application itself, as each kind of person. */
describe("all routes, as everyone who could have to do with a team", () => {
  let pages: Pages;
  let routes: PaidRoutesHarness;
  let team: WalkedTeam;
  let walked: readonly string[];
  let bodies: Bodies;
  beforeAll(async () => {
    pages = await buildPages();
    routes = await openPaidRoutesHarness(pages.build);
    team = await openWalkedTeam(routes);
    walked = listWalkedRoutes(routes, pages);
    bodies = await readBodies(routes);
    // A walk asks more often than a person may.
    vi.spyOn(routes.harness.services.rateLimits, "consume").mockResolvedValue();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await routes.close();
  });

  const inTeam = (id: string): Headers => ({ [teamHeader]: id });
  const withCookie = (id: string): Headers => ({
    cookie: teamCookie(id, routes.harness.services.config).split(";", 1)[0] ?? "",
  });
  const read = (path: string): WalkedRequest => ({ route: path, path, method: "GET" });

  async function send({ userId }: Person, { path, method, body }: WalkedRequest, way: Headers) {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const headers = { ...way, ...(body && !isForm && { "content-type": "application/json" }) };
    const sent = body && { body: isForm ? body : JSON.stringify(body) };
    const answer = await routes.server.ask(userId, path, { method, headers, ...sent });
    return { status: answer.status, text: await answer.text() };
  }
  type Answer = Awaited<ReturnType<typeof send>>;

  const told = ({ method, path, route }: WalkedRequest, { status, text }: Answer) =>
    `${route}: ${method} ${path} → ${status} ${text.slice(0, 200)}`;
  const isRefused = (request: WalkedRequest, { status, text }: Answer) =>
    (status >= 400 && status < 500 && /[A-Z“].{10,}[.]/.test(text)) || isHarmless(request);

  const rowsOf = (ownerId: string) => listRows(routes.harness.database, ownerId);
  /** All rows of the team, of its members and of the others, each as it is. */
  const allRows = () => {
    const { teamId, privateIds, people } = team;
    const users = Object.values(people).map(({ userId }) => userId);
    return Promise.all([teamId, ...Object.values(privateIds), ...users].map(rowsOf));
  };
  /** An id of each kind of row that an owner has. */
  const idsOf = async (ownerId: string) => (await listIds(routes.harness.database, ownerId)).map(([, id]) => id);
  const allIdsOf = async (ownerId: string) => {
    // Who is in which team is no work.
    const { teams: _, work_owners: __, ...work } = await rowsOf(ownerId);
    const rows = Object.values(work).flat() as readonly { readonly id?: unknown }[];
    return rows.flatMap(({ id }) => (typeof id === "string" && id.length === 36 ? [id] : []));
  };

  /** Request by a route for an owner's work, found by asking as those whose work it is; undefined if they have nothing that it reads. */
  const proven = new Map<string, Promise<WalkedRequest | undefined>>();
  function findRead(route: string, ownerId: string): Promise<WalkedRequest | undefined> {
    const key = `${ownerId} ${route}`;
    const found = proven.get(key) ?? proveRead(route, ownerId);
    proven.set(key, found);
    return found;
  }

  async function proveRead(route: string, ownerId: string): Promise<WalkedRequest | undefined> {
    const { teamId, people, privateIds } = team;
    const [name] = Object.entries(privateIds).find(([, id]) => id === ownerId) ?? ["the owner"];
    const reader = people[name as keyof typeof people];
    const way = inTeam(ownerId === reader.userId ? personal : teamId);
    for (const request of requestsTo(route, { ids: [...(await allIdsOf(ownerId)), ownerId], bodies })) {
      // A file that is not stored ends in the middle.
      const answer = await send(reader, request, way).catch(() => undefined);
      if (answer && answer.status < 300) return request;
    }
    return undefined;
  }

  /** Requests of a person to every route about the work of an owner. */
  async function requestsAbout(ownerId: string, person: Person, more: readonly string[] = []) {
    const ids = [...(await idsOf(ownerId)), ...more];
    const toWalked = walked.map(async (route) => {
      const read = isRead(route) ? await findRead(route, ownerId) : undefined;
      return read ?? requestsTo(route, { ids, bodies });
    });
    return [...(await Promise.all(toWalked)).flat(), ...(await requestsNaming(routes, { ownerId, person }))];
  }

  /** Forms that name the team, its members and invitations. */
  async function formsOfTeam(person: Person) {
    const all = await requestsNaming(routes, { ownerId: team.people["the owner"].userId, person });
    return all.filter(({ route }) => /team/i.test(route));
  }

  it("[G1][H7] the walk finds every route and page that names work", () => {
    const [ofPages, endpoints] = [true, false].map((isPage) =>
      walked.filter((route) => route.startsWith("PAGE ") === isPage),
    );
    expect(endpoints?.length).toBeGreaterThan(25);
    expect(ofPages?.length).toBeGreaterThan(10);
    const known = ["GET /api/runs/:id", "PUT /api/documents/:id", "PAGE /settings/teams/:teamId"];
    expect(walked).toEqual(expect.arrayContaining(known));
  });

  it.each(outsiders)(
    "[G1][H7] %s reaches nothing of the team or its members, by any route",
    async (name: Outsider) => {
      const person = team.people[name];
      const { teamId, otherTeamId, privateIds } = team;
      const before = await allRows();
      const ofTeam = [...(await requestsAbout(teamId, person, [teamId])), ...(await formsOfTeam(person))];
      const ofMember = await requestsAbout(privateIds["a member"], person);
      const walks: readonly (readonly [string, Headers, readonly WalkedRequest[]])[] = [
        ["in the team", inTeam(teamId), ofTeam],
        ["with its cookie", withCookie(teamId), [...ofTeam, ...ofMember]],
        ...(name === "another user" ? [["for themselves", {}, ofTeam] as const] : []),
        ...(name === "a member of another team" ? [["in their team", inTeam(otherTeamId), ofTeam] as const] : []),
      ];
      const faults: string[] = [];
      for (const [way, headers, requests] of walks) {
        await eightAtOnce(requests, async (request) => {
          const answer = await send(person, request, headers);
          const isFine = way === "in the team" ? [403, 404].includes(answer.status) : isRefused(request, answer);
          if (!isFine) faults.push(`${way}: ${told(request, answer)}`);
        });
      }
      expect(faults.slice(0, 20)).toEqual([]);
      expect(await allRows()).toEqual(before);
    },
    walkMs,
  );

  it.each(insiders)(
    "[G1] %s reads everything of the team’s",
    async (name: Insider) => {
      const person = team.people[name];
      const hidden: readonly string[] = {
        "a member": [...forManagers, ...forOwners],
        "an admin": forOwners,
        "the owner": [],
      }[name];
      const shown = walked.filter((route) => isRead(route) && !hidden.includes(route));
      const faults: string[] = [];
      await eightAtOnce(shown, async (route) => {
        const ownerId = alwaysPrivate.includes(route) ? team.privateIds[name] : team.teamId;
        const request = await findRead(route, ownerId);
        if (!request) return void faults.push(route);
        const answer = await send(person, request, inTeam(team.teamId));
        if (answer.status >= 300) faults.push(told(request, answer));
        if (name !== "a member") return;
        const again = await send(person, request, withCookie(team.teamId));
        if (again.status >= 300) faults.push(told(request, again));
        if (!route.startsWith("PAGE ") || namesTeam.test(route)) return;
        // A link from a colleague, opened from the member's own work.
        const address = request.path.replace(".data", "");
        const linked = await routes.server.ask(person.userId, address, { redirect: "manual" });
        if (linked.status !== 302) faults.push(`${address}: ${linked.status}`);
      });
      expect(faults.slice(0, 20)).toEqual([]);
    },
    walkMs,
  );

  it("[G1] a colleague’s link to a run opens the team, and no one else’s does", async () => {
    const { teamId, privateIds, people } = team;
    const runOf = async (ownerId: string) => {
      const { rows } = await routes.harness.database.pool.query("select id from runs where user_id = $1", [ownerId]);
      return rows[0].id as string;
    };
    const ask = async (person: Person, runId: string, headers: Headers = {}) => {
      const options = { headers, redirect: "manual" } as const;
      const answer = await routes.server.ask(person.userId, `/image-generator?run=${runId}`, options);
      return [
        answer.status,
        answer.headers.get("location"),
        answer.headers.get("set-cookie")?.includes(teamId) ?? false,
      ];
    };
    const ofTeam = await runOf(teamId);
    const opened = [302, `/image-generator?run=${ofTeam}`, true];
    const stays = [200, null, false];
    const member = people["a member"];
    expect(await ask(member, ofTeam)).toEqual(opened);
    expect(await ask(member, ofTeam, withCookie(teamId))).toEqual(stays);
    expect(await ask(member, await runOf(privateIds["a colleague"]))).toEqual(stays);
    expect(await ask(member, "1")).toEqual(stays);
    for (const name of outsiders) expect(await ask(people[name], ofTeam)).toEqual(stays);
  });

  it.each(insiders)(
    "[G1][H7] %s reaches nothing that others keep to themselves, or have in their own library",
    async (name: Insider) => {
      const person = team.people[name];
      const before = await allRows();
      const owners = [team.privateIds["a colleague"], team.people["the owner"].userId];
      const requests = (await Promise.all(owners.map((ownerId) => requestsAbout(ownerId, person)))).flat();
      const faults: string[] = [];
      // A submission to the directory is its user's, whichever team the page is in.
      const ofWork = requests.filter(({ route }) => !/team|[/](?:submit|submissions)[/]/i.test(route));
      await eightAtOnce(ofWork, async (request) => {
        const answer = await send(person, request, inTeam(team.teamId));
        if (!isRefused(request, answer)) faults.push(told(request, answer));
      });
      expect(faults.slice(0, 20)).toEqual([]);
      expect(await allRows()).toEqual(before);
    },
    walkMs,
  );

  it("[G1][H7] no list shows the team’s work to others, or what members have for themselves", async () => {
    const { teamId, people, privateIds } = team;
    const ofTeam = await allIdsOf(teamId);
    const ofColleague = await allIdsOf(privateIds["a colleague"]);
    const ofOwner = await allIdsOf(people["the owner"].userId);
    const hidden: readonly (readonly [keyof typeof people, Headers, readonly string[]])[] = [
      ["another user", withCookie(teamId), [...ofTeam, ...ofColleague, ...ofOwner]],
      ["a former member", withCookie(teamId), [...ofTeam, ...ofColleague, ...ofOwner]],
      ["a member", withCookie(teamId), [...ofColleague, ...ofOwner]],
      ["the owner", withCookie(teamId), ofColleague],
      ["the owner", { [teamHeader]: personal }, [...ofTeam, ...ofColleague]],
    ];
    const faults: string[] = [];
    let shown = 0;
    for (const [name, way, foreign] of hidden) {
      await eightAtOnce(listLists(routes, pages), async (path) => {
        const answer = await send(people[name], read(path), way);
        // No provider of payments is connected.
        if (answer.status >= 500 && !path.startsWith("/settings/billing/")) faults.push(told(read(path), answer));
        const found = foreign.filter((id) => answer.text.includes(id));
        if (found.length > 0) faults.push(`${name}: ${path} ${found}`);
        if (name === "a member" && ofTeam.some((id) => answer.text.includes(id))) shown += 1;
      });
    }
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(10);
  });

  it("[G1][B14] a member’s copy of their data has what they keep to themselves in the team, and no one else’s", async () => {
    const { services, database } = routes.harness;
    const rename = (ownerId: string, title: string) =>
      database.pool.query("update tool_documents set title = $2 where user_id = $1", [ownerId, title]);
    for (const name of ["a member", "a colleague"] as const) await rename(team.privateIds[name], `Kept by ${name}`);
    await rename(team.teamId, "Made by all");
    const source = privateTeamWork([...toolsData(services), runsData(services)]);
    const data = await exportOf(source, database.db, team.people["a member"].userId);
    const kinds = (data as readonly { readonly team: string; readonly kind: string }[]).map((one) => one.kind);
    expect(kinds).toEqual(expect.arrayContaining(["documents", "conversations", "runs"]));
    const text = JSON.stringify(data);
    expect(text).toContain("Kept by a member");
    for (const other of ["Kept by a colleague", "Made by all"]) expect(text).not.toContain(other);
  });

  it("[G1] no screen of a team lists what its owner has for themselves", async () => {
    const { teamId, people } = team;
    const own = await allIdsOf(people["the owner"].userId);
    const faults: string[] = [];
    await eightAtOnce(listLists(routes, pages, /^..(?:tools|work|workspace)[/]/), async (path) => {
      const { text } = await send(people["the owner"], read(path), inTeam(teamId));
      const found = own.filter((id) => text.includes(id));
      if (found.length > 0) faults.push(`${path} ${found}`);
    });
    expect(faults).toEqual([]);
  });

  it("[G1] members read brand kits and upload pictures; admins and the owner change kits and fonts, and delete pictures", async () => {
    const { teamId, people } = team;
    const forms = async (person: Person) =>
      (await requestsNaming(routes, { ownerId: teamId, person })).filter(({ route }) => kitForms.test(route));
    const font = new FormData();
    font.set("file", new File(["x"], "fox.ttf"));
    const upload = { route: "fonts", path: "/api/designs/fonts", method: "POST", body: font };
    const before = await rowsOf(teamId);
    const member = people["a member"];
    const asMember = await forms(member);
    expect(asMember.length).toBeGreaterThan(6);
    for (const request of [...asMember, upload]) {
      const answer = await send(member, request, inTeam(teamId));
      expect([told(request, answer), answer.status]).toEqual([expect.stringContaining("owner and admins"), 403]);
    }
    expect(await rowsOf(teamId)).toEqual(before);
    const picture = { route: "assets", path: "/api/designs/assets", method: "POST", body: pictureOf("photo.png") };
    expect(await send(member, picture, inTeam(teamId))).toMatchObject({ status: 201 });
    const counts = async () => {
      const rows = await rowsOf(teamId);
      return ["brand_kits", "design_assets", "design_fonts"].map((table) => rows[table]?.length ?? 0);
    };
    for (const name of ["an admin", "the owner"] as const) {
      const [kits = 0, pictures = 0, fonts = 0] = await counts();
      for (const request of await forms(people[name])) {
        const answer = await send(people[name], request, inTeam(teamId));
        expect([told(request, answer), answer.status]).toEqual([expect.any(String), 202]);
      }
      expect(await counts()).toEqual([kits + 1, pictures - 1, fonts - 1]);
      expect((await send(people[name], upload, inTeam(teamId))).status).toBe(422);
      await addWork(routes.harness, teamId);
    }
  });
});

/** Forms that change brand kits, and what they are made of. */
const kitForms = /^FORM [/](?:settings[/]brand-kits|workspace[/]library[/]deleted kit-)/;

const isRead = (route: string): boolean => /^(?:GET|PAGE) /.test(route);

/** Pages whose address names the team. */
const namesTeam = /:teamId/;

/** Pages that members don’t see. */
const forManagers = ["PAGE /settings/teams/:teamId/log"];

/** Pages for the owner alone. */
const forOwners = ["PAGE /settings/teams/:teamId/brand"];

/** Pages of what is never shared with a team. */
const alwaysPrivate = ["PAGE /home/search/:searchId?"];

/** Tells whether a form is harmless: what is not in a list is removed from it already. */
const isHarmless = ({ route }: WalkedRequest): boolean => /^FORM .* (?:forget|remove-file)$/.test(route);

async function eightAtOnce<Task>(tasks: readonly Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const queue = tasks.values();
  const go = async () => {
    for (const task of queue) await work(task);
  };
  await Promise.all(Array.from({ length: 8 }, go));
}
