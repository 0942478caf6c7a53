import { Form } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmail, type Door, doorPath } from "../../rules.ts";
import { useDoorBusy } from "./use-door-busy.ts";

export function RequestResetForm({ door, reply }: { readonly door: Door; readonly reply: FormReply | undefined }) {
  const { isBusy } = useDoorBusy();
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <Form method="post" action={doorPath("/reset-password", door)} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <EmailField label="Email" value={values.email} error={errors.email} />
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? "Sending…" : "Send the link"}
      </SubmitButton>
    </Form>
  );
}
