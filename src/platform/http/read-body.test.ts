import { type Context, Hono } from "hono";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { readBody } from "./read-body.ts";

const bytesMax = 1_024;
const app = new Hono<AppEnv>();
const upload = {
  path: "/upload",
  bytesMax: 3 * 1_024 * 1_024,
  async admit(c: Context<AppEnv>) {
    if (c.req.header("authorization") !== "me") throw new AppError("unauthorized", { userMessage: "Not you." });
  },
};
app.use(readBody(bytesMax, [upload], ["/nothing"]));
app.post("/nothing", async (c) => c.json((await c.req.raw.arrayBuffer()).byteLength));
app.post("/upload", async (c) => c.json((await c.req.raw.arrayBuffer()).byteLength));
app.post("/json", async (c) => c.json(await c.req.raw.json()));
app.post("/form", async (c) => c.json(Object.fromEntries(await c.req.raw.formData())));
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

describe("bodies", () => {
  it("[H7] reach the route as they were sent", async () => {
    expect(await post("/json", "application/json; charset=utf-8", '{"a":"ä"}')).toEqual([200, { a: "ä" }]);
    expect(await post("/form", form, "a=%C3%A4+b&c=")).toEqual([200, { a: "ä b", c: "" }]);
    expect(await post("/form", multipart, part("ä"))).toEqual([200, { a: "ä" }]);
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
    ["a NUL in multipart", multipart, part("b\0")],
  ])("[H7] refuses %s", async (_, type, body) => {
    expect(await post("/json", type, body)).toEqual([
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

  it("[C4] lets a POST come with nothing where all is said in the address, and nowhere else", async () => {
    const bare = (path: string) => app.request(path, { method: "POST" });
    expect(await (await bare("/nothing")).json()).toBe(0);
    // Many clients name a type whatever they send.
    for (const type of ["application/json", "text/plain"]) expect(await post("/nothing", type, "")).toEqual([200, 0]);
    expect((await bare("/json")).status).toBe(415);
    expect((await post("/nothing", undefined, new TextEncoder().encode("x")))[0]).toBe(415);
    expect((await post("/nothing", "application/json", "{"))[0]).toBe(400);
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

  it("[B8] may be larger at one address for admitted clients; a body from others is not read", async () => {
    const me = { authorization: "me" };
    const large = `a=${"x".repeat(upload.bytesMax - 2)}`;
    expect(await post("/upload", form, large, me)).toEqual([200, upload.bytesMax]);
    expect(await post("/upload", form, `${large}x`, me)).toEqual([
      413,
      { code: "payload_too_large", sentence: "What you sent is larger than 3 MB. Please choose something smaller." },
    ]);
    expect((await post("/upload/", form, large, me))[0]).toBe(413);
    let isRead = false;
    // Nothing is requested before the first read.
    const pull = () => {
      isRead = true;
    };
    const watched = new ReadableStream({ pull }, { highWaterMark: 0 });
    expect((await post("/upload", form, watched))[0]).toBe(401);
    expect(isRead).toBe(false);
  });
});
