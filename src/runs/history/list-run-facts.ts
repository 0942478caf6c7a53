import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { pageOf, pageWindow } from "#platform/list-query.ts";
import { runs } from "../schema.ts";

const {
  apiKeyId,
  createdAt,
  durationMs,
  engine,
  failure,
  id,
  kind,
  maxAic,
  model,
  payer,
  priceAic,
  state,
  teamId,
  tool,
} = runs;

/**
 * Runs that a user pressed or a program started for them, newest first, without what was asked or made: for the operator. Runs of a team
 * count as the member's who pressed.
 */
export async function listRunFacts(db: Executor, { userId, page }: { readonly userId: string; readonly page: number }) {
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select({
      id,
      tool,
      kind,
      engine,
      model,
      payer,
      state,
      failure,
      maxAic,
      priceAic,
      durationMs,
      teamId,
      apiKeyId,
      createdAt,
    })
    .from(runs)
    .where(or(and(eq(runs.userId, userId), isNull(runs.memberId)), eq(runs.memberId, userId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return pageOf(
    rows.map(({ apiKeyId: key, teamId: team, ...run }) => ({ ...run, isProgram: key !== null, isTeam: team !== null })),
    page,
  );
}
