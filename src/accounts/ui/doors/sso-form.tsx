import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmail, type Door, doorPath } from "../../rules.ts";

export type SsoReply = FormReply & { readonly handOff?: { readonly url: string; readonly domain: string } };

/** Asks for the address that tells which organisation somebody belongs to. */
export function SsoForm({ door, reply }: { readonly door: Door; readonly reply: SsoReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <Form method="post" action={doorPath("/login/sso", door)} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <EmailField label="Work email" value={values.email} error={errors.email} />
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? "Looking it up…" : "Continue"}
      </SubmitButton>
    </Form>
  );
}
