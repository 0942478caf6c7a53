import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import type { MediaFile } from "../media-contract.ts";
import { createMediaEngine, listMediaVendors } from "../media-engine-of.ts";
import type { MediaVendor } from "../vendors.ts";
import { inputPictureLimits, takesInputPictures } from "./input-pictures.ts";

describe("pictures that go along with a request for images", () => {
  const { png } = sampleFiles;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.close());

  const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
  async function call(vendor: MediaVendor, pictures: readonly MediaFile[]): Promise<unknown> {
    const options = { model: "a-model", apiKey: "a-key-of-a-test", baseUrl: provider.url, allowPrivateAddresses: true };
    const engine = createMediaEngine("image", vendor, options);
    const request = { prompt: "A fox", count: 1, aspectRatio: "1:1", pictures } as const;
    return engine.kind === "call" ? engine.call(request, limits) : engine.start(request, limits);
  }

  it.each(listMediaVendors("image").filter((vendor) => !takesInputPictures(vendor)))(
    "[E5] %s, which takes words only, refuses them before anything is sent",
    async (vendor) => {
      const before = provider.requests.length;
      await expect(call(vendor, [png])).rejects.toMatchObject({ kind: "rejected" });
      expect(provider.requests.length).toBe(before);
      // Without a picture it is called.
      await expect(call(vendor, [])).rejects.toMatchObject({ status: 404 });
      expect(provider.requests.length).toBe(before + 1);
    },
  );

  const large = { ...png, data: Buffer.concat([png.data, Buffer.alloc(inputPictureLimits.bytes), png.data]) };
  it.each([
    ["too many", "rejected", Array.from({ length: inputPictureLimits.count + 1 }, () => png)],
    ["one that is too large", "rejected", [large]],
    ["one that is none", "nonsense", [{ mediaType: "image/png", data: Buffer.from("<html>Not a picture</html>") }]],
    ["a film", "nonsense", [{ ...sampleFiles.mp4, mediaType: "image/png" }]],
  ] as const)("[E5] %s: nothing is sent to those that take pictures", async (_, kind, pictures) => {
    const before = provider.requests.length;
    for (const vendor of ["openai", "google"] as const) {
      await expect(call(vendor, pictures)).rejects.toMatchObject({ kind });
    }
    expect(provider.requests.length).toBe(before);
  });

  it("[E5] several go to OpenAI as parts of one field", async () => {
    await expect(call("openai", [png, sampleFiles.webp])).rejects.toMatchObject({ status: 404 });
    const body = String(provider.requests.at(-1)?.body);
    expect(body.split('name="image[]"').length - 1).toBe(2);
    expect(body).toContain("Content-Type: image/webp");
  });
});
