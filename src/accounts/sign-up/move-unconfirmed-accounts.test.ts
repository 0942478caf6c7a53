import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("[B16] unconfirmed accounts become sign-ups when the product is updated; all others stay", async () => {
  const add = async (email: string, { verified = false, password = "hash" as string | null } = {}) => {
    const { rows } = await database.pool.query(
      "insert into users (email, name, first_name, last_name, email_verified) values ($1, 'A L', 'A', 'L', $2) returning id",
      [email, verified],
    );
    const [{ id }] = rows;
    const identity =
      "insert into identities (user_id, provider_id, account_id, password) values ($1::uuid, $2, ($1::uuid)::text, $3)";
    await database.pool.query(identity, [id, password === null ? "google" : "credential", password]);
    return id as string;
  };
  const referrer = await add("referrer@example.com", { verified: true });
  const waiting = await add("waiting@example.com");
  await add("google@example.com", { password: null });
  const made = await add("made@example.com");
  const closed = await add("closed@example.com");
  await database.pool.query("update users set disabled_at = now() where id = $1", [closed]);
  await database.pool.query(
    "insert into security_events (user_id, kind, happened_at) values ($1, 'made-by-operator', now())",
    [made],
  );
  await database.pool.query("insert into referral_codes (user_id, code, created_at) values ($1, 'ABCD1234', now())", [
    referrer,
  ]);
  await database.pool.query(
    "insert into referrals (referrer_id, friend_id, friend_digest, created_at) values ($1, $2, 'x', now())",
    [referrer, waiting],
  );

  const file = (await readdir("migrations")).find((name) => name.endsWith("_sign-ups.sql"));
  const statements = (await readFile(`migrations/${file}`, "utf8")).split("--> statement-breakpoint");
  const moving = statements.filter((statement) => !/CREATE (?:TABLE|INDEX)/.test(statement));
  expect(moving).toHaveLength(3);
  await database.pool.query(`begin; ${moving.join("\n")} commit`);

  const { rows: signUps } = await database.pool.query("select email, first_name, password, ref from sign_ups");
  expect(signUps).toEqual([{ email: "waiting@example.com", first_name: "A", password: "hash", ref: "ABCD1234" }]);
  const { rows: left } = await database.pool.query("select email from users order by email");
  expect(left.map(({ email }) => email)).toEqual([
    "closed@example.com",
    "google@example.com",
    "made@example.com",
    "referrer@example.com",
  ]);
});
