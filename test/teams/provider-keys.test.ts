import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { vendorTitles } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { listTeamEvents } from "#teams/audit-log.ts";
import { changeRole, removeMember } from "#teams/change-members.ts";
import { sentenceOf } from "#teams/event-sentence.ts";
import { answerProviderForm } from "../../src/provider-keys/answer-provider-form.ts";
import { findProviderKey } from "../../src/provider-keys/find-key.ts";
import { listKeys } from "../../src/provider-keys/list-keys.ts";
import { describeCards, withoutKeyFacts } from "../../src/provider-keys/provider-cards.ts";
import { type ApiServer, startApiServer } from "../api-server.ts";
import { answerLikeOpenAi, type FakeVendor, startFakeVendor } from "../fake-vendor.ts";

const key = "sk-proj-5f0c4a3e9b7d2816";

describe("AI providers of a team", () => {
  let server: ApiServer;
  let openAi: FakeVendor;
  let services: Services;
  beforeAll(async () => {
    [server, openAi] = await Promise.all([startApiServer(), startFakeVendor(answerLikeOpenAi(key))]);
    const { config } = server.services;
    const openai = { apiKey: undefined, baseUrl: `${openAi.origin}/v1` };
    services = { ...server.services, config: { ...config, engines: { ...config.engines, openai } } };
  });
  beforeEach(() => server.database.pool.query("truncate rate_limits"));
  afterAll(async () => {
    await openAi.close();
    await server.close();
  });

  async function open() {
    const ownerId = await server.addUser({ credits: 0 });
    const teamId = await server.addTeam(ownerId);
    const [adminId, memberId] = [await server.addMember(teamId, { role: "admin" }), await server.addMember(teamId)];
    const send = (form: string, userId: string, fields: Readonly<Record<string, string>> = {}, by = services) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ service: "gpt-4o", ...fields })) body.set(name, value);
      const request = new Request("http://easel.test/settings/ai-providers", { method: "POST", body });
      const sender = { userId: teamId, editor: { teamId, userId }, log: services.log };
      return answerProviderForm(by, { request, form, sender }).then(({ data }) => data.outcome);
    };
    const stored = async () => (await findProviderKey(services, teamId, "openai"))?.apiKey;
    return { ownerId, teamId, adminId, memberId, send, stored };
  }
  const cardsOf = async (teamId: string) =>
    describeCards(await listKeys(server.database.db, teamId, new Date()), new Map());

  it("[G1][E2] are connected, limited and removed by the owner and admins, and the audit log says so without a key", async () => {
    const { ownerId, teamId, adminId, send, stored } = await open();
    expect(await send("configure", adminId, { apiKey: key })).toBe("done");
    expect(await stored()).toBe(key);
    expect(await send("limit", ownerId, { monthlyLimit: "500" })).toBe("done");
    expect(await send("remove", ownerId)).toBe("done");
    expect(await stored()).toBeUndefined();
    expect(await send("remove", ownerId)).toBe("refused");
    const { events } = await listTeamEvents(server.database.db, { teamId });
    expect(events.map(sentenceOf).slice(0, 2)).toEqual([
      `Ada Lovelace removed the key for ${vendorTitles.openai}.`,
      `Ada Lovelace connected ${vendorTitles.openai}.`,
    ]);
    expect(JSON.stringify(events)).not.toContain(key.slice(-4));
  });

  it("[G1][E2] are used by members, who see that they are connected and nothing of the keys", async () => {
    const { teamId, adminId, memberId, send } = await open();
    await send("configure", adminId, { apiKey: key });
    const cards = withoutKeyFacts(await cardsOf(teamId));
    expect(cards.find(({ id }) => id === "gpt-4o")).toMatchObject({ isConnected: true, stored: undefined });
    expect(new Set(cards.filter(({ isConnected }) => isConnected).map(({ vendorName }) => vendorName))).toEqual(
      new Set([vendorTitles.openai]),
    );
    expect(JSON.stringify(cards)).not.toContain(key.slice(-4));
    expect(await findProviderKey(services, memberId, "openai")).toBeUndefined();
  });

  it("[G1][E2] are changed by no other role, nor by strangers and former members, and no provider hears of it", async () => {
    const { ownerId, adminId, memberId, teamId, send, stored } = await open();
    await send("configure", adminId, { apiKey: key });
    const stranger = await server.addUser();
    const asked = openAi.requests.length;
    const refuse = async (userId: string) => {
      for (const form of ["configure", "limit", "remove"]) {
        await expect(send(form, userId, { apiKey: key, monthlyLimit: "5" })).rejects.toMatchObject({
          code: expect.stringMatching(/^(forbidden|not_found)$/),
        });
      }
    };
    await refuse(memberId);
    await refuse(stranger);
    await removeMember(services, { teamId, userId: ownerId, memberId: adminId });
    await refuse(adminId);
    expect(openAi.requests.length).toBe(asked);
    expect(await stored()).toBe(key);
  });

  it("[G1][E2] are not stored for an admin who lost the role while the provider was asked", async () => {
    const { ownerId, adminId, teamId, send, stored } = await open();
    const { consume } = services.rateLimits;
    const demoting: Services["rateLimits"] = {
      ...services.rateLimits,
      async consume(...asked) {
        await consume(...asked);
        await changeRole(services, { teamId, userId: ownerId, memberId: adminId }, "member");
      },
    };
    const by = { ...services, rateLimits: demoting };
    expect(await send("configure", adminId, { apiKey: key }, by)).toBe("refused");
    expect(await stored()).toBeUndefined();
  });

  it("[G1][E2] leave a user's own keys alone", async () => {
    const { teamId, ownerId, send } = await open();
    await send("configure", ownerId, { apiKey: key });
    expect(await findProviderKey(services, ownerId, "openai")).toBeUndefined();
    expect((await listKeys(server.database.db, ownerId, new Date())).size).toBe(0);
    expect((await listKeys(server.database.db, teamId, new Date())).size).toBe(1);
  });
});
