import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { toolClaims, toolSubmissions } from "./schema.ts";

/** Tells whether a user has submitted the listing, or has proved that they make the tool. */
export async function isOwnTool(
  db: Executor,
  { userId, toolSlug }: { readonly userId: string; readonly toolSlug: string },
): Promise<boolean> {
  const isSubmitter = and(eq(toolSubmissions.toolSlug, toolSlug), eq(toolSubmissions.userId, userId));
  if ((await db.$count(toolSubmissions, isSubmitter)) > 0) return true;
  const isMaker = and(
    eq(toolClaims.toolSlug, toolSlug),
    eq(toolClaims.userId, userId),
    inArray(toolClaims.state, ["verified", "waiting"]),
  );
  return (await db.$count(toolClaims, isMaker)) > 0;
}
