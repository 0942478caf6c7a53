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
        It is off. Once it is on, signing in also takes a 6-digit code of an app on your phone (any authenticator app
        does), so that a password or mailbox in the wrong hands is not enough.
      </p>
      {isBegun && (
        <Alert tone="note">
          You began to switch it on, but no code was confirmed. Begin again: the entry in your app is then replaced, and
          the old one can be deleted.
        </Alert>
      )}
      <PasswordStep intent="begin" email={email} hasPassword={hasPassword} reply={reply}>
        {isBegun ? "Begin again" : "Switch on"}
      </PasswordStep>
    </div>
  );
}
