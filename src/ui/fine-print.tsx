import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";

interface Props {
  /** Paragraphs. On phones, they are lines of one. */
  readonly children: ReactNode;
  /** Paragraphs that are folded on phones until the reader wants them. */
  readonly more?: ReactNode;
  readonly className?: string;
}

/** Small letters on what a press costs. They leave room for the page on phones; without scripts, all of them are there. */
export function FinePrint({ children, more, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classNames("text-xs text-muted", className)}>
      <div className="sm:contents max-sm:[&>p]:inline max-sm:[&>p+p]:before:content-['_·_']">
        {children}
        {more && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            aria-label={`${isOpen ? "Less" : "More"} on what it costs`}
            className="relative ml-2 hidden font-semibold text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3 max-sm:[.js_&]:inline-block"
          >
            {isOpen ? "Less" : "More"}
          </button>
        )}
      </div>
      {more && (
        <div id={id} className={classNames("sm:contents", !isOpen && "max-sm:[.js_&]:hidden")}>
          {more}
        </div>
      )}
    </div>
  );
}
