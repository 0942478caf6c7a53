import type { ReactNode } from "react";
import type { FormReply } from "#platform/forms/rules.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DoorFrame } from "../door-frame.tsx";
import { SignOutForm } from "../sign-out-form.tsx";
import { ConfirmForm, ConfirmSignUp, Fact, type WaitingSignUp } from "./confirm-sign-up.tsx";
import { DoorLink } from "./door-link.tsx";
import { ResendForm } from "./resend-form.tsx";

/** What a mailed link is about that confirms an address; `ask`: the page was opened without one. */
export type EmailLink =
  | { readonly is: "sign-up"; readonly signUp: WaitingSignUp }
  | { readonly is: "change"; readonly change: { readonly from: string; readonly to: string } }
  | { readonly is: EmailLinkEnd };

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
    title: "This link does not work",
    intro: "The link is incomplete. Please open it from the email again, or get another one:",
  },
};

interface Props {
  readonly link: EmailLink;
  readonly signedInAs: string | null;
  readonly reply: FormReply | undefined;
}

export function EmailLinkState({ link, signedInAs, reply }: Props) {
  if (link.is === "sign-up") return <ConfirmSignUp signUp={link.signUp} signedInAs={signedInAs} reply={reply} />;
  if (link.is === "change") {
    const { from, to } = link.change;
    return (
      <DoorFrame title="Move your account to this address?" intro="You’ll sign in with the new address from then on.">
        <dl className="grid gap-3 rounded-md border border-hairline bg-surface p-5">
          <Fact name="Before">{from}</Fact>
          <Fact name="New">{to}</Fact>
        </dl>
        <ConfirmForm reply={reply} label="Confirm new address" />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame {...words[link.is]}>
      <NextStep state={link.is} isSignedIn={signedInAs !== null} reply={reply} />
    </DoorFrame>
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
      return isSignedIn ? <Onward to="/" label="Go to the directory" /> : <Onward to="/login" label="Sign in" />;
    case "ask":
    case "expired":
    case "invalid":
      return (
        <>
          <ResendForm firstReply={reply} />
          <p className="-my-2 text-sm text-muted">
            Confirmed already? <DoorLink to="/login">Sign in</DoorLink>
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
