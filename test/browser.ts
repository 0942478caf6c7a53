import { readFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions, ConsoleMessage, Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchChromium } from "./chromium.ts";
import { type LentPage, lendPage } from "./reusable-pages.ts";
import { untilScriptsRun } from "./until-hydrated.ts";

export const phone = { width: 375, height: 812 };

export interface OpenOptions extends BrowserContextOptions {
  /** Errors that this test brings about on purpose. */
  readonly expectedErrors?: readonly RegExp[];
  /** Our scripts get lost on the way, as on a bad line. */
  readonly losesScripts?: boolean;
}

export interface TestBrowser {
  /**
   * A page without cookies, storage or history. It counts as loaded once scripts have taken over: a user who is faster than they are has what works
   * without scripts, and that is tested without any. Its console errors and uncaught exceptions are collected for `expectNoErrors`.
   */
  open(options?: OpenOptions): Promise<Page>;
  /** Throws when any page so far has written an error to its console. */
  expectNoErrors(): void;
  /** Closes its pages; Chromium itself goes on for the next file. */
  close(): Promise<void>;
}

/** Nothing of the page lies beside the window. */
export const expectNoSidewaysScrolling = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Presses it, and reads the file that the browser saves then. */
export async function downloadBy(button: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([button.page().waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/**
 * A page of a test lives for seconds. Compiling its scripts to faster code meanwhile pays back later than that: without, a page takes a
 * tenth less of the processor, and a run of axe two thirds. A young generation that holds all that a page allocates as it is loaded saves
 * collecting garbage.
 */
const shortLived = ["--js-flags=--no-maglev,--no-opt,--min-semi-space-size=16"];

/** One for all files of a worker, because files have nothing in it in common but the process. It ends with the worker's. */
let chromium: Promise<Browser> | undefined;

async function chromiumOfWorker(): Promise<Browser> {
  chromium ??= launchChromium(shortLived);
  const browser = await chromium;
  if (browser.isConnected()) return browser;
  chromium = launchChromium(shortLived);
  return chromium;
}

export async function startBrowser(): Promise<TestBrowser> {
  const browser = await chromiumOfWorker();
  const errors: string[] = [];
  const lent = new Set<LentPage>();
  return {
    async open({ expectedErrors = [], losesScripts = false, ...options } = {}) {
      const one = await lendPage(browser, options);
      const { page } = one;
      lent.add(one);
      const withoutScripts = losesScripts || options.javaScriptEnabled === false;
      const stopWaiting = withoutScripts ? undefined : waitForScripts(page);
      if (losesScripts) await page.route("**/assets/*.js", (route) => route.abort());
      const collect = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(`${page.url()}: ${text}`);
      };
      page.on("pageerror", (error) => collect(String(error)));
      page.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error") collect(message.text());
      });
      endWithTest(async () => {
        lent.delete(one);
        stopWaiting?.();
        await one.end();
      });
      return page;
    },
    expectNoErrors() {
      const found = errors.splice(0);
      if (found.length > 0) throw new Error(`console errors:\n${found.join("\n")}`);
    },
    async close() {
      await Promise.all(Array.from(lent, ({ context }) => context.close()));
      lent.clear();
    },
  };
}

/** Pages of tests that are over go on ticking and drawing: without them, a file takes a tenth less of the processor. */
function endWithTest(end: () => Promise<void>): void {
  try {
    onTestFinished(end);
  } catch {
    // It was opened for all tests of a file, and is closed with the browser.
  }
}

/**
 * Whatever waits until a page is loaded waits for its scripts too.
 * @returns what ends that.
 */
function waitForScripts(page: Page): () => void {
  const after =
    <Parameters extends unknown[], Result>(load: (...parameters: Parameters) => Promise<Result>) =>
    async (...parameters: Parameters): Promise<Result> => {
      const result = await load.apply(page, parameters);
      await untilScriptsRun(page);
      return result;
    };
  const { goto, reload, goBack, waitForURL } = page;
  Object.assign(page, {
    goto: after(goto),
    reload: after(reload),
    goBack: after(goBack),
    waitForURL: after(waitForURL),
  });
  return () => Object.assign(page, { goto, reload, goBack, waitForURL });
}
