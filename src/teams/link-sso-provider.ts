import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { teams } from "./schema.ts";

/**
 * Lets the users of a single sign-on join the team of an owner. For operators.
 * @param providerId of the single sign-on; null takes that back.
 * @returns the team's name.
 * @throws {AppError} `not_found` without such a team; `conflict` if another team has the single sign-on.
 */
export async function linkSsoProvider(
  db: Database,
  { ownerId, providerId }: { readonly ownerId: string; readonly providerId: string | null },
): Promise<string> {
  if (providerId !== null) {
    const [other] = await db
      .select({ name: teams.name, ownerId: teams.ownerId })
      .from(teams)
      .where(eq(teams.ssoProviderId, providerId));
    if (other && other.ownerId !== ownerId) {
      throw new AppError("conflict", { userMessage: `Users of ${providerId} join ${other.name} already.` });
    }
  }
  const [team] = await db
    .update(teams)
    .set({ ssoProviderId: providerId })
    .where(eq(teams.ownerId, ownerId))
    .returning({ name: teams.name });
  if (!team) throw new AppError("not_found", { userMessage: "This user owns no team." });
  return team.name;
}
