import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { earlyAccessDiscountPercent } from "../../rules.ts";
import { EarlyAccessForm } from "./early-access-form.tsx";
import { thankYou, useEarlyAccess } from "./use-early-access.ts";

/** Time after closing at which the dialog resets (A14). */
const resetDelayMs = 300;

/** Form → registering → thank-you; a failure stays on the form. */
export function EarlyAccessDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const fetcher = useEarlyAccess();
  const { state, reset } = fetcher;

  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    if (!isUsed || state !== "idle") return;
    const timer = setTimeout(() => {
      reset();
      setUsed(false);
    }, resetDelayMs);
    return () => clearTimeout(timer);
  }, [isUsed, state, reset]);

  const close = () => {
    setUsed(true);
    onClose();
  };

  const isDone = fetcher.data?.outcome === "done";
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={isDone ? thankYou.title : "Join early access"}
      description={
        isDone
          ? thankYou.text
          : `We’ll email you a code for ${earlyAccessDiscountPercent}% off the first year on any plan.`
      }
    >
      {/* Fetches what sending needs while the visitor fills in the form. */}
      <PrefetchPageLinks page="/early-access" />
      {isDone ? (
        <Button size="lg" onClick={close} autoFocus>
          Close
        </Button>
      ) : (
        <EarlyAccessForm fetcher={fetcher} />
      )}
    </Dialog>
  );
}
