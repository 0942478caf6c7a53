import { useEffect, useState } from "react";
import { creditsInWords } from "../rules.ts";
import { CreditsProvider, useCredits } from "./credits-provider.tsx";

/**
 * The balance in the account menu. Loaded each time the menu opens, so that no page waits for it. An empty line before that, because every
 * signed-in page renders it.
 */
export function MenuBalance({ isShown }: { readonly isShown: boolean }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <span className="min-h-5 text-xs text-muted tabular-nums">
      {wasShown && (
        <CreditsProvider>
          <Balance isShown={isShown} />
        </CreditsProvider>
      )}
    </span>
  );
}

function Balance({ isShown }: { readonly isShown: boolean }) {
  const { balance, refresh } = useCredits();
  useEffect(() => {
    if (isShown) void refresh();
  }, [isShown, refresh]);
  if (balance === undefined) return null;
  return balance === null ? "No credits yet" : creditsInWords(balance.available);
}
