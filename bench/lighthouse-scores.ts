import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findChromium } from "../test/chromium.ts";
import { type Figure, median } from "./report.ts";
import { startProduct } from "./server-process.ts";

const pages = ["/", "/tools", "/tools/canva", "/pricing"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const runs = 3;
const debuggingPort = 9_331;

/** Lighthouse's mobile profile (simulated slow phone and network), median of three runs a page. */
export async function benchLighthouse(databaseUrl: string): Promise<Figure[]> {
  const product = await startProduct(databaseUrl);
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const figures: Figure[] = [];
    for (const path of pages) {
      const url = `${product.url.replace("127.0.0.1", "localhost")}${path}`;
      await fetch(url);
      const scores: Record<string, number[]> = {};
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(url, {
          port: debuggingPort,
          onlyCategories: [...categories],
          logLevel: "error",
        });
        for (const category of categories) {
          const score = result?.lhr.categories[category]?.score;
          if (score === null || score === undefined) throw new Error(`Lighthouse gave no ${category} for ${path}`);
          scores[category] = [...(scores[category] ?? []), Math.round(score * 100)];
        }
      }
      const [performance = 0, ...others] = categories.map((category) => median(scores[category] ?? []));
      figures.push({
        what: `Lighthouse mobile on ${path}`,
        measured: `${performance} / ${others.join(" / ")}`,
        reference: "performance / accessibility / best practices / SEO",
        result: String(performance),
        target: "≥ 95 / 100 / 100 / 100",
        isMet: performance >= 95 && others.every((score) => score === 100),
      });
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
  }
}
