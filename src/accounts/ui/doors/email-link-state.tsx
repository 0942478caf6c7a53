import type { ReactNode } from "react";
import type { FormReply } from "#platform/forms/rules.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DoorFrame } from "../door-frame.tsx";
import { SignOutForm } from "../sign-out-form.tsx";
import { DoorLink } from "./door-link.tsx";
import { ResendForm } from "./resend-form.tsx";

/** What became of the link by which somebody confirms an address. `ask`: the page was opened without one. */
export type EmailLink =
  | "ask"
  | "confirmed"
  | "changed"
  | "expired"
  | "change-expired"
  | "other-account"
  | "taken"
  | "invalid";

const words: Readonly<Record<EmailLink, { readonly title: string; readonly intro: string }>> = {
  ask: {
    title: "Confirm your address",
    intro: "Give the address that you signed up with, and we send the link again.",
  },
  confirmed: { title: "Your address is confirmed", intro: "Your account is open. You can sign in now." },
  changed: {
    title: "Your address has changed",
    intro: "From now on you sign in with the new address. Both addresses get a mail about it.",
  },
  expired: { title: "This link has expired", intro: "Links work for 60 minutes. Have another one sent:" },
  "change-expired": {
    title: "This link has expired",
    intro: "Links work for 60 minutes. Your address is as it was; please ask for the change again in your settings.",
  },
  "other-account": {
    title: "This link belongs to another account",
    intro: "Sign out here, sign in with the account whose address is to change, and open the link again.",
  },
  taken: {
    title: "This address is taken",
    intro: "Another account has it by now, so yours stays as it is. Please choose another address in your settings.",
  },
  invalid: {
    title: "This link does not work",
    intro: "It is not whole, or was used before. If your address is not confirmed yet, have another one sent:",
  },
};

interface Props {
  readonly state: EmailLink;
  readonly isSignedIn: boolean;
  readonly reply: FormReply | undefined;
}

export function EmailLinkState({ state, isSignedIn, reply }: Props) {
  return (
    <DoorFrame {...words[state]}>
      <NextStep state={state} isSignedIn={isSignedIn} reply={reply} />
    </DoorFrame>
  );
}

function NextStep({ state, isSignedIn, reply }: Props): ReactNode {
  switch (state) {
    case "confirmed":
      return isSignedIn ? <Onward to="/" label="Go to the directory" /> : <Onward to="/login" label="Sign in" />;
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
