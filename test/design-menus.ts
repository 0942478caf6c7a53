import type { Locator, Page } from "playwright-core";

/** An item of a design's menu “Download” or “More”, which is opened for it. */
async function itemOf(page: Page, menu: string, item: string | RegExp): Promise<Locator> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  return page.getByRole("menuitem", { name: item });
}

export const fileOf = (page: Page, number: number, format: string): Promise<Locator> =>
  itemOf(page, `Download design ${number}`, new RegExp(`^${format}\\b`));

export const actionOf = (page: Page, number: number, words: string): Promise<Locator> =>
  itemOf(page, `More for design ${number}`, words);
