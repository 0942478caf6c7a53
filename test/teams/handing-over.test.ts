import { describe, expect, it } from "vitest";
import { listTeamEvents } from "#teams/audit-log.ts";
import { changeRole, leaveTeam, removeMember } from "#teams/change-members.ts";
import { allowCopies, requireCopies } from "#teams/copies.ts";
import { sentenceOf } from "#teams/event-sentence.ts";
import { acceptOffer, declineOffer, offerTeam } from "#teams/hand-over.ts";
import { inviteMember } from "#teams/invite.ts";
import { declineInvitation, listInvitations } from "#teams/join-team.ts";
import { createKey } from "../../src/api-keys/create-key.ts";
import { revokeKey } from "../../src/api-keys/revoke-key.ts";
import type { KeySettings } from "../../src/api-keys/rules.ts";
import { recordTeamChange } from "../../src/provider-keys/record-team-change.ts";
import { type Person, useTeams } from "./team-harness.ts";

describe("what a team is told when its people change", () => {
  const on = useTeams();
  const { addTeam, addPerson, mailsSent } = on;

  async function connect(teamId: string, { userId }: Person) {
    const added = `insert into provider_keys (user_id, vendor, sealed, wrapped_key, key_version, ending, state, saved_at)
      values ($1, 'openai', '', '', 1, '', 'checked', now())`;
    await on.database.pool.query(added, [teamId]);
    const change = { kind: "provider-key-connected", vendor: "openai" } as const;
    await on.database.db.transaction((tx) => recordTeamChange(tx, { teamId, userId }, change, new Date()));
  }
  const countKeys = async (teamId: string) =>
    (await on.database.pool.query("select from provider_keys where user_id = $1", [teamId])).rowCount;
  const lastSentence = async (teamId: string) =>
    (await listTeamEvents(on.database.db, { teamId })).events.map(sentenceOf)[0];

  it("[G1][E2] a former owner's key for a provider stays while they are in the team, and is removed when they leave", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const ben = await add("business");
    await connect(teamId, owner);
    await offerTeam(on.harness.services, own, ben.userId);
    await acceptOffer(on.harness.services, { teamId, userId: ben.userId });
    expect((await mailsSent()).map(({ to, subject }) => [to, subject])).toEqual([
      [ben.email, `${owner.name} offers you the team Studio North`],
      [ben.email, "You own Studio North now"],
      [owner.email, `${ben.name} owns Studio North now`],
    ]);
    expect(await countKeys(teamId)).toBe(1);
    await leaveTeam(on.harness.services, own);
    expect((await mailsSent()).map(({ to, subject }) => [to, subject])).toEqual([
      [ben.email, `${owner.name} left Studio North`],
      [ben.email, "Studio North no longer has a key for OpenAI"],
    ]);
    expect(await countKeys(teamId)).toBe(0);
    expect(await lastSentence(teamId)).toBe(
      `The key for OpenAI was removed: ${owner.name}, who connected it, is no longer in the team.`,
    );
  });

  it("[G1][E2] keys of a person who is removed or deletes their account go, and those of others stay", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const [ben, cleo] = [await add(undefined, "admin"), await add(undefined, "admin")];
    await connect(teamId, ben);
    await removeMember(on.harness.services, { ...own, memberId: cleo.userId });
    expect(await mailsSent()).toMatchObject([
      { to: cleo.email, text: expect.stringContaining(`${owner.name} removed you.`) },
    ]);
    expect(await countKeys(teamId)).toBe(1);
    await removeMember(on.harness.services, { ...own, memberId: ben.userId });
    // The owner knows what they have just done.
    expect((await mailsSent()).map(({ to }) => to)).toEqual([ben.email]);
    expect(await countKeys(teamId)).toBe(0);

    const dora = await add(undefined, "admin");
    await connect(teamId, dora);
    await on.database.pool.query("update users set delete_after = '2000-01-01' where id = $1", [dora.userId]);
    await on.runJob("erase-due-accounts");
    expect(await countKeys(teamId)).toBe(0);
    expect((await mailsSent()).filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
      "Studio North no longer has a key for OpenAI",
    ]);
  });

  it("[G1] a changed role, a declined invitation and a declined offer are mailed to those whom they concern", async () => {
    const { owner, teamId, own, add } = await addTeam();
    const ben = await add("business");
    await changeRole(on.harness.services, { ...own, memberId: ben.userId }, "admin");
    expect(await mailsSent()).toMatchObject([{ to: ben.email, subject: "You’re an admin of Studio North now" }]);
    const cleo = await addPerson();
    await inviteMember(on.harness.services, { teamId, userId: ben.userId }, { email: cleo.email, role: "member" });
    const [invitation] = await listInvitations(on.database.db, cleo.email, new Date());
    await declineInvitation(on.harness.services, cleo.userId, invitation?.id ?? "");
    expect((await mailsSent()).map(({ to, subject }) => [to, subject])).toEqual([
      [cleo.email, expect.stringContaining("invites you to Studio North")],
      [ben.email, `${cleo.email} declined your invitation to Studio North`],
    ]);
    await offerTeam(on.harness.services, own, ben.userId);
    await expect(declineOffer(on.harness.services, own)).rejects.toMatchObject({ code: "conflict" });
    await declineOffer(on.harness.services, { teamId, userId: ben.userId });
    expect((await mailsSent()).at(-1)).toMatchObject({
      to: owner.email,
      subject: `${ben.name} declined to own Studio North`,
    });
    await expect(acceptOffer(on.harness.services, { teamId, userId: ben.userId })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("[G1][G2] who created an API key is told when another member revokes it, and not when they do", async () => {
    const { owner, teamId, add } = await addTeam();
    const admin = await add(undefined, "admin");
    const ownKey = { teamId, userId: owner.userId };
    const settings: Omit<KeySettings, "name"> = {
      scopes: [],
      minuteMax: 60,
      budget: { kind: "none" },
      expiresAt: null,
    };
    for (const name of ["Robot", "Cron"]) await createKey(on.harness.services, ownKey, { ...settings, name });
    await mailsSent();
    const { rows } = await on.database.pool.query("select id from api_keys where user_id = $1 order by name", [teamId]);
    const [cron, robot] = rows.map(({ id }) => id as string);
    await revokeKey(on.harness.services, { teamId, userId: admin.userId }, cron ?? "");
    await revokeKey(on.harness.services, ownKey, robot ?? "");
    expect(await mailsSent()).toEqual([
      {
        to: owner.email,
        subject: "Your API key for Studio North was revoked",
        text: expect.stringContaining(`${admin.name} revoked the API key Cron.`),
      },
    ]);
  });

  it("[G1] what a person made can be downloaded for 14 days after they have left, by them alone and if the owner allows it", async () => {
    const { teamId, own, add } = await addTeam();
    const [ben, stranger] = [await add(), await addPerson()];
    const since = Date.now();
    const ask = ({ userId }: Person, days: number) =>
      requireCopies(on.database.db, { teamId, userId }, new Date(since + days * 86_400_000));
    await expect(ask(ben, 0)).rejects.toMatchObject({ code: "forbidden" });
    await allowCopies(on.harness.services, own, true);
    await ask(ben, 0);
    await removeMember(on.harness.services, { ...own, memberId: ben.userId });
    expect((await mailsSent())[0]?.text).toContain(`/settings/teams/${teamId}/made.zip`);
    await ask(ben, 13);
    await expect(ask(ben, 15)).rejects.toMatchObject({ code: "not_found" });
    await expect(ask(stranger, 1)).rejects.toMatchObject({ code: "not_found" });
    await allowCopies(on.harness.services, own, false);
    await expect(ask(ben, 1)).rejects.toMatchObject({ code: "forbidden" });
  });
});
