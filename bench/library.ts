import pg from "pg";
import { type Figure, percentile } from "./report.ts";
import { startProduct } from "./server-process.ts";
import { briefOf } from "./studio/briefs.ts";
import { addDesigners, signIn } from "./studio/designers.ts";

const counts = { few: 50, many: 10_000 };
const rounds = 150;
const timesMax = 1.5;

/** Opening the library with 10,000 runs against the same with 50, as two users of one server, by turns. */
export async function benchLibrary(databaseUrl: string): Promise<Figure> {
  const people = await addDesigners(databaseUrl, [
    briefOf("poster", "bauhaus", "few"),
    briefOf("poster", "bauhaus", "many"),
  ]);
  const [few, many] = people;
  if (!few || !many) throw new Error("there are no accounts");
  await addRuns(databaseUrl, few.email, counts.few);
  await addRuns(databaseUrl, many.email, counts.many);
  const product = await startProduct(databaseUrl);
  try {
    const cookies = { few: await signIn(product.url, few), many: await signIn(product.url, many) };
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -10; round < rounds; round++) {
      for (const who of ["few", "many"] as const) {
        const start = performance.now();
        const answer = await fetch(`${product.url}/workspace/library`, { headers: { cookie: cookies[who] } });
        await answer.text();
        if (answer.status !== 200) throw new Error(`the library answered ${answer.status}`);
        if (round >= 0) times[who].push(performance.now() - start);
      }
    }
    const [measured, reference] = [percentile(times.many, 0.95), percentile(times.few, 0.95)];
    const ratio = measured / reference;
    return {
      what: `opening the library with ${counts.many} runs, p95 of ${rounds}`,
      measured: `${measured.toFixed(1)} ms`,
      reference: `${reference.toFixed(1)} ms with ${counts.few} runs`,
      result: `${ratio.toFixed(2)} times`,
      target: `≤ ${timesMax.toFixed(2)} times`,
      isMet: ratio <= timesMax,
    };
  } finally {
    await product.stop();
  }
}

/** Adds runs of several tools and engines, half of them with a file. */
async function addRuns(databaseUrl: string, email: string, count: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `with added as (
       insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, stored_bytes, created_at)
       select gen_random_uuid(), users.id, 'bench-' || n, (array['text-generator', 'speech-generator', 'translate'])[1 + n % 3],
         'engine-' || n % 5, 'openai', 'm', 'own-key', 0, 'finished',
         jsonb_build_object('prompt', 'Why a small bakery needs a logo ' || n), repeat('Make it simple, and make it yours. ', 40),
         n % 2 * 100000, now() - n * interval '1 minute'
       from users, generate_series(1, $2::int) n where users.email = $1 returning id, stored_bytes
     )
     insert into run_files select id, 1, 'audio/mpeg', stored_bytes, 'bench/' || id from added where stored_bytes > 0`,
    [email, count],
  );
  await client.query("vacuum analyze runs, run_files");
  await client.end();
}
