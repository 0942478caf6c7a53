import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

export interface CardSectionProps {
  readonly title: string;
  /** One sentence beside the title. */
  readonly intro?: string;
  /** Links to more, at the end of the title's line. */
  readonly more?: ReactNode;
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
  /** Columns on wide screens. */
  readonly columns?: 3 | 4;
}

/** A titled grid of cards on a detail page; renders nothing without cards. */
export function CardSection({ title, intro, more, cards, columns = 3 }: CardSectionProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="container-page mt-16 md:mt-24">
      <div className="flex flex-wrap items-baseline gap-x-12 gap-y-2 border-t border-hairline pt-6 pb-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {intro && <p className="max-w-[60ch] text-muted">{intro}</p>}
        {more && <p className="flex flex-wrap gap-x-6 gap-y-1 sm:ml-auto">{more}</p>}
      </div>
      <ul
        className={classNames(
          "grid gap-4 sm:grid-cols-2",
          columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-3 xl:grid-cols-4",
        )}
      >
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
