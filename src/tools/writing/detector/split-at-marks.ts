import type { Mark, MarkKind } from "./check-text.ts";

export interface TextPart {
  readonly start: number;
  readonly content: string;
  /** Kinds of the marks that it lies in, each once. */
  readonly kinds: readonly MarkKind[];
}

/** A text in parts that lie wholly inside or outside of each mark. */
export function splitAtMarks(text: string, marks: readonly Mark[]): readonly TextPart[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  );
  const open = new Map<MarkKind, number>();
  const change = (kind: MarkKind, by: number) => open.set(kind, (open.get(kind) ?? 0) + by);
  const starting = Map.groupBy(marks, ({ start }) => start);
  const ending = Map.groupBy(marks, ({ end }) => end);
  return cuts.slice(0, -1).map((start, index) => {
    for (const { kind } of ending.get(start) ?? []) change(kind, -1);
    for (const { kind } of starting.get(start) ?? []) change(kind, 1);
    const kinds = [...open].filter(([, count]) => count > 0).map(([kind]) => kind);
    return { start, content: text.slice(start, cuts[index + 1]), kinds };
  });
}
