import OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listTeamSpending, verifyLedger } from "#credits/index.ts";
import { runText } from "#runs/index.ts";
import { leaveTeam, removeMember } from "#teams/change-members.ts";
import { readTeamCredits } from "#teams/index.ts";
import { runPlanOf } from "../../src/app/run-plan.ts";
import { findTextModel } from "../../src/v1/models.ts";
import { type ApiServer, startApiServer } from "../api-server.ts";
import { connectKey } from "../connect-key.ts";
import { putSubscription } from "../subscriptions.ts";

const model = "gpt-6-luna";
const messages = [{ role: "user" as const, content: "About logos" }];

describe("API keys of a team", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
    // As in a process that remembers keys, and hears nothing of a change.
    Object.assign(server.services.notifications, { connected: true });
    server.mock.onMessage(/./, { content: "An answer.", usage: { prompt_tokens: 700, completion_tokens: 200 } });
  });
  beforeEach(() => server.harness.setTime(new Date()));
  afterAll(() => server.close());

  const query = (statement: string, values: readonly unknown[]) => server.database.pool.query(statement, [...values]);
  /** Holds up to 1 AIC, and costs 1. */
  const ask = (client: OpenAI) => client.chat.completions.create({ model, messages, max_tokens: 990 });
  const clientIn = async (teamId: string, userId: string, settings: Parameters<ApiServer["addKey"]>[1] = {}) =>
    server.clientOf(await server.addKey(userId, settings, teamId));
  async function open({ credits = 100, teamMax = null as number | null } = {}) {
    const ownerId = await server.addUser({ credits });
    const teamId = await server.addTeam(ownerId);
    await query("update teams set monthly_max = $2 where id = $1", [teamId, teamMax]);
    return { ownerId, teamId };
  }
  /** A run of a member's on the site. */
  async function runOnSite(teamId: string, memberId: string) {
    const plan = await runPlanOf(server.services)(teamId, { teamId, memberId });
    const run = runText(
      server.services,
      {
        userId: teamId,
        plan,
        idempotencyKey: crypto.randomUUID(),
        tool: "text",
        engine: await findTextModel(server.services, teamId, model),
        description: "a text",
        settings: {},
        request: { messages: [{ role: "user", text: "About logos" }], maxOutputTokens: 990 },
      },
      new AbortController().signal,
    );
    for await (const _ of run);
  }
  const settledOf = async (work: readonly Promise<unknown>[]) => {
    const outcomes = await Promise.allSettled(work);
    return {
      answered: outcomes.filter(({ status }) => status === "fulfilled").length,
      refusals: outcomes.flatMap((one) =>
        one.status === "rejected" ? [one.reason as { readonly status: number }] : [],
      ),
    };
  };
  const memberSpending = async (teamId: string, memberId: string) =>
    (await listTeamSpending(server.database.db, teamId, server.services.clock.now())).get(memberId) ?? 0;

  it("[G1][G2] spend the owner's credits, are counted to their member, and tell them what they have left", async () => {
    const { ownerId, teamId } = await open();
    const memberId = await server.addMember(teamId, { monthlyMax: 10 });
    const { data, response } = await (await clientIn(teamId, memberId)).chat.completions
      .create({ model, messages, max_tokens: 990 })
      .withResponse();
    expect(data.choices[0]?.message.content).toBe("An answer.");
    expect(response.headers.get("x-aic-balance")).toBe("9");
    expect(await server.balanceOf(ownerId)).toEqual([99, 0]);
    expect(await memberSpending(teamId, memberId)).toBe(1);
    const credits = await readTeamCredits(server.database.db, { teamId, userId: memberId }, new Date());
    expect(credits).toMatchObject({ memberUsed: 1, teamUsed: 1, leftAic: 9 });
    const { rows } = await query("select user_id, member_id, team_id, payer_id from runs where team_id = $1", [teamId]);
    expect(rows).toEqual([{ user_id: teamId, member_id: memberId, team_id: teamId, payer_id: ownerId }]);
    // The owner's own key in the team is theirs.
    await ask(await clientIn(teamId, ownerId));
    expect(await memberSpending(teamId, ownerId)).toBe(1);
  });

  it("[G1][G2] never pass a member's cap with two keys and runs on the site at once, nor after a key is revoked", async () => {
    const { ownerId, teamId } = await open();
    const memberId = await server.addMember(teamId, { monthlyMax: 12 });
    const clients = [await clientIn(teamId, memberId), await clientIn(teamId, memberId)];
    const onSite = await settledOf([
      ...Array.from({ length: 24 }, (_, index) => ask(clients[index % 2] as OpenAI)),
      ...Array.from({ length: 4 }, () => runOnSite(teamId, memberId)),
    ]);
    expect(onSite.answered).toBeGreaterThan(0);
    expect(onSite.answered).toBeLessThanOrEqual(12);
    expect(await memberSpending(teamId, memberId)).toBe(onSite.answered);
    expect(await server.balanceOf(ownerId)).toEqual([100 - onSite.answered, 0]);
    for (let left = 12 - onSite.answered; left > 0; left--) await ask(clients[0] as OpenAI);
    await query("update api_keys set revoked_at = now() where user_id = $1", [teamId]);
    const next = await clientIn(teamId, memberId);
    await expect(ask(next)).rejects.toMatchObject({ status: 402, message: expect.stringContaining("your cap of 12") });
    await expect(runOnSite(teamId, memberId)).rejects.toMatchObject({ code: "payment_required" });
    // Another member has a cap of their own.
    await ask(await clientIn(teamId, await server.addMember(teamId)));
  });

  it("[G1][G2] never pass the team's cap with keys of several members at once", async () => {
    const { ownerId, teamId } = await open({ teamMax: 9 });
    const members = [await server.addMember(teamId), await server.addMember(teamId), ownerId];
    const clients = await Promise.all(members.map((memberId) => clientIn(teamId, memberId)));
    const { answered, refusals } = await settledOf(
      Array.from({ length: 24 }, (_, index) => ask(clients[index % 3] as OpenAI)),
    );
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThanOrEqual(9);
    expect(await server.balanceOf(ownerId)).toEqual([100 - answered, 0]);
    for (const refusal of refusals) expect(refusal.status).toBe(402);
  });

  it.each(["month", "total"] as const)(
    "[G1][G2] never pass their own budget in %s within the caps, also after another member became the owner",
    async (kind) => {
      const { ownerId, teamId } = await open();
      const memberId = await server.addMember(teamId, { monthlyMax: 50 });
      const client = await clientIn(teamId, memberId, { budget: { kind, max: 6 } });
      const { answered, refusals } = await settledOf(Array.from({ length: 15 }, () => ask(client)));
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThanOrEqual(6);
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: "budget_exceeded" });
      for (let left = 6 - answered; left > 0; left--) await ask(client);
      const nextId = await server.addUser();
      await query("update team_members set user_id = $2 where team_id = $1 and role = 'owner'", [teamId, nextId]);
      await query("update teams set owner_id = $2 where id = $1", [teamId, nextId]);
      await expect(ask(client)).rejects.toMatchObject({ status: 403, code: "budget_exceeded" });
      await ask(await clientIn(teamId, memberId));
      expect([await server.balanceOf(ownerId), await server.balanceOf(nextId)]).toEqual([
        [94, 0],
        [99, 0],
      ]);
    },
  );

  it("[G1][G2] stop with the next request when their member is removed or leaves, for good", async () => {
    const { ownerId, teamId } = await open();
    const [removed, left] = [await server.addMember(teamId), await server.addMember(teamId)];
    const clients = [await clientIn(teamId, removed), await clientIn(teamId, left)] as const;
    const own = await clientIn(teamId, ownerId);
    for (const client of clients) await ask(client);
    await removeMember(server.services, { teamId, userId: ownerId, memberId: removed });
    await leaveTeam(server.services, { teamId, userId: left });
    for (const client of clients) {
      await expect(ask(client)).rejects.toMatchObject({ status: 401, message: expect.stringContaining("has ended") });
    }
    server.harness.setTime(new Date(Date.now() + 1_000));
    await query("insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'member', $3)", [
      teamId,
      removed,
      server.services.clock.now(),
    ]);
    await expect(ask(clients[0])).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    await ask(await clientIn(teamId, removed));
    await ask(own);
  });

  it("[G1][G2] stop while the team can only be read, and while an account of the owner or the member may not act", async () => {
    const { ownerId, teamId } = await open();
    const memberId = await server.addMember(teamId);
    const client = await clientIn(teamId, memberId);
    await ask(client);
    const site = { databaseUrl: server.database.url };
    await putSubscription(site, ownerId, { planId: "pro" });
    await expect(ask(client)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("Studio North can only be read"),
    });
    await putSubscription(site, ownerId, { planId: "business" });
    const changes: readonly (readonly [string, string])[] = [
      ["update teams set ended_at = now(), closed_at = now() where id = $1", teamId],
      ["update users set disabled_at = now() where id = $1", ownerId],
      ["update users set delete_after = now() where id = $1", ownerId],
      ["update users set disabled_at = now() where id = $1", memberId],
      ["update users set delete_after = now() where id = $1", memberId],
    ];
    for (const [change, id] of changes) {
      await ask(client);
      await query(change, [id]);
      await expect(ask(client), change).rejects.toMatchObject({ status: 403 });
      await query(change.replaceAll("now()", "null"), [id]);
    }
    await ask(client);
    // Nor does a plan of the member's own help.
    await putSubscription(site, ownerId, { planId: "pro" });
    await putSubscription(site, memberId, { planId: "business" });
    await expect(ask(client)).rejects.toMatchObject({ status: 403 });
  });

  it("[G1][G2] find no runs of other members, nor of the same person outside of the team, and no one finds theirs", async () => {
    const { ownerId, teamId } = await open();
    const memberId = await server.addMember(teamId);
    const team = { own: await clientIn(teamId, memberId), others: await clientIn(teamId, ownerId) };
    await putSubscription({ databaseUrl: server.database.url }, memberId, { planId: "business" });
    const personal = server.clientOf(await server.addKey(memberId));
    const { response } = await team.own.chat.completions
      .create({ model, messages, max_tokens: 990 }, { headers: { "Idempotency-Key": "order-1" } })
      .withResponse();
    const path = `/generations/${response.headers.get("x-generation-id")}`;
    expect(await team.own.get(path)).toMatchObject({ cost_aic: 1 });
    expect(await (await clientIn(teamId, memberId)).get(path)).toMatchObject({ cost_aic: 1 });
    for (const stranger of [team.others, personal]) {
      await expect(stranger.get(path)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
    }
    // The same key of a request is another request of another member's, and gets an answer of its own.
    const again = await team.others.chat.completions
      .create({ model, messages, max_tokens: 990 }, { headers: { "Idempotency-Key": "order-1" } })
      .withResponse();
    expect(again.response.headers.get("x-generation-id")).not.toBe(response.headers.get("x-generation-id"));
    const repeated = await team.own.chat.completions
      .create({ model, messages, max_tokens: 990 }, { headers: { "Idempotency-Key": "order-1" } })
      .withResponse();
    expect(repeated.response.headers.get("x-generation-id")).toBe(response.headers.get("x-generation-id"));
    expect(await server.balanceOf(ownerId)).toEqual([98, 0]);
  });

  it("[G1][E2] run on a provider's key of the team, and never on their member's own", async () => {
    const { ownerId, teamId } = await open({ credits: 5 });
    const memberId = await server.addMember(teamId);
    const client = await clientIn(teamId, memberId);
    await connectKey(server.services, { userId: memberId, vendor: "openai" }, "sk-proj-of-the-member-0000");
    await ask(client);
    expect(await server.balanceOf(ownerId)).toEqual([4, 0]);
    await connectKey(server.services, { userId: teamId, vendor: "openai" }, "sk-proj-of-the-team-000000");
    await ask(client);
    expect(await server.balanceOf(ownerId)).toEqual([4, 0]);
    const { rows } = await query("select payer from runs where team_id = $1 order by payer", [teamId]);
    expect(rows).toEqual([{ payer: "credits" }, { payer: "own-key" }]);
  });

  it("[C14] leave a ledger without drift", async () => {
    expect(await verifyLedger(server.database.db)).toEqual([]);
  });
});
