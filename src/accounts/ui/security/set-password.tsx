import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

/** For accounts without a password: a link by mail sets one. */
export function SetPassword({ reply, email }: { readonly reply: FormReply | undefined; readonly email: string }) {
  const isBusy = useNavigation().state !== "idle";
  if (reply?.outcome === "done") {
    return (
      <Alert tone="note" title="Check your email">
        We sent a link to {email}. It works once, for 60 minutes. Every device is signed out when the password is set.
      </Alert>
    );
  }
  return (
    <Form method="post" className="grid gap-5">
      {reply?.message && <Alert tone="error">{reply.message}</Alert>}
      <p>
        We’ll send a link to <strong className="font-semibold break-words">{email}</strong>, so that only you can set
        it.
      </p>
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send link"}
      </SubmitButton>
    </Form>
  );
}
