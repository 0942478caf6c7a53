import { type Figure, median, percentile } from "../report.ts";
import { startProduct } from "../server-process.ts";
import { pagesPerRound, timePages } from "../time-pages.ts";
import { briefOf } from "./briefs.ts";
import { addDesigners, type Designer, signIn } from "./designers.ts";

/** Number of rounds. With fewer, one busy moment of the machine decides the 95th percentile. */
const rounds = 10;
/** Pictures in progress: as many as there are threads, and as many that wait. */
const inFlight = 4;
/** Each may have 600 files in ten minutes. */
const designers = 8;

/** Measures how long a visitor waits for a page while the studio draws without a pause, against the same without it. Rounds alternate. */
export async function benchVisitorsBesideStudio(databaseUrl: string): Promise<Figure[]> {
  const briefs = Array.from({ length: designers }, (_, number) => briefOf("poster", "bauhaus", `${number}`));
  const people = await addDesigners(databaseUrl, briefs);
  const product = await startProduct(databaseUrl);
  try {
    const drawn = await signInAll(product.url, people);
    const figures: Figure[] = [];
    for (const [name, addressOf] of Object.entries(pages)) {
      const quiet: number[] = [];
      const busy: number[] = [];
      let count = 0;
      // The threads' first pictures read fonts and are compiled, by threads that have no lower priority.
      const first = drawWithoutPause(drawn);
      await timePages(product.url, addressOf, 0);
      await first.stop();
      for (let round = 0; round < rounds; round++) {
        const begin = (1 + round * 2) * pagesPerRound;
        quiet.push(...(await timePages(product.url, addressOf, begin)));
        const drawing = drawWithoutPause(drawn);
        busy.push(...(await timePages(product.url, addressOf, begin + pagesPerRound)));
        count += await drawing.stop();
      }
      figures.push(figureOf(name, { quiet, busy, count }));
    }
    return figures;
  } finally {
    await product.stop();
  }
}

const pages = { cached: () => "/", uncached: (count: number) => `/tools?q=poster+${count}` };

interface Timed {
  readonly quiet: readonly number[];
  readonly busy: readonly number[];
  /** Number of pictures drawn meanwhile. */
  readonly count: number;
}

function figureOf(name: string, { quiet, busy, count }: Timed): Figure {
  const p95 = (times: readonly number[]) => percentile(times, 0.95);
  const words = (times: readonly number[]) => `${p95(times).toFixed(1)} ms (median ${median(times).toFixed(1)})`;
  const ratio = p95(busy) / p95(quiet);
  return {
    what: `a visitor's ${name} page while the studio draws, p95 (${count} pictures)`,
    measured: words(busy),
    reference: `${words(quiet)} (without)`,
    result: `${ratio.toFixed(2)} times`,
    target: "≤ 1.50 times",
    isMet: ratio <= 1.5,
  };
}

interface Drawn {
  readonly address: string;
  readonly cookie: string;
}

async function signInAll(url: string, people: readonly Designer[]): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const person of people) {
    const address = `${url}/api/designs/${person.designId}/design.png`;
    drawn.push({ address, cookie: await signIn(url, person) });
  }
  return drawn;
}

/** Requests pictures, the next with each answer. `stop` says how many there were. */
function drawWithoutPause(drawn: readonly Drawn[]): { stop(): Promise<number> } {
  let isOver = false;
  let count = 0;
  const draw = async () => {
    while (!isOver) {
      const next = drawn[count % drawn.length];
      count += 1;
      if (!next) return;
      const answer = await fetch(next.address, { headers: { Cookie: next.cookie } });
      if (!answer.ok) throw new Error(`a picture answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  const all = Promise.all(Array.from({ length: inFlight }, draw));
  return {
    async stop() {
      isOver = true;
      await all;
      return count;
    },
  };
}
