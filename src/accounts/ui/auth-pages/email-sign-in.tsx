import { Form, Link, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmail, withReturnPath } from "../../rules.ts";
import { AuthLink, lineLink, textLink } from "./auth-page.tsx";

interface Props {
  readonly reply: FormReply | undefined;
  readonly redirectTo: string | undefined;
  /** Filled in at first. */
  readonly email: string | undefined;
}

/** Asks where to send a code or a link. The code comes first: it also works if the user reads email on another device. */
export function AskForMail({ reply, redirectTo, email }: Props) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle";
  const sending = isBusy ? formData?.get("send") : undefined;
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  return (
    <Form
      method="post"
      action={withReturnPath("/login/email", redirectTo)}
      noValidate
      {...handlers}
      className="grid gap-5"
    >
      {message && <Alert tone="error">{message}</Alert>}
      <EmailField label="Email" value={values.email ?? email} error={errors.email} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SubmitButton size="lg" name="send" value="code" isBusy={isBusy}>
          {sending === "code" ? "Sending…" : "Send a code"}
        </SubmitButton>
        <SubmitButton size="lg" variant="secondary" name="send" value="link" isBusy={isBusy}>
          {sending === "link" ? "Sending…" : "Send a link"}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Says the same whether or not there is such an account. */
export function LinkSent({ email, redirectTo }: { readonly email: string; readonly redirectTo: string | undefined }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted">
        If there is an account with <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>, a link is
        on its way. It works once, for 10 minutes. Open it in this browser.
      </p>
      <p className="text-sm text-muted">
        No email? Check your spam folder. You can{" "}
        <Link to={withReturnPath("/login/email", redirectTo)} className={textLink}>
          get another link
        </Link>{" "}
        after a minute.
      </p>
    </div>
  );
}

/** For codes that don't arrive or aren't accepted. */
export function SendAgain({ email, redirectTo }: { readonly email: string; readonly redirectTo: string | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const path = withReturnPath("/login/email", redirectTo);
  return (
    <div className="grid gap-1">
      <p>No email? Check your spam folder. You can get another code after a minute.</p>
      <div className="flex flex-wrap gap-x-6">
        <Form method="post" action={path} className="flex flex-wrap gap-x-6">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="again" value="yes" />
          <button type="submit" name="send" value="code" aria-disabled={isBusy || undefined} className={lineLink}>
            Send another code
          </button>
          <button type="submit" name="send" value="link" aria-disabled={isBusy || undefined} className={lineLink}>
            Email me a link instead
          </button>
        </Form>
        <AuthLink to={path}>Use another address</AuthLink>
      </div>
    </div>
  );
}

const ways = [
  { way: "password", path: "/login", title: "Use a password" },
  { way: "passkey", path: "/login/passkey", title: "Use a passkey" },
  { way: "email", path: "/login/email", title: "Email me a code or link" },
] as const;

/** The other sign-in methods. */
export function OtherSignInMethods({
  redirectTo,
  without,
}: {
  readonly redirectTo: string | undefined;
  readonly without: (typeof ways)[number]["way"];
}) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {ways.map(({ way, path, title }) =>
        way === without ? null : (
          <li key={way}>
            <AuthLink to={withReturnPath(path, redirectTo)}>{title}</AuthLink>
          </li>
        ),
      )}
    </ul>
  );
}
