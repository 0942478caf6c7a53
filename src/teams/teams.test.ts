import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JobHandler } from "#platform/jobs.ts";
import { putSubscription } from "../../test/subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { listTeamEvents } from "./audit-log.ts";
import { setMemberCap, setTeamCaps } from "./caps.ts";
import { changeRole, leaveTeam, removeMember } from "./change-members.ts";
import { createTeam, renameTeam } from "./create-team.ts";
import { sentenceOf } from "./event-sentence.ts";
import { type MemberLeft, memberLeft } from "./events.ts";
import { inviteMember, sendInvitationAgain, takeBackInvitation } from "./invite.ts";
import { teamsJobs } from "./jobs.ts";
import { joinBySso } from "./join-by-sso.ts";
import { acceptInvitation, declineInvitation, listInvitations } from "./join-team.ts";
import { linkSsoProvider } from "./link-sso-provider.ts";
import { listMembers, listOpenInvitations, listTeams } from "./read-teams.ts";
import { findMembership } from "./team-access.ts";
import { teamsData } from "./teams-data.ts";

interface Person {
  readonly userId: string;
  readonly email: string;
}

const dayMs = 86_400_000;
/** Stops the runs of people who left: test/teams/ending.test.ts. */
const left: JobHandler<MemberLeft> = { kind: memberLeft, run: async () => {} };

describe("teams", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let people = 0;

  async function addPerson({ isVerified = true, plan }: { isVerified?: boolean; plan?: "pro" | "business" } = {}) {
    const email = `person-${++people}@example.com`;
    const added =
      "insert into users (name, email, email_verified, first_name, last_name) values ('P', $1, $2, $3, 'P') returning id";
    const userId: string = (await database.pool.query(added, [email, isVerified, `Person${people}`])).rows[0].id;
    if (plan) await putSubscription({ databaseUrl: database.url }, userId, { planId: plan });
    return { userId, email } satisfies Person;
  }

  async function addTeam(name = "Studio North") {
    const owner = await addPerson({ plan: "business" });
    const teamId = await createTeam(harness.services, { userId: owner.userId, name });
    const own = { teamId, userId: owner.userId };
    const invite = (email: string, role: "member" | "admin" = "member", by = owner) =>
      inviteMember(harness.services, { teamId, userId: by.userId }, { email, role });
    /** Invites a new person, who joins. */
    const add = async (role: "member" | "admin" = "member") => {
      const person = await addPerson();
      await invite(person.email, role);
      await join(person);
      return person;
    };
    return { owner, teamId, own, invite, add };
  }

  const join = async ({ userId, email }: Person) => {
    const [invitation] = await listInvitations(database.db, email, harness.services.clock.now());
    if (!invitation) throw new Error("there is no invitation");
    await acceptInvitation(harness.services, userId, invitation.id);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, (services) => [...teamsJobs(services, []), left]);
  });
  beforeEach(async () => {
    await database.pool.query("delete from teams; delete from rate_limits");
    harness.setTime(new Date());
    await harness.runJobs([...teamsJobs(harness.services, []), left]);
    harness.mails.length = 0;
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  it("[G1] are created by Business subscribers, one each, however often they press", async () => {
    const owner = await addPerson({ plan: "business" });
    const create = () => createTeam(harness.services, { userId: owner.userId, name: "Studio North" });
    const ids = await Promise.all([create(), create(), create()]);
    expect(new Set(ids).size).toBe(1);
    expect(await listTeams(database.db, owner.userId)).toMatchObject([
      { name: "Studio North", role: "owner", members: 1 },
    ]);
    const pro = await addPerson({ plan: "pro" });
    await expect(createTeam(harness.services, { userId: pro.userId, name: "Pro" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("[G1] invite by mail, and only the account with that verified address joins, once, with the role and the usual cap", async () => {
    const { teamId, own, invite } = await addTeam();
    await setTeamCaps(harness.services, own, { monthlyMax: null, memberMaxUsual: 300 });
    const [ben, eve, unverified] = [await addPerson(), await addPerson(), await addPerson({ isVerified: false })];
    await invite(ben.email, "admin");
    await harness.runJobs([left]);
    expect(harness.mails).toMatchObject([{ to: ben.email, subject: expect.stringContaining("Studio North") }]);
    const [invitation] = await listInvitations(database.db, ben.email, harness.services.clock.now());
    expect(harness.mails[0]?.text).toContain(`/join-team/${invitation?.id}`);
    const id = invitation?.id ?? "";
    await expect(acceptInvitation(harness.services, eve.userId, id)).rejects.toMatchObject({ code: "forbidden" });
    const answers = await Promise.allSettled([1, 2, 3].map(() => acceptInvitation(harness.services, ben.userId, id)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(acceptInvitation(harness.services, ben.userId, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await listMembers(database.db, teamId)).toMatchObject([
      { role: "owner", monthlyMax: null },
      { userId: ben.userId, role: "admin", monthlyMax: 300 },
    ]);
    await invite(unverified.email);
    const [other] = await listInvitations(database.db, unverified.email, harness.services.clock.now());
    await expect(acceptInvitation(harness.services, unverified.userId, other?.id ?? "")).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(invite(ben.email)).rejects.toMatchObject({ code: "conflict", field: "email" });
  });

  it("[G1] give the last seat to one of ten who are invited at once, and an open invitation takes a seat until it expires", async () => {
    const { teamId, own, invite, add } = await addTeam();
    for (let count = 0; count < 3; count++) await add();
    const invited = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => invite(`racer-${index}@example.com`)),
    );
    expect(invited.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [open] = await listOpenInvitations(database.db, teamId);
    harness.setTime(new Date(Date.now() + 7 * dayMs + 1));
    const late = await addPerson();
    await invite(late.email);
    await expect(sendInvitationAgain(harness.services, own, open?.id ?? "")).rejects.toMatchObject({
      code: "conflict",
    });
    await join(late);
    expect(await listMembers(database.db, teamId)).toHaveLength(5);
    harness.setTime(new Date(Date.now() + 60 * dayMs));
    for (const { kind, run } of teamsJobs(harness.services, [])) if (kind.cron) await run({} as never, "job");
    expect(await listOpenInvitations(database.db, teamId)).toEqual([]);
  });

  it("[G1] give a seat to one of ten who accept at once where the plan has room for one", async () => {
    const { teamId, add } = await addTeam();
    for (let count = 0; count < 3; count++) await add();
    const racers = await Promise.all(Array.from({ length: 10 }, () => addPerson()));
    // More invitations than seats: as after a change of plans.
    for (const { email } of racers) {
      await database.pool.query(
        "insert into team_invitations (team_id, email, role, sent_at, expires_at) values ($1, $2, 'member', now(), now() + interval '7 days')",
        [teamId, email],
      );
    }
    const outcomes = await Promise.allSettled(racers.map(join));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listMembers(database.db, teamId)).toHaveLength(5);
  });

  it("[G1] send an invitation again, take it back, and let the invited person decline", async () => {
    const { teamId, own, invite } = await addTeam();
    const [ben, cleo] = [await addPerson(), await addPerson()];
    await invite(ben.email);
    await invite(cleo.email);
    const open = await listOpenInvitations(database.db, teamId);
    const [first, second] = [ben, cleo].map(({ email }) => open.find((one) => one.email === email));
    harness.setTime(new Date(Date.now() + 6 * dayMs));
    await sendInvitationAgain(harness.services, own, first?.id ?? "");
    harness.setTime(new Date(Date.now() + 8 * dayMs));
    await join(ben);
    await expect(join(cleo)).rejects.toThrow("no invitation");
    await takeBackInvitation(harness.services, own, second?.id ?? "");
    await invite(cleo.email);
    const [again] = await listInvitations(database.db, cleo.email, harness.services.clock.now());
    await declineInvitation(harness.services, cleo.userId, again?.id ?? "");
    expect(await listOpenInvitations(database.db, teamId)).toEqual([]);
    const bound = () => invite(cleo.email).then(() => takeBack(teamId, own));
    await bound();
    await expect(bound()).rejects.toMatchObject({ code: "rate_limited" });
  });

  async function takeBack(teamId: string, own: { teamId: string; userId: string }) {
    const [open] = await listOpenInvitations(database.db, teamId);
    await takeBackInvitation(harness.services, own, open?.id ?? "");
  }

  it("[G1] let each role do what it may, and no one else anything", async () => {
    const { owner, teamId, add } = await addTeam();
    const [admin, otherAdmin, member] = [await add("admin"), await add("admin"), await add()];
    const stranger = (await addTeam("Studio South")).owner;
    const invited = await addPerson();
    const doings: Readonly<Record<string, (by: Person) => Promise<unknown>>> = {
      rename: ({ userId }) => renameTeam(harness.services, { teamId, userId, name: `Studio ${userId.slice(0, 4)}` }),
      invite: ({ userId }) =>
        inviteMember(harness.services, { teamId, userId }, { email: invited.email, role: "member" }),
      caps: ({ userId }) => setTeamCaps(harness.services, { teamId, userId }, { monthlyMax: 9, memberMaxUsual: 1 }),
      cap: ({ userId }) =>
        setMemberCap(harness.services, { teamId, userId }, { memberId: member.userId, monthlyMax: 5 }),
      promote: ({ userId }) => changeRole(harness.services, { teamId, userId, memberId: member.userId }, "admin"),
      "remove an admin": ({ userId }) =>
        removeMember(harness.services, { teamId, userId, memberId: otherAdmin.userId }),
      "remove the owner": ({ userId }) => removeMember(harness.services, { teamId, userId, memberId: owner.userId }),
    };
    const allowedFor = async (by: Person) => {
      const allowed: string[] = [];
      for (const [name, doing] of Object.entries(doings)) {
        const done = await doing(by).then(
          () => true,
          (error: { code?: string }) => {
            if (!["forbidden", "not_found"].includes(error.code ?? "")) throw error;
            return false;
          },
        );
        if (done) allowed.push(name);
      }
      return allowed;
    };
    expect(await allowedFor(stranger)).toEqual([]);
    expect(await allowedFor(invited)).toEqual([]);
    expect(await allowedFor(member)).toEqual([]);
    expect(await allowedFor(admin)).toEqual(["rename", "invite"]);
    await removeMember(harness.services, { teamId, userId: admin.userId, memberId: member.userId });
    expect(await findMembership(database.db, { teamId, userId: member.userId })).toBeUndefined();
    expect(await allowedFor(member)).toEqual([]);
    await expect(leaveTeam(harness.services, { teamId, userId: owner.userId })).rejects.toMatchObject({
      code: "conflict",
    });
    await leaveTeam(harness.services, { teamId, userId: admin.userId });
    expect(await listTeams(database.db, admin.userId)).toEqual([]);
    await harness.runJobs([left]);
    expect(harness.mails.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      `${member.email}: You’re no longer in ${(await listTeams(database.db, owner.userId))[0]?.name}`,
    );
  });

  it("[G1] tell in an audit log who did what, without the names and addresses of deleted accounts", async () => {
    const { teamId, own, add } = await addTeam();
    const member = await add();
    await setMemberCap(harness.services, own, { memberId: member.userId, monthlyMax: 1_200 });
    await removeMember(harness.services, { ...own, memberId: member.userId });
    const sentences = async () => (await listTeamEvents(database.db, { teamId })).events.map(sentenceOf);
    const names = (await database.pool.query("select first_name from users where id = $1", [own.userId])).rows[0];
    const [owner, other] = [`${names.first_name} P`, `Person${people} P`];
    expect(await sentences()).toEqual([
      `${owner} removed ${other}.`,
      `${owner} set the cap of ${other} to 1,200 AI credits a month.`,
      `${other} joined as member.`,
      `${owner} invited ${member.email} as member.`,
      `${owner} created the team.`,
    ]);
    const data = teamsData(harness.services);
    const subject = { userId: member.userId, verifiedEmail: member.email } as Parameters<typeof data.erase>[1];
    expect(await data.exportFor(database.db, subject)).toMatchObject({ teams: [], teamEvents: expect.any(Array) });
    await data.erase(database.db, subject);
    await database.pool.query("delete from users where id = $1", [member.userId]);
    expect((await sentences()).join(" ")).not.toMatch(new RegExp(`${other}|${member.email}`));
    expect((await sentences())[0]).toBe(`${owner} removed a former member.`);
  });

  it("[G1] take in users of the organization's single sign-on while there are seats, and no one who left or was removed", async () => {
    const { owner, teamId, own, invite, add } = await addTeam();
    await add();
    await invite("waiting@example.com");
    const people = await Promise.all(Array.from({ length: 10 }, () => addPerson()));
    const identity =
      "insert into identities (user_id, provider_id, account_id) values ($1::uuid, 'north-12ab', $1::uuid::text)";
    for (const { userId } of people) await database.pool.query(identity, [userId]);
    const comeIn = ({ userId }: Person) => joinBySso(harness.services, userId);
    await Promise.all(people.map(comeIn));
    expect(await listMembers(database.db, teamId)).toHaveLength(2);
    expect(await linkSsoProvider(database.db, { ownerId: owner.userId, providerId: "north-12ab" })).toBe(
      "Studio North",
    );
    await Promise.all([...people, ...people].map(comeIn));
    const joined = (await listMembers(database.db, teamId)).filter(({ userId }) =>
      people.some((one) => one.userId === userId),
    );
    // Five seats: the owner, a member, an open invitation.
    expect(joined).toHaveLength(2);
    const [removed, left] = joined;
    await removeMember(harness.services, { ...own, memberId: removed?.userId ?? "" });
    await leaveTeam(harness.services, { teamId, userId: left?.userId ?? "" });
    for (const person of joined) await joinBySso(harness.services, person.userId);
    expect(await listMembers(database.db, teamId)).toHaveLength(2);
    const other = await addTeam("Studio South");
    await expect(
      linkSsoProvider(database.db, { ownerId: other.owner.userId, providerId: "north-12ab" }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("[G1] have no room while the owner's plan has no teams", async () => {
    const { owner, teamId, invite } = await addTeam();
    const ben = await addPerson();
    await invite(ben.email);
    await database.pool.query("delete from user_subscriptions where user_id = $1", [owner.userId]);
    await expect(invite("late@example.com")).rejects.toMatchObject({ code: "forbidden" });
    await expect(join(ben)).rejects.toMatchObject({ code: "forbidden" });
    expect(await listMembers(database.db, teamId)).toHaveLength(1);
  });
});
