import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findBalance, verifyLedger } from "#credits/index.ts";
import { countStoredBytes, startStudioRun } from "#runs/index.ts";
import { removeMember } from "#teams/change-members.ts";
import { closeTeam, reopenTeam } from "#teams/end-team.ts";
import { acceptOffer, offerTeam } from "#teams/hand-over.ts";
import { deleteEndedTeams, settleTeams, warnOfDeletions } from "#teams/sweep-teams.ts";
import { findMembership, readTeamState } from "#teams/team-access.ts";
import { readTeamCredits } from "#teams/team-spending.ts";
import { contentOf } from "../belongings.ts";
import { putSubscription } from "../subscriptions.ts";
import { type Person, useTeams } from "./team-harness.ts";

const dayMs = 86_400_000;
const since = new Date("2026-01-01T00:00:00Z");

describe("leaving and ending a team", () => {
  const on = useTeams();
  const { addTeam, grant, runJobs, runJob } = on;
  const balanceOf = async ({ userId }: Person) => {
    const balance = await findBalance(on.database.db, userId, on.harness.services.clock.now());
    return [balance?.available, balance?.held];
  };

  /** Begins a run in the team that ends only when it is stopped. */
  async function begin(teamId: string, memberId: string) {
    const stopped = Promise.withResolvers<void>();
    const run = await startStudioRun(on.harness.services, {
      userId: teamId,
      plan: { planRuns: { max: null, since }, mayUseAdvanced: true, member: { teamId, memberId } },
      idempotencyKey: randomUUID(),
      tool: "image-generator",
      description: "a poster",
      settings: { prompt: "Foxes" },
      units: { kind: "image", images: 1 },
      make: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            stopped.resolve();
            reject(signal.reason);
          });
        }),
    });
    return { run, stopped: stopped.promise };
  }
  const stateOf = async (runId: string) =>
    (await on.database.pool.query("select state, price_aic from runs where id = $1", [runId])).rows[0];
  const addDocument = async (ownerId: string, kind: string) =>
    (
      await on.database.pool.query(
        `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
         values ($1, $2, 'Foxes', $3, now(), now()) returning id`,
        [ownerId, kind, contentOf[kind]],
      )
    ).rows[0].id as string;
  const ownerOf = async (documentId: string) =>
    (await on.database.pool.query("select user_id from tool_documents where id = $1", [documentId])).rows[0]?.user_id;

  it("[G1] a member who is removed while a run of theirs is under way: it is stopped, costs nothing, and no other can begin", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const ben = await add();
    const { run, stopped } = await begin(teamId, ben.userId);
    expect(await balanceOf(owner)).toEqual([90, 10]);
    const racing = await Promise.allSettled([
      removeMember(on.harness.services, { ...own, memberId: ben.userId }),
      ...Array.from({ length: 4 }, () => begin(teamId, ben.userId)),
    ]);
    await runJobs();
    await stopped;
    expect(await stateOf(run.id)).toEqual({ state: "stopped", price_aic: 0 });
    for (const outcome of racing) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "forbidden" });
      else if (outcome.value) expect(await stateOf(outcome.value.run.id)).toMatchObject({ state: "stopped" });
    }
    await expect(begin(teamId, ben.userId)).rejects.toMatchObject({ code: "forbidden" });
    expect(await balanceOf(owner)).toEqual([100, 0]);
    expect(await verifyLedger(on.database.db)).toEqual([]);
  });

  it("[G1] what a member kept to themselves becomes their own when they leave, and the team's work stays with it", async () => {
    const { teamId, own, add } = await addTeam();
    const ben = await add();
    const membership = await findMembership(on.database.db, { teamId, userId: ben.userId });
    const [draft, board] = [
      await addDocument(membership?.privateId ?? "", "draft"),
      await addDocument(teamId, "board"),
    ];
    await removeMember(on.harness.services, { ...own, memberId: ben.userId });
    expect([await ownerOf(draft), await ownerOf(board)]).toEqual([ben.userId, teamId]);
  });

  it("[G1] a closed team can be read for 90 days and opened again; then it goes with its work, and members keep what was private", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const ben = await add();
    const privateId = (await findMembership(on.database.db, { teamId, userId: ben.userId }))?.privateId ?? "";
    const [draft, board] = [await addDocument(privateId, "draft"), await addDocument(teamId, "board")];
    await expect(closeTeam(on.harness.services, { teamId, userId: ben.userId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await Promise.all([1, 2].map(() => closeTeam(on.harness.services, own)));
    await runJobs();
    expect(on.harness.mails.map(({ to }) => to).toSorted()).toEqual([owner.email, ben.email].toSorted());
    await expect(begin(teamId, ben.userId)).rejects.toMatchObject({ code: "forbidden" });
    await reopenTeam(on.harness.services, own);
    await begin(teamId, ben.userId);
    await closeTeam(on.harness.services, own);
    const closed = on.harness.services.clock.now().getTime();
    await runJobs();
    on.harness.mails.length = 0;
    on.harness.setTime(new Date(closed + 77 * dayMs));
    await Promise.all([1, 2].map(() => warnOfDeletions(on.harness.services)));
    await runJobs();
    expect(on.harness.mails).toHaveLength(2);
    expect(on.harness.mails[0]?.subject).toContain("Studio North will be deleted on");
    on.harness.setTime(new Date(closed + 89 * dayMs));
    await runJob("forget-team-records");
    expect(await findMembership(on.database.db, { teamId, userId: ben.userId })).toMatchObject({ role: "member" });
    on.harness.setTime(new Date(closed + 90 * dayMs));
    await runJob("forget-team-records");
    expect(await findMembership(on.database.db, { teamId, userId: ben.userId })).toBeUndefined();
    expect([await ownerOf(draft), await ownerOf(board)]).toEqual([ben.userId, undefined]);
    const left = "select 1 from runs where user_id = $1 union all select 1 from work_owners where team_id = $1";
    expect((await on.database.pool.query(left, [teamId])).rowCount).toBe(0);
  });

  it("[G1] a team whose plan ends can be read only, its members are told once, and all works again with the plan", async () => {
    const { owner, teamId, add } = await addTeam();
    const ben = await add();
    const seats = async () => {
      const team = await findMembership(on.database.db, { teamId, userId: ben.userId });
      if (!team) throw new Error("no member");
      return { ...(await readTeamState(on.database.db, team, on.harness.services.clock.now())), endedAt: team.endedAt };
    };
    expect(await settleTeams(on.harness.services)).toBe(0);
    await on.database.pool.query("delete from user_subscriptions where user_id = $1", [owner.userId]);
    expect((await seats()).seats).toBe(0);
    expect(await settleTeams(on.harness.services)).toBe(1);
    expect(await settleTeams(on.harness.services)).toBe(0);
    await runJobs();
    expect(on.harness.mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Studio North can only be read now"));
    expect((await seats()).endedAt).not.toBeNull();
    await putSubscription({ databaseUrl: on.database.url }, owner.userId, { planId: "business" });
    expect((await seats()).seats).toBe(5);
    expect(await settleTeams(on.harness.services)).toBe(1);
    expect((await seats()).endedAt).toBeNull();
    await on.database.pool.query("update users set disabled_at = now() where id = $1", [owner.userId]);
    expect((await seats()).seats).toBe(0);
    await on.database.pool.query(
      "update users set disabled_at = null, delete_after = now() + interval '14 days' where id = $1",
      [owner.userId],
    );
    expect((await seats()).seats).toBe(0);
    expect(await deleteEndedTeams(on.harness.services, [])).toBe(0);
  });

  it("[G1] a team goes 90 days after its end, however often it is opened again, unless its owner is back on Business", async () => {
    const { owner, teamId, own } = await addTeam();
    const endedAt = async () => (await findMembership(on.database.db, own))?.endedAt ?? null;
    await on.database.pool.query("update teams set ended_at = $2 where id = $1", [teamId, new Date(2020, 0, 1)]);
    expect(await deleteEndedTeams(on.harness.services, [])).toBe(0);
    await on.database.pool.query("delete from user_subscriptions where user_id = $1", [owner.userId]);
    await closeTeam(on.harness.services, own);
    await reopenTeam(on.harness.services, own);
    expect(await endedAt()).toEqual(new Date(2020, 0, 1));
    await closeTeam(on.harness.services, own);
    await putSubscription({ databaseUrl: on.database.url }, owner.userId, { planId: "business" });
    await reopenTeam(on.harness.services, own);
    expect(await endedAt()).toBeNull();
    await on.database.pool.query("delete from user_subscriptions where user_id = $1", [owner.userId]);
    await on.database.pool.query("update teams set ended_at = $2 where id = $1", [teamId, new Date(2020, 0, 1)]);
    expect(await deleteEndedTeams(on.harness.services, [])).toBe(1);
  });

  it("[G1] the files of a team and those of its owner share the storage of one plan, and a member's own don't", async () => {
    const { owner, teamId, add } = await addTeam();
    const ben = await add();
    const privateId = (await findMembership(on.database.db, { teamId, userId: ben.userId }))?.privateId ?? "";
    const add100 = (ownerId: string) =>
      on.database.pool.query(
        `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, stored_bytes, created_at)
         values (gen_random_uuid(), $1, gen_random_uuid(), 'image-generator', 'e', 'studio', 'm', 'own-key', 0, 'finished', '{}', 100, now())`,
        [ownerId],
      );
    for (const id of [owner.userId, teamId, privateId, ben.userId]) await add100(id);
    const stored = (id: string) => countStoredBytes(on.database.db, id);
    expect(await Promise.all([owner.userId, teamId, privateId, ben.userId].map(stored))).toEqual([300, 300, 300, 100]);
  });

  it("[G1] handing over takes the new owner's Business plan and their yes; runs under way are paid by whom they were held with", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const [ben, cleo] = [await add(), await add("business")];
    const { run } = await begin(teamId, ben.userId);
    await expect(offerTeam(on.harness.services, { teamId, userId: ben.userId }, ben.userId)).rejects.toMatchObject({
      code: "forbidden",
    });
    await offerTeam(on.harness.services, own, ben.userId);
    await expect(acceptOffer(on.harness.services, { teamId, userId: ben.userId })).rejects.toMatchObject({
      code: "forbidden",
    });
    await offerTeam(on.harness.services, own, cleo.userId);
    const accepted = await Promise.allSettled(
      [ben, cleo, cleo].map(({ userId }) => acceptOffer(on.harness.services, { teamId, userId })),
    );
    expect(accepted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await runJobs();
    expect(on.harness.mails.map(({ to }) => to)).toContain(cleo.email);
    await grant(cleo, 50);
    expect(await findMembership(on.database.db, { teamId, userId: owner.userId })).toMatchObject({ role: "admin" });
    await begin(teamId, ben.userId);
    expect([await balanceOf(owner), await balanceOf(cleo)]).toEqual([
      [90, 10],
      [40, 10],
    ]);
    const spent = await readTeamCredits(
      on.database.db,
      { teamId, userId: ben.userId },
      on.harness.services.clock.now(),
    );
    // His cap counts both.
    expect(spent).toMatchObject({ memberUsed: 20, poolAic: 40 });
    await removeMember(on.harness.services, { teamId, userId: cleo.userId, memberId: ben.userId });
    await runJobs();
    expect(await stateOf(run.id)).toMatchObject({ state: "stopped" });
    expect([await balanceOf(owner), await balanceOf(cleo)]).toEqual([
      [100, 0],
      [50, 0],
    ]);
    expect(await verifyLedger(on.database.db)).toEqual([]);
  });
});
