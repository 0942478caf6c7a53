import { once } from "node:events";
import { createServer, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOf } from "../../../test/media/call-wire.ts";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { jobsOf } from "../../../test/media/job-wire.ts";
import type { CallLimits } from "../contract.ts";
import type { ImageRequest, JobEngine, JobState, MediaEngineOptions } from "../media-contract.ts";
import {
  elevenLabsMusic,
  elevenLabsSpeech,
  falImages,
  falVideo,
  googleVideo,
  openAiImages,
  openAiSpeech,
  openAiTranscription,
} from "../media-engines.ts";

/** The adapters against a fake that others wrote, who read the providers’ documents for themselves. */
describe("media by a fake of others", () => {
  const { png, mp3, mp4, wav } = sampleFiles;
  const mock = new LLMock({ port: 0 });
  let files: FakeProvider;
  let falHost: { readonly url: string; close(): void };
  const limits: CallLimits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
  const optionsAt = (baseUrl: string, model: string): MediaEngineOptions => ({
    model,
    apiKey: "a-key-of-a-test",
    baseUrl,
    allowPrivateAddresses: true,
  });
  const image: ImageRequest = { prompt: "A fox", count: 1, aspectRatio: "1:1" };
  const base64 = (data: Buffer) => data.toString("base64");

  beforeAll(async () => {
    await mock.start();
    files = await startFakeProvider();
    files.handler = ({ path }) => ({ file: path.endsWith("mp4") ? mp4 : png });
    falHost = await startFalHost(mock.url);
  });
  afterAll(async () => {
    falHost.close();
    await files.close();
    await mock.stop();
  });

  it("[E5] OpenAI makes pictures, as data and by their address", async () => {
    const engine = callOf(openAiImages(optionsAt(`${mock.url}/v1`, "gpt-image-2.5-flare")), image);
    mock.onImage("A fox", { image: { b64Json: base64(png.data) } });
    expect(await engine(undefined, limits)).toEqual([png]);
    mock.clearFixtures();
    mock.onImage("A fox", { image: { url: `${files.url}/1.png` } });
    expect(await engine(undefined, limits)).toEqual([png]);
  });

  it("[E5] OpenAI makes pictures of a picture", async () => {
    mock.clearFixtures();
    mock.onImage("A fox", { image: { b64Json: base64(png.data) } });
    const edited = { ...image, pictures: [png] };
    const engine = callOf(openAiImages(optionsAt(`${mock.url}/v1`, "gpt-image-2.5-flare")), edited);
    expect(await engine(undefined, limits)).toEqual([png]);
    expect(mock.getRequests().at(-1)?.path).toBe("/v1/images/edits");
  });

  it("[E5] OpenAI speaks", async () => {
    mock.onSpeech("Hello, fox.", { audio: base64(mp3.data), format: "mp3" });
    const engine = callOf(openAiSpeech(optionsAt(`${mock.url}/v1`, "gpt-4o-mini-tts")), { text: "Hello, fox." });
    expect(await engine(undefined, limits)).toEqual([mp3]);
  });

  it.each(["whisper-1", "gpt-transcribe"])("[E5] OpenAI transcribes with %s", async (model) => {
    mock.onTranscription({ transcription: { text: "Hello, fox.", duration: 2.5 } });
    const engine = callOf(openAiTranscription(optionsAt(`${mock.url}/v1`, model)), { recording: wav });
    expect(await engine(undefined, limits)).toEqual({
      text: "Hello, fox.",
      seconds: model === "whisper-1" ? 2.5 : undefined,
      segments: [],
    });
  });

  it("[E4][E5] ElevenLabs speaks", async () => {
    mock.onElevenLabsTTS("Hello, fox.", { audio: base64(mp3.data), format: "mp3" });
    const engine = callOf(elevenLabsSpeech(optionsAt(mock.url, "eleven_multilingual_v2")), { text: "Hello, fox." });
    expect(await engine(undefined, limits)).toEqual([mp3]);
  });

  it("[E5] ElevenLabs makes music", async () => {
    mock.onMusic("Calm piano", { audio: base64(mp3.data), format: "mp3" });
    const engine = callOf(elevenLabsMusic(optionsAt(mock.url, "music_v1")), { prompt: "Calm piano", seconds: 30 });
    expect(await engine(undefined, limits)).toEqual([mp3]);
  });

  it("[E5] Veo makes a film", async () => {
    mock.onVideo("A fox runs", { video: { id: "1", status: "completed", url: `${files.url}/1.mp4` } });
    const engine = jobsOf(googleVideo(optionsAt(`${mock.url}/v1beta`, "veo-3.1-generate-preview")), {
      prompt: "A fox runs",
      aspectRatio: "16:9",
      seconds: 5,
    });
    expect((await follow(engine, limits)).at(-1)).toEqual({ state: "done", result: [mp4] });
  });

  it("[E5] fal makes pictures and films from its queue", async () => {
    mock.onFalImage("fal-ai/flux/schnell", { image: { url: `${files.url}/1.png` } });
    const pictures = await follow(jobsOf(falImages(optionsAt(falHost.url, "fal-ai/flux/schnell")), image), limits);
    expect(pictures.at(-1)).toEqual({ state: "done", result: [png] });
    mock.onFalVideo("fal-ai/pika/v2.2/text-to-video", {
      video: { id: "1", status: "completed", url: `${files.url}/1.mp4` },
    });
    const films = await follow(
      jobsOf(falVideo(optionsAt(falHost.url, "fal-ai/pika/v2.2/text-to-video")), {
        prompt: "A fox runs",
        aspectRatio: "16:9",
        seconds: 5,
      }),
      limits,
    );
    expect(films.at(-1)).toEqual({ state: "done", result: [mp4] });
  });
});

/** Checks a job until it is over, which the fake counts in checks. */
async function follow(
  engine: JobEngine<undefined, unknown>,
  limits: CallLimits,
): Promise<readonly JobState<unknown>[]> {
  const id = await engine.start(undefined, limits);
  const states: JobState<unknown>[] = [];
  for (let checks = 0; checks < 10; checks++) {
    const state = await engine.check(id, limits);
    states.push(state);
    if (state.state === "done" || state.state === "failed") break;
  }
  return states;
}

/** The fake wants to be told which of fal’s hosts it is. */
async function startFalHost(target: string) {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, "x-fal-target-host": "queue.fal.run" };
    const upstream = sendRequest(
      new URL(`/fal${request.url}`, target),
      { method: request.method, headers },
      (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      },
    );
    request.pipe(upstream);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
