import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLowBalanceThreshold, setSpendingLimit } from "#credits/index.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import type { AnyJobHandler } from "#platform/jobs.ts";
import { startMediaRun } from "#runs/index.ts";
import { teamsData } from "#teams/index.ts";
import type { EndpointEditor } from "../../src/outgoing-webhooks/endpoint-editor.ts";
import { webhooksJobs } from "../../src/outgoing-webhooks/jobs.ts";
import { fetchWebhook } from "../../src/outgoing-webhooks/post-webhook.ts";
import { listDeliveries } from "../../src/outgoing-webhooks/read-deliveries.ts";
import { listEndpoints } from "../../src/outgoing-webhooks/read-endpoints.ts";
import { rotateWebhookSecrets } from "../../src/outgoing-webhooks/rotate-secrets.ts";
import {
  checkEndpointForm,
  type EventType,
  endpointsMax,
  type ListedDelivery,
} from "../../src/outgoing-webhooks/rules.ts";
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  switchEndpoint,
} from "../../src/outgoing-webhooks/save-endpoint.ts";
import { sendAgain, sendTest } from "../../src/outgoing-webhooks/send-again.ts";
import { replaceSecret, showSecret } from "../../src/outgoing-webhooks/show-secret.ts";
import { webhooksData } from "../../src/outgoing-webhooks/webhooks-data.ts";
import { setMemberCap } from "../../src/teams/caps.ts";
import { changeRole, removeMember } from "../../src/teams/change-members.ts";
import { acceptInvitation } from "../../src/teams/join-team.ts";
import { exportOf } from "../export-of.ts";
import { sampleFiles } from "../media/files.ts";
import { mediaRunOf } from "../media-run-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { putSubscription } from "../subscriptions.ts";
import { addTeam } from "../team-members.ts";
import { fetchOfReceiver, type Received, startWebhookReceiver, type WebhookReceiver } from "../webhook-receiver.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe("outgoing webhooks", () => {
  let harness: MediaRunsHarness;
  let receiver: WebhookReceiver;
  let handlers: readonly AnyJobHandler[];
  let now: Date;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    harness = await openMediaRunsHarness((services) => {
      handlers = webhooksJobs(services, fetchOfReceiver(receiver.port, fetchWebhook));
      return handlers;
    });
  });
  beforeEach(async () => {
    // The official package compares with the real time.
    now = new Date();
    harness.setTime(now);
    harness.closeCircuits();
    receiver.received.length = 0;
    receiver.answer = () => ({ status: 204 });
    await harness.database.pool.query("delete from rate_limits");
    await harness.database.pool.query("delete from pgboss.job where name = 'send-webhooks'");
  });
  afterAll(async () => {
    await harness.close();
    await receiver.stop();
  });

  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
    harness.setTime(now);
  };
  /** Runs what lost its job, and all that waits. */
  async function resume() {
    await handlers.find(({ kind }) => kind.name === "resume-webhooks")?.run({} as never, "");
    await harness.runJobs();
  }
  async function openUser(): Promise<EndpointEditor> {
    const userId = await harness.addUser(1_000);
    await putSubscription({ databaseUrl: harness.database.url }, userId, { planId: "business" });
    return { userId };
  }
  const add = (
    editor: EndpointEditor,
    events: readonly EventType[] = ["run.finished", "run.failed"],
    url = receiver.url,
  ) => addEndpoint(harness.services, editor, { url, description: "", events });
  const log = async (endpointId: string): Promise<readonly ListedDelivery[]> =>
    (await listDeliveries(harness.services.db, { endpointId, page: 1 }, now)).rows;
  const announce = (ownerId: string, type: EventType = "run.finished") =>
    harness.services.announcements.announce(harness.services.db, {
      ownerId,
      type,
      key: randomUUID(),
      data: { id: "1" },
    });
  const verify = (secret: string, { body, headers }: Received) =>
    new Webhook(secret).verify(body, headers as Record<string, string>);
  const idOf = ({ headers }: Received) => headers["webhook-id"];
  const last = (): Received => {
    const one = receiver.received.at(-1);
    if (!one) throw new Error("nothing was received");
    return one;
  };
  const picture = (userId: string) =>
    mediaRunOf(userId, {
      kind: "image",
      request: { prompt: "A secret fox", count: 1, aspectRatio: "1:1" },
      engine: { vendor: "openai", model: "gpt-image-2.5-flare" },
    });

  it("[G9] a program hears of each run that ends, signed for the official package, without what was written", async () => {
    const editor = await openUser();
    const { id, secret } = await add(editor);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    harness.provider.handler = () => ({ json: { data: [{ b64_json: sampleFiles.png.data.toString("base64") }] } });
    const run = await startMediaRun(harness.services, picture(editor.userId));
    await harness.ended(editor.userId, run.id);
    await harness.runJobs();
    expect(verify(secret, last())).toEqual({
      type: "run.finished",
      timestamp: now.toISOString(),
      data: {
        ...{ id: run.id, kind: "image", tool: "image-generator", engine: "an-engine", state: "finished" },
        ...{ priceAic: 10, durationMs: 0, apiKeyId: null },
      },
    });
    expect(last().path).toBe("/webhooks?token=1");
    expect(last().headers["content-type"]).toBe("application/json");
    harness.provider.handler = () => ({ status: 400, json: { error: { message: "no fox" } } });
    later(1_000);
    const failed = await startMediaRun(harness.services, picture(editor.userId));
    await harness.ended(editor.userId, failed.id);
    await harness.runJobs();
    expect(verify(secret, last())).toMatchObject({ type: "run.failed", data: { id: failed.id, priceAic: 0 } });
    expect(JSON.stringify(receiver.received)).not.toContain("fox");
    expect(receiver.received).toHaveLength(2);
    expect(await log(id)).toMatchObject([
      { type: "run.failed", state: "delivered", status: 204, tries: 1, fault: null, nextAt: null },
      { type: "run.finished", state: "delivered" },
    ]);
    expect(() => verify("whsec_c29tZXRoaW5nIGVsc2UgdGhhdCBpcyBsb25n", last())).toThrow();
  });

  it("[G9] a program hears that credits are low and that a budget is reached, once each", async () => {
    const editor = await openUser();
    const { userId } = editor;
    const { services } = harness;
    await add(editor, ["credits.low", "budget.reached"]);
    harness.provider.handler = () => ({ json: { data: [{ b64_json: sampleFiles.png.data.toString("base64") }] } });
    await setLowBalanceThreshold(services.db, userId, 995);
    for (let count = 0; count < 2; count++) {
      await harness.ended(userId, (await startMediaRun(services, picture(userId))).id);
      await harness.runJobs();
    }
    expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "credits.low", data: { available: 990, threshold: 995 } },
    ]);
    const apiKeyId = randomUUID();
    await services.db.transaction((tx) => setSpendingLimit(tx, { userId, spenderId: apiKeyId, monthlyMax: 5 }, now));
    await services.db.transaction((tx) => setSpendingLimit(tx, { userId, spenderId: userId, monthlyMax: 5 }, now));
    for (const key of [apiKeyId, apiKeyId, undefined]) {
      const refused = startMediaRun(services, { ...picture(userId), apiKeyId: key });
      await expect(refused).rejects.toMatchObject({ code: "forbidden" });
      later(1_000);
    }
    await harness.runJobs();
    expect(receiver.received.slice(1).map(({ body }) => JSON.parse(body).data)).toEqual([
      { scope: "api-key", period: "month", maxAic: 5, apiKeyId },
      { scope: "account", period: "month", maxAic: 5 },
    ]);
  });

  it("[G9] the programs of a team hear who joins, leaves and has another role, and of caps and runs in it", async () => {
    const { services, database } = harness;
    const { teamId, owner, add: addMember } = await addTeam(harness);
    const [stays, goes, erased] = [await addMember(), await addMember(), await addMember()];
    await add({ userId: owner.userId, teamId }, [
      ...(["team.member.joined", "team.member.left", "team.member.role_changed"] as const),
      ...(["budget.reached", "run.finished"] as const),
    ]);
    const sent = async () => {
      await harness.runJobs();
      return receiver.received.splice(0).map(({ body }) => {
        const { type, data } = JSON.parse(body);
        return [type, data];
      });
    };
    const acting = { teamId, userId: owner.userId };
    await changeRole(services, { ...acting, memberId: stays.userId }, "admin");
    await removeMember(services, { ...acting, memberId: goes.userId });
    const asPerson = { userId: erased.userId, verifiedEmail: null } as never;
    await database.db.transaction((tx) => teamsData(services).erase(tx, asPerson));
    const [{ email }] = (await database.pool.query("select email from users where id = $1", [goes.userId])).rows;
    const invitation =
      "insert into team_invitations (team_id, email, role, sent_at, expires_at) values ($1, $2, 'member', now(), now() + interval '1 day') returning id";
    const [{ id: invitationId }] = (await database.pool.query(invitation, [teamId, email])).rows;
    await acceptInvitation(services, goes.userId, invitationId);
    const changes = await sent();
    expect(changes).toHaveLength(4);
    expect(changes).toEqual(
      expect.arrayContaining([
        ["team.member.role_changed", { userId: stays.userId, role: "admin" }],
        ["team.member.left", { userId: goes.userId, reason: "removed" }],
        ["team.member.left", { userId: erased.userId, reason: "account-deleted" }],
        ["team.member.joined", { userId: goes.userId, role: "member" }],
      ]),
    );

    const ofMember = { ...picture(teamId), userId: stays.privateId };
    const run = { ...ofMember, plan: { ...ofMember.plan, member: { teamId, memberId: stays.userId } } };
    harness.provider.handler = () => ({ json: { data: [{ b64_json: sampleFiles.png.data.toString("base64") }] } });
    const { id } = await startMediaRun(services, run);
    await harness.ended(stays.privateId, id);
    expect(await sent()).toMatchObject([["run.finished", { id }]]);
    await setMemberCap(services, acting, { memberId: stays.userId, monthlyMax: 12 });
    await expect(startMediaRun(services, { ...run, idempotencyKey: randomUUID() })).rejects.toThrow("your cap");
    expect(await sent()).toEqual([
      ["budget.reached", { scope: "member", period: "month", maxAic: 12, userId: stays.userId }],
    ]);
  });

  it("[G9] one that fails is tried again with the same id, at growing pauses, and then given up", async () => {
    const editor = await openUser();
    const { id, secret } = await add(editor);
    receiver.answer = () => ({ status: 500, body: "x".repeat(5_000) });
    await announce(editor.userId);
    await harness.runJobs();
    const [first] = await log(id);
    expect(first).toMatchObject({ state: "waiting", status: 500, tries: 1, fault: "It answered with status 500." });
    expect(first?.answer).toBe("x".repeat(1_024));
    const pauses = [];
    for (let tries = 1; tries < 8; tries++) {
      const next = (await log(id))[0]?.nextAt?.getTime() ?? 0;
      pauses.push((next - now.getTime()) / 1_000);
      // A second before, nothing happens.
      later(next - now.getTime() - 1_000);
      await resume();
      expect(receiver.received).toHaveLength(tries);
      later(31_000);
      await resume();
      expect(receiver.received).toHaveLength(tries + 1);
      if (tries === 1) verify(secret, last());
    }
    expect(pauses).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
    expect(new Set(receiver.received.map(idOf))).toEqual(new Set([first?.id]));
    expect(await log(id)).toMatchObject([{ state: "failed", tries: 8, nextAt: null }]);

    receiver.answer = () => ({ status: 200, body: "Thanks" });
    await sendAgain(harness.services, editor, { endpointId: id, deliveryId: first?.id ?? "" });
    await harness.runJobs();
    expect(idOf(last())).toBe(first?.id);
    expect(await log(id)).toMatchObject([{ state: "delivered", tries: 9, answer: "Thanks" }]);
  });

  it("[G9] a replaced secret signs for another day beside the new one, and a secret is encrypted and rotated", async () => {
    const editor = await openUser();
    const { id, secret: old } = await add(editor);
    const secret = await replaceSecret(harness.services, editor, id);
    await sendTest(harness.services, editor, id);
    await harness.runJobs();
    expect(last().headers["webhook-signature"]?.toString().split(" ")).toHaveLength(2);
    expect(verify(old, last())).toMatchObject({ type: "webhook.test", data: { webhookId: id } });
    verify(secret, last());
    expect(await showSecret(harness.services, editor, id)).toMatchObject({ secret });

    const stored = await harness.database.pool.query("select * from webhook_secrets where endpoint_id = $1", [id]);
    expect(JSON.stringify(stored.rows)).not.toContain(secret.slice(6));
    const keys = [2, 1].map((version) => ({
      version,
      key: Buffer.alloc(32, version === 1 ? "only tests know it" : "n"),
    }));
    expect(await rotateWebhookSecrets(harness.services.db, createEnvelopes(keys))).toMatchObject({ unreadable: [] });
    const rotated = { ...harness.services, envelopes: createEnvelopes(keys.slice(0, 1)) };
    expect(await showSecret(rotated, editor, id)).toMatchObject({ secret });
    await expect(showSecret(harness.services, editor, id)).rejects.toMatchObject({ code: "unavailable" });
    await harness.database.pool.query("delete from webhook_secrets where endpoint_id = $1", [id]);

    const other = await add(editor);
    await replaceSecret(harness.services, editor, other.id);
    later(24 * hourMs);
    await sendTest(harness.services, editor, other.id);
    await harness.runJobs();
    expect(last().headers["webhook-signature"]?.toString().split(" ")).toHaveLength(1);
  });

  it("[G9] an endpoint that fails for five days, or answers 410, is switched off, and its owner is told", async () => {
    const editor = await openUser();
    const { id } = await add(editor);
    receiver.answer = () => ({ status: 302, headers: { location: "http://127.0.0.1/" } });
    await announce(editor.userId);
    await harness.runJobs();
    expect(await log(id)).toMatchObject([{ status: 302, fault: expect.stringContaining("redirect") }]);
    later(5 * 24 * hourMs);
    await announce(editor.userId);
    const mails = await harness.database.pool.query("select count(*)::int from pgboss.job where name = 'send-mail'");
    await handlers[0]?.run({ endpointId: id } as never, "");
    const { rows } = await harness.database.pool.query("select data from pgboss.job where name = 'send-mail'");
    expect(rows).toHaveLength(mails.rows[0].count + 1);
    expect(rows.at(-1).data.subject).toBe("We switched off your webhook to hooks.example");
    expect(JSON.stringify(rows.at(-1))).not.toContain("token=1");
    expect(await listEndpoints(harness.services.db, editor.userId)).toMatchObject([
      { isOn: false, switchedOff: "failing" },
    ]);
    const count = receiver.received.length;
    await announce(editor.userId);
    await resume();
    expect(receiver.received).toHaveLength(count);
    await expect(sendTest(harness.services, editor, id)).rejects.toMatchObject({ code: "conflict" });

    await switchEndpoint(harness.services, editor, { endpointId: id, isOn: true });
    receiver.answer = () => ({ status: 410 });
    await sendTest(harness.services, editor, id);
    await harness.runJobs();
    expect(await listEndpoints(harness.services.db, editor.userId)).toMatchObject([
      { isOn: false, switchedOff: "gone" },
    ]);
  });

  it("[G9] nothing is sent without the plan, and nothing of that time later", async () => {
    const editor = await openUser();
    const { id } = await add(editor);
    await putSubscription({ databaseUrl: harness.database.url }, editor.userId, { planId: "pro" });
    await announce(editor.userId);
    await harness.runJobs();
    expect(receiver.received).toEqual([]);
    expect(await log(id)).toMatchObject([{ state: "skipped", fault: "Webhooks need the Business plan.", tries: 0 }]);
    const { services } = harness;
    const refused = [
      () => add(editor),
      () => sendTest(services, editor, id),
      () => replaceSecret(services, editor, id),
    ];
    for (const press of refused) await expect(press()).rejects.toMatchObject({ code: "forbidden" });
    await deleteEndpoint(harness.services, editor, id);
    expect(await listEndpoints(harness.services.db, editor.userId)).toEqual([]);
  });

  it("[G9] a private address is refused when it is saved, and where a name leads when it is called", async () => {
    const editor = await openUser();
    const faultOf = (url: string) => {
      const form = new FormData();
      form.set("url", url);
      form.set("events", "run.finished");
      return checkEndpointForm(form).errors.url;
    };
    const local = ["https://localhost/a", "https://db.internal", "https://router", "https://printer.local./"];
    for (const url of [
      "http://example.com",
      "https://a:b@example.com",
      "https://x.example/#a",
      "nothing",
      "",
      ...local,
    ])
      expect(faultOf(url), url).toMatch(/\.$/);
    expect(faultOf("https://example.com/hook?a=b")).toBeUndefined();
    for (const url of ["https://127.0.0.1/", "https://[::1]/", "https://0x7f.1/", "https://169.254.169.254/latest"])
      await expect(add(editor, ["run.finished"], new URL(url).href)).rejects.toMatchObject({ field: "url" });
    const { id } = await add(editor);
    await harness.database.pool.query("update webhook_endpoints set url = 'https://127.0.0.1:1/' where id = $1", [id]);
    await announce(editor.userId);
    await harness.runJobs();
    expect(await log(id)).toMatchObject([{ state: "waiting", status: null, fault: expect.stringContaining("public") }]);
  });

  it("[G9] another user, and a member without the role, sees and presses nothing of it", async () => {
    const editor = await openUser();
    const { id } = await add(editor);
    await announce(editor.userId);
    await harness.runJobs();
    const [delivery] = await log(id);
    const team = await addTeam(harness);
    const member = await team.add();
    const teamEditor = { userId: team.owner.userId, teamId: team.teamId };
    const strangers: readonly (readonly [EndpointEditor, string, string])[] = [
      [await openUser(), id, "not_found"],
      [teamEditor, id, "not_found"],
      [{ userId: member.userId, teamId: team.teamId }, (await add(teamEditor)).id, "forbidden"],
      [{ userId: editor.userId, teamId: team.teamId }, (await add(teamEditor)).id, "not_found"],
    ];
    for (const [stranger, endpointId, code] of strangers) {
      const deliveryId = delivery?.id ?? "";
      const settings = { url: receiver.url, description: "", events: ["run.failed" as const] };
      const { services } = harness;
      for (const press of [
        () => showSecret(services, stranger, endpointId),
        () => replaceSecret(services, stranger, endpointId),
        () => sendTest(services, stranger, endpointId),
        () => sendAgain(services, stranger, { endpointId, deliveryId }),
        () => switchEndpoint(services, stranger, { endpointId, isOn: false }),
        () => changeEndpoint(services, stranger, endpointId, settings),
        () => deleteEndpoint(services, stranger, endpointId),
      ])
        await expect(press()).rejects.toMatchObject({ code });
    }
    const own = (await add(editor)).id;
    const wrong = { endpointId: own, deliveryId: delivery?.id ?? "" };
    await expect(sendAgain(harness.services, editor, wrong)).rejects.toMatchObject({ code: "not_found" });
  });

  it("[G9] five endpoints are the most, also when ten are added at once, and an export has no secrets", async () => {
    const editor = await openUser();
    const added = await Promise.allSettled(Array.from({ length: 10 }, () => add(editor)));
    const secrets = added.flatMap((one) => (one.status === "fulfilled" ? [one.value.secret] : []));
    expect(secrets).toHaveLength(endpointsMax);
    const exported = JSON.stringify(await exportOf(webhooksData, harness.database.db, editor.userId));
    expect(exported).toContain(receiver.url);
    for (const secret of secrets) expect(exported).not.toContain(secret);
    await webhooksData.erase(harness.database.db, { userId: editor.userId } as never);
    expect(await listEndpoints(harness.services.db, editor.userId)).toEqual([]);
  });

  it("[G9] an endpoint that hangs holds up no other one, and gets two requests at once at most", async () => {
    const [slow, quick] = [await openUser(), await openUser()];
    const hanging = await add(slow);
    await add(quick, ["run.finished"], receiver.url.replace("token=1", "quick"));
    let inFlight = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = new Set<string>();
    let bothThere = () => {};
    const there = new Promise<void>((resolve) => {
      bothThere = resolve;
    });
    receiver.answer = async ({ path }) => {
      if (path.endsWith("quick")) return { status: 204 };
      arrived.add(path);
      if (++inFlight === 2) bothThere();
      await released;
      return { status: 204 };
    };
    for (let number = 0; number < 6; number++) await announce(slow.userId);
    await announce(quick.userId);
    const turns = Array.from({ length: 5 }, () => handlers[0]?.run({ endpointId: hanging.id } as never, ""));
    await there;
    await Promise.race(turns);
    const [other] = await listEndpoints(harness.services.db, quick.userId);
    await handlers[0]?.run({ endpointId: other?.id } as never, "");
    expect(receiver.received.filter(({ path }) => path.endsWith("quick"))).toHaveLength(1);
    expect(inFlight).toBe(2);
    release();
    await Promise.all(turns);
    await harness.runJobs();
    expect((await log(hanging.id)).map(({ state }) => state)).toEqual(Array(6).fill("delivered"));
  });

  it("[G9] a process that is killed in the middle loses nothing: the same id is sent again", async () => {
    const editor = await openUser();
    const { id, secret } = await add(editor);
    await announce(editor.userId);
    const worker = new URL("../outgoing-webhook-worker.ts", import.meta.url);
    const process = fork(worker, [harness.database.url, String(receiver.port), id]);
    receiver.answer = () => {
      process.kill("SIGKILL");
      return new Promise(() => {});
    };
    await once(process, "exit");
    expect(receiver.received).toHaveLength(1);
    receiver.answer = () => ({ status: 204 });
    await resume();
    expect(receiver.received).toHaveLength(1);
    later(2 * minuteMs);
    await resume();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
    verify(secret, last());
    expect(await log(id)).toMatchObject([{ state: "delivered" }]);
  });

  it("[G9] an event is stored with what it tells or not at all, once, and so many may wait", async () => {
    const editor = await openUser();
    const { id } = await add(editor);
    const { db, announcements } = harness.services;
    const event = { ownerId: editor.userId, type: "run.finished", key: "run:1", data: {} };
    const takenBack = db.transaction(async (tx) => {
      await announcements.announce(tx, event);
      throw new Error("taken back");
    });
    await expect(takenBack).rejects.toThrow("taken back");
    expect(await log(id)).toEqual([]);
    await Promise.all([announcements.announce(db, event), announcements.announce(db, event)]);
    expect(await log(id)).toHaveLength(1);
    await harness.database.pool.query(
      `insert into webhook_messages (id, endpoint_id, type, key, body, state, due_at, created_at)
       select gen_random_uuid(), $1, 'run.finished', n::text, '{}', 'waiting', $2, $2 from generate_series(1, 4999) n`,
      [id, now],
    );
    await announce(editor.userId);
    expect(
      await harness.database.pool.query("select from webhook_messages where endpoint_id = $1", [id]),
    ).toMatchObject({
      rowCount: 5_000,
    });
  });
});
