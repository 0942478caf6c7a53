import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { launchChromium } from "../test/chromium.ts";
import { buildBareFramework, readBareScripts } from "./bare-framework.ts";
import type { Figure } from "./report.ts";
import { startProduct } from "./server-process.ts";

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/**
 * All JavaScript that the home page loads until the network is idle, gzip, against an empty app of the same framework.
 * docs/decisions/0014-navigation-of-our-own.md says why it misses the target.
 */
export async function benchBrowserJavaScript(databaseUrl: string): Promise<Figure> {
  buildBareFramework();
  let bare = 0;
  for (const script of (await readBareScripts()).values()) bare += gzipSync(script, { level: 9 }).byteLength;
  const ours = await homePageBytes(databaseUrl);
  const ratio = ours / bare;
  return {
    what: "browser JavaScript of the home page, gzip",
    measured: kilobytes(ours),
    reference: `${kilobytes(bare)} (the bare framework, built in this run)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.15 times",
    isMet: ratio <= 1.15,
  };
}

async function homePageBytes(databaseUrl: string): Promise<number> {
  const product = await startProduct(databaseUrl);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const files = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) files.add(pathname);
    });
    await page.goto(product.url, { waitUntil: "networkidle" });
    let bytes = 0;
    for (const file of files)
      bytes += gzipSync(await readFile(path.join("build/client", file)), { level: 9 }).byteLength;
    return bytes;
  } finally {
    await browser.close();
    await product.stop();
  }
}
