import type { SharedBoardContent } from "../share-board.ts";

/** A board of ideas, to read. */
export const SharedBoard = ({ content: { columns } }: { readonly content: SharedBoardContent }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {columns.map(({ name, cards }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are only read
      <section key={index} aria-label={name || "Unnamed group"} className="grid gap-3 rounded-md bg-sunken p-4">
        <h2 className="text-base wrap-anywhere">{name || "Unnamed group"}</h2>
        {cards.length > 0 ? (
          <ul className="grid gap-2">
            {cards.map(({ text, votes }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only read
              <li key={place} className="grid gap-1 rounded-sm border border-hairline bg-surface px-3 py-2.5 text-sm">
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {text}
                </p>
                {votes > 0 && (
                  <p className="text-xs font-semibold text-muted tabular-nums">
                    {votes === 1 ? "1 vote" : `${votes} votes`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">No cards</p>
        )}
      </section>
    ))}
  </div>
);
