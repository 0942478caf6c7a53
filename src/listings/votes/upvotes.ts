import { and, eq } from "drizzle-orm";
import { getTool } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { limitByAge, requireContributor } from "../contributor.ts";
import { isOwnTool } from "../is-own-tool.ts";
import { toolUpvotes } from "../schema.ts";

interface Vote {
  readonly userId: string;
  readonly toolSlug: string;
}

/**
 * Adds or takes back a user's upvote. Idempotent; the database keeps the number with the tool.
 * @throws {AppError} `not_found` for no tool, `forbidden` also for the user's own tool, `rate_limited`.
 */
export async function setUpvote(
  services: Pick<Services, "db" | "clock" | "rateLimits">,
  { userId, toolSlug, isWanted }: Vote & { readonly isWanted: boolean },
): Promise<void> {
  const contributor = await requireContributor(services, userId);
  await limitByAge(services, contributor, "upvote");
  const { db, clock } = services;
  await getTool(db, toolSlug);
  if (isWanted && (await isOwnTool(db, { userId, toolSlug })))
    throw new AppError("forbidden", {
      userMessage: "You can’t upvote your own tool: you submitted it, or you’re its maker.",
    });
  if (isWanted) await db.insert(toolUpvotes).values({ userId, toolSlug, createdAt: clock.now() }).onConflictDoNothing();
  else await db.delete(toolUpvotes).where(isVote({ userId, toolSlug }));
}

export const hasUpvoted = async (db: Executor, vote: Vote): Promise<boolean> =>
  (await db.$count(toolUpvotes, isVote(vote))) > 0;

const isVote = ({ userId, toolSlug }: Vote) => and(eq(toolUpvotes.userId, userId), eq(toolUpvotes.toolSlug, toolSlug));
