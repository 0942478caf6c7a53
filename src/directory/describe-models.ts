import type { EngineModelSeed } from "./catalogue.ts";
import type { ModelRow } from "./rules.ts";

/**
 * An engine's models for its page, current ones first.
 * @param today ISO date: a model stored as "retiring" is retired from its end date on.
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

/** Search engines cut descriptions at about this length. */
const lengthMax = 155;
/** A shorter description has room for another sentence. */
const lengthWanted = 120;

/** A page's meta description: a long text is cut at a word, a short one is extended with the longest sentences that fit. */
export function fitDescription(text: string, fillers: readonly string[]): string {
  if (text.length > lengthMax) return `${cutAtWord(text, lengthMax - 1)}…`;
  let description = text;
  for (const filler of fillers.toSorted((a, b) => b.length - a.length)) {
    if (description.length >= lengthWanted) break;
    if (description.length + 1 + filler.length <= lengthMax) description = `${description} ${filler}`;
  }
  return description;
}

function cutAtWord(text: string, length: number): string {
  const end = text.lastIndexOf(" ", length);
  return text.slice(0, end > 0 ? end : length).replace(/[\s,;:.–-]+$/, "");
}
