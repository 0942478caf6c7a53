import { findBalance } from "#credits/index.ts";
import type { Services } from "#platform/services.ts";

/** Facts that every answer has about its run. */
export interface RunFacts {
  readonly generation_id: string;
  /** AIC. */
  readonly cost_aic: number;
  /** AIC that can be spent now. */
  readonly balance_aic: number;
}

export async function describeRun(
  { db, clock }: Services,
  userId: string,
  { runId, priceAic }: { readonly runId: string; readonly priceAic: number },
): Promise<RunFacts> {
  const balance = await findBalance(db, userId, clock.now());
  return { generation_id: runId, cost_aic: priceAic, balance_aic: balance?.available ?? 0 };
}

export const factHeaders = (facts: RunFacts): Readonly<Record<string, string>> => ({
  "X-Generation-Id": facts.generation_id,
  "X-Aic-Cost": String(facts.cost_aic),
  "X-Aic-Balance": String(facts.balance_aic),
  "Cache-Control": "no-store",
});
