import { toFile } from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { wavOf } from "../../../test/media/wav-of.ts";
import { forgetProgramResults } from "./forget-program-results.ts";

describe("what runs of programs have made", () => {
  let server: ApiServer;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
    const b64_json = Buffer.from(sampleFiles.png.data).toString("base64");
    provider.handler = ({ path }) => ({
      json: path.includes("/images/") ? { created: 1, data: [{ b64_json }] } : { text: "Hello there." },
    });
    server = await startApiServer({ OPENAI_BASE_URL: `${provider.url}/v1` });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  it("[G3] what a program had made is deleted a day later, and what it cost stays", async () => {
    const client = server.clientOf(await server.addKey(await server.addUser()));
    const { data, response } = await client.images.generate({ prompt: "A logo", model: "dall-e-3" }).withResponse();
    const { pathname } = new URL(data.data?.[0]?.url ?? "");
    const runId = response.headers.get("x-generation-id") ?? "";
    await client.audio.transcriptions.create({ model: "whisper-1", file: await toFile(wavOf(1), "talk.wav") });
    const filesOf = async () =>
      (await server.database.pool.query("select * from run_files where run_id = $1", [runId])).rows.length;
    expect(await forgetProgramResults(server.services)).toBe(0);
    expect(await filesOf()).toBe(1);
    const now = server.services.clock.now();
    server.harness.setTime(new Date(now.getTime() + 25 * 60 * 60_000));
    expect(await forgetProgramResults(server.services)).toBeGreaterThanOrEqual(2);
    expect(await forgetProgramResults(server.services)).toBe(0);
    expect(await filesOf()).toBe(0);
    const words = await server.database.pool.query("select 1 from runs where api_key_id is not null and output <> ''");
    expect(words.rows).toEqual([]);
    server.harness.setTime(now);
    expect((await fetch(`${server.url}${pathname}`)).status).toBe(404);
    expect(await client.get(`/generations/${runId}`)).toMatchObject({ cost_aic: 10 });
  });
});
