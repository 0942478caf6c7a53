/** The fields that are not on every page, as the newsletter’s is. */
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { control, describedBy, Field, FieldError, type FieldFrame } from "./field.tsx";

export function TextAreaField({ label, error, hint, className, ...props }: ComponentProps<"textarea"> & FieldFrame) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <textarea
        id={id}
        className={classNames(control, "min-h-36", className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error, hint })}
        {...props}
      />
    </Field>
  );
}

export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...props
}: ComponentProps<"select"> & FieldFrame) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <select
        id={id}
        className={classNames(control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error, hint })}
        {...props}
      >
        {children}
      </select>
    </Field>
  );
}

export function CheckboxField({
  label,
  error,
  className,
  ...props
}: ComponentProps<"input"> & { readonly label: ReactNode; readonly error?: string | undefined }) {
  const id = useId();
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent-strong touch:mt-0 touch:size-6"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...props}
        />
        <label htmlFor={id} className="-my-2.5 py-2.5 text-sm">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
