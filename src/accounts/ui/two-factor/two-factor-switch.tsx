import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkPasswordStepUp } from "../../rules.ts";
import { OwnPasswordField } from "../security/password-forms.tsx";

/** A page's reply to one of its forms. */
export type StepReply = Extract<FormReply, { readonly outcome: "refused" }> & { readonly intent: string };

interface PasswordStepProps {
  readonly intent: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly reply: StepReply | undefined;
  readonly variant?: "primary" | "secondary";
  /** The button's label. */
  readonly children: ReactNode;
}

/** A button for a sensitive action: asks for the password, if the account has one. */
function PasswordStep({ intent, email, hasPassword, reply, variant = "primary", children }: PasswordStepProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const check = hasPassword ? checkPasswordStepUp : () => ({ values: {}, errors: {} });
  const own = reply?.intent === intent ? reply : undefined;
  const { errors, message, handlers } = useCheckedForm({ check, reply: own, isBusy });
  return (
    <Form method="post" noValidate {...handlers} className="grid max-w-[26rem] gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      <input type="hidden" name="intent" value={intent} />
      {hasPassword && <OwnPasswordField email={email} error={errors.password} />}
      <SubmitButton variant={variant} isBusy={isBusy} className="justify-self-start">
        {isBusy ? "One moment…" : children}
      </SubmitButton>
    </Form>
  );
}

interface TwoFactorOnProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly codesLeft: number;
  readonly reply: StepReply | undefined;
}

export function TwoFactorOn({ codesLeft, ...step }: TwoFactorOnProps) {
  return (
    <>
      <p className="text-muted">
        It’s on. Signing in requires a code from your authenticator app, except with a passkey or on a trusted device.
      </p>
      <Part title="Recovery codes">
        <p className="text-muted">
          {writeLeft(codesLeft)} Each works once when you don’t have your app. New codes replace the old ones.
        </p>
        <PasswordStep intent="renew" variant="secondary" {...step}>
          Generate new recovery codes
        </PasswordStep>
      </Part>
      <Part title="Switch off">
        <p className="text-muted">
          You’ll then need only your password or an emailed code to sign in. Trusted devices are forgotten.
        </p>
        <PasswordStep intent="switch-off" variant="secondary" {...step}>
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
  if (count === 0) return "You have none left. Please generate new ones.";
  return count === 1 ? "You have one left. Please generate new ones." : `You have ${count} left.`;
}

interface TwoFactorOffProps {
  readonly email: string;
  readonly hasPassword: boolean;
  /** True if a setup was started but no code confirmed. */
  readonly isBegun: boolean;
  readonly reply: StepReply | undefined;
}

export function TwoFactorOff({ email, hasPassword, isBegun, reply }: TwoFactorOffProps) {
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        It’s off. When it’s on, signing in also requires a 6-digit code from an authenticator app, so a stolen password
        or inbox isn’t enough.
      </p>
      {isBegun && (
        <Alert tone="note">
          You started setting this up but didn’t confirm a code. Start again with a new key; you can delete the old
          entry in your app.
        </Alert>
      )}
      <PasswordStep intent="begin" email={email} hasPassword={hasPassword} reply={reply}>
        {isBegun ? "Start again" : "Switch on"}
      </PasswordStep>
    </div>
  );
}
