import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { pageOf, pageWindow } from "#platform/list-query.ts";
import { runs } from "../schema.ts";
import { titleOfRun } from "./list-work.ts";

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

/** In characters. */
const excerptLength = 2_000;

/**
 * Runs that a user pressed or a program started for them, newest first: for the operator. Runs of a team count as the member's who pressed.
 * @param withContent also what was asked and made, as the user has consented. Work of a team isn't theirs alone, and stays out of it.
 */
export async function listRunFacts(
  db: Executor,
  {
    userId,
    page,
    withContent = false,
  }: { readonly userId: string; readonly page: number; readonly withContent?: boolean },
) {
  const isOpen = withContent ? isNull(teamId) : sql`false`;
  const ifOpen = (text: SQL) => sql<string | null>`case when ${isOpen} then left(${text}, ${excerptLength}) end`;
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
      asked: ifOpen(titleOfRun),
      made: ifOpen(sql`nullif(${runs.output}, '')`),
      failureMessage: ifOpen(sql`${runs.failureMessage}`),
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
