import { classNames } from "#ui/class-names.ts";

export type Pane = "document" | "answers";

const panes: readonly { readonly id: Pane; readonly name: string }[] = [
  { id: "document", name: "Document" },
  { id: "answers", name: "Answers" },
];

/** Narrow windows have room for one of the two. */
export function PaneTabs({ pane, onPane }: { readonly pane: Pane; readonly onPane: (pane: Pane) => void }) {
  return (
    <div className="flex border-b border-hairline lg:hidden">
      {panes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={pane === id}
          className={classNames(
            "min-h-11 flex-1 border-b-2 text-sm font-semibold",
            pane === id ? "border-accent-strong text-ink" : "border-transparent text-muted hover:text-ink",
          )}
          onClick={() => onPane(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
