import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import os from "node:os";
import path from "node:path";
import { pipelinedLoad } from "./pipelined-load.ts";
import { type Figure, median } from "./report.ts";
import { startProcess, startProduct } from "./server-process.ts";

const rounds = 5;
const secondsPerRound = 4;

/** Requests a second for the cached home page, against a bare server that sends the same bytes; rounds alternate between the two. */
export async function benchCachedHome(databaseUrl: string): Promise<Figure> {
  const product = await startProduct(databaseUrl);
  const folder = await mkdtemp(path.join(os.tmpdir(), "easel-bench-"));
  try {
    await fetchBytes(product.url);
    const page = await untilCompressed(product.url);
    const file = path.join(folder, "home.br");
    await writeFile(file, page.body);
    const bare = await startProcess(["bench/bare-server.ts", file, page.encoding], {});
    try {
      const [ours, theirs]: [number[], number[]] = [[], []];
      await load(product.url);
      await load(bare.url);
      for (let round = 0; round < rounds; round++) {
        theirs.push(await load(bare.url));
        ours.push(await load(product.url));
      }
      const ratio = median(ours) / median(theirs);
      return {
        what: `home page for a visitor, requests/s (${page.body.byteLength.toLocaleString("en")} bytes, ${page.encoding})`,
        measured: Math.round(median(ours)).toLocaleString("en"),
        reference: `${Math.round(median(theirs)).toLocaleString("en")} (bare node:http, same bytes)`,
        result: ratio.toFixed(2),
        target: "≥ 0.70",
        isMet: ratio >= 0.7,
      };
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function load(url: string): Promise<number> {
  const { host, port } = new URL(url);
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  return pipelinedLoad(Number(port), request, secondsPerRound * 1_000);
}

async function untilCompressed(url: string): Promise<{ body: Buffer; encoding: string }> {
  for (;;) {
    const page = await fetchBytes(url);
    if (page.encoding === "br") return page;
  }
}

function fetchBytes(url: string): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers["content-encoding"] ?? "identity" }),
      );
    });
    outgoing.on("error", reject).end();
  });
}
