import { useEffect } from "react";
import { Form, Link } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { showToast } from "#ui/toast.ts";
import { type AuthQuery, authPath, checkSignup } from "../../rules.ts";
import { NameFields } from "../name-fields.tsx";
import type { AuthPageBusy } from "./auth-page.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

interface Props {
  readonly authQuery: AuthQuery;
  readonly busy: AuthPageBusy;
  readonly reply: FormReply | undefined;
  /** Filled in at first. */
  readonly email: string | undefined;
}

export function SignupForm({ authQuery, busy: { isBusy, isSending }, reply, email }: Props) {
  const { values, errors, message, handlers } = useCheckedForm({ check: checkSignup, reply, isBusy });
  useEffect(() => {
    if (reply?.outcome === "refused") showToast({ kind: "error", title: "Sign up failed" });
  }, [reply]);
  return (
    <Form method="post" action={authPath("/signup", authQuery)} noValidate {...handlers} className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5 disabled:opacity-60">
        <NameFields values={values} errors={errors} />
        <EmailField label="Email" value={values.email ?? email} error={errors.email} />
        <NewPasswordField label="Password" error={errors.password} />
      </fieldset>
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isSending ? "Creating account…" : "Create account"}
      </SubmitButton>
      <p className="text-xs text-muted">
        By creating an account you agree to the <LegalLink to="/terms-of-service">Terms of Service</LegalLink> and
        acknowledge the <LegalLink to="/privacy-policy">Privacy Policy</LegalLink>.
      </p>
    </Form>
  );
}

function LegalLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className="text-accent-text underline underline-offset-3">
      {children}
    </Link>
  );
}
