import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkPasswordChange } from "../../rules.ts";
import { NewPasswordField } from "../auth-pages/new-password-field.tsx";

interface Props extends Pick<ComponentProps<typeof PasswordField>, "error" | "autoFocus"> {
  readonly email: string;
  readonly label?: string;
  readonly name?: string;
}

/** The signed-in user's own password, as a step-up. */
export function OwnPasswordField({ email, label = "Password", name = "password", ...props }: Props) {
  return (
    <div>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={label} name={name} autoComplete="current-password" required {...props} />
    </div>
  );
}

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

/** For accounts without a password: an emailed link sets one. */
export function SetPassword({ reply, email }: { readonly reply: FormReply | undefined; readonly email: string }) {
  const isBusy = useNavigation().state !== "idle";
  if (reply?.outcome === "done") {
    return (
      <Alert tone="note" title="Check your email">
        We sent a link to {email}. It works once, for 60 minutes. Every device is signed out when the password is set.
      </Alert>
    );
  }
  return (
    <Form method="post" className="grid gap-5">
      {reply?.message && <Alert tone="error">{reply.message}</Alert>}
      <p>
        We’ll send a link to <strong className="font-semibold wrap-anywhere">{email}</strong>, so that only you can set
        it.
      </p>
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send link"}
      </SubmitButton>
    </Form>
  );
}
