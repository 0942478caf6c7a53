import { Form, Link, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmailCode, checkPasswordStepUp } from "../../rules.ts";
import { lineLink, textLink } from "../auth-pages/auth-page.tsx";
import { CodeField } from "../auth-pages/code-form.tsx";
import { OwnPasswordField } from "./password-forms.tsx";

/** Asks for the signed-in user's password. */
export function PasswordStepUp({ reply, email }: { readonly reply: FormReply | undefined; readonly email: string }) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check: checkPasswordStepUp, reply, isBusy });
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

interface Props {
  readonly reply: FormReply | undefined;
  readonly email: string;
}

/** Asks a signed-in user without a password for an emailed code. */
export function CodeStepUp({ isSent, ...props }: Props & { readonly isSent: boolean }) {
  return isSent ? <EnterCode {...props} /> : <SendCode {...props} />;
}

function SendCode({ reply, email }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const message = reply?.outcome === "refused" ? reply.message : null;
  return (
    <Form method="post" className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <p>
        Your account has no password. We’ll send a code to{" "}
        <strong className="font-semibold wrap-anywhere">{email}</strong> instead.
      </p>
      <input type="hidden" name="intent" value="send-code" />
      <SubmitButton size="lg" isBusy={isBusy}>
        {isBusy ? "Sending…" : "Send code"}
      </SubmitButton>
    </Form>
  );
}

function EnterCode({ reply, email }: Props) {
  const isBusy = useNavigation().state !== "idle";
  const { errors, message, handlers } = useCheckedForm({ check: checkEmailCode, reply, isBusy });
  return (
    <div className="grid gap-4">
      <Form method="post" noValidate {...handlers} className="grid gap-5">
        {message && <Alert tone="error">{message}</Alert>}
        <p>
          We sent a code to <strong className="font-semibold wrap-anywhere">{email}</strong>. It works for 10 minutes.
        </p>
        <input type="hidden" name="intent" value="code" />
        <CodeField kind="digits" error={errors.code} autoFocus />
        <SubmitButton size="lg" isBusy={isBusy}>
          {isBusy ? "Checking…" : "Confirm"}
        </SubmitButton>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="send-code" />
        <button type="submit" className={`${lineLink} text-sm`}>
          Send another code
        </button>
      </Form>
    </div>
  );
}
