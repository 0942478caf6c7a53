import pg from "pg";
import { catalogueChannel } from "#directory/index.ts";

interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isUsed: boolean;
}

/** Rows of a database, but for the queue of jobs. */
export interface StoredRows {
  /** Rows of each table that is not empty, as JSON. */
  readonly tables: readonly { readonly name: string; readonly columns: string; readonly rows: string }[];
  readonly sequences: readonly Sequence[];
  /** Changes with the schema. */
  readonly schema: string;
}

const ours = "n.nspname not in ('information_schema', 'pgboss', 'drizzle') and n.nspname not like 'pg\\_%'";

const listTables = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${ours} order by 1`;

const describeSchema = `
  select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_attribute), (select count(*) from pg_trigger),
    (select count(*) from pg_proc), (select count(*) from pg_constraint), (select count(*) from pg_policy)) as schema`;

export const readRows = (databaseUrl: string): Promise<StoredRows> =>
  withClient(databaseUrl, async (client) => {
    const tables: StoredRows["tables"][number][] = [];
    for (const { name, columns } of (await client.query<{ name: string; columns: string }>(listTables)).rows) {
      const { rows } = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`);
      if (rows[0]?.rows) tables.push({ name, columns, rows: rows[0].rows });
    }
    return { tables, sequences: await readSequences(client), schema: await readSchema(client) };
  });

/**
 * Empties a database, but for the given rows. Jobs that run may end before.
 * @returns false if that doesn't make it like new: its schema has changed, or jobs go on.
 */
export const emptiedAs = (before: StoredRows, databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    if ((await readSchema(client)) !== before.schema) return false;
    await client.query("delete from pgboss.job where state <> 'active'");
    if (!(await untilJobsEnd(client))) return false;
    await client.query("begin");
    // Without triggers and foreign keys. Rows of the journal can't be removed otherwise.
    await client.query("set local session_replication_role = replica");
    await client.query("delete from pgboss.job");
    await client.query(`do $$ declare t record; begin
      for t in ${listTables} loop execute 'delete from ' || t.name; end loop; end $$`);
    for (const { name, columns, rows } of before.tables) {
      await client.query(
        `insert into ${name} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [rows],
      );
    }
    for (const { name, value, isUsed } of before.sequences) {
      await client.query("select setval($1, $2, $3)", [name, value, isUsed]);
    }
    // What the site remembers of the directory.
    await client.query(`notify ${catalogueChannel}`);
    await client.query("commit");
    return true;
  });

async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(describeSchema);
  return rows[0]?.schema ?? "";
}

async function readSequences(client: pg.Client): Promise<StoredRows["sequences"]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isUsed"
     from pg_sequences where schemaname not in ('pgboss', 'drizzle')`,
  );
  return rows;
}

/** A mail that is being delivered would otherwise come to the next file's mailbox. */
async function untilJobsEnd(client: pg.Client): Promise<boolean> {
  const until = Date.now() + 5_000;
  while (Date.now() < until) {
    const { rows } = await client.query("select from pgboss.job where state = 'active' limit 1");
    if (rows.length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
