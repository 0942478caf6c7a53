import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { collapseThreshold } from "../rules.ts";

export interface CollapsibleListProps {
  /** The heading, e.g. "AI Engines". */
  readonly title: string;
  readonly items: readonly { readonly key: string; readonly card: ReactNode }[];
  /** False shows everything at once. */
  readonly collapsible?: boolean;
}

const collapsedHeightPx = 400;

/** A grid of cards. With more than four, a wide screen shows the first 400 pixels and a phone the first four, until the user expands it. */
export function CollapsibleList({ title, items, collapsible = true }: CollapsibleListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  if (items.length === 0) return null;
  const canCollapse = collapsible && items.length > collapseThreshold;
  const isCollapsed = canCollapse && !isExpanded;

  // A user who tabs through the cards must see the focused one.
  const expandOnFocus = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest(".card")?.parentElement;
    const isCut = item instanceof HTMLElement && item.offsetTop + item.offsetHeight > collapsedHeightPx;
    if (isCollapsed && isCut && event.target.matches(":focus-visible")) setExpanded(true);
  };

  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">
        {title} <span className="tabular-nums">{items.length}</span>
      </h3>
      <div className="relative">
        <ul
          id={listId}
          data-collapsed={isCollapsed || undefined}
          onFocusCapture={expandOnFocus}
          className={classNames(
            "card-grid",
            isCollapsed && "max-md:[&>li:nth-child(n+5)]:hidden md:max-h-[400px] md:overflow-hidden",
          )}
        >
          {items.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </ul>
        {isCollapsed && (
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-0 bottom-0 hidden h-24 bg-linear-to-t from-paper to-transparent md:block"
          />
        )}
      </div>
      {canCollapse && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
          className="justify-self-start rounded-sm border border-outline px-4 py-2 text-sm font-semibold hover:border-ink"
        >
          {isExpanded ? "Show less" : "Show more"}
        </button>
      )}
    </div>
  );
}
