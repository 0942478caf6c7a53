import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadStaticFiles, type StaticFiles } from "./static-files.ts";

describe("files of the browser build", () => {
  let folder: string;
  let files: StaticFiles;
  const header = (address: string, name: string) => {
    const headers = files.get(address)?.identity.headers ?? [];
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
    files = await loadStaticFiles(folder, { "x-content-type-options": "nosniff" });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("are found by their path; compressed forms and hidden files are not addresses", () => {
    expect([...files.keys()].toSorted()).toEqual([
      "/assets/grammar-worker-1a2b.js",
      "/assets/root-1a2b.js",
      "/icon.svg",
    ]);
  });

  it("come in the encodings that the build made", () => {
    expect(files.get("/assets/root-1a2b.js")).toMatchObject({
      gzip: { body: Buffer.from("gz") },
      br: { body: Buffer.from("br") },
    });
    expect(files.get("/icon.svg")?.gzip).toBeUndefined();
  });

  it("say how long they hold, what they are, and that they differ by encoding", () => {
    expect(header("/assets/root-1a2b.js", "cache-control")).toBe("public, max-age=31536000, immutable");
    expect(header("/icon.svg", "cache-control")).toBe("public, max-age=86400");
    expect(header("/assets/root-1a2b.js", "content-type")).toMatch(/^text\/javascript/);
    expect(header("/icon.svg", "content-type")).toMatch(/^image\/svg\+xml/);
    expect(header("/icon.svg", "vary")).toBe("accept-encoding");
  });

  it("[H7] carry the common headers, and a policy under which nothing in them runs", () => {
    expect(header("/icon.svg", "x-content-type-options")).toBe("nosniff");
    expect(header("/icon.svg", "content-security-policy")).toContain("default-src 'none'");
    expect(header("/assets/root-1a2b.js", "content-security-policy")).not.toContain("script-src");
  });

  it("[H7] that are workers may compile WebAssembly and load what is ours, and evaluate no text", () => {
    const policy = header("/assets/grammar-worker-1a2b.js", "content-security-policy");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:");
    expect(policy).not.toContain("'unsafe-eval'");
  });
});
