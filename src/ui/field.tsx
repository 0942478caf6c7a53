import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export const control =
  "w-full min-h-11 rounded-sm border border-outline bg-surface px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger";

export interface FieldFrame {
  readonly label: string;
  /** Sentence on what is wrong with the value. */
  readonly error?: string | undefined;
  readonly hint?: string;
}

interface FieldProps extends FieldFrame {
  readonly id: string;
  readonly children: ReactNode;
}

export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error ? (
    <p id={id} className="text-xs font-medium text-danger">
      {error}
    </p>
  ) : null;
}

export function describedBy(id: string, { error, hint }: FieldFrame): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

interface TextFieldProps extends ComponentProps<"input">, FieldFrame {
  /** A button that does something with the value, beside it. */
  readonly button?: ReactNode;
}

export function TextField({ label, error, hint, className, button, ...props }: TextFieldProps) {
  const id = useId();
  const input = (
    <input
      id={id}
      className={classNames(control, className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { label, error, hint })}
      {...props}
    />
  );
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {button ? (
        <div className="grid grid-cols-[1fr_auto] gap-2">
          {input}
          {button}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

/**
 * A field that people do not see and programs fill in. What comes with it filled is answered like everything else and kept nowhere.
 * Its name must be one that no browser fills in by itself.
 */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
