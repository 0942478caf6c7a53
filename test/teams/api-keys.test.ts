import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listTeamEvents } from "#teams/audit-log.ts";
import { removeMember } from "#teams/change-members.ts";
import { sentenceOf } from "#teams/event-sentence.ts";
import type { Role } from "#teams/rules.ts";
import { apiKeysData } from "../../src/api-keys/api-keys-data.ts";
import { listApiKeys, listTeamKeys } from "../../src/api-keys/list-keys.ts";
import { revokeKey } from "../../src/api-keys/revoke-key.ts";
import { keysMax } from "../../src/api-keys/rules.ts";
import { type ApiServer, startApiServer } from "../api-server.ts";

describe("API keys of a team", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
  });
  beforeEach(async () => {
    server.harness.setTime(new Date());
    await server.database.pool.query("truncate rate_limits");
  });
  afterAll(() => server.close());

  async function open() {
    const ownerId = await server.addUser({ credits: 0 });
    const teamId = await server.addTeam(ownerId);
    const [adminId, memberId] = [await server.addMember(teamId, { role: "admin" }), await server.addMember(teamId)];
    const list = (userId: string, role: Role) =>
      listTeamKeys(server.database.db, { teamId, userId, role }, server.services.clock.now());
    const revoke = (userId: string, keyId: string) => revokeKey(server.services, { userId, teamId }, keyId);
    return { ownerId, teamId, adminId, memberId, list, revoke };
  }

  it("[G1][G2] are listed for the owner and admins, and a member sees and revokes their own only", async () => {
    const { ownerId, teamId, adminId, memberId, list, revoke } = await open();
    const key = await server.addKey(memberId, { name: "Robot", budget: { kind: "month", max: 50 } }, teamId);
    await server.addKey(ownerId, { name: "Cron" }, teamId);
    const all = await list(adminId, "admin");
    expect(all.map(({ name, isOwn }) => [name, isOwn]).toSorted()).toEqual([
      ["Cron", false],
      ["Robot", false],
    ]);
    expect(await list(ownerId, "owner")).toHaveLength(2);
    const own = await list(memberId, "member");
    expect(own).toMatchObject([
      { name: "Robot", state: "active", budget: { kind: "month", max: 50 }, isOwn: true, createdBy: "Ada Lovelace" },
    ]);
    expect(JSON.stringify(all)).not.toContain(key.slice(12));
    // They are not the user's own, nor is a user's own the team's.
    expect(await listApiKeys(server.database.db, memberId, new Date())).toEqual([]);
    const [robot, cron] = ["Robot", "Cron"].map((name) => all.find((one) => one.name === name)?.id ?? "");
    const stranger = await server.addUser();
    const refused: readonly (() => Promise<unknown>)[] = [
      () => revoke(memberId, cron ?? ""),
      () => revoke(stranger, robot ?? ""),
      () => revokeKey(server.services, { userId: memberId }, robot ?? ""),
      () => server.addKey(stranger, {}, teamId),
      () => server.addKey(stranger, {}, randomUUID()),
    ];
    for (const act of refused) {
      await expect(act()).rejects.toMatchObject({ code: expect.stringMatching(/^(not_found|forbidden)$/) });
    }
    await revoke(memberId, robot ?? "");
    await revoke(adminId, cron ?? "");
    expect((await list(ownerId, "owner")).map(({ state }) => state)).toEqual(["revoked", "revoked"]);
    const { events } = await listTeamEvents(server.database.db, { teamId });
    const person = "Ada Lovelace";
    expect(events.map(sentenceOf).slice(0, 4)).toEqual([
      `${person} revoked the API key Cron, which ${person} created.`,
      `${person} revoked the API key Robot, which ${person} created.`,
      `${person} created the API key Cron.`,
      `${person} created the API key Robot.`,
    ]);
    expect(JSON.stringify(events)).not.toContain(key.slice(6));
  });

  it("[G1][G2] need the owner's Business plan, whatever plan the member has", async () => {
    const { ownerId, teamId, memberId } = await open();
    await server.addKey(memberId, {}, teamId);
    await server.database.pool.query("delete from user_subscriptions where user_id = $1", [ownerId]);
    await expect(server.addKey(memberId, {}, teamId)).rejects.toMatchObject({ code: "forbidden" });
    await expect(server.addKey(memberId)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("[G1][G2] are limited for each member, and a member who returns begins without keys", async () => {
    const { ownerId, teamId, adminId, memberId, list } = await open();
    for (let count = 0; count < keysMax; count++) await server.addKey(memberId, {}, teamId);
    await server.database.pool.query("truncate rate_limits");
    await expect(server.addKey(memberId, {}, teamId)).rejects.toMatchObject({ code: "conflict" });
    await server.addKey(adminId, {}, teamId);
    await removeMember(server.services, { teamId, userId: ownerId, memberId });
    await expect(server.addKey(memberId, {}, teamId)).rejects.toMatchObject({ code: "not_found" });
    const ofMember = async () => (await list(ownerId, "owner")).filter(({ state }) => state === "ended");
    expect(await ofMember()).toHaveLength(keysMax);
    server.harness.setTime(new Date(Date.now() + 1_000));
    await server.database.pool.query(
      "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'member', $3)",
      [teamId, memberId, server.services.clock.now()],
    );
    await server.addKey(memberId, { name: "Anew" }, teamId);
    expect(await ofMember()).toHaveLength(keysMax);
    expect((await list(memberId, "member")).find(({ name }) => name === "Anew")).toMatchObject({ state: "active" });
  });

  it("[G1][B14] are in the export of the member who created them, and go with the member's account", async () => {
    const { ownerId, teamId, memberId, list } = await open();
    const key = await server.addKey(memberId, { name: "Robot" }, teamId);
    const exportOf = async (userId: string) =>
      JSON.stringify(await apiKeysData.exportFor(server.database.db, { userId, verifiedEmail: null }));
    expect(await exportOf(memberId)).toContain("Robot");
    expect(await exportOf(memberId)).not.toContain(key.slice(12));
    expect(await exportOf(ownerId)).not.toContain("Robot");
    await apiKeysData.erase(server.database.db, { userId: memberId, verifiedEmail: null });
    expect(await list(ownerId, "owner")).toEqual([]);
  });
});
