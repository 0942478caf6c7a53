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
  let other: string;
  beforeEach(async () => {
    harness.setTime(new Date("2026-11-26T09:00:00Z"));
    userId = await harness.addUser(0);
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
      [runId, userId, apiKeyId, now()],
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
    const output = { userId, runId, fileNumber: 1 };
    const { token: fileToken } = await shareOutput(services, { ...output, lifetime: "forever" });
    const { rows: documents } = await query(
      "insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, 'draft', 'Foxes', $2, $3, $3) returning id",
      [userId, JSON.stringify(contentOf.draft), now()],
    );
    const work = { kind: "document", id: documents[0].id as string } as const;
    await shareWork(services, { userId, work, lifetime: "forever" });
    const workToken = (await findWorkLink(services, { userId, work }))?.address.split("/").at(-1) ?? "";
    const designId = randomUUID();
    await query(
      `insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
       values ($1, $2, $3, 1, 'A design', '{}', '{}', '{}', $4, $4)`,
      [designId, userId, runId, now()],
    );
    const { token: designToken } = await shareDesign(services, { userId, designId, lifetime: "forever" });
    const botId = await addBot(services, userId, { name: "Voice", purpose: "", instructions: "Foxes.", engine: "" });
    await setBotPicture(services, { userId, botId }, await noise(80, 80).png().toBuffer());
    const botPicture = `/${(await getBot(db, { userId, botId })).pictureKey}`;
    const botToken = await shareBot(services, { userId, botId, sharesFiles: false, lifetime: "forever" });
    await startUsing(services, { userId: other, token: botToken });
    const avatar = `avatars/${randomUUID().replaceAll("-", "")}.webp`;
    await services.files.put(avatar, Buffer.from("picture"));
    await query("insert into profiles (id, first_name, last_name, avatar_url) values ($1, 'Ada', 'Lovelace', $2)", [
      ...[userId, `/${avatar}`],
    ]);
    const keyId = randomUUID();
    await query(
      `insert into api_keys (id, user_id, name, digest, prefix, scopes, minute_max, created_at) values ($1, $2, 'k', $3, 'k', '{}', 1, $4)`,
      [keyId, userId, Buffer.from(keyId), now()],
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
    return {
      byLink,
      tokens: { result: fileToken, work: workToken, design: designToken, bot: botToken },
      shareAgain: {
        result: () => shareOutput(services, { ...output, lifetime: "week" }),
        work: () => shareWork(services, { userId, work, lifetime: "week" }),
        design: () => shareDesign(services, { userId, designId, lifetime: "week" }),
        bot: () => shareBot(services, { userId, botId, sharesFiles: true, lifetime: "week" }),
      },
      revoke: {
        result: () => revokeOutput(db, output),
        work: () => revokeWork(services, { userId, work }),
        design: () => revokeLink(db, { userId, designId }),
        bot: () => revokeBotLink(db, { userId, botId }),
      },
      /** Links as their owner sees them. */
      ownLinks: async () => [
        (await listRunLinks(db, { userId, runId, now: now() })).size,
        (await findWorkLink(services, { userId, work })) === null ? 0 : 1,
        (await listLinks(db, [designId], now())).size,
        (await findBotLink(services, { userId, botId })) === null ? 0 : 1,
      ],
      reads: async () => [
        ...(await Promise.all(Object.values(byLink).map((read) => read()))).flat(),
        await isServed(botPicture),
        await isServed(`/${avatar}`),
        await isServed(programFile),
      ],
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
