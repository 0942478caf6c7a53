import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { users } from "../schema.ts";
import { readKeepToken } from "./keep-token.ts";

/** How it stands with the account that an undo link is about. */
export type DeletionState =
  | { readonly is: "under-way"; readonly deleteAfter: Date }
  | { readonly is: "undone" }
  /** Not one of our links, an earlier request's, or of an account that is gone. */
  | { readonly is: "unknown" };

export async function findDeletion(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  token: string,
): Promise<DeletionState> {
  const deletion = readKeepToken(secrets, token);
  if (!deletion) return { is: "unknown" };
  const [user] = await db.select({ deleteAfter: users.deleteAfter }).from(users).where(eq(users.id, deletion.userId));
  if (!user) return { is: "unknown" };
  if (!user.deleteAfter) return { is: "undone" };
  return user.deleteAfter.getTime() === deletion.deleteAfter.getTime()
    ? { is: "under-way", deleteAfter: user.deleteAfter }
    : { is: "unknown" };
}
