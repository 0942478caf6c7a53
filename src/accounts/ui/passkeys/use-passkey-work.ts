import { useState } from "react";
import type { PasskeyOutcome } from "./passkey-client.ts";

type Work = "addPasskey" | "signInWithPasskey" | "proveWithPasskey";

/** Runs what the browser does with passkeys; its code is fetched for the first one. */
export function usePasskeyWork(work: Work, onOutcome: (outcome: "done" | "proof-needed") => void | Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    const result = await attempt(work);
    if (result.outcome === "failed") setProblem(result.message);
    else await onOutcome(result.outcome);
    setBusy(false);
  };
  return { isBusy, problem, run };
}

async function attempt(work: Work): Promise<PasskeyOutcome> {
  const client = await import("./passkey-client.ts").catch(() => undefined);
  if (client) return client[work]();
  return { outcome: "failed", message: "That could not be loaded. Please check your connection and try again." };
}
