import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerTextsBy } from "../../../test/media/answer-texts.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { addTeam, type TestMember, type TestTeam } from "../../../test/team-members.ts";
import { answerMessage } from "./answer-chat.ts";
import { chatJobs } from "./chat-jobs.ts";
import type { ChatEvent } from "./chat-rules.ts";
import { listMessages } from "./conversations.ts";
import { keepEndedAnswers } from "./keep-answer.ts";
import { readChat } from "./read-chat.ts";
import { shareConversation } from "./share-conversation.ts";

describe("chats that a member shares with the team", () => {
  const mock = new LLMock({ port: 0, chunkSize: 8 });
  let harness: MediaRunsHarness;
  let team: TestTeam;
  let ben: TestMember;
  beforeAll(async () => {
    await mock.start();
    mock.onMessage(/./, { content: "A red cat.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
    harness = await openMediaRunsHarness(chatJobs, (url) => ({
      ANTHROPIC_API_KEY: "sk-operator",
      ANTHROPIC_BASE_URL: `${url}/v1`,
      GEMINI_API_KEY: "",
    }));
    harness.setTime(new Date());
    team = await addTeam(harness);
    ben = await team.add();
  });
  afterAll(async () => {
    await harness.close();
    await mock.stop();
  });

  const ownersIn = async (text: string) =>
    (await harness.database.pool.query<{ user_id: string }>(text)).rows.map((row) => row.user_id);

  it("[G1][E8] an answer that goes on with another model after the chat was shared is the team’s, whole and charged once", async () => {
    const { services } = harness;
    const { db } = services;
    harness.provider.handler = async (call) =>
      call.path.includes("chat/completions") ? { status: 500, json: {} } : answerTextsBy(mock)(call);
    const asked = {
      actor: { ownerId: team.teamId, privateId: ben.privateId },
      plan: {
        planRuns: { max: null, since: new Date() },
        mayUseAdvanced: true,
        member: { teamId: team.teamId, memberId: ben.userId },
      },
      body: {
        idempotencyKey: randomUUID(),
        ...{ engine: "gpt-4o/gpt-6-luna", mayFallBack: true, maxAic: 100 },
        ...{ conversationId: null, after: null, text: "A cat" },
      },
    };
    const events: ChatEvent[] = [];
    const [before] = await harness.balanceOf(team.owner.userId);
    for await (const event of answerMessage(services, asked, AbortSignal.timeout(50_000))) {
      events.push(event);
      if (event.type !== "switched") continue;
      // A page that is opened now finds that the first model failed.
      await keepEndedAnswers(db, ben.privateId, services.clock.now());
      const [first] = events;
      const conversationId = first?.type === "asked" ? first.conversationId : "";
      const actor = {
        ...ben,
        team: { id: team.teamId, name: "", role: "member", isReadOnly: false, readOnly: null },
      } as const;
      await shareConversation(services, { actor, conversationId });
    }
    const [first] = events;
    const [message] = await listMessages(db, first?.type === "asked" ? first.conversationId : "");
    expect(message?.answers).toMatchObject([{ modelName: "Claude Haiku 5.5", state: "finished", text: "A red cat." }]);
    const tables = ["conversations", "chat_answers", "runs"];
    const owners = await Promise.all(tables.map((table) => ownersIn(`select user_id from ${table}`)));
    expect(new Set(owners.flat())).toEqual(new Set([team.teamId]));
    expect(owners[2]).toHaveLength(2);
    const [after, held] = await harness.balanceOf(team.owner.userId);
    expect([(before ?? 0) - (after ?? 0), held]).toEqual([message?.answers[0]?.priceAic, 0]);
    await harness.database.pool.query("update users set first_name = 'Ben' where id = $1", [ben.userId]);
    const authorFor = async ({ userId, privateId }: TestMember) => {
      const { messages } = await readChat(services, {
        userId: team.teamId,
        ownerIds: [privateId, team.teamId],
        readerId: userId,
        conversationId: first?.type === "asked" ? first.conversationId : "",
        query: new URLSearchParams(),
        listEngines: async () => [],
      });
      return messages[0]?.author;
    };
    expect(await Promise.all([ben, team.owner].map(authorFor))).toEqual([null, "Ben"]);
    await harness.database.pool.query("update runs set member_id = null");
    expect(await authorFor(team.owner)).toBe("A former member");
    await harness.database.pool.query("update chat_answers set run_id = null");
    expect(await authorFor(team.owner)).toBe("A member");
  });

  it("[G1] keys of presses stay with what is shared, and one that the team has already is replaced", async () => {
    const { pool } = harness.database;
    const key = randomUUID();
    const add = (userId: string) =>
      pool.query<{ id: string }>(
        `with c as (insert into conversations (user_id, title, created_at, updated_at) values ($1, 'Cats', now(), now()) returning id),
           m as (insert into chat_messages (conversation_id, position, text, created_at) select id, 1, 'Cats', now() from c returning id)
         insert into chat_answers (message_id, user_id, idempotency_key, engine, model_name, state, payer, created_at)
         select m.id, $1, unnest($2::text[]), 'a', 'A', 'finished', 'credits', now() from m
         returning (select id from c) as id`,
        [userId, userId === team.teamId ? [key] : [key, `${key}/other`]],
      );
    await add(team.teamId);
    const { rows } = await add(ben.privateId);
    const id = rows[0]?.id ?? "";
    const actor = {
      ...ben,
      team: { id: team.teamId, name: "", role: "member", isReadOnly: false, readOnly: null },
    } as const;
    await shareConversation(harness.services, { actor, conversationId: id });
    const asked =
      "select a.idempotency_key as key from chat_answers a join chat_messages m on m.id = message_id where conversation_id = $1";
    const keys = (await pool.query<{ key: string }>(asked, [id])).rows.map((row) => row.key);
    expect([keys.length, keys.includes(`${key}/other`), keys.includes(key)]).toEqual([2, true, false]);
  });

  it("[G1] only who keeps it can share it, and not after the membership or the team has ended", async () => {
    const { pool } = harness.database;
    const { rows } = await pool.query<{ id: string }>(
      "insert into conversations (user_id, title, created_at, updated_at) values ($1, 'Dogs', now(), now()) returning id",
      [ben.privateId],
    );
    const conversationId = rows[0]?.id ?? "";
    const acting = { id: team.teamId, name: "", role: "member", isReadOnly: false, readOnly: null } as const;
    const share = (by: TestMember, id = conversationId, inTeam: typeof acting | null = acting) =>
      shareConversation(harness.services, { actor: { ...by, team: inTeam }, conversationId: id });
    const other = await addTeam(harness);
    const cleo = await team.add();
    await expect(share(cleo)).rejects.toMatchObject({ code: "not_found" });
    // A member who claims to be another one.
    await expect(share({ ...cleo, privateId: ben.privateId })).rejects.toMatchObject({ code: "not_found" });
    await expect(share(other.owner)).rejects.toMatchObject({ code: "not_found" });
    await expect(share(ben, conversationId, null)).rejects.toMatchObject({ code: "not_found" });
    await expect(share(ben, randomUUID())).rejects.toMatchObject({ code: "not_found" });
    await expect(share(ben, "constructor")).rejects.toMatchObject({ code: "not_found" });
    await pool.query("update teams set ended_at = now(), closed_at = now() where id = $1", [team.teamId]);
    await expect(share(ben)).rejects.toMatchObject({ code: "forbidden" });
    await pool.query("update teams set ended_at = null, closed_at = null where id = $1", [team.teamId]);
    await pool.query("delete from team_members where user_id = $1", [ben.userId]);
    await expect(share(ben)).rejects.toMatchObject({ code: "not_found" });
    expect(await ownersIn("select user_id from conversations where title = 'Dogs'")).toEqual([ben.privateId]);
  });
});
