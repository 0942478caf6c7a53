import { randomUUID } from "node:crypto";
import { hashPassword } from "#accounts/password-hash.ts";
import { identities, users } from "#accounts/schema.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { runs } from "#runs/schema.ts";
import { composeDesign } from "#studio/compose-design.ts";
import { readFonts } from "#studio/type/fonts.ts";
import { designs } from "#tools/design/schema.ts";
import { type Figure, median, percentile } from "../report.ts";
import { startProduct } from "../server-process.ts";
import { pagesPerRound, timePages } from "../time-pages.ts";
import { briefOf } from "./briefs.ts";

const rounds = 4;
/** As many as there are threads, and as many that wait. */
const inFlight = 4;
/** Each may have 600 files in ten minutes. */
const designers = 8;
const password = "correct horse battery";

/** How long a visitor waits for a page while the studio draws without a pause, against the same without it. Rounds alternate. */
export async function benchVisitorsBesideStudio(databaseUrl: string): Promise<Figure[]> {
  const addresses = await addDesigns(databaseUrl);
  const product = await startProduct(databaseUrl);
  try {
    const drawn = await signInAll(product.url, addresses);
    const figures: Figure[] = [];
    for (const [name, addressOf] of Object.entries(pages)) {
      const quiet: number[] = [];
      const busy: number[] = [];
      let count = 0;
      await timePages(product.url, addressOf, 0);
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
  /** Of pictures, drawn meanwhile. */
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

interface Designer {
  readonly email: string;
  readonly designId: string;
}

/** Accounts with a design each, as a run would have left them. */
async function addDesigns(databaseUrl: string): Promise<readonly Designer[]> {
  const hash = await hashPassword(password);
  const { typesetter } = await readFonts();
  const { db, close } = connectDatabase(databaseUrl, 2, console.error);
  const now = new Date();
  const made: Designer[] = [];
  for (let number = 0; number < designers; number++) {
    const email = `designer${number}@bench.example`;
    const person = { name: "Ada", email, emailVerified: true, firstName: "Ada" };
    const [user] = await db.insert(users).values(person).returning({ id: users.id });
    const userId = user?.id ?? "";
    await db.insert(identities).values({ userId, providerId: "credential", accountId: userId, password: hash });
    const runId = randomUUID();
    const engine = { engine: "easel-studio", vendor: "studio", model: "studio-1", payer: "own-key" } as const;
    const asked = { tool: "image-generator", kind: "image", settings: {}, idempotencyKey: `bench-${number}` } as const;
    await db
      .insert(runs)
      .values({ id: runId, userId, ...engine, ...asked, maxAic: 0, state: "finished", createdAt: now });
    const brief = briefOf("poster", "bauhaus", `${number}`);
    const { design: document, choices } = composeDesign(brief, typesetter);
    const stored = {
      userId,
      runId,
      number: 1,
      title: "Jazz",
      brief,
      choices,
      document,
      createdAt: now,
      updatedAt: now,
    };
    const [row] = await db.insert(designs).values(stored).returning({ id: designs.id });
    made.push({ email, designId: row?.id ?? "" });
  }
  await close();
  return made;
}

interface Drawn {
  readonly address: string;
  readonly cookie: string;
}

async function signInAll(url: string, people: readonly Designer[]): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const { email, designId } of people) {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`a sign-in answered ${answer.status}`);
    const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    drawn.push({ address: `${url}/api/designs/${designId}/design.png`, cookie: cookie.join("; ") });
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
