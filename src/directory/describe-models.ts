import type { EngineModelSeed } from "./catalogue.ts";
import type { ModelRow } from "./rules.ts";

/**
 * An engine's models as a page shows them, those that run today first.
 * @param today ISO date: what was "retiring" when it was written down is retired once its day has come.
 */
export function describeModels(models: readonly EngineModelSeed[], today: string): ModelRow[] {
  const rows = models.map(({ id, name, tier, status, endsOn, successor }): ModelRow => {
    const hasEnded = status === "retired" || (endsOn !== undefined && endsOn <= today);
    return {
      id,
      name,
      tier,
      status: hasEnded ? "retired" : status,
      endsOn: endsOn ?? null,
      successorName: models.find((model) => model.id === successor)?.name ?? successor ?? null,
    };
  });
  return rows.toSorted((a, b) => statusOrder[a.status] - statusOrder[b.status]);
}

const statusOrder: Readonly<Record<ModelRow["status"], number>> = { current: 0, retiring: 1, retired: 2 };
