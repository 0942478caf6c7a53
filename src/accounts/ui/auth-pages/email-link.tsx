import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { SignOutForm } from "../sign-out-form.tsx";
import { AuthLink, AuthPage, lineLink } from "./auth-page.tsx";
import { ResendForm } from "./check-email.tsx";

/** Request that an emailed link confirms; `ask`: the page was opened without one. */
export type EmailLink =
  | { readonly status: "sign-up"; readonly signUp: WaitingSignUp }
  | { readonly status: "change"; readonly change: { readonly from: string; readonly to: string } }
  | { readonly status: EmailLinkEnd };

type EmailLinkEnd =
  | "ask"
  | "discarded"
  | "changed"
  | "expired"
  | "change-expired"
  | "other-account"
  | "taken"
  | "void"
  | "invalid";

type Words = { readonly title: string; readonly intro: string };

const words: Readonly<Record<EmailLinkEnd, Words>> = {
  ask: {
    title: "Confirm your address",
    intro: "Enter the address you signed up with, and we’ll send the link again.",
  },
  discarded: {
    title: "Sign-up discarded",
    intro: "No account was created with your address, and the link no longer works. There’s nothing else to do.",
  },
  changed: {
    title: "Your address has changed",
    intro: "Sign in with the new address from now on. We’ve sent an email about it to both addresses.",
  },
  expired: { title: "This link has expired", intro: "Links work for 60 minutes. Get another one:" },
  "change-expired": {
    title: "This link has expired",
    intro: "Links work for 60 minutes. Your address hasn’t changed; please request the change again in your settings.",
  },
  "other-account": {
    title: "This link belongs to another account",
    intro: "Sign out, sign in to the account whose address you want to change, and open the link again.",
  },
  taken: {
    title: "This address is taken",
    intro: "Another account uses it now, so yours hasn’t changed. Please choose another address in your settings.",
  },
  void: {
    title: "This link no longer works",
    intro:
      "This sign-up was confirmed, discarded or replaced by a newer one. If you signed up again, use the link in the newest email.",
  },
  invalid: {
    title: "This link doesn’t work",
    intro: "The link is incomplete. Please open it from the email again, or get another one:",
  },
};

interface Props {
  readonly link: EmailLink;
  readonly signedInAs: string | null;
  readonly reply: FormReply | undefined;
}

export function EmailLinkState({ link, signedInAs, reply }: Props) {
  if (link.status === "sign-up") return <ConfirmSignUp signUp={link.signUp} signedInAs={signedInAs} reply={reply} />;
  if (link.status === "change") {
    const { from, to } = link.change;
    return (
      <AuthPage title="Move your account to this address?" intro="You’ll sign in with the new address from then on.">
        <dl className="grid gap-3 rounded-md border border-hairline bg-surface p-5">
          <Fact name="Before">{from}</Fact>
          <Fact name="New">{to}</Fact>
        </dl>
        <ConfirmForm reply={reply} label="Confirm new address" />
      </AuthPage>
    );
  }
  return (
    <AuthPage {...words[link.status]}>
      <NextStep state={link.status} isSignedIn={signedInAs !== null} reply={reply} />
    </AuthPage>
  );
}

interface NextStepProps {
  readonly state: EmailLinkEnd;
  readonly isSignedIn: boolean;
  readonly reply: FormReply | undefined;
}

function NextStep({ state, isSignedIn, reply }: NextStepProps): ReactNode {
  switch (state) {
    case "changed":
    case "change-expired":
    case "taken":
      return <Onward to="/settings/security" label="Go to your settings" />;
    case "other-account":
      return (
        <SignOutForm>
          <Button type="submit">Sign out</Button>
        </SignOutForm>
      );
    case "discarded":
      return <Onward to="/" label="Go to the directory" />;
    case "void":
      return isSignedIn ? <Onward to="/" label="Go to the directory" /> : <Onward to="/login" label="Log in" />;
    case "ask":
    case "expired":
    case "invalid":
      return (
        <>
          <ResendForm firstReply={reply} />
          <p className="-my-2 text-sm text-muted">
            Already confirmed? <AuthLink to="/login">Log in</AuthLink>
          </p>
        </>
      );
  }
}

function Onward({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <ButtonLink to={to} prefetch="none" className="justify-self-start">
      {label}
    </ButtonLink>
  );
}

/** Part of a sign-up that is shown before it is confirmed. */
export interface WaitingSignUp {
  readonly email: string;
  readonly name: string;
  readonly signedUpAt: Date;
  /** True if its password and name are kept: no other browser can have made it. */
  readonly isKept: boolean;
}

interface ConfirmSignUpProps {
  readonly signUp: WaitingSignUp;
  readonly signedInAs: string | null;
  readonly reply: FormReply | undefined;
}

/** Asks whether a sign-up is the user's own, and shows what helps to tell. */
function ConfirmSignUp({ signUp: { email, name, signedUpAt, isKept }, signedInAs, reply }: ConfirmSignUpProps) {
  return (
    <AuthPage
      title="Is this your sign-up?"
      intro={
        isKept
          ? "Confirm only if you signed up yourself, with this name. You’ll sign in with the password chosen at sign-up."
          : "Another browser may have signed up with your address. To be safe, we’ll confirm your address only: next you choose a new password."
      }
      below={
        <div className="grid gap-1">
          <p>Didn’t sign up? Discard this sign-up, and no account is created for your address.</p>
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
      <ConfirmForm reply={reply} label={isKept ? "Confirm and sign in" : "Confirm and choose a password"} />
    </AuthPage>
  );
}

/** Requires a button press, which programs that follow links don't make. */
function ConfirmForm({ reply, label }: { readonly reply: FormReply | undefined; readonly label: string }) {
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
