import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { showToast } from "#ui/toast.ts";
import { checkProfile, type Viewer } from "../../rules.ts";
import { NameFields } from "../name-fields.tsx";

interface Props {
  readonly profile: Pick<Viewer, "firstName" | "lastName">;
  /** The form's reply, if it was sent without scripts. */
  readonly firstReply: FormReply | undefined;
}

/** First and last name. */
export function NamesForm({ profile, firstReply }: Props) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data ?? firstReply;
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkProfile, reply, isBusy });
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!fetcher.data) return;
    announceOutcome(fetcher.data);
    if (fetcher.data.outcome === "done") void revalidate();
  }, [fetcher.data, revalidate]);
  return (
    <fetcher.Form
      method="post"
      action="/settings/profile"
      noValidate
      // Nothing has changed if it failed, and reloading without a network would replace the page with an error.
      defaultShouldRevalidate={false}
      {...handlers}
      className="grid gap-5"
    >
      {message && (
        <Alert tone="error" title="Update failed">
          {message}
        </Alert>
      )}
      {/* With scripts, a toast says so. */}
      {!fetcher.data && firstReply?.outcome === "done" && <Alert tone="note">Profile updated</Alert>}
      <NameFields values={{ ...profile, ...values }} errors={errors} />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Saving…" : "Save name"}
      </SubmitButton>
    </fetcher.Form>
  );
}

function announceOutcome(reply: FormReply): void {
  if (reply.outcome === "done") showToast({ kind: "success", title: "Profile updated" });
  if (reply.outcome === "refused" && reply.message) {
    showToast({ kind: "error", title: "Update failed", description: reply.message });
  }
}
