import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

interface Props<Id extends string | number> {
  readonly label: string;
  readonly name: string;
  readonly of: readonly { readonly id: Id; readonly content: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className: string;
  readonly cardClassName?: string;
}

/** One of several, each shown as a card. Radio buttons for the keyboard and for screen readers. */
export function ChoiceCards<Id extends string | number>({
  label,
  name,
  of,
  value,
  onChange,
  className,
  cardClassName,
}: Props<Id>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className={className}>
        {of.map(({ id, content }) => (
          <label
            key={id}
            className={classNames(
              "relative grid cursor-pointer [&>span]:content-start rounded-md border border-outline bg-surface text-sm transition-colors hover:border-ink",
              "has-checked:border-accent-strong has-checked:ring-1 has-checked:ring-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              cardClassName,
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
