import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkEmail } from "../../rules.ts";

/** The same for every address: whether it has an account here is nobody else's business. */
const resentMessage = "If this address still has to be confirmed, another email with a link is on its way.";

interface Props {
  /** To whom; asked for where it is not known. */
  readonly email?: string | undefined;
  /** What the page's own action answered, where there are no scripts. */
  readonly firstReply?: FormReply | undefined;
}

/** Sends the mail with which an address is confirmed once more. */
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
        {...(email ? { look: "secondary", className: "justify-self-start" } : { size: "lg", className: "w-full" })}
      >
        {isBusy ? "Sending…" : "Send the email again"}
      </SubmitButton>
    </fetcher.Form>
  );
}
