import { ChevronUp } from "lucide";
import { memo, useRef, useState } from "react";
import { tidyText } from "#platform/forms/rules.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { unfinished } from "#work/browser.ts";
import { type Card, cardTextMax } from "../board.ts";
import type { CardActions } from "./use-board.ts";

interface Props {
  readonly card: Card;
  readonly isSelected: boolean;
  /** True if the dragged item would be put before this card. */
  readonly isTarget: boolean;
  readonly actions: CardActions;
}

export const cardId = (id: string): string => `card-${id}`;

/** One idea. Its text is a button: a press edits it, Alt with arrows moves it. */
export const CardItem = memo(function CardItem({ card: { id, text, votes }, isSelected, isTarget, actions }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <li
      data-card={id}
      draggable={!isEditing}
      className={classNames(
        "flex items-start gap-1 rounded-sm border bg-surface p-1.5 text-sm",
        isSelected ? "border-accent-strong" : "border-hairline",
        isTarget && "shadow-[0_-3px_0_var(--accent)]",
      )}
    >
      <label className="grid shrink-0 p-2 touch:p-3">
        <input
          type="checkbox"
          aria-label={`Select ${text}`}
          checked={isSelected}
          onChange={() => actions.toggle(id)}
          className="size-5 accent-accent-strong"
        />
      </label>
      {isEditing ? (
        <TextInput
          text={text}
          onDone={(next) => {
            setEditing(false);
            if (next !== undefined && next !== "" && next !== text) actions.setText(id, next);
          }}
        />
      ) : (
        <button
          type="button"
          id={cardId(id)}
          className="min-h-9 min-w-0 flex-1 touch:min-h-11 rounded-sm px-1 py-1.5 text-left wrap-anywhere whitespace-pre-wrap"
          onClick={() => setEditing(true)}
        >
          {text}
        </button>
      )}
      <button
        type="button"
        aria-label={`Vote for ${text}: ${votes}`}
        title="Vote. With Shift, remove a vote"
        className={classNames(
          "grid min-h-9 min-w-9 shrink-0 place-items-center rounded-sm px-1 pt-0.5 text-xs font-semibold tabular-nums hover:bg-sunken touch:min-h-11 touch:min-w-11",
          votes > 0 ? "text-accent-text" : "text-muted",
        )}
        onClick={({ shiftKey }) => actions.vote(id, shiftKey ? -1 : 1)}
      >
        <Icon icon={ChevronUp} className="size-4" />
        {votes}
      </button>
    </li>
  );
});

interface InputProps {
  readonly text: string;
  /** @param text undefined to leave it as it is. */
  readonly onDone: (text: string | undefined) => void;
}

function TextInput({ text, onDone }: InputProps) {
  const isDone = useRef(false);
  function end(value: string | undefined): void {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value === undefined ? undefined : tidyText(value));
  }
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: the user has just chosen to type here
      autoFocus
      {...unfinished}
      aria-label="Text of the card"
      rows={3}
      defaultValue={text}
      maxLength={cardTextMax}
      className="min-w-0 flex-1 rounded-sm border border-outline bg-surface px-2 py-1 text-base"
      onBlur={({ currentTarget }) => end(currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Escape") end(undefined);
        else if (event.key === "Enter" && !event.shiftKey) {
          event.preventDefault();
          end(event.currentTarget.value);
        }
      }}
    />
  );
}
