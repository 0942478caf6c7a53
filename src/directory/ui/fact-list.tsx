import type { ReactNode } from "react";

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** The facts of a tool or an engine, one per line. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="border-t border-hairline text-sm">
      {facts.map(({ term, value }) => (
        <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-b border-hairline py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
