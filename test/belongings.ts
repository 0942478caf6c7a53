import { randomUUID } from "node:crypto";
import type { MediaRunsHarness } from "./media-runs-harness.ts";
import type { TestDatabase } from "./test-database.ts";

const brief = {
  ...{ contentType: "email", tone: "friendly", language: "en", words: 500 },
  ...{ topic: "Foxes", audience: "", points: "They are red" },
};

/** What a document of each kind contains, which is right. */
export const contentOf: Readonly<Record<string, object>> = {
  "mind-map": {
    nodes: [
      { id: "root", depth: 0, text: "Foxes" },
      { id: "fur", depth: 1, text: "Fur" },
    ],
  },
  board: {
    columns: [{ id: "ideas", name: "Ideas" }],
    cards: [{ id: "one", columnId: "ideas", text: "Foxes", votes: 0 }],
  },
  draft: { text: "Foxes are red.", brief, origin: "points", version: 0 },
  glossary: { entries: [{ from: "en", to: "de", term: "fox", translation: "Fuchs" }] },
};

/** Gives a user a document of each kind, a bot, a project and a design. */
export async function addBelongings({ database }: MediaRunsHarness, userId: string): Promise<void> {
  const query = (text: string, values: readonly unknown[]) => database.pool.query(text, [userId, ...values]);
  for (const [kind, content] of Object.entries(contentOf)) {
    await query(
      `insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, $2, 'Foxes', $3, now(), now())`,
      [kind, content],
    );
  }
  await query(
    `insert into bots (user_id, name, purpose, instructions, created_at, updated_at) values ($1, 'Voice', '', 'Be kind.', now(), now())`,
    [],
  );
  await query(`insert into projects (user_id, name, created_at) values ($1, 'Foxes', now())`, []);
  await query(
    `with run as (
       insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, created_at)
       values ($2, $1, gen_random_uuid(), 'design-generator', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', '{}', now()) returning id)
     insert into designs (id, user_id, run_id, number, title, brief, choices, document, created_at, updated_at)
     select $3, $1, run.id, 1, 'Foxes', '{}', '{}', '{}', now(), now() from run`,
    [randomUUID(), randomUUID()],
  );
}

/** Tables with rows of users. */
async function listTables({ pool }: TestDatabase): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** What of a user’s an address may name: of each table, one of each kind. */
export async function listIds(
  database: TestDatabase,
  userId: string,
): Promise<readonly (readonly [table: string, id: string])[]> {
  const ids: (readonly [string, string])[] = [];
  for (const table of await listTables(database)) {
    const { rows } = await database.pool.query<{ id: unknown }>(
      `select distinct on (to_jsonb(t) ->> 'kind') to_jsonb(t) ->> 'id' as id from "${table}" t where user_id = $1`,
      [userId],
    );
    for (const { id } of rows) if (typeof id === "string" && id.length === 36) ids.push([table, id]);
  }
  return ids;
}

/** All rows of a user’s, by table. */
export async function listRows(database: TestDatabase, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const all: Record<string, unknown> = {};
  for (const table of await listTables(database)) {
    const { rows } = await database.pool.query(
      `select to_jsonb(t) as row from "${table}" t where user_id = $1 order by t::text`,
      [userId],
    );
    all[table] = rows;
  }
  return all;
}
