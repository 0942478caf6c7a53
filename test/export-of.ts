import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { writeJson } from "../src/accounts/my-data/write-json.ts";

/** Reads what a user finds in their export: moments are texts. */
export async function exportOf({ exportFor }: PersonalDataSource, db: Executor, userId: string): Promise<unknown> {
  let text = "";
  for await (const piece of writeJson(await exportFor(db, { userId, verifiedEmail: null }))) text += piece;
  return JSON.parse(text);
}
