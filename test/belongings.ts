import { randomUUID } from "node:crypto";
import type { MediaRunsHarness } from "./media-runs-harness.ts";
import type { TestDatabase } from "./test-database.ts";

const brief = {
  contentType: "email",
  tone: "friendly",
  language: "en",
  words: 500,
  topic: "Foxes",
  audience: "",
  points: "They are red",
};

/** Content of a document of each kind, which is valid. */
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

type Database = Pick<MediaRunsHarness, "database">;

/** Gives a user work of each kind, a request to the operator, a draft for the directory, and a webhook. */
export async function addBelongings({ database }: Database, userId: string): Promise<void> {
  await addWork({ database }, userId);
  await database.pool.query(
    `insert into support_requests (user_id, subject, state, plan_id, created_at, changed_at, due_at)
     values ($1, 'support', 'open', 'free', now(), now(), now())`,
    [userId],
  );
  await database.pool.query(
    `insert into tool_submissions (user_id, name, website, domain, created_at, changed_at)
     values ($1, 'Foxes', 'https://foxes.example', 'foxes.example', now(), now())`,
    [userId],
  );
  await database.pool.query(
    `with endpoint as (
       insert into webhook_endpoints (id, user_id, url, description, events, is_on, created_at)
       values (gen_random_uuid(), $1, 'https://hooks.example', 'Foxes', '{run.failed}', true, now()) returning id)
     insert into webhook_messages (id, endpoint_id, type, key, body, state, due_at, created_at)
     select gen_random_uuid(), id, 'run.failed', 'run', '{}', 'delivered', now(), now() from endpoint`,
    [userId],
  );
}

/** Gives a user a team of their own, with a member and an invitation. @returns the team's id. */
export async function addTeam({ database }: Database, userId: string): Promise<string> {
  const teamId = randomUUID();
  const query = (text: string, values: readonly unknown[]) => database.pool.query(text, [teamId, ...values]);
  await query("insert into teams (id, owner_id, name, created_at) values ($1, $2, 'Foxes', now())", [userId]);
  await query("insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'owner', now())", [userId]);
  await query(
    `with added as (
       insert into users (name, email, email_verified) values ('Ben', $2, true) returning id)
     insert into team_members (team_id, user_id, role, joined_at) select $1, id, 'member', now() from added`,
    [`${randomUUID()}@example.com`],
  );
  await query(
    `insert into team_invitations (team_id, email, role, sent_at, expires_at)
     values ($1, $2, 'member', now(), now() + interval '7 days')`,
    [`${randomUUID()}@example.com`],
  );
  return teamId;
}

/**
 * Gives an owner of work a document of each kind, a bot with a file, a project, a text, a design and what brands are made of.
 * @param userId a user, a team, or a member for what they keep to themselves in a team.
 */
export async function addWork({ database }: Database, userId: string): Promise<void> {
  const query = (text: string, values: readonly unknown[]) => database.pool.query(text, [userId, ...values]);
  for (const [kind, content] of Object.entries(contentOf)) {
    await query(
      `insert into tool_documents (user_id, kind, title, content, created_at, updated_at) values ($1, $2, 'Foxes', $3, now(), now())`,
      [kind, content],
    );
  }
  await query(
    `with bot as (
       insert into bots (user_id, name, purpose, instructions, created_at, updated_at)
       values ($1, 'Voice', '', 'Be kind.', now(), now()) returning id)
     insert into bot_files (bot_id, name, text, created_at) select id, 'foxes.txt', 'Foxes are red.', now() from bot`,
    [],
  );
  await query(
    `insert into runs (id, user_id, idempotency_key, tool, engine, vendor, model, payer, max_aic, state, settings, output, created_at)
     values ($2, $1, gen_random_uuid(), 'text-generator', 'gpt-4o', 'openai', 'm', 'own-key', 0, 'finished', '{}', 'Red.', now())`,
    [randomUUID()],
  );
  await query(
    `insert into brand_kits (user_id, name, colors, created_at, updated_at) values ($1, 'Foxes', '["#aa3300"]', now(), now())`,
    [],
  );
  await query(
    `insert into design_assets (user_id, name, media_type, width, height, bytes, key, created_at)
     values ($1, 'fox.png', 'image/png', 1, 1, 1, gen_random_uuid(), now())`,
    [],
  );
  await query(
    `insert into design_fonts (user_id, name, bytes, key, right_confirmed_at, created_at)
     values ($1, 'Fox Sans', 1, gen_random_uuid(), now(), now())`,
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

/** Lists the ids of a user’s rows that an address may name: of each table, one of each kind. */
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

/** Rows of a user that a form names, each with a query for its id. */
const idQueries = {
  conversation: "select id from conversations where user_id = $1 order by created_at limit 1",
  message:
    "select m.id from chat_messages m join conversations c on c.id = conversation_id where user_id = $1 order by m.created_at limit 1",
  answer: "select id from chat_answers where user_id = $1 order by created_at limit 1",
  pdf: "select id from pdf_documents where user_id = $1",
  draft: "select id from tool_documents where user_id = $1 and kind = 'draft'",
  map: "select id from tool_documents where user_id = $1 and kind = 'mind-map'",
  board: "select id from tool_documents where user_id = $1 and kind = 'board'",
  search: "select id from tool_documents where user_id = $1 and kind = 'search'",
  bot: "select id from bots where user_id = $1",
  botFile: "select f.id from bot_files f join bots b on b.id = bot_id where user_id = $1",
  project: "select id from projects where user_id = $1",
  text: "select id from runs where user_id = $1 and tool = 'text-generator'",
  design: "select id from designs where user_id = $1",
  designRun: "select id from runs where user_id = $1 and tool = 'design-generator'",
  kit: "select id from brand_kits where user_id = $1",
  picture: "select id from design_assets where user_id = $1 and name = 'fox.png'",
  font: "select id from design_fonts where user_id = $1",
  apiKey: "select id from api_keys where user_id = $1",
  webhook: "select id from webhook_endpoints where user_id = $1",
  delivery: "select m.id from webhook_messages m join webhook_endpoints e on e.id = endpoint_id where user_id = $1",
  request: "select id from support_requests where user_id = $1",
  submission: "select id from tool_submissions where user_id = $1",
  team: "select id from teams where owner_id = $1",
  teamMember:
    "select m.user_id as id from team_members m join teams t on t.id = team_id where owner_id = $1 and role <> 'owner'",
  invitation: "select i.id from team_invitations i join teams t on t.id = team_id where owner_id = $1",
} as const;

export type NamedIds = Readonly<Record<string, string>>;

/** An id of each kind that forms name, after `addBelongings` and `addTeam`. */
export async function nameIds(database: TestDatabase, userId: string): Promise<NamedIds> {
  const named = await findNamedIds(database, userId);
  const missing = Object.keys(idQueries).find((name) => !(name in named));
  if (missing) throw new Error(`the user has no ${missing}`);
  return named;
}

/** An id of each kind that forms name, of those that an owner of work has. */
export async function findNamedIds({ pool }: TestDatabase, ownerId: string): Promise<NamedIds> {
  const named = Object.entries(idQueries).map(async ([name, asked]) => {
    const { rows } = await pool.query<{ id: string }>(asked, [ownerId]);
    return rows[0] ? [[name, rows[0].id] as const] : [];
  });
  return Object.fromEntries((await Promise.all(named)).flat());
}

const ofOwnTeam = "team_id in (select id from teams where owner_id = $1)";

/** Rows that belong to a user by what they belong to. */
const innerTables = [
  ["chat_messages", "conversation_id in (select id from conversations where user_id = $1)"],
  ["bot_files", "bot_id in (select id from bots where user_id = $1)"],
  ["pdf_passages", "document_id in (select id from pdf_documents where user_id = $1)"],
  ["design_links", "design_id in (select id from designs where user_id = $1)"],
  ["design_versions", "design_id in (select id from designs where user_id = $1)"],
  ["run_files", "run_id in (select id from runs where user_id = $1)"],

  ["webhook_messages", "endpoint_id in (select id from webhook_endpoints where user_id = $1)"],
  ["teams", "owner_id = $1"],
  ["team_invitations", ofOwnTeam],
  ["team_events", ofOwnTeam],
] as const;

/** All rows of a user’s, by table. */
export async function listRows(
  database: TestDatabase,
  userId: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const own = (await listTables(database)).map((table) => {
    const isOwn = table === "team_members" ? `(user_id = $1 or ${ofOwnTeam})` : "user_id = $1";
    return [table, isOwn] as const;
  });
  const parts = [...own, ...innerTables].map(
    ([table, isTheirs]) =>
      `select '${table}' as name, (select coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]') from "${table}" t where ${isTheirs}) as rows`,
  );
  const { rows } = await database.pool.query<{ name: string; rows: readonly unknown[] }>(parts.join(" union all "), [
    userId,
  ]);
  return Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]));
}
