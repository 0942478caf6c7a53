import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { identities } from "../schema.ts";

/**
 * Takes an identity away, before the library does. Two that are taken away at once both look as if the other stayed; the database knows
 * better (migrations/0004), and its refusal is the person's to read, not a failure of ours.
 */
export async function keepLastIdentity({ db }: Pick<Services, "db">, { id }: { readonly id: string }): Promise<void> {
  try {
    await db.delete(identities).where(eq(identities.id, id));
  } catch (error) {
    if (!isLastIdentity(error)) throw error;
    throw new APIError("BAD_REQUEST", { code: "FAILED_TO_UNLINK_LAST_ACCOUNT" });
  }
}

function isLastIdentity(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly constraint?: unknown } | undefined) : undefined;
  return cause?.constraint === "identities_keep_last";
}
