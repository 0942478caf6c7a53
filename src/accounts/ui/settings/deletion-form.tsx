import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { formatDay } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkDeletion } from "../../rules.ts";
import { OwnPasswordField } from "../security/password-forms.tsx";

interface Props {
  readonly hasPassword: boolean;
  readonly email: string;
  readonly reply: FormReply | undefined;
}

/** The last step: the password or, for accounts without one, the typed email address. */
export function DeleteForm({ hasPassword, email, reply }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const check = (form: FormData) => checkDeletion(form, { hasPassword, email });
  const { errors, message, handlers } = useCheckedForm({ check, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-[26rem] gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      {hasPassword ? (
        <OwnPasswordField email={email} label="Your password" error={errors.password} />
      ) : (
        <TextField
          label="Type your email address to confirm"
          name="email"
          hint={email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} className="bg-danger! text-paper!">
          {isBusy ? "Deleting…" : "Delete my account"}
        </SubmitButton>
        <ButtonLink to="/settings/profile" variant="secondary">
          Go back
        </ButtonLink>
      </div>
    </Form>
  );
}

/** Shown on every settings page after a deletion request, until the account is deleted or the user undoes it. */
export function DeletionAlert({ deleteAfter }: { readonly deleteAfter: Date }) {
  return (
    <Alert tone="error">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-semibold">Your account will be deleted on {formatDay(deleteAfter)}</p>
        <Form method="post" action="/settings/keep">
          <Button type="submit" variant="secondary">
            Keep my account
          </Button>
        </Form>
      </div>
    </Alert>
  );
}
