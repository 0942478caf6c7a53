import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What axe has against a page as it stands (WCAG 2.2 AA), in short lines; empty when nothing.
 * @param part looks at this part only, e.g. `[role=dialog]`.
 */
export async function accessibilityFaults(page: Page, part = "html"): Promise<readonly string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The list of passed checks is long and not needed.
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    // Spares a blank page for each look; what it leaves out, frames of other origins, the product has none of.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
