import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../test/site.ts";

const pngSignature = "89504e470d0a1a0a";
const baseUrl = "http://localhost:4000";

describe("pictures for social networks", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { BASE_URL: baseUrl } });
  });
  afterAll(() => site.stop());

  const fetchPicture = async (path: string) => {
    const response = await fetch(`${site.url}${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes };
  };

  it.each([
    "/og/page/default.png",
    "/og/page/pricing.png",
    "/og/page/api-docs.png",
    "/og/tool/midjourney.png",
    "/og/engine/claude-3-opus.png",
    "/og/article/blog/a-small-vocabulary-of-prompts.png",
    "/og/article/case-studies/covers-drawn-by-rule.png",
  ])("[A24] %s is a PNG of 1200 × 630", async (path) => {
    const { response, bytes } = await fetchPicture(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(bytes.subarray(0, 8).toString("hex")).toBe(pngSignature);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    // A picture with text, cover and mark; an empty sheet has about 2 kB.
    expect(bytes.byteLength).toBeGreaterThan(15_000);
    expect(bytes.byteLength).toBeLessThan(300_000);
  });

  it("[A24] different tools have different pictures, and one tool always the same", async () => {
    const [one, other, again] = await Promise.all(
      ["midjourney", "canva", "midjourney"].map((slug) => fetchPicture(`/og/tool/${slug}.png`)),
    );
    expect(one?.bytes.equals(again?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(false);
    const etag = one?.response.headers.get("etag") ?? "";
    expect((await fetch(`${site.url}/og/tool/midjourney.png`, { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
  });

  it.each([
    "/og/page/no-such-page.png",
    "/og/tool/no-such-tool.png",
    "/og/engine/no-such-engine.png",
    "/og/article/blog/no-such-article.png",
    "/og/article/tutorials/a-small-vocabulary-of-prompts.png",
    "/og/article/no-such-section/x.png",
    "/og/tool/..%2Fmidjourney.png",
  ])("[A24] %s answers 404", async (path) => {
    expect((await fetch(`${site.url}${path}`)).status).toBe(404);
  });

  it("[A24] the picture that each public page names is there", async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const named = new Set<string>();
    const without: string[] = [];
    for (const [, location = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      // The pages of tools and engines are many and of one make: the first letter of the alphabet stands for all.
      if (/\/(?:tools|ai-models)\/[^a]/.test(location)) continue;
      const response = await fetch(location.replace(baseUrl, site.url));
      expect(response.status, location).toBe(200);
      const pictures = [...(await response.text()).matchAll(/<meta property="og:image" content="([^"]+)"/g)];
      if (pictures.length === 1) named.add(pictures[0]?.[1] ?? "");
      else without.push(location);
    }
    expect(without).toEqual([]);
    expect(named.size).toBeGreaterThanOrEqual(18);
    for (const picture of named) {
      expect(picture).toMatch(/^http:\/\/localhost:4000\/og\/.+\.png$/);
      const { response, bytes } = await fetchPicture(picture.replace(baseUrl, ""));
      expect([picture, response.status, bytes.subarray(0, 8).toString("hex")]).toEqual([picture, 200, pngSignature]);
    }
  });
});
