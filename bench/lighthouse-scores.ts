import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { findChromium } from "../test/chromium.ts";
import { buildBareFramework, serveBareFramework } from "./bare-framework.ts";
import { referencePath } from "./references.ts";
import { type Figure, median } from "./report.ts";
import { startProduct } from "./server-process.ts";

const pages = ["/", "/tools", "/tools/canva", "/pricing"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;
const runs = 3;
const debuggingPort = 9_331;
/** The score follows the machine, so a page may only have so many points less than the bare framework's page beside it. */
const pointsLessMax = 3;

/**
 * Lighthouse's mobile profile (simulated slow phone and network), median of three runs a page, each run next to one of the bare
 * framework's page.
 */
export async function benchLighthouse(databaseUrl: string): Promise<Figure[]> {
  buildBareFramework();
  const bare = await serveBareFramework();
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
      const ours: Scores[] = [];
      const theirs: Scores[] = [];
      for (let run = 0; run < runs; run++) {
        ours.push(await score(url));
        theirs.push(await score(bare.url.replace("127.0.0.1", "localhost")));
      }
      const [performance, ...others] = medians(ours);
      const [reference] = medians(theirs);
      figures.push({
        what: `Lighthouse mobile on ${path}`,
        measured: `${performance} / ${others.join(" / ")} (performance / accessibility / best practices / SEO)`,
        reference: `${reference} (the bare framework's page)`,
        result: `${performance - reference} points`,
        target: `≥ ${-pointsLessMax} points, others 100`,
        isMet: performance >= reference - pointsLessMax && others.every((other) => other === 100),
      });
    }
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    await bare.stop();
  }
}

/** The part of Lighthouse that is used here. Scores are 0 to 1. */
interface Lighthouse {
  default(
    url: string,
    flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: "error" },
  ): Promise<
    | { readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>> } }
    | undefined
  >;
}

async function score(url: string): Promise<Scores> {
  const { default: lighthouse }: Lighthouse = await import(pathToFileURL(referencePath("lighthouse")).href);
  const result = await lighthouse(url, { port: debuggingPort, onlyCategories: [...categories], logLevel: "error" });
  const scoreOf = (category: keyof Scores): number => {
    const found = result?.lhr.categories[category]?.score;
    if (found === null || found === undefined) throw new Error(`Lighthouse gave no ${category} for ${url}`);
    return Math.round(found * 100);
  };
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
  };
}

/** Performance first, as `categories` has them. */
function medians(scores: readonly Scores[]): readonly [number, number, number, number] {
  const of = (category: keyof Scores) => median(scores.map((each) => each[category]));
  return [of("performance"), of("accessibility"), of("best-practices"), of("seo")];
}
