import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { launchChromium } from "../test/chromium.ts";
import { buildBareFramework, readBareScripts } from "./bare-framework.ts";
import type { Figure } from "./report.ts";
import { startProduct } from "./server-process.ts";
import { briefOf } from "./studio/briefs.ts";
import { addDesigners, signIn } from "./studio/designers.ts";

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

/**
 * All JavaScript that the workspace loads before any press, gzip, against the home page's for visitors: editors, viewers and the palette
 * load when they are opened.
 */
export async function benchWorkspaceJavaScript(databaseUrl: string): Promise<Figure> {
  const [designer] = await addDesigners(databaseUrl, [briefOf("poster", "swiss", "workspace")]);
  if (!designer) throw new Error("there is no account");
  const product = await startProduct(databaseUrl);
  try {
    const cookie = await signIn(product.url, designer);
    const home = await scriptBytes(product.url);
    const workspace = await scriptBytes(`${product.url}/workspace`, cookie);
    const ratio = workspace / home;
    return {
      what: "browser JavaScript of the workspace, gzip",
      measured: kilobytes(workspace),
      reference: `${kilobytes(home)} (the home page for visitors)`,
      result: `${ratio.toFixed(2)} times`,
      target: "≤ 1.3 times",
      isMet: ratio <= 1.3,
    };
  } finally {
    await product.stop();
  }
}

async function homePageBytes(databaseUrl: string): Promise<number> {
  const product = await startProduct(databaseUrl);
  try {
    return await scriptBytes(product.url);
  } finally {
    await product.stop();
  }
}

/** The scripts that a page fetches until the network is idle. @param cookie of a signed-in user. */
async function scriptBytes(url: string, cookie?: string): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ extraHTTPHeaders: cookie ? { cookie } : {} });
    const files = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) files.add(pathname);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    let bytes = 0;
    for (const file of files)
      bytes += gzipSync(await readFile(path.join("build/client", file)), { level: 9 }).byteLength;
    return bytes;
  } finally {
    await browser.close();
  }
}
