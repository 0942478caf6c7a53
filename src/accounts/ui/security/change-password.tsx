import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkPasswordChange } from "../../rules.ts";
import { NewPasswordField } from "../doors/new-password-field.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";

export function ChangePassword({ reply, email }: { readonly reply: FormReply | undefined; readonly email: string }) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check: checkPasswordChange, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-[26rem] gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <OwnPasswordField email={email} label="Current password" name="currentPassword" error={errors.currentPassword} />
      <NewPasswordField label="New password" name="newPassword" error={errors.newPassword} />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Changing…" : "Change password"}
      </SubmitButton>
    </Form>
  );
}
