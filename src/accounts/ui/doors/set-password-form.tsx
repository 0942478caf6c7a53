import { Form } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkNewPassword, type Door, doorPath } from "../../rules.ts";
import { DoorLink } from "./door-link.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { useDoorBusy } from "./use-door-busy.ts";

interface Props {
  readonly token: string;
  readonly door: Door;
  readonly reply: FormReply | undefined;
}

export function SetPasswordForm({ token, door, reply }: Props) {
  const { isBusy } = useDoorBusy();
  const { errors, message, handlers } = useCheckedForm({ check: checkNewPassword, reply, isBusy });
  const { redirectTo } = door;
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
          <DoorLink to={doorPath("/reset-password", door)}>Send another link</DoorLink>
        </p>
      )}
    </Form>
  );
}
