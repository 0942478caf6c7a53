/** One line of the bench's table: what was measured, beside what it was measured against in the same run. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly reference: string;
  /** Ratio or score that was reached, and the one that has to be. */
  readonly result: string;
  readonly target: string;
  /** Undefined where nothing is demanded. */
  readonly isMet: boolean | undefined;
}

export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ what, measured, reference, result, target, isMet }) => [
    what,
    measured,
    reference,
    result,
    target,
    isMet === undefined ? "" : isMet ? "met" : "MISSED",
  ]);
  console.log(
    [
      "| what | measured | reference | result | target | |",
      "| --- | --- | --- | --- | --- | --- |",
      ...rows.map((row) => `| ${row.join(" | ")} |`),
    ].join("\n"),
  );
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** @param share between 0 and 1: 0.95 for the 95th percentile (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}
