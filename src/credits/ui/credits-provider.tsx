import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { showToast } from "#ui/toast.ts";
import { type Bucket, creditsUsed, notEnoughCredits } from "../rules.ts";

/** AIC of the signed-in person. */
export interface CreditsBalance {
  /** What can be spent now on something or other. */
  readonly available: number;
  /** Reserved for runs under way. */
  readonly held: number;
  readonly buckets: Readonly<Record<Bucket, number>>;
}

export interface CreditsState {
  /** Null for somebody who never had credits, undefined until it was asked for. */
  readonly balance: CreditsBalance | null | undefined;
  readonly isPending: boolean;
  /** Asks for the balance anew, e.g. after a run. What was known stays where no answer comes. */
  refresh(): Promise<void>;
  /**
   * Whether a run may be tried, by what is known here; the server decides again. Says 'Not enough credits' where not. Without a known
   * balance it is tried.
   * @param spendable what may pay for it: the buckets that fit, all of them where it is not said.
   */
  canSpend(cost: number, spendable?: readonly Bucket[]): boolean;
  /** After a run that the server charged: says so, and asks for the balance anew. */
  showUsed(count: number, description: string): void;
  /** After a run that failed. */
  recordFailure(message: string): void;
}

const CreditsContext = createContext<CreditsState | null>(null);

interface Props {
  /** What the page's loader knows already. */
  readonly balance?: CreditsBalance | null | undefined;
  readonly children: ReactNode;
}

/** Holds the balance for what is inside. It only reads: credits are spent on the server alone (docs/decisions/0022). */
export function CreditsProvider({ balance: given, children }: Props) {
  const [asked, setAsked] = useState<{ readonly after: Props["balance"]; readonly balance: CreditsBalance | null }>();
  const [pending, setPending] = useState(0);
  // What the page brings later than our own question is the newer of the two.
  const balance = asked && asked.after === given ? asked.balance : given;
  const refresh = useCallback(async () => {
    setPending((count) => count + 1);
    try {
      const found = await askForBalance();
      if (found !== undefined) setAsked({ after: given, balance: found });
    } finally {
      setPending((count) => count - 1);
    }
  }, [given]);
  const isPending = pending > 0;
  const state = useMemo<CreditsState>(
    () => ({
      balance,
      isPending,
      refresh,
      canSpend(cost, spendable) {
        if (balance === undefined) return true;
        const there = spendable
          ? spendable.reduce((sum, bucket) => sum + (balance?.buckets[bucket] ?? 0), 0)
          : (balance?.available ?? 0);
        if (there >= cost) return true;
        showToast({ kind: "error", ...notEnoughCredits(cost, there) });
        return false;
      },
      showUsed(count, description) {
        showToast({ kind: "success", ...creditsUsed(count, description) });
        void refresh();
      },
      recordFailure(message) {
        showToast({ kind: "error", title: "Error using credits", description: message });
      },
    }),
    [balance, isPending, refresh],
  );
  return <CreditsContext value={state}>{children}</CreditsContext>;
}

/** @throws outside its provider. */
export function useCredits(): CreditsState {
  const state = useContext(CreditsContext);
  if (!state) throw new Error("useCredits must be used within a CreditsProvider");
  return state;
}

/** @returns undefined where no answer came. */
async function askForBalance(): Promise<CreditsBalance | null | undefined> {
  try {
    const answer = await fetch("/api/credits");
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { readonly balance: CreditsBalance | null }).balance;
  } catch {
    return undefined;
  }
}
