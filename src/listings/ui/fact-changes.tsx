import { factNames, factText, type ListingFacts } from "../listing-rules.ts";

interface Props {
  readonly before: Partial<ListingFacts>;
  readonly after: Partial<ListingFacts>;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** The difference that an edit makes, fact by fact. */
export function FactChanges({ before, after, categories }: Props) {
  const keys = Object.keys(after) as (keyof ListingFacts)[];
  return (
    <dl className="border-t border-hairline text-sm">
      {keys.map((key) => (
        <div key={key} className="grid gap-1 border-b border-hairline py-3">
          <dt className="text-muted">{factNames[key]}</dt>
          <dd className="wrap-anywhere">
            <del className="text-muted">
              <span className="sr-only">Before: </span>
              {factText(before, key, categories)}
            </del>
          </dd>
          <dd className="font-medium wrap-anywhere">
            <ins className="no-underline">
              <span className="sr-only">After: </span>
              {factText(after, key, categories)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
