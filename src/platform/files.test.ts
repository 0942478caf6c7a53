import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLocalFiles, type Files } from "./files.ts";

describe("files on the local disk", () => {
  let folder: string;
  let files: Files;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "easel-files-"));
    files = createLocalFiles(path.join(folder, "files"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("[H3] come back as they were put, are replaced, and are gone when deleted", async () => {
    expect(await files.find("og/tool/canva.png")).toBeUndefined();
    await files.put("og/tool/canva.png", Buffer.from([1, 2, 3]));
    await files.put("og/tool/canva.png", Buffer.from([4]));
    expect(await files.find("og/tool/canva.png")).toEqual(Buffer.from([4]));
    await files.delete("og/tool/canva.png");
    await files.delete("og/tool/canva.png");
    expect(await files.find("og/tool/canva.png")).toBeUndefined();
  });

  it("[H3] appear whole or not at all, also when many write one at once", async () => {
    const contents = Array.from({ length: 10 }, (_, index) => Buffer.alloc(100_000, index));
    await Promise.all(contents.map((bytes) => files.put("a", bytes)));
    const found = await files.find("a");
    expect(contents.some((bytes) => bytes.equals(found ?? Buffer.alloc(0)))).toBe(true);
    expect(await readdir(path.join(folder, "files"))).toEqual(["a"]);
  });

  it.each(["", "/etc/passwd", "../secret", "a/../../b", "a//b", "a/", "a\\b", ".hidden", "a/.hidden", "a\0b", "ä"])(
    "[H7] %o is not a key",
    async (key) => {
      await expect(files.put(key, Buffer.from("x"))).rejects.toThrow("not a file key");
      await expect(files.find(key)).rejects.toThrow("not a file key");
      await expect(files.delete(key)).rejects.toThrow("not a file key");
    },
  );
});
