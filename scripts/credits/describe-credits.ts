import { findEntitlement } from "#billing/entitlement/find-entitlement.ts";
import { findBalance } from "#credits/find-balance.ts";
import type { TransactionPage } from "#credits/list-transactions.ts";
import type { Executor } from "#platform/db/database.ts";

/** A user's credits and plan. */
export async function describeCredits(db: Executor, userId: string, now: Date): Promise<string> {
  const balance = await findBalance(db, userId, now);
  const { plan, entitlement } = await findEntitlement(db, userId, now);
  const { start, end } = entitlement.period;
  const runs = entitlement.generationsMax === null ? "no limit" : `at most ${entitlement.generationsMax}`;
  const facts: readonly (readonly [string, string])[] = [
    ["Balance", balance ? `${balance.available} AI credits` : "no credits yet"],
    ["of them", balance ? spelled(balance.buckets) : "-"],
    ["Held", `${balance?.held ?? 0} for runs in progress`],
    ["Last reset", balance?.lastResetAt ? moment(balance.lastResetAt) : "never"],
    ["Plan", `${plan.name}, from ${moment(start)} to ${moment(end)}`],
    ["Runs", `${runs} on plan credits in that time`],
    ["Id", userId],
  ];
  return facts.map(([name, value]) => `${name.padEnd(12)}${value}`).join("\n");
}

const spelled = (buckets: Readonly<Record<string, number>>): string =>
  Object.entries(buckets)
    .map(([bucket, amount]) => `${amount} ${bucket}`)
    .join(", ");

export function describeStatement({ transactions, nextBefore }: TransactionPage): string {
  if (transactions.length === 0) return "No transaction history available";
  const lines = transactions.map(({ number, createdAt, kind, amount, balanceAfter, source, description }) =>
    [
      String(number).padStart(6),
      moment(createdAt),
      kind.padEnd(9),
      `${amount > 0 ? "+" : ""}${amount}`.padStart(8),
      String(balanceAfter).padStart(9),
      source.padEnd(12),
      description ?? "",
    ].join("  "),
  );
  const heading = ["number", "when (UTC)      ", "what     ", "  amount", "  balance", "source      ", "description"];
  return [heading.join("  "), ...lines, ...(nextBefore === null ? [] : ["… and older ones; see --limit."])].join("\n");
}

const moment = (when: Date): string => when.toISOString().slice(0, 16).replace("T", " ");
