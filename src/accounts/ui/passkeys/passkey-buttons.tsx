import { KeyRound, Plus } from "lucide";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { PasskeyOutcome } from "./passkey-client.ts";

type Work = "addPasskey" | "signInWithPasskey" | "stepUpWithPasskey";

/** Runs the browser's passkey operations. Their code is loaded on first use. */
function usePasskeyWork(work: Work, onOutcome: (outcome: "done" | "step-up-needed") => void | Promise<void>) {
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

/** A button that needs scripts. Without them, a note says so instead. */
function PasskeyButton({
  isBusy,
  onUse,
  variant,
  className = "w-full",
  children,
}: {
  readonly isBusy: boolean;
  readonly onUse: () => Promise<void>;
  readonly variant?: ComponentProps<typeof SubmitButton>["variant"];
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const canUse = useHydrated();
  return (
    <div className="min-h-13">
      {canUse ? (
        <SubmitButton
          type="button"
          size="lg"
          variant={variant}
          isBusy={isBusy}
          onClick={() => {
            if (!isBusy) void onUse();
          }}
          className={className}
        >
          {children}
        </SubmitButton>
      ) : (
        <noscript>
          <p className="text-muted">Passkeys need JavaScript, which is switched off in this browser.</p>
        </noscript>
      )}
    </div>
  );
}

/** @param onAdded called once the list shows the new passkey. */
export function AddPasskey({ confirmPath, onAdded }: { readonly confirmPath: string; readonly onAdded: () => void }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { isBusy, problem, run } = usePasskeyWork("addPasskey", async (outcome) => {
    if (outcome === "step-up-needed") return navigate(confirmPath);
    await revalidate();
    onAdded();
  });
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      <PasskeyButton isBusy={isBusy} onUse={run} className="w-full sm:w-auto">
        <Icon icon={Plus} className="size-4" />
        {isBusy ? "Waiting for your device…" : "Add a passkey"}
      </PasskeyButton>
    </div>
  );
}

interface Props {
  /** Path at which to continue after the step-up. */
  readonly next: string;
  /** Other way to confirm, which follows below. */
  readonly otherwise: string;
}

/** Step-up with a passkey, and the line between it and the form. */
export function StepUpWithPasskey({ next, otherwise }: Props) {
  const navigate = useNavigate();
  const { isBusy, problem, run } = usePasskeyWork("stepUpWithPasskey", () => navigate(next, { replace: true }));
  return (
    <div className="grid gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <PasskeyButton variant="secondary" isBusy={isBusy} onUse={run}>
        <Icon icon={KeyRound} className="size-4" />
        {isBusy ? "Waiting for your device…" : "Use a passkey"}
      </PasskeyButton>
      <p className="flex items-center gap-4 text-xs text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {otherwise}
      </p>
    </div>
  );
}

/** Signs the user in with a passkey, and continues to where they were going. */
export function UsePasskey({ redirectTo }: { readonly redirectTo: string }) {
  // Loads a new page, so that nothing of the signed-out one remains.
  const { isBusy, problem, run } = usePasskeyWork("signInWithPasskey", () => window.location.assign(redirectTo));
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      <PasskeyButton isBusy={isBusy} onUse={run}>
        <Icon icon={KeyRound} className="size-4" />
        {isBusy ? "Waiting for your device…" : "Use a passkey"}
      </PasskeyButton>
    </div>
  );
}
