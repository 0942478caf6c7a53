import { existsSync } from "node:fs";
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

/** `CHROMIUM_PATH`, else an installed Chrome or Chromium, else the one that an npm package carries: no test downloads a browser. */
export async function findChromium(): Promise<ChromiumLaunch> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const own = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));
  if (own) return { executablePath: own, args: [...quietArguments, ...sandbox] };
  const { default: packaged } = await import("@sparticuz/chromium");
  // Not the package's own arguments: they are for functions in a cloud (one process, no web security).
  return { executablePath: await packaged.executablePath(), args: [...quietArguments, ...sandbox] };
}

export async function launchChromium(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args], headless: true });
}
