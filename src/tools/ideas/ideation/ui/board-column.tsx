import { Plus, X } from "lucide";
import { type FormEvent, memo } from "react";
import { tidyLine } from "#platform/forms/rules.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { addCards, type Card, type Column, cardTextMax, columnNameMax, renameColumn } from "../board.ts";
import { CardItem } from "./card-item.tsx";
import type { BoardEdits, CardActions } from "./use-board.ts";

interface Props {
  readonly column: Column;
  readonly cards: readonly Card[];
  readonly selected: ReadonlySet<string>;
  /** Place where the dragged item would be put: before a card, or at the end (null); undefined if not here. */
  readonly target: string | null | undefined;
  readonly isLast: boolean;
  readonly actions: CardActions;
  readonly change: BoardEdits["change"];
  readonly onRemove: () => void;
}

/** A group of ideas. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, cards, selected, target, isLast, actions, change, onRemove } = props;
  const { id, name } = column;

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("card") as HTMLInputElement;
    const text = tidyLine(field.value);
    field.value = "";
    if (text !== "") change((board) => addCards(board, id, [text]), `Added ${text}.`);
  }

  return (
    <section
      aria-label={name || "Untitled"}
      data-column={id}
      // The focus comes here when the column beside it is removed.
      tabIndex={-1}
      className="flex w-72 shrink-0 flex-col gap-2 rounded-md bg-sunken p-2 max-sm:w-[85vw]"
    >
      <div className="flex items-center gap-1">
        <input
          aria-label="Name of the column"
          value={name}
          maxLength={columnNameMax}
          className="min-h-9 min-w-0 flex-1 rounded-sm border border-transparent bg-transparent px-2 text-sm font-semibold hover:border-outline touch:min-h-11"
          onChange={(event) => change((board) => renameColumn(board, id, event.target.value), "")}
        />
        <span className="text-xs text-muted tabular-nums">{cards.length}</span>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove ${name}`}
          title="Remove the column. Its cards go into the one beside it"
          disabled={isLast}
          className="px-2"
          onClick={onRemove}
        >
          <Icon icon={X} className="size-4" />
        </Button>
      </div>
      <form className="flex gap-1" onSubmit={add}>
        <input
          name="card"
          aria-label={`New card in ${name}`}
          placeholder="New idea"
          maxLength={cardTextMax}
          autoComplete="off"
          className="min-h-9 min-w-0 flex-1 rounded-sm border border-outline bg-surface px-2 text-sm placeholder:text-muted touch:min-h-11"
        />
        <Button type="submit" variant="secondary" size="sm" aria-label={`Add to ${name}`} className="px-2">
          <Icon icon={Plus} className="size-4" />
        </Button>
      </form>
      <ol className="grid min-h-12 flex-1 content-start gap-2">
        {cards.map((card) => (
          <CardItem
            key={card.id}
            card={card}
            isSelected={selected.has(card.id)}
            isTarget={card.id === target}
            actions={actions}
          />
        ))}
        {target === null && <li aria-hidden className="h-1 rounded-full bg-accent" />}
      </ol>
    </section>
  );
});
