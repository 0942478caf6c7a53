/** The reference for what browsers load: an app of the same framework with one heading, built in this run (bench/bare-app). */
import { spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ServerProcess } from "./server-process.ts";

const folder = path.resolve("build/bare-app");
const assets = path.join(folder, "client/assets");

export function buildBareFramework(): void {
  const bin = path.resolve("node_modules/.bin/react-router");
  const built = spawnSync(bin, ["build"], {
    cwd: "bench/bare-app",
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
}

/** @returns its scripts, by file name. */
export async function readBareScripts(): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(assets, name))] as const)),
  );
}

/** Serves its page and scripts as the product serves its own from memory: compressed beforehand, scripts kept by the browser. */
export async function serveBareFramework(): Promise<Omit<ServerProcess, "pid">> {
  const scripts = await readBareScripts();
  const build = (await import(pathToFileURL(path.join(folder, "server/index.js")).href)) as ServerBuild;
  const page = await createRequestHandler(build, "production")(new Request("http://localhost/"));
  const document = brotliCompressSync(await page.text());
  const compressed = new Map([...scripts].map(([name, bytes]) => [`/assets/${name}`, brotliCompressSync(bytes)]));
  const server = createServer((request, response) => {
    const script = compressed.get(request.url ?? "");
    const body = script ?? document;
    response.writeHead(script || request.url === "/" ? 200 : 404, {
      "content-type": script ? "text/javascript" : "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": body.byteLength,
      ...(script && { "cache-control": "public, max-age=31536000, immutable" }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the bare framework has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
