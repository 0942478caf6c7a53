import { describe, expect, it } from "vitest";
import { rememberFiles } from "./remember-files.ts";

describe("files that are remembered", () => {
  function openFiles(bytesMax: number) {
    const read: string[] = [];
    const find = async (key: string) => {
      read.push(key);
      return key === "none" ? undefined : Buffer.alloc(10, key);
    };
    return { read, files: rememberFiles({ find }, bytesMax) };
  }

  it("[H3] are read once, also when several ask at the same time", async () => {
    const { read, files } = openFiles(100);
    const found = await Promise.all([files.find("a"), files.find("a"), files.find("b")]);
    expect([...found, await files.find("a")].map(String)).toEqual(["a", "a", "b", "a"].map((key) => key.repeat(10)));
    expect(read).toEqual(["a", "b"]);
  });

  it("[H3] are read again where there is no room for them, and found once they are there", async () => {
    const { read, files } = openFiles(10);
    for (const key of ["a", "b", "a"]) await files.find(key);
    expect(read).toEqual(["a", "b", "a"]);
    const small = openFiles(9);
    expect(String(await small.files.find("a"))).toBe("a".repeat(10));
    expect(await small.files.find("none")).toBeUndefined();
    await small.files.find("none");
    expect(small.read).toEqual(["a", "none", "none"]);
  });
});
