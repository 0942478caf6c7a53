import { Check, Undo2, X } from "lucide";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import type { Change } from "../change.ts";
import { accept, acceptAll, countGuesses, dismiss, dismissAll, openChanges, type Review, undo } from "../review.ts";
import { Difference } from "./reviewed-text.tsx";

interface Props {
  readonly review: Review;
  readonly current: number | undefined;
  readonly onCurrent: (index: number | undefined) => void;
  readonly onReview: (review: Review) => void;
}

/** Cards at a time. */
const shownMax = 50;

/** The changes that are still to be decided, one after the other, with the mouse or with keys. */
export function ChangeList({ review, current, onCurrent, onReview }: Props) {
  const open = openChanges(review);
  const guesses = countGuesses(review);
  const list = useRef<HTMLDivElement>(null);
  const { length: undoable } = review.past;
  useEffect(() => {
    if (current === undefined) return;
    const card = list.current?.querySelector<HTMLElement>(`#change-${current}`);
    if (card && !card.contains(document.activeElement)) card.focus();
  }, [current]);

  /** Goes on with the next open change, as the one that had the focus is gone. */
  const decide = (next: Review, index: number) => {
    if (next === review) return;
    onReview(next);
    const left = openChanges(next);
    onCurrent(left.find((one) => one > index) ?? left.at(-1));
  };
  const takeBack = () => {
    const before = undo(review);
    onReview(before);
    onCurrent(openChanges(before).find((index) => review.decisions.has(index)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "z") {
      event.preventDefault();
      takeBack();
      return;
    }
    const index = current ?? open[0];
    if (event.ctrlKey || event.metaKey || event.altKey || index === undefined) return;
    const at = open.indexOf(index);
    const act = {
      ArrowDown: () => onCurrent(open[Math.min(at + 1, open.length - 1)]),
      ArrowUp: () => onCurrent(open[Math.max(at - 1, 0)]),
      a: () => decide(accept(review, index), index),
      d: () => decide(dismiss(review, index), index),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts to the buttons inside
    <div ref={list} onKeyDown={onKeyDown} className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" disabled={open.length === guesses} onClick={() => onReview(acceptAll(review))}>
          Accept all
        </Button>
        <Button variant="secondary" size="sm" disabled={open.length === 0} onClick={() => onReview(dismissAll(review))}>
          Dismiss all
        </Button>
        <Button variant="ghost" size="sm" disabled={undoable === 0} onClick={takeBack}>
          <Icon icon={Undo2} className="size-4" />
          Undo
        </Button>
      </div>
      {guesses > 0 && (
        <p className="text-sm text-muted">
          {guesses === 1
            ? "1 suggestion is about a name or style, and stays for you to decide."
            : `${guesses} suggestions are about names and style, and stay for you to decide.`}
        </p>
      )}
      {open.length > 0 && (
        <p className="text-xs text-muted pointer-coarse:hidden">
          Keys in this list: <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>A</kbd> to accept, <kbd>D</kbd> to dismiss,{" "}
          <kbd>Ctrl</kbd> <kbd>Z</kbd> to undo.
        </p>
      )}
      <ol aria-label="Changes" className="grid grid-cols-1 gap-3">
        {open.slice(0, shownMax).map((index) => {
          const change = review.changes[index];
          return (
            change && (
              <ChangeCard
                key={index}
                {...{ index, change }}
                original={review.text.slice(change.start, change.end)}
                before={contextBefore(review.text, change.start)}
                after={contextAfter(review.text, change.end)}
                isCurrent={index === current}
                onFocus={() => onCurrent(index)}
                onAccept={(option) => decide(accept(review, index, option), index)}
                onDismiss={() => decide(dismiss(review, index), index)}
              />
            )
          );
        })}
      </ol>
      {open.length > shownMax && (
        <p className="text-sm text-muted">{`${open.length - shownMax} more follow as you decide on these.`}</p>
      )}
    </div>
  );
}

const contextMax = 24;
const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ");
const contextBefore = (text: string, start: number): string =>
  inOneLine(text.slice(Math.max(0, start - contextMax), start)).replace(/^\S*\s/, start > contextMax ? "… " : "$&");
const contextAfter = (text: string, end: number): string =>
  inOneLine(text.slice(end, end + contextMax)).replace(/\s\S*$/, end + contextMax < text.length ? " …" : "$&");

interface CardProps {
  readonly index: number;
  readonly change: Change;
  readonly original: string;
  readonly before: string;
  readonly after: string;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onAccept: (option: number) => void;
  readonly onDismiss: () => void;
}

function ChangeCard({ index, change, original, before, after, isCurrent, onFocus, onAccept, onDismiss }: CardProps) {
  const { options, why, kind } = change;
  const [best, ...others] = options;
  return (
    <li
      id={`change-${index}`}
      tabIndex={-1}
      onFocus={onFocus}
      className={classNames(
        "grid scroll-mt-32 grid-cols-1 gap-2 rounded-md border p-4",
        isCurrent ? "border-accent-strong" : "border-hairline",
      )}
    >
      <p className="text-xs font-semibold text-muted">{kind}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <span className="text-muted">{before}</span>
        <Difference original={original} replacement={best} />
        <span className="text-muted">{after}</span>
      </p>
      {why && <p className="text-sm text-muted">{why}</p>}
      <div className="flex flex-wrap gap-2">
        {best !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => onAccept(0)}>
            <Icon icon={Check} className="size-4" />
            {others.length === 0 ? "Accept" : `Accept ${named(best)}`}
          </Button>
        )}
        {others.map((option, at) => (
          <Button key={option} variant="secondary" size="sm" onClick={() => onAccept(at + 1)}>
            {named(option)}
          </Button>
        ))}
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          <Icon icon={X} className="size-4" />
          Dismiss
        </Button>
      </div>
    </li>
  );
}

const named = (option: string): string => (option.trim() === "" ? "removing it" : `“${option.trim()}”`);
