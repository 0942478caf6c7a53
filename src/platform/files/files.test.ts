import { type FileHandle, mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type S3Server, startS3Server } from "../../../test/s3-server.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { copyFiles } from "./copy-files.ts";
import type { Files } from "./files.ts";
import { createLocalFiles } from "./local-files.ts";
import { openFiles } from "./open-files.ts";
import { createS3Files, type S3Config } from "./s3-files.ts";
import { streamFile } from "./stream-file.ts";

let folder: string;
let server: S3Server;
let s3: S3Config;
beforeAll(async () => {
  server = await startS3Server();
  s3 = readConfig(server.environment).s3 as S3Config;
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "easel-files-"));
  server.intercept = undefined;
  (server.requests as string[]).length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

describe.each([
  ["on the local disk", () => createLocalFiles(path.join(folder, "files"))],
  ["in a bucket", () => createS3Files(s3)],
] as const)("files %s", (_, open) => {
  let files: Files;
  beforeEach(() => {
    files = open();
  });

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
    const found = Buffer.from((await files.find("a")) ?? []);
    expect(contents.some((bytes) => bytes.equals(found))).toBe(true);
    await files.delete("a");
  });

  it("[H3] are as large as a film, are read in parts, and are sent piece by piece as they are read", async () => {
    const bytes = Buffer.alloc(20_000_000, "film");
    const key = "films/1.mp4";
    await files.put(key, bytes);
    expect(bytes.equals((await files.find(key)) ?? Buffer.alloc(0))).toBe(true);
    expect(Buffer.from((await files.find(key, { start: 1, end: 3 })) ?? [])).toEqual(Buffer.from("ilm"));
    expect(await files.find("films/2.mp4", { start: 0, end: 1 })).toBeUndefined();
    const sizes: number[] = [];
    const counted: Files = {
      ...files,
      async find(...of) {
        const part = await files.find(...of);
        sizes.push(part?.byteLength ?? 0);
        return part;
      },
    };
    expect(await streamFile(counted, "films/2.mp4", { start: 0, end: 1 })).toBeUndefined();
    const stream = await streamFile(counted, key, { start: 1, end: bytes.length - 1 });
    expect(bytes.subarray(1).equals(Buffer.from(await new Response(stream).arrayBuffer()))).toBe(true);
    expect([Math.max(...sizes) <= 1_024 * 1_024, sizes.length]).toEqual([true, 21]);
    const left = (await streamFile(files, key, { start: 0, end: bytes.length - 1 }))?.getReader();
    await left?.read();
    await files.delete(key);
    await expect(left?.read().then(() => left.read())).rejects.toThrow("ended while it was sent");
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

describe("files on the local disk", () => {
  it("[H3] leave nothing unfinished behind", async () => {
    const files = createLocalFiles(folder);
    await Promise.all(Array.from({ length: 10 }, () => files.put("a", Buffer.alloc(1_000))));
    // A folder stands where the file should go: as with a full disk, writing begins and can't be ended.
    await mkdir(path.join(folder, "b/c"), { recursive: true });
    await expect(files.put("b", Buffer.from("x"))).rejects.toThrow();
    expect((await readdir(folder)).toSorted()).toEqual(["a", "b"]);
  });

  it("[H3] survive a power loss: a file is on the disk before it has its name, and its folders before it is put", async () => {
    const root = path.join(folder, "files");
    const synced: number[] = [];
    const namesThen: string[][] = [];
    const any = await open(folder);
    await any.close();
    const sync = vi.spyOn(Object.getPrototypeOf(any) as FileHandle, "sync").mockImplementation(async function (
      this: FileHandle,
    ) {
      synced.push((await this.stat()).ino);
      namesThen.push(await readdir(path.join(root, "runs/1")));
    });
    try {
      await createLocalFiles(root).put("runs/1/2.mp4", Buffer.from("film"));
    } finally {
      sync.mockRestore();
    }
    const written = [path.join(root, "runs/1/2.mp4"), path.join(root, "runs/1"), path.join(root, "runs"), root, folder];
    expect(synced).toEqual(await Promise.all(written.map(async (name) => (await stat(name)).ino)));
    expect(namesThen.map((names) => names.includes("2.mp4"))).toEqual([false, true, true, true, true]);
  });
});

describe("files in a bucket", () => {
  const silent = createLog("silent");
  const open = (changed: Partial<S3Config> = {}) => openFiles({ s3: { ...s3, ...changed }, dataDir: folder }, silent);

  it("[H3] need the right key: a wrong one, and a wrong bucket, stop the start with the reason", async () => {
    await expect(open({ secretAccessKey: "wrong" })).rejects.toThrow(
      /The bucket easel-files can't be used.*403 \(SignatureDoesNotMatch\)/,
    );
    await expect(open({ bucket: "not-there" })).rejects.toThrow(/404 \(NoSuchBucket\)/);
    await expect(createS3Files({ ...s3, bucket: "not-there" }).find("a")).rejects.toThrow("NoSuchBucket");
    expect(await (await open()).find("a")).toBeUndefined();
  });

  it("[H3] survive a server that is away at the start, and one that fails twice", async () => {
    await expect(open({ endpoint: "http://127.0.0.1:1" })).resolves.toBeDefined();
    let failures = 2;
    server.intercept = () => (failures-- > 0 ? { status: 503, code: "SlowDown" } : undefined);
    const files = createS3Files(s3);
    await files.put("a", Buffer.from("x"));
    expect(server.requests).toHaveLength(3);
    await files.delete("a");
  });

  it.each([
    [507, "InsufficientStorage", 1],
    [403, "QuotaExceeded", 1],
    [500, "InternalError", 3],
  ])("[H3] fail with the reason after a bounded number of attempts: %i %s", async (status, code, attempts) => {
    server.intercept = () => ({ status, code });
    const error = await createS3Files(s3)
      .put("a", Buffer.from("x"))
      .catch((failure: Error) => failure);
    expect(String(error)).toBe(`S3Error: the storage answered ${status} (${code}) to PUT a`);
    expect(server.requests).toHaveLength(attempts);
  });

  it("[H7] users read that the storage fails, and the log has the reason", async () => {
    const files = await open();
    server.intercept = () => ({ status: 507, code: "InsufficientStorage" });
    await expect(files.put("a", Buffer.from("x"))).rejects.toMatchObject({
      code: "unavailable",
      userMessage: "Our file storage doesn’t work at the moment. Please try again in a few minutes.",
      cause: { message: "the storage answered 507 (InsufficientStorage) to PUT a" },
    });
  });

  it("[H3] are moved there from the disk, without what is being written", async () => {
    const local = createLocalFiles(folder);
    await local.put("avatars/1.webp", Buffer.from("picture"));
    await local.put("runs/2/3.mp4", Buffer.from("film"));
    await writeFile(path.join(folder, "runs/4.mp4.0fb3a3de-1a2b-4c3d-8e4f-0123456789ab"), "unfinished");
    const files = createS3Files(s3);
    expect(await copyFiles(folder, files, () => {})).toEqual({ files: 2, bytes: 11 });
    expect(await copyFiles(folder, files, () => {})).toEqual({ files: 2, bytes: 11 });
    for (const key of ["avatars/1.webp", "runs/2/3.mp4"]) {
      expect(await files.find(key)).toEqual(await readFile(path.join(folder, key)));
    }
    expect(server.requests.some((request) => request.includes("4.mp4"))).toBe(false);
  });
});
