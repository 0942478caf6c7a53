import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { streamZip, type ZippedFile } from "./stream-zip.ts";

const megabyte = 1_024 * 1_024;

async function* inTurn(files: readonly ZippedFile[], begun: string[] = []): AsyncGenerator<ZippedFile> {
  for (const file of files) {
    begun.push(file.name);
    yield file;
  }
}

describe("a ZIP that is made while it is read", () => {
  it("[F12] has each file as it was, also an empty one", async () => {
    const files = [
      { name: "film.mp4", bytes: new Uint8Array(megabyte + 1).fill(7), compress: false },
      { name: "page.html", bytes: new TextEncoder().encode("<p>Bread</p>".repeat(60_000)), compress: true },
      { name: "gone.png", bytes: new Uint8Array(), compress: false },
    ];
    const zip = new Uint8Array(await new Response(streamZip(inTurn(files), new AbortController())).arrayBuffer());
    const read = unzipSync(zip);
    expect(Object.keys(read)).toEqual(["film.mp4", "page.html", "gone.png"]);
    for (const { name, bytes } of files) expect(Buffer.from(read[name] ?? []).equals(bytes)).toBe(true);
    expect(zip.byteLength).toBeLessThan(megabyte + 50_000);
  });

  it("[F12] lets other work go on while it compresses a large file", async () => {
    const bytes = new Uint8Array(4 * megabyte);
    const zip = new Response(streamZip(inTurn([{ name: "a.svg", bytes, compress: true }]), new AbortController()));
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await zip.arrayBuffer();
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(15);
  });

  it("[F12] makes no further file once its reader goes away", async () => {
    const begun: string[] = [];
    const files = ["a", "b", "c", "d"].map((name) => ({ name, bytes: new Uint8Array(1), compress: false }));
    const stop = new AbortController();
    const reader = streamZip(inTurn(files, begun), stop).getReader();
    await reader.read();
    await reader.cancel();
    expect([stop.signal.aborted, begun.length < 4]).toEqual([true, true]);
  });
});
