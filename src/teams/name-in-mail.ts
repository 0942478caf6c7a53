import { findPerson } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { namesAddress } from "./rules.ts";

/** A person's name for mails to others. @returns `otherwise` without a name, and for one that would be a link in other people’s mailboxes. */
export async function nameInMail(db: Executor, userId: string, otherwise: string): Promise<string> {
  const person = await findPerson(db, userId);
  const name = `${person?.firstName ?? ""} ${person?.lastName ?? ""}`.trim();
  return name === "" || namesAddress(name) ? otherwise : name;
}
