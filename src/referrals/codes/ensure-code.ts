import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { referralCodes } from "../schema.ts";
import { listCodeCandidates } from "./list-code-candidates.ts";

/** @returns somebody's code, made when it is first needed, and the same from then on. */
export async function ensureCode(db: Executor, userId: string, now: Date): Promise<string> {
  const known = await findCode(db, userId);
  if (known) return known;
  for (const code of listCodeCandidates(userId)) {
    const [made] = await db
      .insert(referralCodes)
      .values({ userId, code, createdAt: now })
      .onConflictDoNothing()
      .returning({ code: referralCodes.code });
    // Taken by somebody else, or made by this very person in another window a moment ago.
    const mine = made?.code ?? (await findCode(db, userId));
    if (mine) return mine;
  }
  throw new Error(`every code of user ${userId} is taken`);
}

async function findCode(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.userId, userId));
  return row?.code;
}
