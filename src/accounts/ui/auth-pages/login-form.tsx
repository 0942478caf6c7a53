import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { showToast } from "#ui/toast.ts";
import { type AuthQuery, authPath, checkLogin } from "../../rules.ts";
import { AuthLink, type AuthPageBusy } from "./auth-page.tsx";
import { ResendForm } from "./check-email.tsx";

/** Why a sign-in failed: wrong credentials, an unconfirmed address, a rate limit, or an error on our side. */
export type LoginRefusal = "refused" | "unconfirmed" | "limited" | "unexpected";

export type LoginReply = FormReply & { readonly refusal?: LoginRefusal };

export const unexpectedLoginMessage = "An unexpected error occurred";

interface Props {
  readonly authQuery: AuthQuery;
  readonly busy: AuthPageBusy;
  readonly reply: LoginReply | undefined;
  /** Filled in at first. */
  readonly email?: string | undefined;
}

export function LoginForm({ authQuery, busy: { isBusy, isSending }, reply, email }: Props) {
  const { values, errors, message, handlers } = useCheckedForm({ check: checkLogin, reply, isBusy });
  const form = useRef<HTMLFormElement>(null);
  // Loads a new page, so that nothing of the signed-out one remains.
  const passkeyProblem = usePasskeyAutofill(!isBusy, () => window.location.assign(authQuery.redirectTo ?? "/"));
  const refusal = reply?.refusal;
  useEffect(() => {
    if (message === null) return;
    showToast({ kind: "error", ...toastFor(refusal) });
    form.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  }, [message, refusal]);
  return (
    <div className="grid gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      {passkeyProblem && !message && <Alert tone="error">{passkeyProblem}</Alert>}
      {message && refusal === "unconfirmed" && <ResendForm email={values.email} />}
      {message && refusal === "limited" && (
        <AuthLink to={authPath("/login/email", authQuery)}>Email me a link</AuthLink>
      )}
      <Form
        ref={form}
        method="post"
        action={authPath("/login", authQuery)}
        noValidate
        {...handlers}
        className="grid gap-5"
      >
        <fieldset disabled={isBusy} className="grid min-w-0 gap-5 disabled:opacity-60">
          <EmailField
            label="Email"
            value={values.email ?? email}
            error={errors.email}
            autoComplete="username webauthn"
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
        </fieldset>
        <SubmitButton size="lg" isBusy={isBusy} className="w-full">
          {isSending ? "Logging in…" : "Log in"}
        </SubmitButton>
      </Form>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
        <AuthLink to={authPath("/reset-password", authQuery)}>Forgot your password?</AuthLink>
        <p>
          New here? <AuthLink to={authPath("/signup", authQuery)}>Sign up</AuthLink>
        </p>
      </div>
    </div>
  );
}

/** The words of B2. */
function toastFor(refusal: LoginRefusal = "unexpected") {
  return refusal === "unexpected"
    ? { title: "Login error", description: unexpectedLoginMessage }
    : { title: "Login failed" };
}

/** Software that answers automatically must not retry forever with a passkey that doesn't work. */
const failuresMax = 3;

/**
 * Lets the browser offer passkeys in the email field, if it can (`autocomplete="… webauthn"`).
 * @param isOffered whether nothing else is in progress.
 * @param onSignedIn called once the session exists.
 * @returns why the last chosen passkey didn't work.
 */
function usePasskeyAutofill(isOffered: boolean, onSignedIn: () => void): string | null {
  const [{ problem, failures }, setState] = useState<{ problem: string | null; failures: number }>({
    problem: null,
    failures: 0,
  });
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isOffered || failures >= failuresMax) return;
    const ending = new AbortController();
    void offer(ending.signal).then((result) => {
      if (ending.signal.aborted || !result) return;
      if (result.outcome === "failed") setState({ problem: result.message, failures: failures + 1 });
      else goOn();
    });
    return () => ending.abort();
  }, [isOffered, failures]);
  return problem;
}

/** A browser without support loads nothing for it. */
async function offer(signal: AbortSignal) {
  const isPossible = await window.PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false);
  if (!isPossible || signal.aborted) return undefined;
  const client = await import("../passkeys/passkey-client.ts").catch(() => undefined);
  return client?.offerPasskeys(signal);
}
