import { useEffect } from "react";
import { SettingsHeader } from "#accounts/ui/index.ts";
import { buttonClass } from "#ui/button.tsx";

/** Redirects to the payment provider and replaces the history entry, so that the back button skips this page. */
export function LeavePage({ title, address }: { readonly title: string; readonly address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
      </noscript>
      <SettingsHeader title={title} intro="Taking you to the payment provider…" />
      <a href={address} rel="noreferrer" className={buttonClass({ variant: "secondary" })}>
        Continue
      </a>
    </>
  );
}
