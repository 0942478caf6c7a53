import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkPasswordProof } from "../../rules.ts";
import { OwnPasswordField } from "../security/own-password-field.tsx";

/** A page's reply to one of its forms. */
export type StepReply = Extract<FormReply, { readonly outcome: "refused" }> & { readonly intent: string };

interface Props {
  readonly intent: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly reply: StepReply | undefined;
  readonly look?: "primary" | "secondary";
  /** On the button. */
  readonly children: ReactNode;
}

/** A button behind which something sensitive happens: it takes the password, where the account has one. */
export function PasswordStep({ intent, email, hasPassword, reply, look = "primary", children }: Props) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const check = hasPassword ? checkPasswordProof : () => ({ values: {}, errors: {} });
  const own = reply?.intent === intent ? reply : undefined;
  const { errors, message, handlers } = useCheckedForm({ check, reply: own, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-[26rem] gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      <input type="hidden" name="intent" value={intent} />
      {hasPassword && <OwnPasswordField email={email} error={errors.password} />}
      <SubmitButton look={look} isBusy={isBusy} className="justify-self-start">
        {isBusy ? "One moment…" : children}
      </SubmitButton>
    </Form>
  );
}
