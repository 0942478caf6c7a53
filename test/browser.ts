import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { launchChromium } from "./chromium.ts";
import { untilScriptsRun } from "./until-hydrated.ts";

const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 812 };

export interface OpenOptions extends BrowserContextOptions {
  /** Errors that this test brings about on purpose. */
  readonly expectedErrors?: readonly RegExp[];
  /** Our scripts get lost on the way, as on a bad line. */
  readonly losesScripts?: boolean;
}

export interface TestBrowser {
  /**
   * A page in a fresh profile. It counts as loaded once scripts have taken over: a user who is faster than they are has what works
   * without scripts, and that is tested without any. Its console errors and uncaught exceptions are collected for `expectNoErrors`.
   */
  open(options?: OpenOptions): Promise<Page>;
  /** Throws when any page so far has written an error to its console. */
  expectNoErrors(): void;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<TestBrowser> {
  const browser: Browser = await launchChromium();
  const errors: string[] = [];
  return {
    async open({ expectedErrors = [], losesScripts = false, ...options } = {}) {
      const context = await browser.newContext({ viewport: desktop, reducedMotion: "reduce", ...options });
      closeWithTest(context);
      const page = await context.newPage();
      if (losesScripts) await page.route("**/assets/*.js", (route) => route.abort());
      else if (options.javaScriptEnabled !== false) waitForScripts(page);
      const collect = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(`${page.url()}: ${text}`);
      };
      page.on("pageerror", (error) => collect(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") collect(message.text());
      });
      return page;
    },
    expectNoErrors() {
      const found = errors.splice(0);
      if (found.length > 0) throw new Error(`console errors:\n${found.join("\n")}`);
    },
    close: () => browser.close(),
  };
}

/** Pages of tests that are over go on ticking and drawing: without them, a file takes a tenth less of the processor. */
function closeWithTest(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close());
  } catch {
    // It was opened for all tests of a file, which close the browser.
  }
}

/** Whatever waits until a page is loaded waits for its scripts too. */
function waitForScripts(page: Page): void {
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
}
