import { useEffect, useEffectEvent, useState } from "react";

/** Software that answers by itself must not go on forever with a passkey that does not do. */
const failuresMax = 3;

/**
 * Lets the browser offer passkeys in the email field, where it can (`autocomplete="… webauthn"`).
 * @param isOffered whether nothing else is under way.
 * @param onSignedIn called once the session is there.
 * @returns why the passkey that was chosen last did not do.
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

/** A browser that cannot do it loads nothing for it. */
async function offer(signal: AbortSignal) {
  const isPossible = await window.PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false);
  if (!isPossible || signal.aborted) return undefined;
  const client = await import("./passkey-client.ts").catch(() => undefined);
  return client?.offerPasskeys(signal);
}
