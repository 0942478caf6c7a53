import type { ComponentProps, ReactNode } from "react";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** A button that only scripts make work: without them its place says so. */
export function PasskeyButton({
  isBusy,
  onUse,
  look,
  className = "w-full",
  children,
}: {
  readonly isBusy: boolean;
  readonly onUse: () => Promise<void>;
  readonly look?: ComponentProps<typeof SubmitButton>["look"];
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
          look={look}
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
