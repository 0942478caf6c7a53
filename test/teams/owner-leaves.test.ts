import { describe, expect, it } from "vitest";
import { requestDeletion, undoDeletion } from "#accounts/deletion/account-deletion.ts";
import { changeRole } from "#teams/change-members.ts";
import { closeTeam, reopenTeam } from "#teams/end-team.ts";
import { listDeletionNotes, listEndsWithPlan } from "#teams/notes-for-owner.ts";
import { readTeamPage } from "#teams/read-team-page.ts";
import { settleTeams } from "#teams/sweep-teams.ts";
import { takeOverTeam } from "#teams/take-over.ts";
import { putSubscription } from "../subscriptions.ts";
import { type Person, useTeams } from "./team-harness.ts";

const dayMs = 86_400_000;
const facts = { ipAddress: null, userAgent: null };

describe("a team whose owner goes", () => {
  const on = useTeams();
  const { addTeam, mailsSent } = on;
  const now = () => on.harness.services.clock.now();
  const page = (teamId: string, { userId }: Person) => readTeamPage(on.database.db, { teamId, userId }, now());
  const toPerson = async ({ email }: Person) =>
    (await mailsSent()).filter(({ to }) => to === email).map(({ subject }) => subject);

  it("[G1][B14] its members are told of a deletion at the request, with the day, and again when the owner stays", async () => {
    const { owner, teamId, add } = await addTeam();
    const ben = await add();
    const [note] = await listDeletionNotes(on.database.db, owner.userId);
    expect(note?.sentence).toContain("You own the team Studio North.");
    expect(note?.sentence).toContain("also by its other member");
    expect((await listEndsWithPlan(on.database.db, owner.userId)).join()).toContain(
      "Studio North can then only be read",
    );
    expect(await listEndsWithPlan(on.database.db, ben.userId)).toEqual([]);
    await requestDeletion(on.harness.services, { userId: owner.userId, ...facts });
    // Before any job has noted it.
    const ending = { reason: "owner-deleting", deletedOn: new Date(now().getTime() + 90 * dayMs) };
    expect((await page(teamId, ben)).readOnly).toEqual(ending);
    const mails = (await mailsSent()).filter(({ to }) => to === ben.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Studio North can only be read now"]);
    expect(mails[0]?.text).toContain("its owner is deleting their account");
    expect(await settleTeams(on.harness.services)).toBe(0);
    expect((await page(teamId, ben)).readOnly).toEqual(ending);
    await undoDeletion(on.harness.services, { userId: owner.userId, ...facts });
    expect(await toPerson(ben)).toEqual(["You can work in Studio North again"]);
    expect((await page(teamId, ben)).readOnly).toBeNull();
  });

  it("[G1] only once the account is gone may an admin with Business take the team over, and members after them", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const [ben, cleo] = [await add("business"), await add()];
    await changeRole(on.harness.services, { ...own, memberId: cleo.userId }, "admin");
    await requestDeletion(on.harness.services, { userId: owner.userId, ...facts });
    await on.runJobs();
    const takeOver = ({ userId }: Person) => takeOverTeam(on.harness.services, { teamId, userId });
    for (const person of [ben, cleo]) {
      await expect(takeOver(person)).rejects.toMatchObject({ code: "forbidden" });
      expect((await page(teamId, person)).takeOver).toBeNull();
    }
    on.harness.setTime(new Date(now().getTime() + 15 * dayMs));
    await on.runJob("erase-due-accounts");
    await on.runJobs();
    expect((await page(teamId, ben)).readOnly?.reason).toBe("owner-gone");
    expect((await page(teamId, ben)).takeOver).toBeNull();
    await expect(takeOver(ben)).rejects.toMatchObject({ code: "forbidden" });
    expect((await page(teamId, cleo)).takeOver).toEqual({ block: "no-plan" });
    await expect(takeOver(cleo)).rejects.toMatchObject({ code: "forbidden" });
    on.harness.setTime(new Date(now().getTime() + 16 * dayMs));
    expect((await page(teamId, ben)).takeOver).toEqual({ block: null });
    await putSubscription({ databaseUrl: on.database.url }, cleo.userId, { planId: "business" });
    const outcomes = await Promise.allSettled([takeOver(ben), takeOver(cleo)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await mailsSent()).map(({ subject }) => subject.replace(/^\S+ P/, "One"))).toEqual([
      "One owns Studio North now",
      "One owns Studio North now",
    ]);
    expect((await page(teamId, cleo)).readOnly).toBeNull();
  });

  it("[G1] a disabled owner's team can be read, and is not deleted; a team that is opened again tells its members", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const ben = await add();
    const disable = "update users set disabled_at = $2 where id = $1";
    await on.database.pool.query(disable, [owner.userId, new Date()]);
    expect(await settleTeams(on.harness.services)).toBe(0);
    expect((await page(teamId, ben)).readOnly).toEqual({ reason: "owner-disabled", deletedOn: null });
    await on.database.pool.query(disable, [owner.userId, null]);
    await closeTeam(on.harness.services, own);
    expect((await page(teamId, ben)).readOnly?.reason).toBe("closed");
    await on.runJobs();
    await reopenTeam(on.harness.services, own);
    expect(await toPerson(ben)).toEqual(["You can work in Studio North again"]);
  });

  it("[G1] the owner sees the day on which a canceled plan ends, and who can own the team", async () => {
    const { owner, teamId, add } = await addTeam();
    const [ben, cleo] = [await add(), await add("business")];
    const { candidates } = await page(teamId, owner);
    expect(Object.fromEntries(candidates.map(({ userId, block }) => [userId, block]))).toEqual({
      [ben.userId]: "no-plan",
      [cleo.userId]: null,
    });
    expect((await page(teamId, owner)).planEndsOn).toBeNull();
    await on.database.pool.query("update user_subscriptions set cancel_at_period_end = true where user_id = $1", [
      owner.userId,
    ]);
    expect((await page(teamId, owner)).planEndsOn).toBeInstanceOf(Date);
    expect((await page(teamId, cleo)).planEndsOn).toBeNull();
  });
});
