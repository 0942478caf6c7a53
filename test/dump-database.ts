import type pg from "pg";

/** All rows of all tables as text; what columns hold as bytes also as the characters of those bytes. */
export async function dumpDatabase(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select each::text as line from ${name} each`);
    texts.push(name, ...rows.map(({ line }) => line));
  }
  const text = texts.join("\n");
  const bytes = [...text.matchAll(/\\x((?:[\da-f]{2})+)/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString("latin1"),
  );
  return [text, ...bytes].join("\n");
}
