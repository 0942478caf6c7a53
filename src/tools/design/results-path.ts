import type { Brief } from "#studio/index.ts";
import { imageGeneratorPath } from "./design-rules.ts";
import { designGeneratorPath } from "./mockups/mockup-rules.ts";
import { productPath } from "./product/product-rules.ts";

/** Where the results of a design’s run are: each screen shows its own runs alone. */
export function resultsPath({ kind, product }: Pick<Brief, "kind" | "product">, runId: string): string {
  const screen = product ? productPath : kind === "mockup" ? designGeneratorPath : imageGeneratorPath;
  return `${screen}?run=${runId}`;
}
