import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const quietArguments = [
  // Drawing through a GPU made of software takes a third of all the processor time of the browser's tests.
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A microphone that beeps, without the question whether a page may use it: a browser without a window can't show it.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * `CHROMIUM_PATH`, else the headless shell that an npm package carries, else an installed Chrome or Chromium, which runs as a whole browser
 * and takes several times the processor time: no test downloads a browser.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  // Not the package's own arguments: they are for functions in a cloud (one process, no web security).
  const args = [...quietArguments, ...sandbox];
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  if (hasShell) return { executablePath: await unpackShell(), args };
  const executablePath = installed.find((file) => existsSync(file));
  if (!executablePath) throw new Error("no Chromium was found: install one, or set CHROMIUM_PATH");
  return { executablePath, args };
}

/** The package's binary is for this. */
const hasShell = platform() === "linux" && arch() === "x64";

/**
 * Unpacks the package's headless shell into a folder named after its version, once: half an unpacking is never found there.
 * @returns the path of the program.
 */
async function unpackShell(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const description = path.join(path.dirname(entry), "../package.json");
  const { version } = JSON.parse(await readFile(description, "utf8")) as { readonly version: string };
  const folder = path.join(tmpdir(), `easel-chromium-${version}`);
  const executable = path.join(folder, "chromium");
  if (existsSync(executable)) return executable;
  const unpacked = await mkdtemp(`${folder}-`);
  const { default: shell } = await import("@sparticuz/chromium");
  const { TMPDIR } = process.env;
  // The package knows no other way to say where.
  process.env.TMPDIR = unpacked;
  try {
    await shell.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // A cleaner of temporary files may have left an empty folder; and another process may have been faster.
  if (!existsSync(executable)) await rm(folder, { recursive: true, force: true });
  await rename(unpacked, folder).catch(() => rm(unpacked, { recursive: true, force: true }));
  return executable;
}

const lowPriority = fileURLToPath(new URL("low-priority-chromium.sh", import.meta.url));

/** @param moreArguments of the command line. */
export async function launchChromium(moreArguments: readonly string[] = []): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  const options = { args: [...args, ...moreArguments], headless: true };
  if (platform() === "win32") return chromium.launch({ ...options, executablePath });
  const env = { ...process.env, CHROMIUM_PROGRAM: executablePath };
  return chromium.launch({ ...options, executablePath: lowPriority, env });
}
