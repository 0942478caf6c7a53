import { useEffect, useEffectEvent, useState } from "react";

/** Software that answers automatically must not retry forever with a passkey that doesn't work. */
const failuresMax = 3;

/**
 * Lets the browser offer passkeys in the email field, if it can (`autocomplete="… webauthn"`).
 * @param isOffered whether nothing else is in progress.
 * @param onSignedIn called once the session exists.
 * @returns why the last chosen passkey didn't work.
 */
export function usePasskeyAutofill(isOffered: boolean, onSignedIn: () => void): string | null {
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
  const client = await import("./passkey-client.ts").catch(() => undefined);
  return client?.offerPasskeys(signal);
}
