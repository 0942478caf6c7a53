import { useEffect } from "react";
import { balanceWords } from "./balance-words.ts";
import { CreditsProvider, useCredits } from "./credits-provider.tsx";

/** The balance in the account menu: asked for when the menu is opened, so that no page waits for it. */
export function MenuBalance({ isShown }: { readonly isShown: boolean }) {
  return (
    <CreditsProvider>
      <Balance isShown={isShown} />
    </CreditsProvider>
  );
}

function Balance({ isShown }: { readonly isShown: boolean }) {
  const { balance, refresh } = useCredits();
  useEffect(() => {
    if (isShown) void refresh();
  }, [isShown, refresh]);
  return (
    <span className="min-h-5 text-xs text-muted tabular-nums">
      {balance === undefined ? "" : balance === null ? "No credits yet" : balanceWords(balance.available)}
    </span>
  );
}
