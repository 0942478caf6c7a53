import type { ReactNode } from "react";
import { PasswordStep, type StepReply } from "./password-step.tsx";

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly codesLeft: number;
  readonly reply: StepReply | undefined;
}

export function TwoFactorOn({ codesLeft, ...step }: Props) {
  return (
    <>
      <p className="text-muted">
        It’s on: signing in takes a code from your authenticator app, except with a passkey and on devices that you
        trust.
      </p>
      <Part title="Recovery codes">
        <p className="text-muted">
          {writeLeft(codesLeft)} Each works once when you don’t have your app. New codes replace the old ones.
        </p>
        <PasswordStep intent="renew" look="secondary" {...step}>
          Make new recovery codes
        </PasswordStep>
      </Part>
      <Part title="Switch off">
        <p className="text-muted">
          Your password or a code by email is then enough to sign in. Trusted devices are forgotten.
        </p>
        <PasswordStep intent="switch-off" look="secondary" {...step}>
          Switch off
        </PasswordStep>
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-hairline pt-8">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function writeLeft(count: number): string {
  if (count === 0) return "You have none left. Please make new ones.";
  return count === 1 ? "You have one left. Please make new ones." : `You have ${count} left.`;
}
