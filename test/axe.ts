import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { devToolsOf } from "./reusable-pages.ts";

/** The rules that the theme can break, for a page that passes all of them in the other theme: the two differ in their colors alone. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/** The rules that the width can break, for a page that passes all of them when narrower and when wider. */
export const layoutRules = ["target-size", "scrollable-region-focusable"];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Checks a page as it is now against WCAG 2.2 AA and best practices.
 * @param part checks this part only, e.g. `[role=dialog]`.
 * @param rules checks these rules only.
 * @returns a line for each violation.
 */
export async function accessibilityFaults(
  page: Page,
  part = "html",
  rules?: readonly string[],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await loadAxe(page);
  const violations = await page.evaluate(violationsOf, { part, runOnly: [...(rules ?? tags)] });
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`);
}

let source: Promise<string> | undefined;

/** Half a megabyte of script, which a document needs once. A page's `evaluate` takes twice as long to compile it as the browser's protocol. */
async function loadAxe(page: Page): Promise<void> {
  source ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const session = devToolsOf(page);
  await (session ? session.send("Runtime.evaluate", { expression: await source }) : page.evaluate(await source));
}

/** Runs in the page. */
async function violationsOf({ part, runOnly }: { readonly part: string; readonly runOnly: string[] }) {
  const { run } = (window as unknown as { readonly axe: typeof axe }).axe;
  // The list of passed checks is long and not needed.
  const { violations } = await run({ include: [[part]] }, { resultTypes: ["violations"], runOnly });
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
}
