import type { KeyHolder } from "#api-keys/index.ts";
import { findBalance } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { readTeamCredits } from "#teams/index.ts";

/** Facts that every answer has about its run. */
export interface RunFacts {
  readonly generation_id: string;
  /** AIC. */
  readonly cost_aic: number;
  /** AIC that can be spent now. */
  readonly balance_aic: number;
}

export async function describeRun(
  services: Services,
  holder: KeyHolder,
  { runId, priceAic }: { readonly runId: string; readonly priceAic: number },
): Promise<RunFacts> {
  return { generation_id: runId, cost_aic: priceAic, balance_aic: await readBalance(services, holder) };
}

/** In a team, within the caps of the member and the team. */
async function readBalance({ db, clock }: Services, { userId, personId, membership }: KeyHolder): Promise<number> {
  if (!membership) return (await findBalance(db, userId, clock.now()))?.available ?? 0;
  const credits = readTeamCredits(db, { teamId: userId, userId: personId }, clock.now());
  return credits.then(
    ({ leftAic }) => leftAic,
    (error: unknown) => {
      // Removed while the run went on: its answer is paid.
      if (error instanceof AppError && error.code === "forbidden") return 0;
      throw error;
    },
  );
}

export const factHeaders = (facts: RunFacts): Readonly<Record<string, string>> => ({
  "X-Generation-Id": facts.generation_id,
  "X-Aic-Cost": String(facts.cost_aic),
  "X-Aic-Balance": String(facts.balance_aic),
  "Cache-Control": "no-store",
});
