import { createContext, type ReactNode, useContext } from "react";
import type { PlanState } from "../rules.ts";

const SubscriptionContext = createContext<PlanState | null>(null);

/** Wraps signed-in pages whose loader knows the plan (pages/member-layout.tsx). Public pages load nothing for it. */
export function SubscriptionProvider({ state, children }: { readonly state: PlanState; readonly children: ReactNode }) {
  return <SubscriptionContext value={state}>{children}</SubscriptionContext>;
}

/** @throws outside its provider. */
export function useSubscription(): PlanState {
  const state = useContext(SubscriptionContext);
  if (!state) throw new Error("useSubscription must be used within a SubscriptionProvider");
  return state;
}
