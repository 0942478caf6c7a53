import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import type { CallLimits } from "../contract.ts";
import type { ImageRequest, JobEngine, MediaEngine, MediaEngineOptions } from "../media-contract.ts";
import {
  csmModels,
  deepgramSpeech,
  elevenLabsSpeech,
  falImages,
  falModels,
  googleImages,
  googleVideo,
  lumaVideo,
  runwayVideo,
} from "../media-engines.ts";

const apiKey = "a-key-of-a-test-0123456789";
const { png, mp3 } = sampleFiles;

/** Behavior that the suites for all vendors don’t see, because only one vendor has it. */
describe("a vendor’s peculiarities", () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const options = (): MediaEngineOptions => ({
    model: "a-model",
    apiKey,
    baseUrl: provider.url,
    allowPrivateAddresses: true,
  });
  const limits = (): CallLimits => ({ signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 });
  const call = <Request, Result>(engine: MediaEngine<Request, Result>, request: Request): Promise<Result> => {
    if (engine.kind !== "call") throw new TypeError("this engine works by jobs");
    return engine.call(request, limits());
  };
  const job = <Request, Result>(engine: MediaEngine<Request, Result>): JobEngine<Request, Result> => {
    if (engine.kind !== "job") throw new TypeError("this engine works by calls");
    return engine;
  };

  const fourFoxes: ImageRequest = { prompt: "A fox", count: 4, aspectRatio: "1:1" };
  const picture = {
    json: { candidates: [{ content: { parts: [{ inlineData: { mimeType: "image/png", data: toText(png.data) } }] } }] },
  };

  it("[E5] returns the pictures that were made when some calls fail, since they are billed", async () => {
    let calls = 0;
    provider.handler = () => (calls++ % 2 === 0 ? picture : { status: 503, json: {} });
    expect(await call(googleImages(options()), fourFoxes)).toEqual([png, png]);
  });

  it("[E8] fails as the first call did when all of several fail", async () => {
    provider.handler = () => ({ status: 503, json: {} });
    await expect(call(googleImages(options()), fourFoxes)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("[E6] returns no pictures of a call that the user stopped, not even those that were made", async () => {
    const user = new AbortController();
    const reason = new Error("stopped by the user");
    const before = provider.requests.length;
    provider.handler = () => {
      if (provider.requests.length === before + 4) user.abort(reason);
      return picture;
    };
    const engine = googleImages(options());
    if (engine.kind !== "call") throw new TypeError("this engine works by jobs");
    await expect(engine.call(fourFoxes, { ...limits(), signal: user.signal })).rejects.toBe(reason);
  });

  it("[E5] uses the voice that was chosen, whatever it is called", async () => {
    provider.handler = () => ({ file: mp3 });
    await call(elevenLabsSpeech(options()), { text: "Hello", voice: "../../v1/user?x=" });
    expect(provider.requests.at(-1)?.path).toBe(
      "/v1/text-to-speech/..%2F..%2Fv1%2Fuser%3Fx%3D?output_format=mp3_44100_128",
    );
    await call(deepgramSpeech(options()), { text: "Hello", voice: "aura-2-zeus-en&x=1" });
    expect(provider.requests.at(-1)?.path).toBe("/v1/speak?model=aura-2-zeus-en%26x%3D1");
  });

  it("[H7] follows fal to no other host", async () => {
    const url = "http://169.254.169.254/latest";
    provider.handler = () => ({ json: { request_id: "1", status_url: url, response_url: url } });
    await expect(job(falImages(options())).start(fourFoxes, limits())).rejects.toMatchObject({ kind: "nonsense" });
  });

  it("[H7] asks Google about nothing but operations", async () => {
    const before = provider.requests.length;
    for (const id of ["../../v1/models", "models/a?x=1", "", "https://example.org/"])
      await expect(job(googleVideo(options())).check(id, limits())).rejects.toMatchObject({ kind: "rejected" });
    provider.handler = () => ({ json: { name: "../../secrets" } });
    await expect(
      job(googleVideo(options())).start({ prompt: "A fox", aspectRatio: "1:1", seconds: 5 }, limits()),
    ).rejects.toMatchObject({ kind: "nonsense" });
    expect(provider.requests.length).toBe(before + 1);
  });

  it("[E8] shows no key that a failed job repeats", async () => {
    provider.handler = () => ({ json: { status: "FAILED", failure: `The key ${apiKey} has no\ncredits.` } });
    const state = await job(runwayVideo(options())).check("job-1", limits());
    expect(state).toMatchObject({ state: "failed", error: { providerMessage: "The key … has no credits." } });
    expect(JSON.stringify(state)).not.toContain(apiKey);
  });

  it("[E5] says what a provider can’t make, without asking it", async () => {
    const before = provider.requests.length;
    const film = { prompt: "A fox", aspectRatio: "1:1", seconds: 5, image: png } as const;
    await expect(job(lumaVideo(options())).start(film, limits())).rejects.toMatchObject({ kind: "rejected" });
    await expect(job(csmModels(options())).start({ prompt: "A fox" }, limits())).rejects.toMatchObject({
      kind: "rejected",
    });
    await expect(job(falModels(options())).start({ prompt: "A fox" }, limits())).rejects.toMatchObject({
      kind: "rejected",
    });
    expect(provider.requests.length).toBe(before);
  });
});

function toText(data: Buffer): string {
  return data.toString("base64");
}
