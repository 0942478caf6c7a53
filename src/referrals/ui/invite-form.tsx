import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { honeypotName } from "#platform/forms/fields.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Honeypot } from "#ui/field.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkInvite, dashboardPath, invitesPerDayMax } from "../rules.ts";

/** Invites a friend by email. The reply is the same for every address. */
export function InviteForm({ firstReply }: { readonly firstReply: FormReply | undefined }) {
  const fetcher = useFetcher<FormReply>();
  const form = useRef<HTMLFormElement>(null);
  const reply = fetcher.data ?? firstReply;
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkInvite, reply, isBusy });
  useEffect(() => {
    if (fetcher.data?.outcome === "done") form.current?.reset();
  }, [fetcher.data]);
  return (
    <section aria-labelledby="invite" className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-hairline pt-8">
      <div className="grid gap-1.5">
        <h2 id="invite" className="text-lg">
          Invite a friend by email
        </h2>
        <p className="max-w-[56ch] text-sm text-muted">
          We’ll send one email in your first name, with your link. Up to {invitesPerDayMax} invites a day.
        </p>
      </div>
      <fetcher.Form
        ref={form}
        method="post"
        action={dashboardPath}
        noValidate
        {...handlers}
        className="relative grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {message && <Alert tone="error">{message}</Alert>}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <EmailField label="Your friend’s email" value={values.email} error={errors.email} autoComplete="off" />
          <SubmitButton isBusy={isBusy} variant="secondary" className="sm:mt-7.5">
            {isBusy ? "Sending…" : "Send Invite"}
          </SubmitButton>
        </div>
        <Honeypot name={honeypotName} />
        {reply?.outcome === "done" && !isBusy && (
          <Alert tone="note" title="Invite requested">
            We’ll email your friend, unless they already have an account, were invited a lot recently or don’t want
            invitations. To protect their privacy, we don’t say which.
          </Alert>
        )}
      </fetcher.Form>
    </section>
  );
}
