import { Suspense } from "react";
import { useLocation } from "react-router";
import { useAuth } from "#accounts/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { earlyAccessDiscountPercent } from "../../early-access-discount.ts";
import { EarlyAccessDialog, useEarlyAccessDialog } from "./use-early-access-dialog.ts";

/**
 * The home page's early-access banner, for visitors. It is part of the layout because the directory, which owns the home page, may not
 * import this slice.
 */
export function EarlyAccessSection() {
  const { viewer } = useAuth();
  return useLocation().pathname === "/" && !viewer ? (
    <section id="early-access" aria-labelledby="early-access-title" className="container-page pt-24">
      <EarlyAccess />
    </section>
  ) : null;
}

function EarlyAccess() {
  const dialog = useEarlyAccessDialog();
  return (
    <div className="grid gap-x-12 gap-y-6 rounded-md bg-accent-wash px-6 py-10 sm:px-10 md:grid-cols-12 md:items-end md:py-14 lg:px-14">
      <h2 id="early-access-title" className="md:col-span-7">
        <span className="-ml-[0.04em] block text-[clamp(4.5rem,1rem+15vw,12rem)] leading-[0.85] tracking-[-0.05em] tabular-nums">
          {earlyAccessDiscountPercent}%
        </span>{" "}
        <span className="mt-3 block text-2xl md:mt-5">off the first year on any plan</span>
      </h2>
      <div className="grid justify-items-start gap-5 md:col-span-5">
        <p className="max-w-[44ch] text-lg text-muted">
          Our tools are open. Editing a marked part of a picture is still being built. Join the early-access list to get
          a code by email, and enter it when you choose a plan.
        </p>
        <JoinButton onOpen={dialog.open} onPrepare={dialog.prepare} />
      </div>
      {dialog.isWanted && (
        <Suspense>
          <EarlyAccessDialog open={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}

/** Until scripts run it is a link to the page with the same form. */
function JoinButton({ onOpen, onPrepare }: { readonly onOpen: () => void; readonly onPrepare: () => void }) {
  const label = "Join early access";
  if (!useHydrated()) {
    return (
      <ButtonLink to="/early-access" size="lg">
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button size="lg" aria-haspopup="dialog" onClick={onOpen} onPointerEnter={onPrepare} onFocus={onPrepare}>
      {label}
    </Button>
  );
}
