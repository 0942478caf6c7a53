import pg from "pg";
import { hashPassword } from "#accounts/password-hash.ts";

interface People {
  readonly prefix: string;
  readonly count: number;
  readonly password: string;
}

/** Confirmed accounts. @returns their addresses. */
export async function addPeople(databaseUrl: string, { prefix, count, password }: People): Promise<readonly string[]> {
  const hash = await hashPassword(password);
  const emails = Array.from({ length: count }, (_, index) => `${prefix}${index}@bench.example`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const email of emails) {
    const { rows } = await client.query<{ id: string }>(
      "insert into users (name, email, email_verified, first_name) values ('Ada', $1, true, 'Ada') returning id",
      [email],
    );
    const id = rows[0]?.id;
    await client.query(
      "insert into identities (user_id, provider_id, account_id, password) values ($1, 'credential', $2, $3)",
      [id, id, hash],
    );
  }
  await client.end();
  return emails;
}
