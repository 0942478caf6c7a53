import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until scripts have taken over an element that the server sent: what is done to it before goes the way without scripts. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}
