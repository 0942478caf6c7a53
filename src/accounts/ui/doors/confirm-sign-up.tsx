import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { DoorFrame } from "../door-frame.tsx";
import { lineLink } from "../sign-in/text-link.ts";

/** What is shown of a sign-up before it is confirmed. */
export interface WaitingSignUp {
  readonly email: string;
  readonly name: string;
  readonly signedUpAt: Date;
}

interface Props {
  readonly signUp: WaitingSignUp;
  readonly signedInAs: string | null;
  readonly reply: FormReply | undefined;
}

/** Asks whether a sign-up is the reader's own, and shows what tells one from another's. */
export function ConfirmSignUp({ signUp: { email, name, signedUpAt }, signedInAs, reply }: Props) {
  return (
    <DoorFrame
      title="Is this your sign-up?"
      intro="Confirm only if you signed up yourself, with this name. The password chosen at sign-up will open the account."
      below={
        <div className="grid gap-1">
          <p>Didn’t sign up? Discard it, and no account is created with your address.</p>
          <Form method="post">
            <button type="submit" name="intent" value="discard" className={lineLink}>
              This wasn't me
            </button>
          </Form>
        </div>
      }
    >
      <dl className="grid gap-3 rounded-md border border-hairline bg-surface p-5">
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Signed up">
          <DateTime at={signedUpAt} />
        </Fact>
      </dl>
      {signedInAs && signedInAs !== email && (
        <p className="text-sm wrap-anywhere text-muted">
          You’re signed in as {signedInAs}. Confirming signs you in to the new account instead.
        </p>
      )}
      <ConfirmForm reply={reply} label="Confirm and sign in" />
    </DoorFrame>
  );
}

/** One press, which a program that follows links does not make. */
export function ConfirmForm({ reply, label }: { readonly reply: FormReply | undefined; readonly label: string }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="grid gap-5">
      {reply?.outcome === "refused" && reply.message && <Alert tone="error">{reply.message}</Alert>}
      <SubmitButton size="lg" name="intent" value="confirm" isBusy={isBusy} className="w-full">
        {isBusy ? "Confirming…" : label}
      </SubmitButton>
    </Form>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
