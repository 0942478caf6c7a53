import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { work } from "../../src/tools/servers.ts";
import { changeLibrary } from "../../src/work/library/change-library.ts";
import { keyOf } from "../../src/work/library/library-rules.ts";
import { sampleFiles } from "../media/files.ts";
import { imageCallWires } from "../media/image-call-wires.ts";
import { playCall } from "../media/play-wire.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../media-server.ts";

const { png } = sampleFiles;
const weekMs = 7 * 24 * 60 * 60_000;
const prompt = "A secret prompt";

describe("the file of a shared output", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let userId: string;
  let runId: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
    const wire = imageCallWires.find(({ name }) => name === "images by OpenAI");
    if (!wire) throw new Error("there is no such provider");
    harness.provider.handler = playCall(wire);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  beforeEach(async () => {
    harness.setTime(new Date());
    userId = await harness.addUser(20);
    const body = { engine: "dall-e-3/gpt-image-2.5-flare", prompt, idempotencyKey: randomUUID() };
    const run = (await (await server.post(userId, "/api/runs/image", body)).json()) as { id: string };
    runId = run.id;
    await harness.services.tasks.finished(runId);
  });

  const item = () => keyOf({ kind: "run", id: runId });
  const change = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ item: item(), ...fields })) form.append(name, value);
    const actor = { userId, ownerId: userId, privateId: userId, team: null };
    return changeLibrary({ ...harness.services, work }, { actor, form });
  };
  async function share(fileNumber = "1"): Promise<string> {
    await change({ intent: "share", lifetime: "week", fileNumber });
    const { rows } = await harness.database.pool.query("select token from run_links where run_id = $1", [runId]);
    return `/s/${rows[0]?.token}/file`;
  }
  /** Opens an address as a visitor who has nothing but the link. */
  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    server.ask(undefined, path, { headers });

  it("[F12][F16] is sent byte by byte to visitors, whole or in parts, and kept by no shared cache and no search engine", async () => {
    const path = await share();
    const whole = await open(path);
    expect([whole.status, Object.fromEntries(whole.headers)]).toMatchObject([
      200,
      {
        "content-type": "image/png",
        "content-disposition": 'inline; filename="shared.png"',
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "cache-control": "private, no-cache, no-transform",
      },
    ]);
    expect(Buffer.from(await whole.arrayBuffer()).equals(png.data)).toBe(true);
    const told = JSON.stringify(Object.fromEntries(whole.headers));
    for (const secret of [prompt, userId, runId]) expect(told).not.toContain(secret);
    const part = await open(path, { range: "bytes=4-9" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-9/${png.data.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(png.data.subarray(4, 10))).toBe(true);
    expect((await open(path, { range: `bytes=${png.data.length}-` })).status).toBe(416);
    expect((await open(`${path}?download`)).headers.get("content-disposition")).toContain("attachment");
  });

  it("[F12] is gone once its link is revoked or has expired, and once its run is deleted", async () => {
    const revoked = await share();
    await change({ intent: "revoke", fileNumber: "1" });
    expect((await open(revoked)).status).toBe(404);
    const path = await share();
    expect(path).not.toBe(revoked);
    const sharedAt = harness.services.clock.now();
    harness.setTime(new Date(sharedAt.getTime() + weekMs + 1));
    expect((await open(path)).status).toBe(404);
    harness.setTime(sharedAt);
    expect((await open(path)).status).toBe(200);
    await change({ intent: "delete" });
    expect((await open(path)).status).toBe(404);
  });

  it("[F12] is nothing to guess, and a link to a text has none", async () => {
    await share();
    for (const token of ["x".repeat(24), "__proto__", "..%2f..%2fetc%2fpasswd", "%00"])
      expect([400, 404], token).toContain((await open(`/s/${token}/file`)).status);
    await harness.database.pool.query("update runs set output = 'A text' where id = $1", [runId]);
    await harness.database.pool.query("delete from run_links where run_id = $1", [runId]);
    expect((await open(await share("0"))).status).toBe(404);
  });
});
