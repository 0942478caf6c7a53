import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkPasswordChange, passwordLengthMax, passwordLengthMin } from "../../rules.ts";
import { OwnPasswordField } from "./own-password-field.tsx";

export function ChangePassword({ reply, email }: { readonly reply: FormReply | undefined; readonly email: string }) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check: checkPasswordChange, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-[26rem] gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <OwnPasswordField email={email} label="Present password" name="currentPassword" error={errors.currentPassword} />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        maxLength={passwordLengthMax}
        hint={`At least ${passwordLengthMin} characters; a few words make a good one.`}
        error={errors.newPassword}
      />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Changing…" : "Change password"}
      </SubmitButton>
    </Form>
  );
}
