import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { type Bucket, creditsUsed, notEnoughCredits } from "../rules.ts";

/** The signed-in user's AIC. */
export interface CreditsBalance {
  /** All that can be spent now. */
  readonly available: number;
  /** Reserved for runs in progress. */
  readonly held: number;
  readonly buckets: Readonly<Record<Bucket, number>>;
}

export interface CreditsState {
  /** Null for a user who never had credits, undefined until it is loaded. */
  readonly balance: CreditsBalance | null | undefined;
  readonly isPending: boolean;
  /** Reloads the balance, e.g. after a run. Keeps the old one if that fails. */
  refresh(): Promise<void>;
  /**
   * Tells whether a run can be tried, by the known balance; the server decides again. Shows 'Not enough credits' if not. Returns true while
   * the balance is unknown.
   * @param spendable the buckets that can pay for it; all by default.
   */
  canSpend(cost: number, spendable?: readonly Bucket[]): boolean;
  /** Call after the server has charged a run: shows a toast and reloads the balance. */
  showUsed(count: number, description: string): void;
  /** Call after a failed run. */
  recordFailure(message: string): void;
}

const CreditsContext = createContext<CreditsState | null>(null);

interface Props {
  /** The balance from the page's loader. */
  readonly balance?: CreditsBalance | null | undefined;
  readonly children: ReactNode;
}

/** Provides the balance to its children. Read-only: credits are spent only on the server (docs/decisions/0022). */
export function CreditsProvider({ balance: given, children }: Props) {
  const [asked, setAsked] = useState<{ readonly after: Props["balance"]; readonly balance: CreditsBalance | null }>();
  const [pending, setPending] = useState(0);
  // A balance that the page has loaded after our own request is newer.
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

/** @returns undefined if the request failed. */
const askForBalance = (): Promise<CreditsBalance | null | undefined> =>
  callForJson<{ readonly balance: CreditsBalance | null }>("/api/credits").then(
    ({ balance }) => balance,
    () => undefined,
  );
