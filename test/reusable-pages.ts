import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

const desktop = { width: 1280, height: 800 };

/** On a quiet machine, what a test waits for comes within seconds. A busy one takes several times as long, and is no fault of the product. */
const patienceMs = 60_000;

/** A page for one test. */
export interface LentPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Gives it back, or closes it where the next test could notice this one. */
  end(): Promise<void>;
}

interface ReusablePage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  readonly runsScripts: boolean;
  /** Origins that it has shown since it was cleaned. */
  readonly origins: Set<string>;
  /** A test has changed what can't be taken back. */
  isSpoiled: boolean;
}

/** Pages of this worker that no test uses. */
const idle: ReusablePage[] = [];

const sessions = new WeakMap<Page, CDPSession>();

/** The browser's protocol for a page that is used again. What a test changes through it, it puts back. */
export const devToolsOf = (page: Page): CDPSession | undefined => sessions.get(page);

/**
 * A page without cookies, storage or history. A new one takes its own process, whose start and first scripts cost more than twice what the
 * page itself costs: one is cleaned and used again where a test sets nothing that only a new one can have.
 */
export async function lendPage(browser: Browser, options: BrowserContextOptions): Promise<LentPage> {
  const { viewport = desktop, colorScheme = "light", reducedMotion = "reduce", ...others } = options;
  const { javaScriptEnabled = true, ...rest } = others;
  if (Object.keys(rest).length > 0) return lendNewPage(browser, options);
  const reusable = takeIdle(browser, javaScriptEnabled) ?? (await createPage(browser, javaScriptEnabled));
  const { page, context } = reusable;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  return {
    page,
    context,
    async end() {
      if (reusable.isSpoiled || !browser.isConnected()) return context.close();
      try {
        await clean(reusable);
        idle.push(reusable);
      } catch {
        // A page that crashed, or that a test closed.
        await context.close();
      }
    },
  };
}

async function lendNewPage(browser: Browser, options: BrowserContextOptions): Promise<LentPage> {
  const context = await browser.newContext({ ...asEver, ...options });
  context.setDefaultTimeout(patienceMs);
  return { context, page: await context.newPage(), end: () => context.close() };
}

const asEver: BrowserContextOptions = {
  viewport: desktop,
  reducedMotion: "reduce",
  // It would fetch pages in place of the page, unseen by `route`.
  serviceWorkers: "block",
};

function takeIdle(browser: Browser, runsScripts: boolean): ReusablePage | undefined {
  const index = idle.findLastIndex((one) => one.runsScripts === runsScripts);
  const [reusable] = index === -1 ? [] : idle.splice(index, 1);
  return reusable && reusable.context.browser() === browser && !reusable.page.isClosed() ? reusable : undefined;
}

async function createPage(browser: Browser, runsScripts: boolean): Promise<ReusablePage> {
  const context = await browser.newContext({ ...asEver, javaScriptEnabled: runsScripts });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  sessions.set(page, session);
  const reusable = { page, context, session, runsScripts, origins: new Set<string>(), isSpoiled: false };
  page.on("framenavigated", (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (protocol.startsWith("http")) reusable.origins.add(origin);
  });
  const spoil = () => {
    reusable.isSpoiled = true;
  };
  watch(page, ["addInitScript", "exposeFunction", "exposeBinding", "setExtraHTTPHeaders", "routeWebSocket"], spoil);
  watch(page.clock, ["install", "pauseAt", "setFixedTime", "setSystemTime"], spoil);
  // A key that is still held would make the next press of it a repeat.
  watch(page.keyboard, ["down"], spoil);
  watch(context, ["addInitScript", "exposeFunction", "exposeBinding", "setExtraHTTPHeaders", "setOffline"], spoil);
  watch(context, ["newCDPSession", "grantPermissions", "setGeolocation", "setHTTPCredentials"], spoil);
  return reusable;
}

/** Calls `spoil` whenever one of the methods is called. */
function watch<Target extends object>(target: Target, methods: readonly (keyof Target)[], spoil: () => void): void {
  for (const name of methods) {
    const method = target[name] as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      spoil();
      return method.apply(target, args);
    };
    Object.assign(target, { [name]: watched });
  }
}

const events = [
  ...(["console", "pageerror", "dialog", "download", "filechooser", "popup", "websocket", "worker"] as const),
  ...(["request", "requestfailed", "requestfinished", "response"] as const),
];

const emptyPage = { responseCode: 200, responseHeaders: [{ name: "content-type", value: "text/html" }] };

async function clean({ page, context, session, runsScripts, origins }: ReusablePage): Promise<void> {
  for (const event of events) page.removeAllListeners(event);
  await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" })));
  const answerWithEmptyPage = ({ requestId }: { readonly requestId: string }) =>
    // A request that the page has given up meanwhile needs no answer.
    session.send("Fetch.fulfillRequest", { requestId, ...emptyPage }).catch(() => {});
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  // A form with changes asks whether the page may be left.
  const leave = (dialog: { accept(): Promise<void> }) => dialog.accept();
  page.on("dialog", leave);
  // Not `route`, which empties the cache: scripts and styles that the next page needs as well stay in it, and in the process that shows them.
  session.on("Fetch.requestPaused", answerWithEmptyPage);
  await session.send("Fetch.enable");
  for (const origin of origins) {
    // What a page keeps as it is left is cleared as well.
    await page.mainFrame().goto(`${origin}/cleaning`, { timeout: 10_000 });
    if (runsScripts) await page.mainFrame().evaluate(() => sessionStorage.clear());
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await session.send("Fetch.disable");
  session.off("Fetch.requestPaused", answerWithEmptyPage);
  page.off("dialog", leave);
  await context.clearCookies();
  // What lies where the last test pointed is not pointed at.
  await page.mouse.move(0, 0);
  await session.send("Page.resetNavigationHistory");
  origins.clear();
}
