import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  findBotLink,
  getSharedBot,
  listSharedBots,
  revokeBotLink,
  shareBot,
  useSharedBot as startUsing,
} from "../../src/tools/chat/bots/bot-links.ts";
import { setBotPicture } from "../../src/tools/chat/bots/bot-pictures.ts";
import { addBot, getBot } from "../../src/tools/chat/bots/bots.ts";
import { botJobs } from "../../src/tools/chat/bots/bots-data.ts";
import { findTalkingBot } from "../../src/tools/chat/bots/talking-bot.ts";
import { getSharedDesign, listLinks, revokeLink, shareDesign } from "../../src/tools/design/design-links.ts";
import { linkTables } from "../../src/tools/link-tables.ts";
import { work as workKinds } from "../../src/tools/servers.ts";
import { readSharedWork } from "../../src/work/sharing/read-shared-work.ts";
import { findSharedOutput, listRunLinks, revokeOutput, shareOutput } from "../../src/work/sharing/run-links.ts";
import { listOfflineLinks, setLinkOffline } from "../../src/work/sharing/take-links-offline.ts";
import { findWorkLink, revokeWork, shareWork } from "../../src/work/sharing/work-links.ts";
import { contentOf } from "../belongings.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../media-server.ts";
import { noise } from "../pictures.ts";
import { runScript } from "../run-script.ts";

describe("what a user shared", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    harness = await openMediaRunsHarness(botJobs);
    server = await startMediaServer(harness.services);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });
  let userId: string;
  /** Owner of what is shared: the user, unless a test says otherwise. */
  let ownerId: string;
  let other: string;
  beforeEach(async () => {
    harness.setTime(new Date("2026-11-26T09:00:00Z"));
    userId = await harness.addUser(0);
    ownerId = userId;
    other = await harness.addUser(0);
  });

  const query = (text: string, values: readonly unknown[]) => harness.database.pool.query(text, [...values]);
  const now = () => harness.services.clock.now();
  const isTaken = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      (found) => found !== undefined && found !== false,
      ({ code }: { readonly code: string }) => (code === "not_found" ? false : Promise.reject(new Error(code))),
    );
  /** Tells whether an address shows something, to a visitor unless a user is named. */
  const isServed = async (path: string, viewer?: string) => {
    const { status } = await server.ask(viewer, path);
    return status === 404 ? false : status === 200 || `status ${status}`;
  };

  async function addRun(apiKeyId: string | null = null): Promise<string> {
    const runId = randomUUID();
    await query(
      `insert into runs (id, user_id, idempotency_key, tool, kind, engine, vendor, model, payer, max_aic, state, output, settings, api_key_id, created_at)
       values ($1::uuid, $2, $1::text, 'text-generator', 'text', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', 'Foxes.', '{}', $3, $4)`,
      [runId, ownerId, apiKeyId, now()],
    );
    const key = `runs/${runId}/1.png`;
    await harness.services.files.put(key, await noise(8, 8).png().toBuffer());
    await query("insert into run_files (run_id, number, media_type, bytes, key) values ($1, 1, 'image/png', 8, $2)", [
      ...[runId, key],
    ]);
    return runId;
  }

  /** Something of each kind with its link, and what others read of it. */
  async function shareEverything() {
    const services = { ...harness.services, work: workKinds };
    const { db } = services;
    const runId = await addRun();
    const output = { userId: ownerId, runId, fileNumber: 1 };
    const { token: fileToken } = await shareOutput(services, { ...output, lifetime: "forever" });
    const { rows: documents } = await query(
      "insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, 'draft', 'Foxes', $2, $3, $3) returning id",
      [ownerId, JSON.stringify(contentOf.draft), now()],
    );
    const work = { kind: "document", id: documents[0].id as string } as const;
    await shareWork(services, { userId: ownerId, work, lifetime: "forever" });
    const workToken = (await findWorkLink(services, { userId: ownerId, work }))?.address.split("/").at(-1) ?? "";
    const designId = randomUUID();
    await query(
      `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
       values ($1, $2, $3, 1, 'A design', '{}', '{}', '{}', $4, $4)`,
      [designId, ownerId, runId, now()],
    );
    const { token: designToken } = await shareDesign(services, { userId: ownerId, designId, lifetime: "forever" });
    const botId = await addBot(services, ownerId, { name: "Voice", purpose: "", instructions: "Foxes.", engine: "" });
    await setBotPicture(services, { userId: ownerId, botId }, await noise(80, 80).png().toBuffer());
    const botPicture = `/${(await getBot(db, { userId: ownerId, botId })).pictureKey}`;
    const botToken = await shareBot(services, { userId: ownerId, botId, sharesFiles: false, lifetime: "forever" });
    await startUsing(services, { userId: other, token: botToken });
    const avatar = `avatars/${randomUUID().replaceAll("-", "")}.webp`;
    await services.files.put(avatar, Buffer.from("picture"));
    await query("insert into profiles (id, first_name, last_name, avatar_url) values ($1, 'Ada', 'Lovelace', $2)", [
      ...[userId, `/${avatar}`],
    ]);
    const keyId = randomUUID();
    await query(
      `insert into api_keys (id, user_id, name, digest, prefix, scopes, minute_max, created_at) values ($1, $2, 'k', $3, 'k', '{}', 1, $4)`,
      [keyId, ownerId, Buffer.from(keyId), now()],
    );
    // As the API signs it.
    const signed = `${await addRun(keyId)}/1/${now().getTime() + 60_000}`;
    const [programRun, , expires] = signed.split("/");
    const signature = services.secrets.digest("api-file", signed);
    const programFile = `/v1/files/${programRun}/1?expires=${expires}&signature=${signature}`;
    const talk = (viewer: string) => isTaken(findTalkingBot(db, { userId: viewer, botId, now: now() }));
    const byLink = {
      result: async () => [
        await isTaken(findSharedOutput(db, fileToken, now())),
        await isServed(`/s/${fileToken}/file`),
        await isServed(`/s/${fileToken}/file?download`),
      ],
      work: async () => [
        await isTaken(readSharedWork(services, { token: workToken, now: now(), query: new URLSearchParams() })),
      ],
      design: async () => [await isTaken(getSharedDesign(db, designToken, now()))],
      bot: async () => [
        await isTaken(getSharedBot(db, botToken, now())),
        (await listSharedBots(db, other, now())).length > 0,
        await talk(other),
        await isTaken(startUsing(services, { userId: other, token: botToken })),
      ],
    };
    const readsOfWork = async () => [
      ...(await Promise.all(Object.values(byLink).map((read) => read()))).flat(),
      await isServed(botPicture),
      await isServed(programFile),
    ];
    return {
      byLink,
      tokens: { result: fileToken, work: workToken, design: designToken, bot: botToken },
      shareAgain: {
        result: () => shareOutput(services, { ...output, lifetime: "week" }),
        work: () => shareWork(services, { userId: ownerId, work, lifetime: "week" }),
        design: () => shareDesign(services, { userId: ownerId, designId, lifetime: "week" }),
        bot: () => shareBot(services, { userId: ownerId, botId, sharesFiles: true, lifetime: "week" }),
      },
      revoke: {
        result: () => revokeOutput(db, output),
        work: () => revokeWork(services, { userId: ownerId, work }),
        design: () => revokeLink(db, { userId: ownerId, designId }),
        bot: () => revokeBotLink(db, { userId: ownerId, botId }),
      },
      /** Links as their owner sees them. */
      ownLinks: async () => [
        (await listRunLinks(db, { userId: ownerId, runId, now: now() })).size,
        (await findWorkLink(services, { userId: ownerId, work })) === null ? 0 : 1,
        (await listLinks(db, [designId], now())).size,
        (await findBotLink(services, { userId: ownerId, botId })) === null ? 0 : 1,
      ],
      readsOfWork,
      reads: async () => [...(await readsOfWork()), await isServed(`/${avatar}`)],
      ownReads: () => Promise.all([talk(userId), isServed(botPicture, userId), isServed(`/${avatar}`, userId)]),
    };
  }
  type Shared = Awaited<ReturnType<typeof shareEverything>>;
  const all = (seen: readonly unknown[], expected: unknown) => expect(seen).toEqual(seen.map(() => expected));
  const column = (name: string, value: Date | null) =>
    query(`update users set ${name} = $2 where id = $1`, [userId, value]);
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => "taken",
      ({ code, userMessage }: { readonly code: string; readonly userMessage: string }) => `${code}: ${userMessage}`,
    );

  it.each([
    ["an operator has disabled the account", "disabled_at", "This account is disabled"],
    ["its owner has requested its deletion", "delete_after", "Your account is going to be deleted"],
    [
      "an operator has taken the user’s links offline",
      "links_offline_at",
      "An administrator has taken your share links",
    ],
  ])("[H9] is shown to no one while %s, in whatever way it is read, and again afterwards", async (_, name, reason) => {
    const shared: Shared = await shareEverything();
    all(await shared.reads(), true);
    await column(name, now());
    all(await shared.reads(), false);
    all(await shared.ownLinks(), 0);
    // Its owner works on.
    all(await shared.ownReads(), true);
    for (const again of Object.values(shared.shareAgain))
      expect(await refusal(again())).toContain(`forbidden: ${reason}`);
    await column(name, null);
    all(await shared.reads(), true);
    all(await shared.ownLinks(), 1);
  });

  const addTeam = async () => {
    const teamId = randomUUID();
    await query("insert into teams (id, owner_id, name, created_at) values ($1, $2, 'Studio North', $3)", [
      ...[teamId, userId, now()],
    ]);
    return teamId;
  };
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);

  it.each([
    [
      "an operator has disabled its owner's account",
      "users",
      { disabled_at: 0 },
      "The account of Studio North’s owner",
    ],
    ["its owner's account is to be deleted", "users", { delete_after: 0 }, "The account of Studio North’s owner"],
    ["an operator has taken its owner's links offline", "users", { links_offline_at: 0 }, "An administrator has taken"],
    ["it is closed", "teams", { closed_at: 1, ended_at: 1 }, "Studio North is closed"],
    ["its plan ended more than 90 days ago", "teams", { ended_at: 90 }, "Studio North has no Business plan"],
  ] as const)(
    "[G1][H9] what a team shared is shown to no one while %s, in whatever way it is read, and again afterwards",
    async (_, table, columns, reason) => {
      ownerId = await addTeam();
      const shared = await shareEverything();
      all(await shared.reads(), true);
      const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`);
      const set = (isSet: boolean) =>
        query(`update ${table} set ${names.join(", ")} where id = $1`, [
          table === "users" ? userId : ownerId,
          ...Object.values(columns).map((days) => (isSet ? daysAgo(days) : null)),
        ]);
      await set(true);
      all(await shared.readsOfWork(), false);
      all(await shared.ownLinks(), 0);
      for (const again of Object.values(shared.shareAgain)) {
        expect(await refusal(again())).toContain(`forbidden: ${reason}`);
      }
      await set(false);
      all(await shared.reads(), true);
      all(await shared.ownLinks(), 1);
    },
  );

  it("[G1][H9] what a team shared is still shown for 90 days after its plan ended, and ends with its owner's account", async () => {
    ownerId = await addTeam();
    const shared = await shareEverything();
    await query("update teams set ended_at = $2 where id = $1", [ownerId, daysAgo(89)]);
    all(await shared.reads(), true);
    await query("update teams set owner_id = null where id = $1", [ownerId]);
    for (const read of Object.values(shared.byLink)) all(await read(), false);
    expect(await refusal(shared.shareAgain.result())).toContain("forbidden: The account of Studio North’s owner");
  });

  it("[G1][H9] what a member shared of their own depends on their account, not on the team", async () => {
    const teamId = await addTeam();
    await query("insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'member', $3)", [
      ...[teamId, other, now()],
    ]);
    const { rows } = await query("select id from work_owners where team_id = $1 and user_id = $2", [teamId, other]);
    ownerId = rows[0].id;
    const shared = await shareEverything();
    await query("update teams set closed_at = $2, ended_at = $2 where id = $1", [teamId, now()]);
    await query("update users set disabled_at = $2 where id = $1", [userId, now()]);
    all(await shared.byLink.work(), true);
    await query("update users set disabled_at = $2 where id = $1", [other, now()]);
    all(await shared.byLink.work(), false);
    expect(await refusal(shared.shareAgain.work())).toContain("forbidden: This account is disabled");
  });

  it("[G1][H9] a team's link that an operator takes offline is in its owner's audit log, and named by the command", async () => {
    ownerId = await addTeam();
    const shared = await shareEverything();
    const { services } = harness;
    expect(await setLinkOffline(services, linkTables, { link: shared.tokens.work, isOffline: true })).toBe(true);
    all(await shared.byLink.work(), false);
    const { rows } = await query("select kind from security_events where user_id = $1", [userId]);
    expect(rows).toEqual([{ kind: "link-taken-offline" }]);
    const site = { url: "http://localhost:3000", databaseUrl: harness.database.url };
    // One in 64 begins like an option.
    const token = `-${shared.tokens.work.slice(1)}`;
    await query("update work_links set token = $1 where token = $2", [token, shared.tokens.work]);
    const shown = await runScript(site, ["links.ts", "show", token]);
    const { rows: people } = await query("select email from users where id = $1", [userId]);
    const output = expect.stringContaining(`the team Studio North of ${people[0].email}`);
    expect(shown).toMatchObject({ code: 0, output });
    await setLinkOffline(services, linkTables, { link: token, isOffline: false });
  });

  it.each(["result", "work", "design", "bot"] as const)(
    "[H9] is offline alone if an operator takes the link of a %s offline, until it is put back: its owner can’t renew it",
    async (kind) => {
      const shared = await shareEverything();
      const { services, database } = harness;
      const link = `https://easel.example/s/${shared.tokens[kind]}/social.png`;
      const set = (isOffline: boolean) => setLinkOffline(services, linkTables, { link, isOffline });
      expect([await set(true), await set(true)]).toEqual([true, false]);
      all(await shared.byLink[kind](), false);
      const others = Object.entries(shared.byLink).filter(([name]) => name !== kind);
      for (const [, read] of others) all(await read(), true);
      expect(await refusal(shared.shareAgain[kind]())).toContain(
        "forbidden: An administrator has taken this link offline",
      );
      await shared.revoke[kind]();
      expect(await refusal(shared.shareAgain[kind]())).toContain("forbidden");
      all(await shared.byLink[kind](), false);
      expect(await listOfflineLinks(database.db, linkTables)).toMatchObject([
        { kind, userId, token: shared.tokens[kind] },
      ]);
      expect([await set(false), await set(false)]).toEqual([true, false]);
      all(await shared.byLink[kind](), true);
      const { rows } = await query("select kind, detail::text from security_events where user_id = $1 order by id", [
        userId,
      ]);
      expect(rows.map((row) => row.kind)).toEqual(["link-taken-offline", "link-put-back"]);
      expect(JSON.stringify(rows)).not.toContain(shared.tokens[kind]);
    },
  );

  it("[H9] is taken offline by a command: one link, or all of a user’s, and both are listed", async () => {
    const shared = await shareEverything();
    const run = async (...parameters: readonly string[]) => {
      const site = { url: "http://localhost:3000", databaseUrl: harness.database.url };
      const { code, output, errors } = await runScript(site, ["links.ts", ...parameters]);
      return `${code} ${output}${errors}`.trim();
    };
    const { rows } = await query("select email from users where id = $1", [userId]);
    const email: string = rows[0].email;
    const { design } = shared.tokens;
    expect(await run("offline", `https://easel.example/s/${design}`)).toBe("0 The link is now offline.");
    all(await shared.byLink.design(), false);
    all(await shared.byLink.bot(), true);
    expect(await run("offline", email)).toBe("0 Everything that this user shares is now offline.");
    all(await shared.byLink.bot(), false);
    const listed = await run("list");
    for (const part of [`all links of ${email}`, `design ${design} of ${email}`]) expect(listed).toContain(part);
  });
});
