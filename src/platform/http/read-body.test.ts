import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Context, Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { readForm } from "../forms/read-form.ts";
import type { AppEnv } from "./app-env.ts";
import { readJsonBody } from "./bodies/read-json.ts";
import { createUploads, type UploadUnderWay } from "./bodies/uploads.ts";
import { readBody } from "./read-body.ts";

const bytesMax = 1_024;
const mebibyte = 1_024 * 1_024;
const app = new Hono<AppEnv>();
const folder = await mkdtemp(path.join(os.tmpdir(), "easel-uploads-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const uploads = createUploads(folder);
const upload = {
  bytesMax: 3 * 1_024 * 1_024,
  async admit(c: Context<AppEnv>) {
    const user = c.req.header("authorization");
    if (user === undefined) throw new AppError("unauthorized", { userMessage: "Not you." });
    return user;
  },
};
app.use(
  readBody({
    bytesMax,
    uploads,
    uploadsAt: [
      { ...upload, path: "/upload", type: "multipart/form-data" },
      { ...upload, path: "/document", type: "application/json" },
    ],
    bodylessPaths: ["/nothing"],
  }),
);
app.post("/nothing", async (c) => c.json((await c.req.raw.arrayBuffer()).byteLength));
app.post("/upload", async (c) => {
  // React Router's actions get another request.
  const read = await readForm(new Request(c.req.raw));
  const waiting = await readdir(folder);
  const file = read.get("file");
  if (!(file instanceof File)) return c.json(null);
  const content = Buffer.from(await file.arrayBuffer());
  return c.json([file.name, file.type, file.size, digest(content), waiting.length]);
});
app.post("/document", async (c) => c.json(Object.keys(Object(await readJsonBody(c.req.raw))).length));
app.post("/json", async (c) => c.json(await readJsonBody(c.req.raw)));
app.post("/form", async (c) => c.json(Object.fromEntries(await readForm(c.req.raw))));
app.post("/closed", (c) => c.json("closed", 403));
app.notFound((c) => c.json(null, 404));
app.onError((error, c) => {
  if (!(error instanceof AppError)) throw error;
  return c.json({ code: error.code, sentence: error.userMessage }, error.status);
});

async function post(
  path: string,
  type: string | undefined,
  body: BodyInit,
  more: Readonly<Record<string, string>> = {},
): Promise<[number, unknown]> {
  const headers = { ...(type === undefined ? {} : { "content-type": type }), ...more };
  const init = { method: "POST", body, headers, duplex: "half" };
  const answer = await app.request(path, init as RequestInit);
  return [answer.status, await answer.json()];
}

const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
const part = (content: string, name = "a") =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n--x--\r\n`;
const stream = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const me = { authorization: "me" };
const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex");
function fileForm(content: Buffer): Buffer<ArrayBuffer> {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="é%22.bin"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--x--\r\n")]);
}
const inPieces = (content: Buffer, length: number) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < content.length; at += length) controller.enqueue(content.subarray(at, at + length));
      controller.close();
    },
  });

/** A body that knows whether it was read. Nothing is requested before the first read. */
function watched() {
  let isRead = false;
  const pull = () => {
    isRead = true;
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), isRead: () => isRead };
}

/** A body whose second half waits until it may come. */
function pausing(content: Buffer) {
  const begun = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  const half = Math.floor(content.length / 2);
  const pieces = [content.subarray(0, half), content.subarray(half)];
  const body = new ReadableStream(
    {
      async pull(controller) {
        if (pieces.length === 1) {
          begun.resolve();
          await waiting.promise;
        }
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, begun: begun.promise, go: () => waiting.resolve() };
}

describe("bodies", () => {
  it("[H7] reach the route as they were sent", async () => {
    expect(await post("/json", "application/json; charset=utf-8", '{"a":"ä"}')).toEqual([200, { a: "ä" }]);
    expect(await post("/form", form, "a=%C3%A4+b&c=")).toEqual([200, { a: "ä b", c: "" }]);
    expect(await post("/form", multipart, part("ä"))).toEqual([200, { a: "ä" }]);
    const quoted = 'Multipart/Form-Data; charset=utf-8; boundary="x"';
    expect(await post("/form", quoted, part("ä"))).toEqual([200, { a: "ä" }]);
    expect(await post("/json", "application/json", stream('{"a"', ":1}"))).toEqual([200, { a: 1 }]);
  });

  it("[H7] have no half characters, also deep within, and are else as they were sent", async () => {
    const sent = String.raw`{"a":["\ud83d","🎨\udc00b"],"__proto__":{"n":1.50},"b":null}`;
    const [status, read] = await post("/json", "application/json", sent);
    expect([status, JSON.stringify(read)]).toEqual([200, '{"a":["�","🎨�b"],"__proto__":{"n":1.5},"b":null}']);
  });

  it.each([
    ["a JSON text that ends early", "application/json", '{"a":'],
    ["no JSON at all", "application/json", ""],
    ["broken UTF-8", "application/json", new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
    ["broken percent-encoding", form, "a=%E0%A4%A"],
    ["percent-encoded bytes that are not UTF-8", form, "a=%ff"],
    ["multipart without a boundary", "multipart/form-data", part("b")],
    ["multipart that ends early", multipart, part("b").slice(0, -10)],
    ["multipart that is something else", multipart, "hello"],
    ["a NUL in JSON", "application/json", '{"a":["\\u0000"]}'],
    ["a NUL in a JSON key", "application/json", '{"\\u0000":1}'],
    ["a NUL in a form", form, "a=b%00"],
    ["multipart with two boundaries", 'multipart/form-data; x="; boundary=y ; "; boundary=x', part("b\0")],
    ["multipart with the boundary twice", "multipart/form-data; boundary=y; boundary=x", part("b\0")],
    ["multipart with an unknown parameter", `${multipart}; boundary*=utf-8''y`, part("b")],
    ["a NUL in multipart", multipart, part("b\0")],
  ])("[H7] refuses %s", async (_, type, body) => {
    expect(await post(type === "application/json" ? "/json" : "/form", type, body)).toEqual([
      400,
      { code: "malformed_request", sentence: expect.stringMatching(/Please/) },
    ]);
  });

  it.each(["text/plain", "application/xml", "application/jsonp", "", undefined])(
    "[H7] does not read %s",
    async (type) => {
      expect(await post("/json", type, new TextEncoder().encode("{}"))).toEqual([
        415,
        { code: "unsupported_media_type", sentence: expect.any(String) },
      ]);
    },
  );

  it.each([form, multipart])(
    "[H9] reads no JSON that is sent as %s, which would not be checked as JSON",
    async (type) => {
      expect(await post("/json", type, type === form ? String.raw`{"a":"\u0000"}` : part(""))).toEqual([
        415,
        { code: "unsupported_media_type", sentence: expect.stringContaining("application/json") },
      ]);
    },
  );

  it("[C4] lets a POST come with nothing where all is said in the address, and nowhere else", async () => {
    const bare = (path: string) => app.request(path, { method: "POST" });
    expect(await (await bare("/nothing")).json()).toBe(0);
    // Many clients name a type whatever they send.
    for (const type of ["application/json", "text/plain"]) expect(await post("/nothing", type, "")).toEqual([200, 0]);
    expect((await bare("/json")).status).toBe(415);
    expect((await post("/nothing", undefined, new TextEncoder().encode("x")))[0]).toBe(415);
    expect((await post("/nothing", "application/json", '"\\u0000"'))[0]).toBe(400);
  });

  it("[H7] refuses what is too large, whether it says so or not", async () => {
    const tooLarge = [
      413,
      { code: "payload_too_large", sentence: "What you sent is larger than 1 kB. Please shorten it." },
    ];
    expect(await post("/form", form, `a=${"x".repeat(bytesMax)}`)).toEqual(tooLarge);
    expect(await post("/form", form, stream("a=", "x".repeat(bytesMax)))).toEqual(tooLarge);
    expect((await post("/form", form, `a=${"x".repeat(bytesMax - 2)}`))[0]).toBe(200);
  });

  it("[H7] a body that breaks off is the sender's fault", async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error("socket hang up"));
      },
    });
    expect((await post("/form", form, broken))[0]).toBe(400);
  });

  it("[H9] are not read before their route asks for them", async () => {
    for (const path of ["/closed", "/no-such-path"]) {
      const { body, isRead } = watched();
      expect((await post(path, form, body))[0]).toBe(path === "/closed" ? 403 : 404);
      expect(isRead()).toBe(false);
    }
  });

  it.each([
    ["JSON that is nested deeply", "application/json", "[".repeat(500)],
    ["a form with many fields", form, "a&".repeat(500), "invalid_input"],
    ["multipart with many parts", multipart, part("").slice(0, -7).repeat(150), "invalid_input"],
    ["multipart with large headers", multipart, part("").replace("\r\n\r\n", `\r\nx: ${"y".repeat(5_000)}\r\n\r\n`)],
    ["multipart with many headers", multipart, part("").replace("\r\n\r\n", `${"\r\nx: y".repeat(50)}\r\n\r\n`)],
  ])("[H9] refuses %s before anything parses it", async (_, type, body, code = "malformed_request") => {
    let asked = 0;
    const roomy = new Hono<AppEnv>().use(readBody({ bytesMax: 64 * 1_024, uploads }));
    roomy.post("/", async (c) => {
      asked += 1;
      const bytes = await c.req.raw.arrayBuffer();
      return c.json(bytes.byteLength, 200);
    });
    roomy.onError((error, c) => c.json(error instanceof AppError ? error.code : String(error), 400));
    const answer = await roomy.request("/", { method: "POST", body, headers: { "content-type": type } });
    expect([await answer.json(), asked]).toEqual([code, 1]);
  });

  it("[B8] may be larger at one address for admitted clients; a body from others is not read", async () => {
    const large = upload.bytesMax - 200;
    const file = Buffer.alloc(large, "\0é\r\n--");
    const [status, read] = await post("/upload", multipart, fileForm(file), me);
    expect([status, read]).toEqual([200, ['é".bin', "image/png", large, digest(file), 1]]);
    expect(await readdir(folder)).toEqual([]);
    expect(await post("/upload", multipart, fileForm(Buffer.alloc(upload.bytesMax)), me)).toEqual([
      413,
      { code: "payload_too_large", sentence: "What you sent is larger than 3 MB. Please choose something smaller." },
    ]);
    expect((await post("/form", multipart, fileForm(file), me))[0]).toBe(413);
    const { body, isRead } = watched();
    expect((await post("/upload", multipart, body))[0]).toBe(401);
    expect(isRead()).toBe(false);
  });

  it("[H9] of other types are no larger there", async () => {
    expect((await post("/document", "application/json", `["${"x".repeat(2_000_000)}"]`, me))[0]).toBe(200);
    expect((await post("/upload", "application/json", `["${"x".repeat(2_000)}"]`, me))[0]).toBe(415);
    expect((await post("/document", multipart, part("x".repeat(2_000)), me))[0]).toBe(415);
  });

  it.each([
    ["ends early", fileForm(Buffer.alloc(50_000)).subarray(0, 40_000)],
    ["is something else", Buffer.from("hello")],
    ["has a field without a name", Buffer.from("--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--\r\n")],
    ["has a NUL in a field", Buffer.from(part("\0"))],
    ["has too many parts", Buffer.from(part("").slice(0, -7).repeat(40_000)), 422],
    [
      "has too many files",
      Buffer.from(fileForm(Buffer.from("x")).toString("latin1").slice(0, -7).repeat(20), "latin1"),
      422,
    ],
    ["has a field as long as a file", Buffer.from(part("x".repeat(100_000))), 422],
  ])("[H9] a file whose form %s is refused, and leaves nothing on the disk", async (_, body, status = 400) => {
    const code = status === 400 ? "malformed_request" : "invalid_input";
    for (const sent of [body, inPieces(body, 1_000)])
      expect(await post("/upload", multipart, sent, me)).toEqual([
        status,
        { code, sentence: expect.stringMatching(/Please/) },
      ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("[H9] a file that breaks off on its way leaves nothing on the disk", async () => {
    const start = fileForm(Buffer.alloc(50_000)).subarray(0, 40_000);
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(start);
      },
      pull(controller) {
        controller.error(new Error("socket hang up"));
      },
    });
    expect((await post("/upload", multipart, broken, me))[0]).toBe(400);
    expect(await readdir(folder)).toEqual([]);
  });

  it("[H9] a user uploads eight files at once, beside other users, and more when they are done", async () => {
    const slow = Array.from({ length: 8 }, () => pausing(fileForm(Buffer.alloc(50_000))));
    const underWay = slow.map(({ body }) => post("/upload", multipart, body, me));
    await Promise.all(slow.map(({ begun }) => begun));
    expect(await post("/upload", multipart, fileForm(Buffer.alloc(10)), me)).toEqual([
      429,
      { code: "rate_limited", sentence: expect.stringContaining("already uploading") },
    ]);
    expect((await post("/upload", multipart, fileForm(Buffer.alloc(10)), { authorization: "another" }))[0]).toBe(200);
    for (const { go } of slow) go();
    expect((await Promise.all(underWay)).map(([status]) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await post("/upload", multipart, fileForm(Buffer.alloc(10)), me))[0]).toBe(200);
    expect(await readdir(folder)).toEqual([]);
  });

  it("[H9] a user has two of the turns in which files are in memory, so that there is one for the next", async () => {
    const { signal } = new AbortController();
    const request = () =>
      new Request("http://localhost", {
        method: "POST",
        body: fileForm(Buffer.alloc(10)),
        headers: { "content-type": multipart },
      });
    const own = Array.from({ length: 8 }, () => uploads.begin("me", signal));
    let received = 0;
    const files = own.map(async (one) => {
      await one.receive(request(), 1_024);
      received += 1;
    });
    await Promise.any(files);
    const other = uploads.begin("another", signal);
    expect((await other.receive(request(), 1_024)).has("file")).toBe(true);
    expect(received).toBe(2);
    await Promise.all([other, ...own].map((one) => one.end()));
    await Promise.all(files);
  });

  it("[H9] a user’s bodies in memory have a bound of their own", async () => {
    const { signal } = new AbortController();
    const collect = (one: UploadUnderWay) =>
      one.collect(new Request("http://localhost", { method: "POST", body: Buffer.alloc(5 * mebibyte) }), 6 * mebibyte);
    const own = Array.from({ length: 5 }, () => uploads.begin("me", signal));
    for (const one of own.slice(0, 4)) await collect(one);
    const [last, other] = [own[4] as UploadUnderWay, uploads.begin("another", signal)];
    await expect(collect(last)).rejects.toMatchObject({ code: "rate_limited" });
    expect((await collect(other)).byteLength).toBe(5 * mebibyte);
    await Promise.all([other, ...own].map((one) => one.end()));
    const again = uploads.begin("me", signal);
    expect((await collect(again)).byteLength).toBe(5 * mebibyte);
    await again.end();
  });

  it("[H9] when all places are taken, a stalled upload of who has most gives its place to another user, and one that arrives doesn't", async () => {
    const { signal } = new AbortController();
    const few = createUploads(folder, { afterMs: 0, bytesPerSecond: 1_000_000 });
    /** Sends a part, and the rest when told to. */
    const slowly = (bytes: number) => {
      const rest = Promise.withResolvers<void>();
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(Buffer.alloc(bytes));
          await rest.promise;
          controller.close();
        },
      });
      const init = { method: "POST", body, duplex: "half" } as RequestInit;
      return { request: new Request("http://localhost", init), finish: rest.resolve };
    };
    const begin = (userId: string, bytes: number) => {
      const upload = few.begin(userId, signal);
      const { request, finish } = slowly(bytes);
      const outcome = upload.collect(request, mebibyte).then(
        ({ byteLength }) => byteLength,
        ({ code }: AppError) => code,
      );
      return { upload, finish, outcome };
    };
    const busy = begin("user 0", mebibyte);
    const stalled = Array.from({ length: 63 }, (_, index) => begin(`user ${1 + (index % 8)}`, 1 + index));
    await new Promise((resolve) => setImmediate(resolve));
    const newcomer = few.begin("newcomer", signal);
    expect(await Promise.race(stalled.map(({ outcome }) => outcome))).toBe("unavailable");
    busy.finish();
    for (const { finish } of stalled) finish();
    expect(await busy.outcome).toBe(mebibyte);
    expect(
      (await Promise.all(stalled.map(({ outcome }) => outcome))).filter((code) => code === "unavailable"),
    ).toHaveLength(1);
    for (const { upload } of [busy, ...stalled, { upload: newcomer }]) await upload.end();
  });

  it("[H9] when all places are taken, a user with far more uploads gives one to another user, however fast they arrive", async () => {
    const { signal } = new AbortController();
    const few = createUploads(folder, { afterMs: 0, bytesPerSecond: 0 });
    const hold = (userId: string) => {
      const upload = few.begin(userId, signal);
      const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(Buffer.alloc(1_000)) });
      const request = new Request("http://localhost", { method: "POST", body, duplex: "half" } as RequestInit);
      const outcome = upload.collect(request, mebibyte).catch(({ code }: AppError) => code);
      return { upload, outcome };
    };
    const held = Array.from({ length: 64 }, (_, index) => hold(`user ${index % 8}`));
    await new Promise((resolve) => setImmediate(resolve));
    const newcomer = few.begin("newcomer", signal);
    expect(await Promise.race(held.map(({ outcome }) => outcome))).toBe("unavailable");
    // One who has as many as the others gets no more.
    expect(() => few.begin("user 1", signal)).toThrow(AppError);
    for (const { upload } of [...held, { upload: newcomer }]) await upload.end();
  });

  it("[H9] files that a killed process left are removed at the start, and no younger ones", async () => {
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
    await writeFile(path.join(folder, "old"), "");
    await utimes(path.join(folder, "old"), twoHoursAgo, twoHoursAgo);
    await writeFile(path.join(folder, "new"), "");
    (await uploads.keepClean())();
    expect(await readdir(folder)).toEqual(["new"]);
    await rm(path.join(folder, "new"));
  });
});
