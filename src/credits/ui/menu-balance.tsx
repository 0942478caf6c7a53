import { useEffect, useState } from "react";
import { creditsInWords } from "../rules.ts";
import { CreditsProvider, useCredits } from "./credits-provider.tsx";

interface Props {
  readonly isShown: boolean;
  /** True on a page of a team, whose credits are others. */
  readonly isInTeam: boolean;
}

/**
 * The balance in the account menu. Loaded each time the menu opens, so that no page waits for it. An empty line before that, because every
 * signed-in page renders it.
 */
export function MenuBalance({ isShown, isInTeam }: Props) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <span className="min-h-5 text-xs text-muted tabular-nums">
      {wasShown && (
        <CreditsProvider>
          <Balance isShown={isShown} isInTeam={isInTeam} />
        </CreditsProvider>
      )}
    </span>
  );
}

function Balance({ isShown, isInTeam }: Props) {
  const { balance, refresh } = useCredits();
  useEffect(() => {
    if (isShown) void refresh();
  }, [isShown, refresh]);
  if (balance === undefined) return null;
  const own = balance === null ? "No credits yet" : creditsInWords(balance.available);
  return isInTeam ? `Your own: ${own}` : own;
}
