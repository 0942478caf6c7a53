import { Form } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { type AuthQuery, authPath, checkEmail, checkNewPassword } from "../../rules.ts";
import { AuthLink, useAuthPageBusy } from "./auth-page.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

export function RequestResetForm({
  authQuery,
  reply,
}: {
  readonly authQuery: AuthQuery;
  readonly reply: FormReply | undefined;
}) {
  const { isBusy } = useAuthPageBusy();
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <Form method="post" action={authPath("/reset-password", authQuery)} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <EmailField label="Email" value={values.email} error={errors.email} />
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? "Sending…" : "Send the link"}
      </SubmitButton>
    </Form>
  );
}

interface Props {
  readonly token: string;
  readonly authQuery: AuthQuery;
  readonly reply: FormReply | undefined;
}

export function SetPasswordForm({ token, authQuery, reply }: Props) {
  const { isBusy } = useAuthPageBusy();
  const { errors, message, handlers } = useCheckedForm({ check: checkNewPassword, reply, isBusy });
  const { redirectTo } = authQuery;
  const action = `/reset-password?${new URLSearchParams({ token, ...(redirectTo ? { redirectTo } : {}) })}`;
  return (
    <Form method="post" action={action} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <NewPasswordField label="New password" error={errors.password} />
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? "Changing…" : "Change password"}
      </SubmitButton>
      {message && (
        <p className="text-sm">
          <AuthLink to={authPath("/reset-password", authQuery)}>Send another link</AuthLink>
        </p>
      )}
    </Form>
  );
}
