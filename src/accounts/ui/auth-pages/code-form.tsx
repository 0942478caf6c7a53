import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Checked, FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { emailCodeDigits } from "../../rules.ts";

/** Field for a code. What was typed is not sent back: a wrong code has to be typed again. */
export function CodeField({
  kind,
  name = "code",
  label = kind === "digits" ? "Code" : "Recovery code",
  hint,
  error,
  autoFocus = false,
}: {
  readonly kind: "digits" | "recovery";
  readonly name?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const isDigits = kind === "digits";
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      name={name}
      inputMode={isDigits ? "numeric" : "text"}
      autoComplete={isDigits ? "one-time-code" : "off"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      required
      // Leaves room for spaces from copying.
      maxLength={isDigits ? 2 * emailCodeDigits : 20}
      error={error}
      className="text-lg tracking-[0.2em] tabular-nums"
    />
  );
}

interface Props {
  readonly reply: FormReply | undefined;
  readonly check: (form: FormData) => Checked<string>;
  readonly kind: "digits" | "recovery";
  /** Between the field and the button. */
  readonly children?: ReactNode;
}

/** Signs the user in with a code of any kind. */
export function CodeForm({ reply, check, kind, children }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <CodeField kind={kind} error={errors.code} autoFocus />
      {children}
      <SubmitButton size="lg" isBusy={isBusy}>
        {isBusy ? "Logging in…" : "Log in"}
      </SubmitButton>
    </Form>
  );
}
