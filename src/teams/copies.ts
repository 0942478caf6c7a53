import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { teams } from "./schema.ts";
import { getMembership, lockMembership } from "./team-access.ts";

interface Asked {
  readonly teamId: string;
  readonly userId: string;
}

/** Lets members take a copy of what they made along, or no longer. @throws {AppError} `not_found`; `forbidden` for all but the owner. */
export async function allowCopies(
  { db, clock }: Pick<Services, "db" | "clock">,
  { teamId, userId }: Asked,
  allowsCopies: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockMembership(tx, { teamId, userId }, "own");
    if (before.allowsCopies === allowsCopies) return;
    await tx.update(teams).set({ allowsCopies }).where(eq(teams.id, teamId));
    const kind = allowsCopies ? "copies-allowed" : "copies-refused";
    await recordTeamEvent(tx, { teamId, kind, actorId: userId }, clock.now());
  });
}

/** @throws {AppError} `not_found` for people who are not members; `forbidden` unless the owner allows copies. */
export async function requireCopies(db: Executor, asked: Asked): Promise<void> {
  const { role, allowsCopies } = await getMembership(db, asked);
  if (role === "owner" || allowsCopies) return;
  throw new AppError("forbidden", { userMessage: "The team’s owner doesn’t allow copies." });
}
