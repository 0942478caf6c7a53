import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditsJobs, listTransactions, verifyLedger } from "#credits/index.ts";
import type { ImageRequest, MediaVendor } from "#engines/index.ts";
import { DatabaseBusy } from "#platform/db/database-errors.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { exportOf } from "../../../test/export-of.ts";
import { failUpdates } from "../../../test/fail-updates.ts";
import { grantTo } from "../../../test/ledger.ts";
import { audioCallWires } from "../../../test/media/audio-wires.ts";
import type { FakeAnswer } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { imageCallWires } from "../../../test/media/image-call-wires.ts";
import { playCall } from "../../../test/media/play-wire.ts";
import { wavOf } from "../../../test/media/wav-of.ts";
import { mediaRunOf } from "../../../test/media-run-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { deleteRuns } from "../history/delete-runs.ts";
import { getRun } from "../history/run-view.ts";
import { runsData } from "../history/runs-data.ts";
import { gibibyte } from "../rules.ts";
import { settleLostRuns } from "../settle/lost-runs.ts";
import { settlePatiently, settleRun } from "../settle/settle-run.ts";
import { startRun } from "../start/start-run.ts";
import { startMediaRun } from "./media-run.ts";
import { readRunFile } from "./run-files.ts";

const { png, mp3 } = sampleFiles;
const picture: ImageRequest = { prompt: "A red fox", count: 2, aspectRatio: "1:1" };
const openAi = { vendor: "openai", model: "gpt-image-2.5-flare" } as const;
const twoPictures: FakeAnswer = { json: { data: [1, 2].map(() => ({ b64_json: png.data.toString("base64") })) } };

describe("a media run that is one call", () => {
  let harness: MediaRunsHarness;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
  });
  beforeEach(() => {
    harness.setTime(new Date("2026-03-01T09:00:00Z"));
    harness.closeCircuits();
    harness.provider.handler = () => twoPictures;
  });
  afterEach(() => {
    harness.provider.fault = undefined;
  });
  afterAll(() => harness.close());

  const images = (userId: string, more: Partial<Parameters<typeof startMediaRun<"image">>[1]> = {}) =>
    mediaRunOf(userId, { kind: "image", request: picture, engine: openAi }, more);
  const file = (userId: string, runId: string, number = 1) => readRunFile(harness.services, { userId, runId, number });
  const wire = (name: string) => {
    const found = [...imageCallWires, ...audioCallWires].find((one) => one.name === name);
    if (!found) throw new Error(`there is no wire ${name}`);
    return found;
  };

  it.each([
    ["images by OpenAI", "openai", "gpt-image-2.5-flare"],
    ["images by Stability", "stability", "core"],
  ] as const)("[E5][C8] makes %s, stores them and charges 10 for each", async (name, vendor, model) => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    provider.handler = playCall(wire(name));
    const userId = await addUser(50);
    const run = await startMediaRun(services, images(userId, { engine: { ...images(userId).engine, vendor, model } }));
    expect(run).toMatchObject({ payer: "credits", maxAic: 20 });
    const view = await ended(userId, run.id);
    expect(view).toMatchObject({ state: "finished", priceAic: 20, failureMessage: null });
    expect(view.files).toEqual([1, 2].map((number) => ({ number, mediaType: "image/png", bytes: png.data.length })));
    for (const number of [1, 2]) expect(await file(userId, run.id, number)).toEqual(png);
    expect(await balanceOf(userId)).toEqual([30, 0]);
    const [spent] = (await listTransactions(services.db, userId)).transactions;
    expect(spent).toMatchObject({ amount: -20, serviceType: "image", description: "a image", engineId: "an-engine" });
  });

  it("[E5][C8][E12] holds 3 for a picture that goes along, and charges it once with what came of it", async () => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    const heldAtCall: unknown[] = [];
    provider.handler = async () => {
      heldAtCall.push(await balanceOf(userId));
      return { json: { data: [{ b64_json: png.data.toString("base64") }] } };
    };
    const userId = await addUser(50);
    const run = await startMediaRun(services, images(userId, { request: { ...picture, pictures: [png] } }));
    expect(run.maxAic).toBe(23);
    expect(await ended(userId, run.id)).toMatchObject({ state: "finished", priceAic: 13 });
    expect([heldAtCall, await balanceOf(userId)]).toEqual([[[27, 23]], [37, 0]]);
    provider.fault = { kind: "answer", status: 400, json: { error: { message: "Not like this." } } };
    const failed = await startMediaRun(services, images(userId, { request: { ...picture, pictures: [png] } }));
    expect(await ended(userId, failed.id)).toMatchObject({ state: "failed", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([37, 0]);
  });

  it.each([
    ["speech by OpenAI", "openai", "gpt-4o-mini-tts"],
    ["speech by ElevenLabs", "elevenlabs", "eleven_multilingual_v2"],
  ] as const)("[E5][C8] makes %s and charges each started minute of what is heard", async (name, vendor, model) => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    provider.handler = playCall(wire(name));
    const userId = await addUser(50);
    // At most 80 seconds.
    const request = { text: "Hello, fox. ".repeat(70) };
    const run = await startMediaRun(
      services,
      mediaRunOf(userId, { kind: "speech", request, engine: { vendor, model } }),
    );
    expect(run.maxAic).toBe(10);
    const view = await ended(userId, run.id);
    expect(view).toMatchObject({ state: "finished", priceAic: 5, details: { seconds: 1_152 / 44_100 } });
    expect(await file(userId, run.id)).toEqual(mp3);
    expect(await balanceOf(userId)).toEqual([45, 0]);
    const [spent] = (await listTransactions(services.db, userId)).transactions;
    expect(spent).toMatchObject({ amount: -5, serviceType: "audio" });
  });

  it("[E11] a transcript is kept whatever characters its provider sends", async () => {
    const { provider, services, addUser, ended } = harness;
    const text = "One\u0000 two\ud800";
    provider.handler = () => ({ json: { text, duration: 1, segments: [{ start: 0, end: 1, text }] } });
    const userId = await addUser(50);
    const engine = { vendor: "openai", model: "whisper-1" } as const;
    const request = { recording: { mediaType: "audio/wav", data: wavOf(1) } };
    const run = await startMediaRun(services, mediaRunOf(userId, { kind: "transcription", request, engine }));
    expect(await ended(userId, run.id)).toMatchObject({
      state: "finished",
      output: "One two\ufffd",
      details: { segments: [{ text: "One two\ufffd" }] },
    });
  });

  it("[C10] pictures are paid with image credits first", async () => {
    const { services, database, addUser, ended } = harness;
    const userId = await addUser(50);
    await grantTo({ ...services, db: database.db }, userId, { amount: 20, bucket: "image" });
    const run = await startMediaRun(services, images(userId));
    await ended(userId, run.id);
    const { rows } = await database.pool.query("select bucket, remaining from credit_lots where user_id = $1", [
      userId,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { bucket: "image", remaining: 0 },
        { bucket: "general", remaining: 50 },
      ]),
    );
  });

  it("[C8][E11] a run that brings fewer pictures costs less", async () => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    provider.handler = () => ({ json: { data: [{ b64_json: png.data.toString("base64") }] } });
    const userId = await addUser(50);
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({ state: "finished", priceAic: 10 });
    expect(await balanceOf(userId)).toEqual([40, 0]);
  });

  const notAPicture = Buffer.from("<html>Not a picture, though long enough</html>").toString("base64");
  it.each([
    ["is no picture", { json: { data: [{ b64_json: notAPicture }] } }],
    ["is cut", { json: { data: [{ b64_json: png.data.subarray(0, 40).toString("base64") }] } }],
    ["is empty", { json: { data: [] } }],
    ["is no JSON", { text: "<html>" }],
  ] as const)("[E11] what %s costs nothing and leaves a line in the history and no file", async (_, answer) => {
    const { provider, services, addUser, balanceOf, ended, listFiles } = harness;
    provider.handler = () => answer;
    const userId = await addUser(50);
    const before = (await listFiles()).length;
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({
      state: "failed",
      priceAic: 0,
      failureMessage: "OpenAI didn’t send a complete answer. Please try again. It cost you nothing.",
      files: [],
    });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect((await listFiles()).length).toBe(before);
  });

  it("[E11] a sound file without a sound costs nothing", async () => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    provider.handler = () => ({ file: { ...mp3, data: Buffer.concat([Buffer.from("ID3"), Buffer.alloc(500)]) } });
    const userId = await addUser(50);
    const engine = { vendor: "openai", model: "gpt-4o-mini-tts" } as const;
    const run = await startMediaRun(services, mediaRunOf(userId, { kind: "speech", request: { text: "Hi" }, engine }));
    expect(await ended(userId, run.id)).toMatchObject({ state: "failed", failure: "nonsense", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it.each([
    [401, "bad-key", "OpenAI can’t be used at the moment. Please choose another engine. It cost you nothing."],
    [402, "out-of-quota", "OpenAI can’t be used at the moment. Please choose another engine. It cost you nothing."],
    [500, "unavailable", "OpenAI didn’t send a complete answer. Please try again. It cost you nothing."],
  ] as const)("[E8][C9] status %i costs nothing, and is not tried again", async (status, failure, failureMessage) => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const before = provider.requests.length;
    provider.fault = { kind: "answer", status, json: { error: { message: "It failed." } } };
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({ state: "failed", failure, failureMessage, priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(provider.requests.length).toBe(before + 1);
  });

  it("[E8][C9] a picture whose address has expired costs nothing, and is no fault of the key", async () => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    provider.handler = ({ path, origin }) =>
      path.startsWith("/files/") ? { status: 403, json: {} } : { json: { data: [{ url: `${origin}/files/1.png` }] } };
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({
      state: "failed",
      failure: "expired",
      priceAic: 0,
      failureMessage: expect.stringMatching(/^The address of the picture has expired/),
    });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[E8] a call that was one too many is tried again after the pause that the provider asks for", async () => {
    const { provider, services, addUser, ended } = harness;
    const userId = await addUser(50);
    const before = provider.requests.length;
    provider.handler = () =>
      provider.requests.length === before + 1
        ? { status: 429, headers: { "retry-after": "1" }, json: { error: { message: "Slow down." } } }
        : twoPictures;
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({ state: "finished", priceAic: 20 });
    expect(provider.requests.length).toBe(before + 2);
  });

  it("[E7] the user’s own key pays, and the run is free", async () => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(0);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    const run = await startMediaRun(services, images(userId, { maxAic: 0 }));
    expect(await ended(userId, run.id)).toMatchObject({ state: "finished", payer: "own-key", priceAic: 0, maxAic: 0 });
    expect(provider.requests.at(-1)?.headers.authorization).toBe("Bearer sk-of-the-user-0123456789");
    expect(await balanceOf(userId)).toEqual([0, 0]);
    expect(JSON.stringify(await getRun(services.db, { userId, runId: run.id }))).not.toContain("sk-of-the-user");
  });

  it("[E7][H5] a run on the user’s own key goes on although the use of the key can’t be recorded", async () => {
    const { database, services, addUser, ended } = harness;
    const userId = await addUser(0);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    const when = `new.user_id = '${userId}'`;
    await failUpdates(database, { table: "provider_keys", when, times: 1, code: "57P03" });
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({ state: "finished", payer: "own-key" });
  });

  it("[C9] the same key, twice at once, is one run, one call and one charge", async () => {
    const { provider, services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const before = provider.requests.length;
    const run = images(userId);
    const [first, second] = await Promise.all([startMediaRun(services, run), startMediaRun(services, run)]);
    expect(second.id).toBe(first.id);
    await ended(userId, first.id);
    expect((await startMediaRun(services, run)).id).toBe(first.id);
    expect(await balanceOf(userId)).toEqual([30, 0]);
    expect(provider.requests.length).toBe(before + 1);
  });

  it("[C9] the same key with another request is refused", async () => {
    const { services, addUser, ended } = harness;
    const userId = await addUser(50);
    const run = images(userId);
    await ended(userId, (await startMediaRun(services, run)).id);
    await expect(startMediaRun(services, { ...run, settings: { prompt: "A dog" } })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("[C8][E12] refuses what the user can’t pay or doesn’t want to pay, and calls no provider", async () => {
    const { provider, services, addUser } = harness;
    const before = provider.requests.length;
    await expect(startMediaRun(services, images(await addUser(19)))).rejects.toMatchObject({
      code: "payment_required",
      userMessage: expect.stringContaining("You need 20 AI credits, but only have 19"),
    });
    await expect(startMediaRun(services, images(await addUser(50), { maxAic: 19 }))).rejects.toMatchObject({
      code: "conflict",
      userMessage: "This run can cost up to 20 AI credits, which is more than your maximum.",
    });
    expect(provider.requests.length).toBe(before);
  });

  it("[E7] says which key is missing if the operator has none", async () => {
    const { services, addUser } = harness;
    const engine = { slug: "together", vendor: "together" as MediaVendor, model: "sdxl", isAdvanced: false };
    await expect(startMediaRun(services, images(await addUser(50), { engine }))).rejects.toMatchObject({
      userMessage: "Together AI API key not configured",
    });
  });

  it("[C9][H3] files that can’t be stored cost nothing", async () => {
    const { services, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const files = { ...services.files, put: async () => Promise.reject(new Error("the disk is full")) };
    const run = await startMediaRun({ ...services, files }, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({
      state: "failed",
      failureMessage: "We couldn’t store the result. Please try again. It cost you nothing.",
    });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[C9][H2] a result is stored and charged once although the database fails for a moment", async () => {
    const { database, services, provider, addUser, balanceOf, ended } = harness;
    const userId = await addUser(50);
    const before = provider.requests.length;
    const when = `new.state = 'finished' and new.user_id = '${userId}'`;
    await failUpdates(database, { table: "runs", when, times: 1, code: "40P01" });
    const run = await startMediaRun(services, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({ state: "finished", priceAic: 20, files: [{}, {}] });
    expect(await balanceOf(userId)).toEqual([30, 0]);
    expect(provider.requests.length).toBe(before + 1);
  });

  it("[C9] a charge whose answer was lost is told as it was made", async () => {
    const { services, addUser, balanceOf } = harness;
    const userId = await addUser(50);
    const run = await startRun(services, { ...images(userId), quoteAic: 20 }, "credits");
    let flushes = 0;
    const flush = async () => {
      if (++flushes === 1) throw new DatabaseBusy("it has no time");
    };
    const worth = { state: "finished", output: "", priceAic: 20 } as const;
    expect(await settlePatiently({ ...services, durability: { flush } }, run, worth)).toEqual({ priceAic: 20 });
    expect(await balanceOf(userId)).toEqual([30, 0]);
    expect(await settlePatiently(services, run, worth)).toBeUndefined();
  });

  it("[C9][H3] files of a run that was settled meanwhile are removed", async () => {
    const { provider, services, addUser, ended, listFiles, runJobs, setTime } = harness;
    await runJobs();
    const before = (await listFiles()).length;
    const userId = await addUser(50);
    provider.handler = () => {
      // As if the process had been given up while it waited.
      setTime(new Date("2026-03-01T10:00:00Z"));
      return twoPictures;
    };
    const settling = { ...services.files };
    const files = {
      ...settling,
      async put(key: string, bytes: Uint8Array) {
        await settleLostRuns(services);
        await settling.put(key, bytes);
      },
    };
    const run = await startMediaRun({ ...services, files }, images(userId));
    expect(await ended(userId, run.id)).toMatchObject({ state: "failed", failure: "lost", priceAic: 0, files: [] });
    await services.tasks.finished(run.id);
    expect((await listFiles()).length).toBe(before + 2);
    await runJobs();
    expect((await listFiles()).length).toBe(before);
  });

  it("[H5][C9] a run whose process was killed ends as failed, and its credits come back", async () => {
    const { services, addUser, balanceOf, setTime } = harness;
    const userId = await addUser(50);
    const run = await startRun(services, { ...images(userId), quoteAic: 20 }, "credits");
    expect(await balanceOf(userId)).toEqual([30, 20]);
    setTime(new Date("2026-03-01T09:10:00Z"));
    expect(await settleLostRuns(services)).toBe(1);
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(await getRun(services.db, { userId, runId: run.id })).toMatchObject({
      failureMessage: "The run was interrupted. Please try again. It cost you nothing.",
    });
  });

  it("[C9] a run that is settled by two processes at once is settled once", async () => {
    const { services, addUser, balanceOf } = harness;
    const userId = await addUser(500);
    for (let count = 0; count < 8; count++) {
      const run = await startRun(services, { ...images(userId), quoteAic: 20 }, "credits");
      const [free = 0] = await balanceOf(userId);
      const settled = await Promise.all([
        settleRun(services, run, { state: "finished", output: "", priceAic: 20 }),
        settleRun(services, run, { state: "failed", failure: "lost", output: "", priceAic: 0 }),
        settleRun(services, run, { state: "finished", output: "", priceAic: 20 }),
      ]);
      const winners = settled.filter((one) => one !== undefined);
      expect(winners).toHaveLength(1);
      const { state, priceAic } = await getRun(services.db, { userId, runId: run.id });
      expect([priceAic, state]).toEqual(winners[0]?.priceAic === 20 ? [20, "finished"] : [0, "failed"]);
      expect(await balanceOf(userId)).toEqual([free + 20 - priceAic, 0]);
    }
  });

  it("[C9] a result whose hold has expired, since every process was down, is free", async () => {
    const { services, addUser, balanceOf, setTime, runJobs } = harness;
    const userId = await addUser(50);
    const run = await startRun(services, { ...images(userId), quoteAic: 20 }, "credits");
    setTime(new Date("2026-03-01T10:00:00Z"));
    const releasing = creditsJobs(services).find(({ kind }) => kind.name === "release-stale-holds");
    await releasing?.run({} as never, randomUUID());
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(await settleRun(services, run, { state: "finished", output: "", priceAic: 20 })).toEqual({ priceAic: 0 });
    expect(await getRun(services.db, { userId, runId: run.id })).toMatchObject({ state: "finished", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    await runJobs();
  });

  it("[H7] another user sees neither the run nor its files", async () => {
    const { services, addUser, ended } = harness;
    const userId = await addUser(50);
    const run = await startMediaRun(services, images(userId));
    await ended(userId, run.id);
    const other = await addUser(0);
    for (const looked of [
      () => getRun(services.db, { userId: other, runId: run.id }),
      () => file(other, run.id),
      () => file(userId, run.id, 3),
      () => file(userId, run.id, Number.NaN),
      () => file(userId, randomUUID()),
      () => file(userId, "not-an-id"),
    ])
      await expect(looked()).rejects.toMatchObject({ code: "not_found" });
  });

  it("[H7] a user whose files fill the plan is told so before anything is made; deleted ones count half", async () => {
    const { services, database, addUser, ended } = harness;
    const userId = await addUser(100);
    const run = await startMediaRun(services, images(userId));
    await ended(userId, run.id);
    const { rows } = await database.pool.query("select stored_bytes::int as bytes from runs where id = $1", [run.id]);
    expect(rows[0].bytes).toBeGreaterThan(0);
    const store = (bytes: number) =>
      database.pool.query("update runs set stored_bytes = $2 where id = $1", [run.id, bytes]);
    const next = (storedBytesMax?: number) => {
      const asked = images(userId);
      return startMediaRun(services, { ...asked, plan: { ...asked.plan, storedBytesMax } });
    };
    await store(2 * gibibyte);
    await expect(next()).rejects.toMatchObject({ code: "payload_too_large" });
    await ended(userId, (await next(3 * gibibyte)).id);
    await deleteRuns(services.db, { userId, runIds: [run.id] }, services.clock.now());
    await ended(userId, (await next()).id);
    await store(4 * gibibyte);
    await expect(next()).rejects.toMatchObject({ code: "payload_too_large" });
  });

  it("[B14] the export lists the files, and deleting the account removes them", async () => {
    const { services, addUser, ended, listFiles, runJobs } = harness;
    await runJobs();
    const before = (await listFiles()).length;
    const userId = await addUser(50);
    await ended(userId, (await startMediaRun(services, images(userId))).id);
    await runJobs();
    expect((await listFiles()).length).toBe(before + 2);
    const owner = { userId, verifiedEmail: null };
    const exported = await exportOf(runsData(services), services.db, owner.userId);
    expect(exported).toMatchObject([{ kind: "image", files: [{ number: 1 }, { number: 2 }] }]);
    await services.db.transaction((tx) => runsData(services).erase(tx, owner));
    await runJobs();
    expect((await listFiles()).length).toBe(before);
  });

  it("[C9][H3] nothing is charged while the folder for files is gone", async () => {
    const { services, addUser, ended, folder } = harness;
    await rm(folder, { recursive: true });
    const userId = await addUser(50);
    // It is made again.
    expect(await ended(userId, (await startMediaRun(services, images(userId))).id)).toMatchObject({
      state: "finished",
    });
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    const { database } = harness;
    expect(await verifyLedger(database.db)).toEqual([]);
    const { rows } = await database.pool.query("select count(*)::int as open from credit_holds where state = 'held'");
    expect(rows).toEqual([{ open: 0 }]);
  });
});
