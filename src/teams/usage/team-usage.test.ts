import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  captureHold,
  holdCredits,
  listTeamSpending,
  refundCapture,
  releaseHold,
  reportTeam,
  spentInTeam,
  teamPeriodDays,
} from "#credits/index.ts";
import type { ServiceType, TeamPeriod } from "#credits/rules.ts";
import { createTestLedger, grantTo, type TestLedger } from "../../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import type { Role } from "../rules.ts";
import { readTeamUsage } from "./read-team-usage.ts";
import { writeUsageFile } from "./write-usage-file.ts";

interface Run {
  readonly amount: number;
  /** The owner by default. */
  readonly spenderId?: string | undefined;
  readonly serviceType?: ServiceType;
  readonly engineId?: string;
  /** Null for the owner's own work. */
  readonly teamId: string | null;
}

describe("the usage of a team", () => {
  let database: TestDatabase;
  let ledger: TestLedger;
  beforeAll(async () => {
    database = await createTestDatabase();
    ledger = createTestLedger(database.db);
  });
  beforeEach(() => at("2026-03-20T12:00:00Z"));
  afterAll(() => database.close());

  const at = (moment: string) => ledger.setTime(new Date(moment));

  async function addPerson(firstName: string, lastName = "Weiss"): Promise<string> {
    const added =
      "insert into users (name, email, email_verified, first_name, last_name) values ($1, $2, true, $1, $3) returning id";
    return (await database.pool.query(added, [firstName, `${randomUUID()}@example.com`, lastName])).rows[0].id;
  }

  const addMember = (teamId: string, userId: string, role: Role = "member") =>
    database.pool.query("insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, $3, now())", [
      teamId,
      userId,
      role,
    ]);

  async function addTeam(ownerName = "Ada") {
    const ownerId = await addPerson(ownerName);
    const added = "insert into teams (owner_id, name, created_at) values ($1, 'Studio North', now()) returning id";
    const teamId: string = (await database.pool.query(added, [ownerId])).rows[0].id;
    await addMember(teamId, ownerId, "owner");
    await grantTo(ledger, ownerId, { amount: 2_000_000 });
    return { teamId, ownerId };
  }

  const hold = (ownerId: string, { amount, teamId, spenderId }: Run) =>
    holdCredits(ledger, {
      userId: ownerId,
      amount: amount + 5,
      idempotencyKey: randomUUID(),
      spenderId,
      team: teamId === null ? undefined : { id: teamId, name: "Studio North", memberMax: null, teamMax: null },
      purpose: { isAdvanced: true, isImage: true },
      planRuns: { max: null, since: new Date(0) },
    });

  /** A run that used less than was held. @returns the number of its charge. */
  async function run(ownerId: string, asked: Run): Promise<number> {
    const { amount, serviceType = "image", engineId } = asked;
    const held = await hold(ownerId, asked);
    const words = { serviceType, engineId, description: "a run" };
    const charge = { hold: held, amount, idempotencyKey: randomUUID(), ...words };
    return (await captureHold(ledger, charge)).number;
  }

  const refund = (userId: string, number: number) =>
    refundCapture(ledger, { userId, number, idempotencyKey: randomUUID(), description: "It failed" });

  const ask = (teamId: string, userId: string, period: TeamPeriod = "this-month") =>
    readTeamUsage(database.db, { teamId, userId, period, now: ledger.clock.now() });

  const totalsOf = async (...asked: Parameters<typeof ask>) =>
    Object.fromEntries((await ask(...asked)).members.map(({ name, total }) => [name, total]));

  it("[G1] adds up to the journal by member, day, service and engine, without refunded runs and those in progress", async () => {
    const { teamId, ownerId } = await addTeam();
    const other = await addTeam("Zoe");
    const ben = await addPerson("Ben");
    await addMember(teamId, ben);
    at("2026-03-02T23:59:00Z");
    await run(ownerId, { amount: 20, teamId, engineId: "imagen-4" });
    await run(ownerId, { amount: 30, teamId, spenderId: ben, engineId: "imagen-4" });
    await run(ownerId, { amount: 1_000, teamId: null });
    await run(other.ownerId, { amount: 500, teamId: other.teamId });
    at("2026-03-03T00:00:00Z");
    await run(ownerId, { amount: 3, teamId, spenderId: ben, serviceType: "text", engineId: "gpt-4o" });
    await run(ownerId, { amount: 4, teamId, spenderId: ben, serviceType: "text", engineId: "gpt-4o" });
    await refund(ownerId, await run(ownerId, { amount: 70, teamId, spenderId: ben }));
    const failed = await hold(ownerId, { amount: 60, teamId, spenderId: ben });
    await releaseHold(ledger, { hold: failed, idempotencyKey: randomUUID() });
    const now = new Date("2026-03-20T12:00:00Z");
    ledger.setTime(now);

    const usage = await ask(teamId, ownerId);
    expect(usage.members).toMatchObject([
      { name: "Ben Weiss", total: 37, runs: 3, byService: { image: 30, text: 7 } },
      { name: "Ada Weiss", total: 20, runs: 1, byService: { image: 20, text: 0 } },
    ]);
    const report = reportTeam(teamPeriodDays("this-month", now), usage.rows);
    expect(report).toMatchObject({ total: 57, runs: 4, services: [{ id: "image" }, { id: "text", total: 7 }] });
    expect(report.engines).toEqual([
      { id: "imagen-4", total: 50, runs: 2 },
      { id: "gpt-4o", total: 7, runs: 2 },
    ]);
    expect(report.periods.filter(({ total }) => total > 0).map(({ name, total }) => [name, total])).toEqual([
      ["2026-03-02", 50],
      ["2026-03-03", 7],
    ]);
    // Charges less refunds of them: refunds don't name the team.
    const { rows } = await database.pool.query(
      `select -sum(t.amount) - coalesce(sum(r.amount), 0) as total from credit_transactions t
      left join credit_transactions r on r.user_id = t.user_id and r.refunds_number = t.number
      where t.team_id = $1 and t.kind = 'capture'`,
      [teamId],
    );
    expect(Number(rows[0].total)).toBe(report.total);
    expect(await spentInTeam(database.db, { teamId, memberId: ben }, now)).toEqual({ bySpender: 37, byTeam: 57 });
    await hold(ownerId, { amount: 95, teamId, spenderId: ben });
    expect(await totalsOf(teamId, ownerId)).toEqual({ "Ben Weiss": 37, "Ada Weiss": 20 });
    expect(await spentInTeam(database.db, { teamId, memberId: ben }, now)).toMatchObject({ byTeam: 157 });
  });

  it("[G1] shows the owner and admins everyone, members themselves only, and everyone else nothing", async () => {
    const { teamId, ownerId } = await addTeam();
    const stranger = await addTeam("Zoe");
    const [admin, ben, cleo, dora, eve] = await Promise.all(
      ["Al", "Ben", "Cleo", "Dora", "Eve"].map((name) => addPerson(name)),
    );
    for (const id of [ben, cleo, dora, eve]) await addMember(teamId, id as string);
    await addMember(teamId, admin as string, "admin");
    await run(ownerId, { amount: 1, teamId });
    for (const [index, spenderId] of [admin, ben, cleo, dora].entries())
      await run(ownerId, { amount: 10 * (index + 1), teamId, spenderId });
    await database.pool.query("delete from team_members where user_id in ($1, $2)", [cleo, dora]);
    await database.pool.query("delete from users where id = $1", [dora]);

    const everyone = {
      "A former member": 40,
      "Cleo Weiss": 30,
      "Ben Weiss": 20,
      "Al Weiss": 10,
      "Ada Weiss": 1,
      "Eve Weiss": 0,
    };
    expect(await totalsOf(teamId, ownerId)).toEqual(everyone);
    expect(await totalsOf(teamId, admin as string)).toEqual(everyone);
    const { members } = await ask(teamId, ownerId);
    expect(members.filter(({ isPresent }) => !isPresent).map(({ name }) => name)).toEqual([
      "A former member",
      "Cleo Weiss",
    ]);
    const own = await ask(teamId, ben as string);
    expect(own.seesAll).toBe(false);
    expect(own.members).toMatchObject([{ id: ben, total: 20 }]);
    expect(own.rows.map(({ memberId, total }) => [memberId, total])).toEqual([[ben, 20]]);
    expect(await totalsOf(teamId, eve as string)).toEqual({ "Eve Weiss": 0 });
    for (const [id, userId] of [
      [teamId, cleo as string],
      [teamId, stranger.ownerId],
      [stranger.teamId, ownerId],
      [randomUUID(), ownerId],
      ["x' or true", ownerId],
    ] as const)
      await expect(ask(id, userId)).rejects.toMatchObject({ code: "not_found" });
  });

  it("[G1] covers whole days and months in UTC, and 90 days at most", async () => {
    const { teamId, ownerId } = await addTeam();
    for (const [index, moment] of [
      "2025-12-31T23:59:59.999Z",
      "2026-01-01T00:00:00Z",
      "2026-01-31T23:59:59.999Z",
      "2026-02-01T00:00:00Z",
      "2026-02-28T23:59:59.999Z",
      "2026-03-01T00:00:00Z",
      "2026-03-31T23:59:59Z",
    ].entries()) {
      at(moment);
      await run(ownerId, { amount: 10 ** index, teamId });
    }
    const used = async (period: TeamPeriod) => (await totalsOf(teamId, ownerId, period))["Ada Weiss"];
    expect(await used("this-month")).toBe(1_100_000);
    expect(await used("last-month")).toBe(11_000);
    expect(await used("90-days")).toBe(1_111_110);
    at("2026-04-01T00:00:00Z");
    expect(await used("this-month")).toBe(0);
    expect(await used("last-month")).toBe(1_100_000);
  });

  it("[G1] counts a run on the day on which it started, as caps do", async () => {
    const { teamId, ownerId } = await addTeam();
    at("2026-02-28T23:59:00Z");
    const held = await hold(ownerId, { amount: 8, teamId });
    at("2026-03-01T00:01:00Z");
    await captureHold(ledger, { hold: held, amount: 8, idempotencyKey: randomUUID(), serviceType: "design" });
    expect(await totalsOf(teamId, ownerId, "last-month")).toEqual({ "Ada Weiss": 8 });
    expect(await totalsOf(teamId, ownerId, "this-month")).toEqual({ "Ada Weiss": 0 });
    expect(await spentInTeam(database.db, { teamId, memberId: ownerId }, ledger.clock.now())).toMatchObject({
      byTeam: 0,
    });
  });

  it("[G1] keeps what a former owner has used theirs after a handover", async () => {
    const { teamId, ownerId } = await addTeam();
    const ben = await addPerson("Ben");
    await run(ownerId, { amount: 9, teamId });
    await run(ownerId, { amount: 5, teamId, spenderId: ben });
    await database.pool.query("update team_members set role = 'member' where user_id = $1", [ownerId]);
    await addMember(teamId, ben, "owner");
    await database.pool.query("update teams set owner_id = $2 where id = $1", [teamId, ben]);
    await grantTo(ledger, ben, { amount: 100 });
    await run(ben, { amount: 2, teamId });
    await run(ben, { amount: 4, teamId, spenderId: ownerId });
    expect(await totalsOf(teamId, ben)).toEqual({ "Ada Weiss": 13, "Ben Weiss": 7 });
    expect(await totalsOf(teamId, ownerId)).toEqual({ "Ada Weiss": 13 });
    // The team's page and the caps count the same.
    const now = ledger.clock.now();
    const listed = await listTeamSpending(database.db, teamId, now);
    expect([listed.get(ownerId), listed.get(ben)]).toEqual([13, 7]);
    expect(await spentInTeam(database.db, { teamId, memberId: ownerId }, now)).toEqual({ bySpender: 13, byTeam: 20 });
    const holdOf = (amount: number) =>
      holdCredits(ledger, {
        ...{ userId: ben, spenderId: ownerId, amount, idempotencyKey: randomUUID() },
        team: { id: teamId, name: "Studio North", memberMax: 15, teamMax: null },
        purpose: { isAdvanced: true, isImage: true },
        planRuns: { max: null, since: new Date(0) },
      });
    await expect(holdOf(3)).rejects.toMatchObject({ code: "payment_required" });
    await holdOf(2);
  });

  it("[G1] is downloaded as CSV with the same numbers, and no name in it is run as a formula", async () => {
    const { teamId, ownerId } = await addTeam();
    const mallory = await addPerson('=HYPERLINK("https://evil.example")', "M, Jr");
    await addMember(teamId, mallory);
    at("2026-03-02T09:00:00Z");
    await run(ownerId, { amount: 20, teamId, engineId: "imagen-4" });
    await run(ownerId, { amount: 6, teamId, engineId: "imagen-4" });
    await run(ownerId, { amount: 5, teamId, spenderId: mallory, serviceType: "text", engineId: "evil" });
    at("2026-03-03T09:00:00Z");
    await run(ownerId, { amount: 7, teamId, serviceType: "audio" });
    const engineName = (slug: string) => (slug === "evil" ? "+1+1" : "Imagen 4");
    const file = async (userId: string) => writeUsageFile(await ask(teamId, userId), engineName).split("\r\n");
    const head = "Day (UTC),Member,Service,Engine,Runs,Used (AIC)";
    const line = `2026-03-02,"'=HYPERLINK(""https://evil.example"") M, Jr",Text Generation,'+1+1,1,5`;
    expect(await file(ownerId)).toEqual([
      head,
      "2026-03-02,Ada Weiss,Image Creation,Imagen 4,2,26",
      line,
      "2026-03-03,Ada Weiss,Audio/Speech,,1,7",
      "",
    ]);
    expect(await file(mallory)).toEqual([head, line, ""]);
  });
});
