import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createKey } from "#api-keys/index.ts";
import { captureHold, holdCredits } from "#credits/index.ts";
import { listTeamEvents } from "#teams/audit-log.ts";
import { setMemberCap, setTeamCaps } from "#teams/caps.ts";
import { askOwner, listOpenRequests } from "#teams/credit-requests.ts";
import { closeTeam } from "#teams/end-team.ts";
import { sentenceOf } from "#teams/event-sentence.ts";
import { leftSentence } from "#teams/rules.ts";
import { readShownCredits } from "#teams/shown-credits.ts";
import { jobHandlers } from "../../src/app/jobs.ts";
import { createTeam } from "../../src/teams/create-team.ts";
import { grantTo } from "../ledger.ts";
import { type MediaServer, startMediaServer } from "../media-server.ts";
import { buildPages } from "../pages-build.ts";
import { putSubscription } from "../subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { createTestServices, type TestServices } from "../test-services.ts";

const dayMs = 86_400_000;

describe("a team's credits", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let server: MediaServer;
  let people = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, jobHandlers);
    server = await startMediaServer(harness.services, (await buildPages()).build);
  });
  beforeEach(async () => {
    await database.pool.query("delete from teams; delete from rate_limits");
    harness.setTime(new Date("2026-03-10T12:00:00Z"));
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
    await database.close();
  });

  const runJobs = () => harness.runJobs(jobHandlers(harness.services));
  const now = () => harness.services.clock.now();

  async function addPerson(firstName: string): Promise<string> {
    const email = `credits-${++people}@example.com`;
    const added =
      "insert into users (name, email, email_verified, first_name, last_name) values ('P', $1, true, $2, 'Weiss') returning id";
    return (await database.pool.query(added, [email, firstName])).rows[0].id;
  }

  /** A team of Ada on Business with 100 credits, and Ben in it with a cap of 20. */
  async function open({ plan = "business" }: { readonly plan?: "business" | "pro" } = {}) {
    const [ada, ben] = [await addPerson("Ada"), await addPerson("Ben")];
    await putSubscription({ databaseUrl: database.url }, ada, { planId: "business" });
    await grantTo(harness.services, ada, { amount: 100 });
    const teamId = await createTeam(harness.services, { userId: ada, name: "Studio North" });
    await database.pool.query(
      "insert into team_members (team_id, user_id, role, monthly_max, joined_at) values ($1, $2, 'member', 20, $3)",
      [teamId, ben, now()],
    );
    if (plan === "pro") await putSubscription({ databaseUrl: database.url }, ben, { planId: "pro" });
    await runJobs();
    harness.mails.length = 0;
    const shown = (userId: string) => readShownCredits(database.db, { teamId, userId }, now());
    const requests = async () => [...(await listOpenRequests(database.db, teamId, now())).keys()];
    return { ada, ben, teamId, own: { teamId, userId: ada }, asking: { teamId, userId: ben }, shown, requests };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  async function spend({ ada, ben, teamId }: Opened, amount: number) {
    const hold = await holdCredits(harness.services, {
      ...{ userId: ada, amount, idempotencyKey: randomUUID(), serviceType: "image", spenderId: ben },
      purpose: { isAdvanced: false, isImage: true },
      planRuns: { max: null, since: new Date(0) },
      team: { id: teamId, name: "Studio North", memberMax: null, teamMax: null },
    });
    const words = { serviceType: "image", description: "an image" } as const;
    await captureHold(harness.services, { hold, amount, idempotencyKey: randomUUID(), ...words });
  }

  const cookieOf = (teamId: string) => ({ cookie: `easel.team=${teamId}` });
  const read = async (userId: string, path: string, headers = {}) =>
    (await server.ask(userId, `${path}.data`, { headers })).text();
  const mailsSent = async () => {
    await runJobs();
    return harness.mails.splice(0);
  };

  it("[G1] one sentence says which limit decides what a member can spend, and it is the least of the three", async () => {
    const team = await open();
    const { ada, ben, own, shown } = team;
    expect(leftSentence(await shown(ben))).toBe("Your cap: 20 of 20 AIC left this month.");
    expect(leftSentence(await shown(ada))).toBe("Your credits: 100 AIC left.");
    await spend(team, 15);
    expect(leftSentence(await shown(ben))).toBe("Your cap: 5 of 20 AIC left this month.");
    expect(await setTeamCaps(harness.services, own, { monthlyMax: 18, memberMaxUsual: null })).toBe("team-cap");
    expect(leftSentence(await shown(ben))).toBe("The team’s cap: 3 of 18 AIC left this month.");
    expect(leftSentence(await shown(ada))).toBe("The team’s cap: 3 of 18 AIC left this month.");
    // Below what is used, it stops everyone at once.
    expect(await setTeamCaps(harness.services, own, { monthlyMax: 15, memberMaxUsual: null })).toBe("stopped");
    expect(await shown(ada)).toMatchObject({ leftAic: 0, renewsAt: new Date("2026-04-01T00:00:00Z") });
    await setMemberCap(harness.services, own, { memberId: ben, monthlyMax: null });
    await setTeamCaps(harness.services, own, { monthlyMax: null, memberMaxUsual: null });
    expect(leftSentence(await shown(ben))).toBe("The owner’s credits: 85 AIC left.");
    // A higher cap would not help: the pool is named.
    await spend(team, 85);
    await setMemberCap(harness.services, own, { memberId: ben, monthlyMax: 100 });
    expect(leftSentence(await shown(ben))).toBe("The owner’s credits: 0 AIC left.");
    await closeTeam(harness.services, own);
    expect(leftSentence(await shown(ben))).toBe("Studio North can only be read at the moment.");
  });

  it("[G1] a member's name that mail programs would make a link of is not in the owner's mailbox", async () => {
    const { ben, asking } = await open();
    await database.pool.query("update users set first_name = 'www.foxes.example', last_name = '' where id = $1", [ben]);
    await askOwner(harness.services, asking);
    expect(await mailsSent()).toMatchObject([{ subject: "A member asks for more AI credits in Studio North" }]);
  });

  it("[G1] a request is in the audit log and open until a cap changes, and a raise is told to the member who asked", async () => {
    const { ada, ben, teamId, own, asking, shown, requests } = await open();
    await askOwner(harness.services, asking);
    expect(await mailsSent()).toMatchObject([{ subject: "Ben Weiss asks for more AI credits in Studio North" }]);
    expect(await requests()).toEqual([ben]);
    expect(await shown(ben)).toMatchObject({ askedAt: now(), owner: { firstName: "Ada", name: "Ada Weiss" } });
    const log = async () => (await listTeamEvents(database.db, { teamId })).events.map(sentenceOf);
    expect((await log())[0]).toBe("Ben Weiss requested more credits.");
    await expect(askOwner(harness.services, asking)).rejects.toMatchObject({ code: "rate_limited" });
    await expect(askOwner(harness.services, own)).rejects.toMatchObject({ code: "conflict" });

    // The usual cap is that of others.
    expect(await setTeamCaps(harness.services, own, { monthlyMax: null, memberMaxUsual: 50 })).toBe("usual-cap");
    expect((await log())[0]).toBe("Ada Weiss set the usual cap of new members to 50 AI credits a month.");
    expect(await requests()).toEqual([ben]);
    expect(await mailsSent()).toEqual([]);
    await setMemberCap(harness.services, own, { memberId: ben, monthlyMax: 60 });
    expect(await mailsSent()).toMatchObject([{ subject: "Your cap in Studio North is now 60 AI credits a month" }]);
    expect(await requests()).toEqual([]);
    expect((await shown(ben)).askedAt).toBeNull();
    // A raise that no one asked about is no news.
    await setMemberCap(harness.services, own, { memberId: ben, monthlyMax: 70 });
    expect(await mailsSent()).toEqual([]);

    // The member may ask again, and a lower cap is no good news.
    await askOwner(harness.services, asking);
    await setMemberCap(harness.services, own, { memberId: ben, monthlyMax: 10 });
    expect(await requests()).toEqual([]);
    expect((await mailsSent()).map(({ to }) => to)).toHaveLength(1);
    await setTeamCaps(harness.services, own, { monthlyMax: 5, memberMaxUsual: 50 });
    await askOwner(harness.services, asking);
    await mailsSent();
    await setTeamCaps(harness.services, own, { monthlyMax: 90, memberMaxUsual: 50 });
    expect(await mailsSent()).toMatchObject([{ subject: "The cap of Studio North is now 90 AI credits a month" }]);

    await askOwner(harness.services, asking);
    harness.setTime(new Date(now().getTime() + dayMs + 1));
    expect((await shown(ben)).askedAt).toBeNull();
    expect(await requests()).toEqual([ben]);
    harness.setTime(new Date(now().getTime() + 30 * dayMs));
    expect(await requests()).toEqual([]);
    expect(ada).not.toBe(ben);
  });

  it("[G1] ten requests at once are one mail", async () => {
    const { asking, teamId } = await open();
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => askOwner(harness.services, asking)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsSent()).toHaveLength(1);
    const { events } = await listTeamEvents(database.db, { teamId });
    expect(events.filter(({ kind }) => kind === "credits-requested")).toHaveLength(1);
  });

  it("[G1] asking leads back to the page where the member was, and to no other site", async () => {
    const { ben, teamId } = await open();
    const send = (from: string) =>
      server.ask(ben, `/settings/teams/${teamId}`, {
        method: "POST",
        redirect: "manual",
        headers: { ...cookieOf(teamId), accept: "text/html" },
        body: new URLSearchParams({ intent: "ask", from }),
      });
    const answer = await send("/workspace?x=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/workspace?x=1"]);
    expect(answer.headers.get("set-cookie")).toContain("owner-asked");
    await database.pool.query("delete from team_events");
    expect((await send("//evil.example")).headers.get("location")).toBe(`/settings/teams/${teamId}`);
  });

  it("[G1] a member sees the team's credits and no offer; the owner sees the request beside the member", async () => {
    const { ada, ben, teamId, asking } = await open({ plan: "pro" });
    const inTeam = cookieOf(teamId);
    expect(await read(ben, "/workspace")).toContain("monthlyAic");
    const home = await read(ben, "/workspace", inTeam);
    expect(home).not.toContain("monthlyAic");
    expect(home).toContain("leftAic");
    await askOwner(harness.services, asking);
    const asked = `["D",${now().getTime()}]`;
    expect(await read(ada, `/settings/teams/${teamId}`)).toContain(asked);
    expect(await read(ben, "/workspace", inTeam)).toContain(asked);
    expect(await read(ben, "/settings/credits", inTeam)).toContain(`/settings/teams/${teamId}/usage`);
    expect(await read(ben, "/settings/credits")).not.toContain("usagePath");
  });

  it("[G1] the billing page of a Business subscriber leads to their team, or to creating it", async () => {
    const { ada, ben, teamId } = await open({ plan: "pro" });
    expect(await read(ada, "/settings/billing")).toContain(`"/settings/teams/${teamId}"`);
    expect(await read(ben, "/settings/billing")).not.toContain('"/settings/teams"');
    await database.pool.query("delete from teams");
    expect(await read(ada, "/settings/billing")).toContain('"/settings/teams"');
  });

  it("[G1][G2] API keys of a team that can only be read are revoked, and nothing else changes there", async () => {
    const { ada, ben, teamId } = await open();
    const settings = { name: "Robot", minuteMax: 60, expiresAt: null, budget: { kind: "none" } } as const;
    await createKey(harness.services, { userId: ben, teamId }, { ...settings, scopes: ["models:read"] });
    const keys = async () =>
      (await database.pool.query("select id, revoked_at from api_keys where user_id = $1", [teamId])).rows;
    const [key] = await keys();
    await database.pool.query("delete from user_subscriptions where user_id = $1", [ada]);
    const send = (path: string, fields: Record<string, string>) =>
      server.ask(ben, `${path}.data`, { method: "POST", headers: cookieOf(teamId), body: new URLSearchParams(fields) });
    expect(await read(ben, "/settings/api-keys", cookieOf(teamId))).toContain("Robot");
    expect((await send("/workspace", { idempotencyKey: randomUUID() })).status).toBe(403);
    expect((await send("/settings/api-keys", { key: key.id })).status).toBe(202);
    expect((await keys())[0].revoked_at).not.toBeNull();
  });
});
