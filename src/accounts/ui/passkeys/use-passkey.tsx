import { KeyRound } from "lucide";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { usePasskeyWork } from "./use-passkey-work.ts";

/** Logs somebody in with a passkey, and goes where they were going. */
export function UsePasskey({ redirectTo }: { readonly redirectTo: string }) {
  // A whole new page: nothing of the visitor's is left in it.
  const { isBusy, problem, run } = usePasskeyWork("signInWithPasskey", () => window.location.assign(redirectTo));
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      <PasskeyButton isBusy={isBusy} onUse={run}>
        <Icon of={KeyRound} className="size-4" />
        {isBusy ? "Waiting for your device…" : "Use a passkey"}
      </PasskeyButton>
    </div>
  );
}
