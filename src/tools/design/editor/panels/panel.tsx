import type { IconNode } from "lucide";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";

/** A part of a panel, with a name. */
export function PanelSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-3 border-b border-hairline px-4 py-4 last:border-b-0">
      <h3 className="font-sans text-xs font-semibold text-muted">{title}</h3>
      {children}
    </div>
  );
}

interface IconButtonProps extends ComponentProps<"button"> {
  readonly icon: IconNode;
  /** For screen readers, and as a tip. */
  readonly label: string;
}

export function IconButton({ icon, label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink transition-colors hover:bg-sunken",
        "disabled:cursor-not-allowed disabled:opacity-40 aria-pressed:bg-accent-wash aria-pressed:text-accent-text touch:size-11",
        className,
      )}
      {...props}
    >
      <Icon icon={icon} className="size-4.5" />
    </button>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  readonly isDisabled?: boolean;
  readonly onValue: (value: number) => void;
}

/** A number that can be typed, or moved by the arrow keys. What is none, or out of range, changes nothing. */
export function NumberField({ label, value, min, max, step = 1, unit, isDisabled, onValue }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
        {unit && ` (${unit})`}
      </label>
      <input
        // What is typed stays as it is typed until the field is left.
        key={value}
        id={id}
        type="number"
        inputMode="decimal"
        className="min-h-10 w-full rounded-sm border border-outline bg-surface px-2.5 text-sm text-ink tabular-nums disabled:opacity-60"
        defaultValue={value}
        disabled={isDisabled}
        {...{ min, max, step }}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit(event.currentTarget);
        }}
        onInput={(event) => {
          // The arrows of the field, and of the keyboard.
          if (!(event.nativeEvent instanceof InputEvent) || event.nativeEvent.inputType === "")
            commit(event.currentTarget);
        }}
      />
    </div>
  );

  function commit({ value: text }: HTMLInputElement): void {
    const next = Number(text);
    if (text !== "" && next !== value && next >= min && next <= max) onValue(next);
  }
}
