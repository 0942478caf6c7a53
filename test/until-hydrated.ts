import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";

/** Waits until scripts have taken over an element that the server sent: what is done to it before goes the way without scripts. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

/**
 * Waits until scripts have taken over the page, where it is one of the product's, also before a file's first test begins. Parts
 * inside a `Suspense` may follow later.
 */
export async function untilScriptsRun(page: Page): Promise<void> {
  // A page that leads on at once has nothing to ask for a moment.
  await vi.waitFor(async () => expect(await page.evaluate(haveScriptsTakenOver)).toBe(true), {
    timeout: 60_000,
    interval: 15,
  });
}

/** Runs in the page. */
function haveScriptsTakenOver(): boolean {
  if (!("__reactRouterContext" in window)) return true;
  interface Root {
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
  }
  const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
  return root !== undefined && !(root as Root).stateNode.current.memoizedState.isDehydrated;
}
