import { Alert } from "#ui/alert.tsx";
import { PasswordStep, type StepReply } from "./password-step.tsx";

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Whether a set-up was begun, and no code confirmed. */
  readonly isBegun: boolean;
  readonly reply: StepReply | undefined;
}

export function TwoFactorOff({ email, hasPassword, isBegun, reply }: Props) {
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        It’s off. When it’s on, signing in also takes a 6-digit code from an authenticator app, so a stolen password or
        inbox isn’t enough.
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
