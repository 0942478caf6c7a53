import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { Checked, FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CodeField } from "./code-field.tsx";

interface Props {
  readonly reply: FormReply | undefined;
  readonly check: (form: FormData) => Checked<string>;
  readonly kind: "digits" | "recovery";
  /** Between the field and the button. */
  readonly children?: ReactNode;
}

/** Takes a code of any kind to log somebody in. */
export function CodeForm({ reply, check, kind, children }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <CodeField kind={kind} error={errors.code} autoFocus />
      {children}
      <SubmitButton size="lg" isBusy={isBusy}>
        {isBusy ? "Signing in…" : "Sign in"}
      </SubmitButton>
    </Form>
  );
}
