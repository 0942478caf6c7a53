import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, true from then on: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
