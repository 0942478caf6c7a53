import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { type AuthQuery, authPath, checkEmail } from "../../rules.ts";
import { AuthLink } from "./auth-page.tsx";

interface CheckEmailProps {
  readonly email: string;
  readonly authQuery: AuthQuery;
  /** True if emails are kept in the development mailbox instead of being sent. */
  readonly hasMailbox: boolean;
}

/** After a sign-up: where the email was sent, and what to do if it doesn't arrive. */
export function CheckEmail({ email, authQuery, hasMailbox }: CheckEmailProps) {
  return (
    <section aria-label="Check your email" className="grid gap-4">
      <p className="text-muted">
        We sent an email to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. Open its link
        within 60 minutes to confirm your address.
        <span className="hidden [.js_&]:inline">
          {" "}
          This page continues automatically once you open the link in this browser.
        </span>
      </p>
      {hasMailbox && (
        <p className="text-muted">
          No mail server is set up, so the email is kept on this machine.{" "}
          <a href="/dev/mailbox" className="font-semibold text-accent-text hover:underline">
            Open the development mailbox
          </a>
        </p>
      )}
      <p className="text-muted">No email? Check your spam folder, or send it again.</p>
      <div className="grid gap-1">
        <ResendForm email={email} />
        <AuthLink to={authPath("/signup/address", authQuery)}>Correct the address</AuthLink>
      </div>
    </section>
  );
}

/** The same for every address, so that no one learns whether it has an account. */
const resentMessage = "If this address still needs to be confirmed, another email with a link is on its way.";

interface Props {
  /** The address; if unknown, the form asks for it. */
  readonly email?: string | undefined;
  /** The page action's reply, if there are no scripts. */
  readonly firstReply?: FormReply | undefined;
}

/** Sends the confirmation email again. */
export function ResendForm({ email, firstReply }: Props) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data ?? firstReply;
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply, isBusy });
  if (reply?.outcome === "done" && !isBusy) return <Alert tone="note">{resentMessage}</Alert>;
  return (
    <fetcher.Form
      method="post"
      action="/verify-email"
      noValidate
      defaultShouldRevalidate={false}
      {...handlers}
      className="grid gap-5"
    >
      {message && <Alert tone="error">{message}</Alert>}
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <EmailField label="Email" value={values.email} error={errors.email} />
      )}
      <SubmitButton
        isBusy={isBusy}
        {...(email ? { variant: "secondary", className: "justify-self-start" } : { size: "lg", className: "w-full" })}
      >
        {isBusy ? "Sending…" : "Send the email again"}
      </SubmitButton>
    </fetcher.Form>
  );
}
