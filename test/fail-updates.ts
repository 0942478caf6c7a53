import { randomBytes } from "node:crypto";
import type { TestDatabase } from "./test-database.ts";

interface Fault {
  readonly table: string;
  /** SQL about the rows `old` and `new`. */
  readonly when: string;
  /** Number of updates that fail. */
  readonly times: number;
  /** SQLSTATE. */
  readonly code: string;
}

/** Lets updates of a table fail with an error of the database's own, which takes back their whole transaction. */
export async function failUpdates({ pool }: TestDatabase, { table, when, times, code }: Fault): Promise<void> {
  const name = `fault_${randomBytes(6).toString("hex")}`;
  // A sequence counts on when a transaction is taken back.
  await pool.query(`
    create sequence ${name};
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if nextval('${name}') <= ${times} then raise exception 'a fault of a test' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger ${name} before update on ${table} for each row when (${when}) execute function ${name}()`);
}
