import { useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { DateTime } from "#ui/date-time.tsx";
import type { SupportMessage } from "../rules.ts";

interface Props {
  readonly messages: readonly SupportMessage[];
  /** Names of the two sides for who reads it. */
  readonly names: { readonly user: string; readonly operator: string };
}

/** The messages of both sides, the first one first. */
export function Thread({ messages, names }: Props) {
  const count = useRef(messages.length);
  const newest = useRef<HTMLLIElement>(null);
  // The form that a message was sent with is empty again: what came of it is here.
  useEffect(() => {
    if (messages.length > count.current) newest.current?.focus();
    count.current = messages.length;
  }, [messages.length]);
  return (
    <ol aria-label="Messages" className="grid gap-4">
      {messages.map(({ id, isFromOperator, text, sentAt }) => (
        <li
          key={id}
          ref={newest}
          tabIndex={-1}
          className={classNames(
            "grid gap-2 rounded-md border border-hairline p-5",
            isFromOperator ? "bg-surface" : "bg-sunken",
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
            <span className="font-semibold">{isFromOperator ? names.operator : names.user}</span>
            <span className="text-muted">
              <DateTime at={sentAt} />
            </span>
          </p>
          <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
