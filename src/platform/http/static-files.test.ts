import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStaticFiles, type StaticFiles } from "./static-files.ts";

describe("files of the browser build", () => {
  let folder: string;
  let files: StaticFiles;
  const header = async (address: string, name: string) => {
    const headers = (await files.find(address))?.identity.headers ?? [];
    return headers[headers.indexOf(name) + 1];
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-static-"));
    await mkdir(path.join(folder, "assets"));
    await mkdir(path.join(folder, ".vite"));
    const contents = {
      "assets/root-1a2b.js": "js",
      "assets/root-1a2b.js.br": "br",
      "assets/root-1a2b.js.gz": "gz",
      "assets/grammar-worker-1a2b.js": "js",
      "icon.svg": "<svg/>",
    };
    for (const [name, text] of Object.entries({ ...contents, ".vite/manifest.json": "{}" }))
      await writeFile(path.join(folder, name), text);
    files = await openStaticFiles(folder, { "x-content-type-options": "nosniff" });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("are found by their path; compressed forms and hidden files are not addresses", () => {
    expect(files.addresses.toSorted()).toEqual(["/assets/grammar-worker-1a2b.js", "/assets/root-1a2b.js", "/icon.svg"]);
  });

  it("come in the encodings that the build made", async () => {
    expect(await files.find("/assets/root-1a2b.js")).toMatchObject({
      gzip: { body: Buffer.from("gz") },
      br: { body: Buffer.from("br") },
    });
    expect((await files.find("/icon.svg"))?.gzip).toBeUndefined();
  });

  it("say how long they hold, what they are, and that they differ by encoding", async () => {
    expect(await header("/assets/root-1a2b.js", "cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await header("/icon.svg", "cache-control")).toBe("public, max-age=86400");
    expect(await header("/assets/root-1a2b.js", "content-type")).toMatch(/^text\/javascript/);
    expect(await header("/icon.svg", "content-type")).toMatch(/^image\/svg\+xml/);
    expect(await header("/icon.svg", "vary")).toBe("accept-encoding");
  });

  it("[H7] carry the common headers, and a policy under which nothing in them runs", async () => {
    expect(await header("/icon.svg", "x-content-type-options")).toBe("nosniff");
    expect(await header("/icon.svg", "content-security-policy")).toContain("default-src 'none'");
    expect(await header("/assets/root-1a2b.js", "content-security-policy")).not.toContain("script-src");
  });

  it("[H7] that are workers may compile WebAssembly and load what is ours, and evaluate no text", async () => {
    const policy = await header("/assets/grammar-worker-1a2b.js", "content-security-policy");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:");
    expect(policy).not.toContain("'unsafe-eval'");
  });

  it("are read once, when they are first requested; one that is gone by then is an error, and is looked for again", async () => {
    const answer = await files.find("/icon.svg");
    await rm(path.join(folder, "icon.svg"));
    expect(files.find("/icon.svg")).toBe(answer);
    const others = await openStaticFiles(folder, {});
    await rm(path.join(folder, "assets/grammar-worker-1a2b.js"));
    await expect(others.find("/assets/grammar-worker-1a2b.js")).rejects.toThrow("ENOENT");
    await writeFile(path.join(folder, "assets/grammar-worker-1a2b.js"), "js");
    expect((await others.find("/assets/grammar-worker-1a2b.js"))?.identity.body).toEqual(Buffer.from("js"));
    expect(others.find("/assets/none.js")).toBeUndefined();
  });
});
