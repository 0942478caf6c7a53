import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeAnswer, type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { fetchPicture } from "./fetch-picture.ts";

const { png } = sampleFiles;
const gif = { mediaType: "image/gif", data: Buffer.from("GIF89a\x01\0\x01\0\x80\0\0", "latin1") };
const large = { mediaType: "image/png", data: Buffer.concat([png.data, Buffer.alloc(11 * 1_024 * 1_024)]) };

describe("a picture at an address", () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterAll(() => server.close());
  const fetchHere = (answer: FakeAnswer, signal = new AbortController().signal) => {
    server.handler = () => answer;
    return fetchPicture(`${server.url}/a`, signal, { allowPrivateAddresses: true });
  };

  it("[H9][G3] is fetched, and is what its own bytes say", async () => {
    expect(await fetchHere({ file: { ...png, mediaType: "text/html" } })).toMatchObject({ mediaType: "image/png" });
    expect(await fetchHere({ file: gif })).toMatchObject({ mediaType: "image/gif" });
    expect(server.requests.at(-1)?.headers).not.toHaveProperty("authorization");
  });

  it.each([
    ["a page", { text: "<html></html>" }],
    ["a redirect", { status: 302, headers: { location: "/b" }, text: "" }],
    ["nothing there", { status: 404, file: png }],
    ["one that is too large", { file: large }],
  ])("[H9][H7] %s is none", async (_, answer) => {
    const before = server.requests.length;
    await expect(fetchHere(answer)).rejects.toThrow();
    expect(server.requests.length).toBe(before + 1);
  });

  it.each([
    "http://example.com/a.png",
    "https://127.0.0.1/a.png",
    "https://[::ffff:10.0.0.1]/a.png",
    "https://localhost/",
  ])("[H9][H7] nothing is fetched from %s", async (url) => {
    await expect(fetchPicture(url, new AbortController().signal)).rejects.toThrow();
  });

  it("[H9][E6] is given up with its request", async () => {
    await expect(fetchHere({ file: png }, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  });
});
