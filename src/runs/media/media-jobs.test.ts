import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import type { MediaRequests, MediaVendor, Modality, VideoRequest } from "#engines/index.ts";
import { DatabaseBusy } from "#platform/db/database-errors.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { failUpdates } from "../../../test/fail-updates.ts";
import { assemblyAi, audioCallWires } from "../../../test/media/audio-wires.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { imageJobWires } from "../../../test/media/image-job-wires.ts";
import type { JobWire } from "../../../test/media/job-wire.ts";
import { modelJobWires } from "../../../test/media/model-job-wires.ts";
import { doneState, type PlayedJob, playCall, playJob } from "../../../test/media/play-wire.ts";
import { videoJobWires } from "../../../test/media/video-job-wires.ts";
import { wavOf } from "../../../test/media/wav-of.ts";
import { mediaRunOf } from "../../../test/media-run-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { getRun } from "../history/run-view.ts";
import { resumeChecks } from "../jobs.ts";
import { settleLostRuns } from "../settle/lost-runs.ts";
import { stopRun } from "../settle/stop-run.ts";
import { checkMediaRun, jobTimeMs } from "./check-job.ts";
import { startMediaRun } from "./media-run.ts";
import { readRunFile } from "./run-files.ts";

const film: VideoRequest = { prompt: "A fox runs", aspectRatio: "9:16", seconds: 5 };
const picture = { prompt: "A red fox", count: 2, aspectRatio: "16:9" } as const;
const { png } = sampleFiles;
const start = new Date("2026-03-01T09:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

const wires: readonly JobWire[] = [...imageJobWires, assemblyAi, ...videoJobWires, ...modelJobWires];
function wireOf(name: string): JobWire {
  const found = wires.find((wire) => wire.name === name);
  if (!found) throw new Error(`there is no wire ${name}`);
  return found;
}
const runway = wireOf("video by Runway");

describe("a media run that is a job of the provider", () => {
  let harness: MediaRunsHarness;
  let job: PlayedJob;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
  });
  beforeEach(() => {
    harness.setTime(start);
    harness.closeCircuits();
    play(runway, "is running");
  });
  afterEach(() => {
    harness.provider.fault = undefined;
  });
  afterAll(() => harness.close());

  function play(wire: JobWire, state: string): void {
    job = playJob(wire, state);
    harness.provider.handler = job.handler;
  }
  const filmOf = (userId: string) =>
    mediaRunOf(userId, { kind: "video", request: film, engine: { vendor: "runway", model: "gen4.5" } });

  /** A run whose job has begun. */
  async function begin(userId: string): Promise<string> {
    const run = await startMediaRun(harness.services, filmOf(userId));
    await harness.services.tasks.finished(run.id);
    return run.id;
  }
  const view = (userId: string, runId: string) => getRun(harness.services.db, { userId, runId });
  const turnOf = async (runId: string): Promise<number> =>
    (await harness.database.pool.query("select checks from runs where id = $1", [runId])).rows[0].checks;
  const check = async (runId: string) => checkMediaRun(harness.services, { runId, turn: await turnOf(runId) });
  /** Deletes waiting checks from the queue, so that they are not run by themselves here. */
  const forgetQueue = () => harness.database.pool.query("delete from pgboss.job where name = 'check-media-run'");

  const asked = <Kind extends Modality>(
    kind: Kind,
    request: MediaRequests[Kind],
    vendor: MediaVendor,
    model: string,
  ) => ({
    kind,
    request,
    engine: { vendor, model },
  });
  it.each([
    [
      "images by Leonardo",
      asked("image", picture, "leonardo", "6bef9f1b-29cb-40c7-b9df-32b51c1f67d3"),
      20,
      "image/png",
    ],
    ["images by Replicate", asked("image", picture, "replicate", "black-forest-labs/flux-schnell"), 20, "image/png"],
    ["images by fal", asked("image", picture, "fal", "fal-ai/flux/schnell"), 20, "image/png"],
    ["video by Runway", asked("video", film, "runway", "gen4.5"), 50, "video/mp4"],
    ["video by Luma", asked("video", film, "luma", "ray-3.2"), 50, "video/mp4"],
    ["video by Veo", asked("video", film, "google", "veo-3.1-generate-preview"), 50, "video/mp4"],
    ["video by Pika on fal", asked("video", film, "fal", "fal-ai/pika/v2.2/text-to-video"), 50, "video/mp4"],
    ["models by Tripo", asked("model", { prompt: "A fox" }, "tripo", ""), 40, "model/gltf-binary"],
    ["models by TripoSR on fal", asked("model", { image: png }, "fal", "fal-ai/triposr"), 40, "model/gltf-binary"],
  ] as const)(
    "[E5][F10][C8] makes %s: waits, shows progress, stores and charges once",
    async (name, run, price, type) => {
      const { services, addUser, balanceOf, runJobs } = harness;
      const wire = wireOf(name);
      const running = wire.states.find(([, , { state }]) => state === "running");
      play(wire, running?.[0] ?? "");
      const userId = await addUser(100);
      const started = await startMediaRun(services, mediaRunOf<Modality>(userId, run));
      await services.tasks.finished(started.id);
      expect(await balanceOf(userId)).toEqual([100 - price, price]);
      await check(started.id);
      const progress = running?.[2] && "progress" in running[2] ? running[2].progress : undefined;
      expect((await view(userId, started.id)).progress).toEqual(
        progress === undefined ? null : expect.closeTo(progress, 5),
      );
      job.become(doneState(wire));
      await runJobs();
      const ended = await view(userId, started.id);
      expect(ended).toMatchObject({ state: "finished", priceAic: price, failure: null });
      expect(ended.files.map(({ mediaType }) => mediaType)).toEqual(Array(run.kind === "image" ? 2 : 1).fill(type));
      const { data } = await readRunFile(services, { userId, runId: started.id, number: 1 });
      const made = Object.values(sampleFiles).find(({ mediaType }) => mediaType === type);
      expect(Buffer.from(data)).toEqual(made?.data);
      expect(await balanceOf(userId)).toEqual([100 - price, 0]);
      expect(job.started()).toBe(1);
    },
  );

  const recording = { recording: { mediaType: "audio/wav", data: wavOf(61) }, language: "en" };
  it.each([
    ["transcription by AssemblyAI", "assemblyai", "universal"],
    ["transcription by Deepgram", "deepgram", "nova-3"],
    ["transcription by ElevenLabs", "elevenlabs", "scribe_v2"],
    ["transcription by OpenAI", "openai", "gpt-transcribe"],
  ] as const)("[E5][C8] %s: charges each started minute of the recording", async (name, vendor, model) => {
    const { services, provider, addUser, balanceOf, runJobs } = harness;
    const called = audioCallWires.find((wire) => wire.name === name);
    if (called) provider.handler = playCall(called);
    else play(assemblyAi, doneState(assemblyAi));
    const userId = await addUser(100);
    const run = mediaRunOf(userId, { kind: "transcription", request: recording, engine: { vendor, model } });
    const { id } = await startMediaRun(services, run);
    await services.tasks.finished(id);
    await runJobs();
    expect(await view(userId, id)).toMatchObject({
      state: "finished",
      priceAic: 10,
      output: expect.stringContaining("Hello, fox."),
      details: { segments: expect.any(Array) },
      files: [],
    });
    expect(await balanceOf(userId)).toEqual([90, 0]);
  });

  it.each([
    ["music by Stable Audio", "stability", "stable-audio-2.5"],
    ["music by ElevenLabs", "elevenlabs", "music_v1"],
  ] as const)("[E5][C8] makes %s and charges 30 for each started minute", async (name, vendor, model) => {
    const { services, provider, addUser, balanceOf } = harness;
    const wire = audioCallWires.find((one) => one.name === name);
    if (wire) provider.handler = playCall(wire);
    const userId = await addUser(100);
    const request = { prompt: "Calm piano", seconds: 90 };
    const { id } = await startMediaRun(
      services,
      mediaRunOf(userId, { kind: "music", request, engine: { vendor, model } }),
    );
    await services.tasks.finished(id);
    expect(await view(userId, id)).toMatchObject({
      state: "finished",
      priceAic: 60,
      files: [{ mediaType: "audio/mpeg" }],
    });
    expect(await balanceOf(userId)).toEqual([40, 0]);
  });

  it.each([
    ["failed", "unavailable"],
    ["was refused", "refused"],
    ["was canceled", "unavailable"],
  ])("[E8][C9] a job that %s costs nothing", async (state, failure) => {
    const { addUser, balanceOf } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    job.become(state);
    await check(runId);
    expect(await view(userId, runId)).toMatchObject({
      state: "failed",
      failure,
      priceAic: 0,
      failureMessage: expect.stringContaining("It cost you nothing."),
    });
    expect(await balanceOf(userId)).toEqual([100, 0]);
  });

  it.each([
    ["empty", { json: { status: "SUCCEEDED", output: [] } }],
    ["no film", { json: { status: "SUCCEEDED", output: ["http://127.0.0.1:9/none.mp4"] } }],
    ["no JSON", { text: "<html>" }],
  ] as const)("[E11] a job whose result is %s costs nothing", async (_, answer) => {
    const { provider, addUser, balanceOf, setTime } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    provider.handler = (request) => (request.path.startsWith("/v1/tasks") ? answer : { file: png });
    await check(runId);
    // A file that can't be fetched says nothing about the job: it is tried again until the time is over.
    if ((await view(userId, runId)).state === "running") {
      setTime(new Date(start.getTime() + jobTimeMs));
      await check(runId);
    }
    expect(await view(userId, runId)).toMatchObject({ state: "failed", priceAic: 0, files: [] });
    expect(await balanceOf(userId)).toEqual([100, 0]);
  });

  it("[E11] a result of another kind costs nothing, and says so at the first look", async () => {
    const { provider, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    provider.handler = ({ path, origin }) =>
      path.startsWith("/v1/tasks") ? { json: { status: "SUCCEEDED", output: [`${origin}/files/1`] } } : { file: png };
    await check(runId);
    expect(await view(userId, runId)).toMatchObject({ state: "failed", failure: "nonsense", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([100, 0]);
  });

  it.each([401, 402, 500, 503])(
    "[E8] a start that fails with %i costs nothing, and is not tried again",
    async (status) => {
      const { provider, addUser, balanceOf } = harness;
      const userId = await addUser(100);
      const before = provider.requests.length;
      provider.fault = { kind: "answer", status, json: { error: "It failed." } };
      const runId = await begin(userId);
      expect(await view(userId, runId)).toMatchObject({ state: "failed", priceAic: 0 });
      expect(provider.requests.length).toBe(before + 1);
      expect(await balanceOf(userId)).toEqual([100, 0]);
    },
  );

  it("[E8] a provider that answers nothing for a while loses nothing", async () => {
    const { provider, addUser, balanceOf, setTime } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    for (const [count, status] of [503, 429, 500].entries()) {
      provider.fault = { kind: "answer", status, json: { error: "Later." } };
      await check(runId);
      expect((await view(userId, runId)).state).toBe("running");
      const { rows } = await harness.database.pool.query("select failed_checks from runs where id = $1", [runId]);
      expect(rows).toEqual([{ failed_checks: count + 1 }]);
    }
    provider.fault = undefined;
    setTime(later(600));
    // A call would be lost by now.
    await settleLostRuns(harness.services);
    expect((await view(userId, runId)).state).toBe("running");
    job.become(doneState(runway));
    await check(runId);
    expect(await view(userId, runId)).toMatchObject({ state: "finished", priceAic: 50 });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(job.started()).toBe(1);
  });

  it("[C9][E8] a result that can’t be stored is tried five times, however often the provider was out of reach before", async () => {
    const { services, provider, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    const files = { ...services.files, put: async () => Promise.reject(new Error("the disk is full")) };
    /** Each check as the one before has enqueued it. */
    const checkNext = async (within = services) => {
      const [next] = (
        await harness.database.pool.query(
          "select data from pgboss.job where name = 'check-media-run' and data->>'runId' = $1 order by (data->>'turn')::int desc",
          [runId],
        )
      ).rows;
      await checkMediaRun(within, next.data);
    };
    provider.fault = { kind: "answer", status: 503, json: { error: "Later." } };
    for (let count = 0; count < 6; count++) await checkNext();
    provider.fault = undefined;
    job.become(doneState(runway));
    for (let count = 0; count < 4; count++) await checkNext({ ...services, files });
    expect((await view(userId, runId)).state).toBe("running");
    await checkNext({ ...services, files });
    expect(await view(userId, runId)).toMatchObject({ state: "failed", failure: "not-stored", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([100, 0]);
  });

  it("[C9][H2] a database that is busy while a job is asked about loses nothing: it is asked about later", async () => {
    const { services, provider, addUser } = harness;
    provider.handler = (request) => (request.path.startsWith("/v1/organization") ? { json: {} } : job.handler(request));
    const userId = await addUser(0);
    await connectKey(services, { userId, vendor: "runway" }, "key-of-the-user-0123456789");
    const runId = await begin(userId);
    job.become(doneState(runway));
    const envelopes = {
      ...services.envelopes,
      open: () => {
        throw new DatabaseBusy("it has no time");
      },
    };
    await checkMediaRun({ ...services, envelopes }, { runId, turn: await turnOf(runId) });
    expect(await view(userId, runId)).toMatchObject({ state: "running", failure: null });
    await check(runId);
    expect(await view(userId, runId)).toMatchObject({ state: "finished", files: [{ number: 1 }] });
    expect([job.started(), job.isCanceled()]).toEqual([1, false]);
  });

  it("[E8] a job that takes too long is given up and canceled, for nothing", async () => {
    const { addUser, balanceOf, setTime, runJobs } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    await forgetQueue();
    setTime(new Date(start.getTime() + jobTimeMs));
    await check(runId);
    expect(await view(userId, runId)).toMatchObject({ state: "failed", failure: "timed-out", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([100, 0]);
    await runJobs();
    expect(job.isCanceled()).toBe(true);
  });

  it("[E6] a user who stops pays nothing, and the provider’s job ends", async () => {
    const { services, addUser, balanceOf, runJobs } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    await stopRun(services, { userId, runId });
    expect(await view(userId, runId)).toMatchObject({ state: "stopped", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([100, 0]);
    await runJobs();
    expect(job.isCanceled()).toBe(true);
    // Twice is as good as once.
    await stopRun(services, { userId, runId });
    expect(await view(userId, runId)).toMatchObject({ state: "stopped" });
  });

  it("[E6] a job that begins while its user stops is canceled as soon as its id is known", async () => {
    const { services, provider, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    const [begun, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    provider.handler = async (request) => {
      if (request.method === "POST") {
        begun.resolve();
        await stopped.promise;
      }
      return job.handler(request);
    };
    const { id: runId } = await startMediaRun(services, filmOf(userId));
    await begun.promise;
    await stopRun(services, { userId, runId });
    expect(await balanceOf(userId)).toEqual([100, 0]);
    stopped.resolve();
    await services.tasks.finished(runId);
    expect(job.isCanceled()).toBe(true);
    expect(await view(userId, runId)).toMatchObject({ state: "stopped", priceAic: 0 });
    expect(await turnOf(runId)).toBe(0);
  });

  it("[E12][C9] a job whose id can’t be stored is canceled, and costs nothing", async () => {
    const { database, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    const when = `new.job_id is not null and new.user_id = '${userId}'`;
    await failUpdates(database, { table: "runs", when, times: 100, code: "P0001" });
    const runId = await begin(userId);
    expect([job.started(), job.isCanceled()]).toEqual([1, true]);
    expect(await view(userId, runId)).toMatchObject({ state: "failed", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([100, 0]);
  });

  it("[E6] a job whose id is stored after a moment goes on", async () => {
    const { database, addUser, runJobs } = harness;
    const userId = await addUser(100);
    const when = `old.job_id is null and new.job_id is not null and new.user_id = '${userId}'`;
    await failUpdates(database, { table: "runs", when, times: 1, code: "57P03" });
    const runId = await begin(userId);
    job.become(doneState(runway));
    await runJobs();
    expect(await view(userId, runId)).toMatchObject({ state: "finished", priceAic: 50 });
    expect([job.started(), job.isCanceled()]).toEqual([1, false]);
  });

  it("[E6] a call is ended at the provider within a second after its user stops", async () => {
    const { services, provider, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    provider.fault = { kind: "silence" };
    provider.handler = () => ({ json: { data: [] } });
    const engine = { vendor: "openai", model: "gpt-image-2.5-flare" } as const;
    const { id } = await startMediaRun(services, mediaRunOf(userId, { kind: "image", request: picture, engine }));
    await expect.poll(() => provider.requests.at(-1)?.path).toBe("/v1/images/generations");
    const before = performance.now();
    await stopRun(services, { userId, runId: id });
    await services.tasks.finished(id);
    await expect.poll(() => provider.requests.at(-1)?.isHungUp).toBe(true);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(await view(userId, id)).toMatchObject({ state: "stopped", priceAic: 0, failure: null });
    expect(await balanceOf(userId)).toEqual([100, 0]);
  });

  it("[H7] a user who stops again and again must let some finish", async () => {
    const { services, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    for (let count = 0; count < 20; count++) await stopRun(services, { userId, runId: await begin(userId) });
    const runId = await begin(userId);
    await expect(stopRun(services, { userId, runId })).rejects.toMatchObject({ code: "rate_limited" });
    job.become(doneState(runway));
    await check(runId);
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[H7] another user can’t stop it", async () => {
    const { services, addUser } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    const other = { userId: await addUser(0), runId };
    await expect(stopRun(services, other)).rejects.toMatchObject({ code: "not_found" });
    await stopRun(services, { userId, runId });
  });

  it("[H2][C9] many processes that check at once ask once, and charge once", async () => {
    const { services, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    const runId = await begin(userId);
    job.become(doneState(runway));
    const turn = await turnOf(runId);
    await Promise.all(Array.from({ length: 8 }, () => checkMediaRun(services, { runId, turn })));
    expect(job.checked()).toBe(1);
    expect(await view(userId, runId)).toMatchObject({ state: "finished", priceAic: 50, files: [{ number: 1 }] });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[H2] a check that comes twice is done once, and jobs that were left alone are taken up again", async () => {
    const { services, addUser, setTime } = harness;
    await forgetQueue();
    const userId = await addUser(100);
    const runId = await begin(userId);
    const turn = await turnOf(runId);
    for (let count = 0; count < 3; count++) await checkMediaRun(services, { runId, turn });
    expect(job.checked()).toBe(1);
    // As if the queue had lost what waits in it.
    await forgetQueue();
    expect(await resumeChecks(services)).toBe(0);
    setTime(later(90));
    expect(await resumeChecks(services)).toBeGreaterThan(0);
    job.become(doneState(runway));
    await harness.runJobs();
    expect(await view(userId, runId)).toMatchObject({ state: "finished", priceAic: 50 });
  });

  it("[E7] a job that was begun with the user’s own key fails if they remove it, and costs nothing", async () => {
    const { services, database, provider, addUser } = harness;
    const userId = await addUser(0);
    provider.handler = (request) => (request.path.startsWith("/v1/organization") ? { json: {} } : job.handler(request));
    await connectKey(services, { userId, vendor: "runway" }, "key-of-the-user-0123456789");
    const runId = await begin(userId);
    expect(provider.requests.at(-1)?.headers.authorization).toBe("Bearer key-of-the-user-0123456789");
    await check(runId);
    expect(provider.requests.at(-1)?.headers.authorization).toBe("Bearer key-of-the-user-0123456789");
    await database.pool.query("delete from provider_keys where user_id = $1", [userId]);
    await check(runId);
    expect(await view(userId, runId)).toMatchObject({
      state: "failed",
      payer: "own-key",
      failureMessage: "Runway API error: the API key was not accepted. Check it in the AI provider settings.",
    });
  });

  describe("in a process that is killed", () => {
    const workers: ChildProcess[] = [];
    afterEach(() => {
      for (const worker of workers.splice(0)) worker.kill("SIGKILL");
    });
    async function startWorker(): Promise<ChildProcess> {
      const { database, provider, folder } = harness;
      const file = new URL("../../../test/media-run-worker.ts", import.meta.url);
      const worker = fork(file, [database.url, provider.url, folder]);
      workers.push(worker);
      await once(worker, "message");
      return worker;
    }
    const runOf = async (userId: string) => {
      const { rows } = await harness.database.pool.query("select id, state from runs where user_id = $1", [userId]);
      return rows[0] as { readonly id: string; readonly state: string } | undefined;
    };

    it("[H5][E12] while the job began: no second job is begun, and the run costs nothing", async () => {
      const { services, provider, addUser, balanceOf, setTime, runJobs } = harness;
      setTime(new Date());
      const userId = await addUser(100);
      const worker = await startWorker();
      const exit = once(worker, "exit");
      provider.handler = (request) => {
        const answer = job.handler(request);
        if (request.method === "POST") worker.kill("SIGKILL");
        return answer;
      };
      worker.send({ userId, kind: "film" });
      await exit;
      const { id } = (await runOf(userId)) ?? { id: "" };
      expect(await view(userId, id)).toMatchObject({ state: "running" });
      expect((await balanceOf(userId))[1]).toBe(50);
      await startWorker();
      await expect.poll(() => settleLostRuns(services, 0)).toBe(1);
      await runJobs();
      expect(job.started()).toBe(1);
      expect(await view(userId, id)).toMatchObject({ state: "failed", failure: "lost", priceAic: 0 });
      expect(await balanceOf(userId)).toEqual([100, 0]);
    });

    it("[H5][C9] while it wrote a text whose page was left: the text costs nothing, and its credits come back", async () => {
      const { services, provider, addUser, balanceOf, setTime } = harness;
      setTime(new Date());
      const userId = await addUser(100);
      const worker = await startWorker();
      const exit = once(worker, "exit");
      provider.handler = () => {
        worker.kill("SIGKILL");
        return { json: {} };
      };
      worker.send({ userId, kind: "text" });
      await exit;
      expect(await runOf(userId)).toMatchObject({ state: "running" });
      expect(await balanceOf(userId)).toEqual([96, 4]);
      await expect.poll(() => settleLostRuns(services, 0)).toBe(1);
      expect(await runOf(userId)).toMatchObject({ state: "failed" });
      expect(await balanceOf(userId)).toEqual([100, 0]);
    });

    it("[H5][F10][C9] while it asked about the job: another one goes on with it, and charges once", async () => {
      const { provider, addUser, balanceOf, setTime, services } = harness;
      setTime(new Date());
      const userId = await addUser(100);
      const worker = await startWorker();
      const exit = once(worker, "exit");
      provider.handler = (request) => {
        const answer = job.handler(request);
        if (request.path.startsWith("/v1/tasks")) worker.kill("SIGKILL");
        return answer;
      };
      worker.send({ userId, kind: "film" });
      await exit;
      const { id } = (await runOf(userId)) ?? { id: "" };
      expect(await view(userId, id)).toMatchObject({ state: "running" });
      provider.handler = job.handler;
      job.become(doneState(runway));
      // Its lease is over, as a minute later.
      await harness.database.pool.query("update runs set checked_until = now() where id = $1", [id]);
      setTime(new Date(Date.now() + 90_000));
      await resumeChecks(services);
      await startWorker();
      await expect.poll(async () => (await runOf(userId))?.state, { timeout: 20_000 }).toBe("finished");
      expect(await view(userId, id)).toMatchObject({ priceAic: 50, files: [{ number: 1 }] });
      expect(job.started()).toBe(1);
      expect(await balanceOf(userId)).toEqual([50, 0]);
    });
  });

  it("[C14] leaves a ledger without drift and no hold of a run that is over", async () => {
    const { database } = harness;
    expect(await verifyLedger(database.db)).toEqual([]);
    const { rows } = await database.pool.query(
      `select runs.state from credit_holds join runs on runs.user_id = credit_holds.user_id and runs.hold_number = credit_holds.number
       where credit_holds.state = 'held' and runs.state <> 'running'`,
    );
    expect(rows).toEqual([]);
  });
});
