import { Form, Link, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkPasswordProof } from "../../rules.ts";
import { textLink } from "../sign-in/text-link.ts";
import { OwnPasswordField } from "./own-password-field.tsx";

/** Asks for the password of whoever is signed in. */
export function PasswordProof({ reply, email }: { readonly reply: FormReply | undefined; readonly email: string }) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check: checkPasswordProof, reply, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <OwnPasswordField email={email} error={errors.password} autoFocus />
      <SubmitButton size="lg" isBusy={isBusy}>
        {isBusy ? "Checking…" : "Confirm"}
      </SubmitButton>
      <p className="text-sm text-muted">
        Forgot your password?{" "}
        <Link to="/reset-password" className={textLink}>
          Set a new one
        </Link>
      </p>
    </Form>
  );
}
