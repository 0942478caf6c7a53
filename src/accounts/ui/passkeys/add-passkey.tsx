import { Plus } from "lucide";
import { useNavigate, useRevalidator } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { usePasskeyWork } from "./use-passkey-work.ts";

/** @param onAdded called once the list shows the new one. */
export function AddPasskey({ confirmPath, onAdded }: { readonly confirmPath: string; readonly onAdded: () => void }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { isBusy, problem, run } = usePasskeyWork("addPasskey", async (outcome) => {
    if (outcome === "proof-needed") return navigate(confirmPath);
    await revalidate();
    onAdded();
  });
  return (
    <div className="grid gap-4">
      {problem && <Alert tone="error">{problem}</Alert>}
      <PasskeyButton isBusy={isBusy} onUse={run} className="w-full sm:w-auto">
        <Icon of={Plus} className="size-4" />
        {isBusy ? "Waiting for your device…" : "Add a passkey"}
      </PasskeyButton>
    </div>
  );
}
