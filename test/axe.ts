import axe from "axe-core";
import type { Page } from "playwright-core";

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
  // Half a megabyte of script, which a document needs once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(violationsOf, { part, runOnly: [...(rules ?? tags)] });
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`);
}

/** Runs in the page. */
async function violationsOf({ part, runOnly }: { readonly part: string; readonly runOnly: string[] }) {
  const { run } = (window as unknown as { readonly axe: typeof axe }).axe;
  // The list of passed checks is long and not needed.
  const { violations } = await run({ include: [[part]] }, { resultTypes: ["violations"], runOnly });
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
}
