import { KeyRound } from "lucide";
import { useNavigate } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { usePasskeyWork } from "./use-passkey-work.ts";

interface Props {
  /** Where whoever has confirmed who they are goes on to. */
  readonly next: string;
  /** What else there is to confirm by, below. */
  readonly otherwise: string;
}

/** Confirms by a passkey who somebody is, and the line between that and the form. */
export function ProveWithPasskey({ next, otherwise }: Props) {
  const navigate = useNavigate();
  const { isBusy, problem, run } = usePasskeyWork("proveWithPasskey", () => navigate(next, { replace: true }));
  return (
    <div className="grid gap-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <PasskeyButton look="secondary" isBusy={isBusy} onUse={run}>
        <Icon of={KeyRound} className="size-4" />
        {isBusy ? "Waiting for your device…" : "Use a passkey"}
      </PasskeyButton>
      <p className="flex items-center gap-4 text-xs text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {otherwise}
      </p>
    </div>
  );
}
