import { setTimeout as sleep } from "node:timers/promises";
import { styleIds } from "#studio/engine/brief/brief.ts";
import { peakMemoryOf, residentMb } from "../process-memory.ts";
import { type Figure, median } from "../report.ts";
import { startProduct } from "../server-process.ts";
import { briefOf } from "./briefs.ts";
import { addDesigners, type Designer, signIn } from "./designers.ts";

/** Limit on the growth of memory: ten films need as much as one of them does. */
const growthMax = 1.25;
const size = { width: 1_792, height: 1_024 };

/** Measures how long a film of 5 seconds takes, in each style, and how much memory the product needs for one and for ten in a row. */
export async function benchFilms(databaseUrl: string): Promise<Figure[]> {
  const briefs = styleIds.map((style) => ({ ...briefOf("poster", style, "film"), ...size }));
  const people = await addDesigners(databaseUrl, briefs);
  const product = await startProduct(databaseUrl);
  try {
    const request = async (designer: Designer, file: string) => {
      const headers = { Cookie: await signIn(product.url, designer) };
      const start = performance.now();
      const answer = await fetch(`${product.url}/api/designs/${designer.designId}/${file}`, { headers });
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
      await answer.arrayBuffer();
      return (performance.now() - start) / 1_000;
    };
    const [first] = people;
    if (!first) throw new Error("there are no designs");
    // Both threads read their fonts, which stay.
    await Promise.all(people.map((designer) => request(designer, "design.png")));
    await sleep(3_000);
    const beforeMb = await residentMb(product.pid);
    const one = await peakMemoryOf(product.pid, () => request(first, "design.mp4"));
    const ten = await peakMemoryOf(product.pid, async () => {
      const seconds: number[] = [];
      for (const designer of people) seconds.push(await request(designer, "design.mp4"));
      return seconds;
    });
    const before = `${beforeMb.toFixed(0)} MB before`;
    return [
      {
        what: `a film of 5 seconds, 720p, median of ${people.length} styles`,
        measured: `${median(ten.result).toFixed(1)} s (longest ${Math.max(...ten.result).toFixed(1)} s)`,
        reference: "–",
        result: "",
        target: "reported",
        isMet: undefined,
      },
      memoryFigure("one film is drawn", one.peakMb, { reference: before, result: one.peakMb - beforeMb }),
      {
        ...memoryFigure("ten films are drawn, one after the other", ten.peakMb, {
          reference: before,
          result: ten.peakMb - beforeMb,
        }),
        target: `≤ ${growthMax} times that of one`,
        isMet: ten.peakMb <= one.peakMb * growthMax,
      },
    ];
  } finally {
    await product.stop();
  }
}

const memoryFigure = (
  work: string,
  peakMb: number,
  { reference, result }: { readonly reference: string; readonly result: number },
): Figure => ({
  what: `the most memory while ${work}`,
  measured: `${peakMb.toFixed(0)} MB`,
  reference,
  result: `${result.toFixed(0)} MB more`,
  target: "reported",
  isMet: undefined,
});
