import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";

const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 812 };

export interface OpenOptions extends BrowserContextOptions {
  /** Errors that this test brings about on purpose. */
  readonly expectedErrors?: readonly RegExp[];
}

export interface TestBrowser {
  /** A page in a fresh profile. Its console errors and uncaught exceptions are collected for `expectNoErrors`. */
  open(options?: OpenOptions): Promise<Page>;
  /** Throws when any page so far has written an error to its console. */
  expectNoErrors(): void;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<TestBrowser> {
  const browser: Browser = await launchChromium();
  const errors: string[] = [];
  return {
    async open({ expectedErrors = [], ...options } = {}) {
      const context = await browser.newContext({ viewport: desktop, reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(`${page.url()}: ${text}`);
      };
      page.on("pageerror", (error) => note(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
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
