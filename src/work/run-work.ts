import type { RunWork } from "./work-kind.ts";

/** A screen that fills in the settings of the run that its address names. */
export function onScreen(screen: string, { canVary = false } = {}): Pick<RunWork, "screen" | "rerun" | "vary"> {
  const rerun = (runId: string) => withQuery(screen, rerunQuery(runId));
  if (!canVary) return { screen, rerun };
  return { screen, rerun, vary: (runId) => withQuery(screen, rerunQuery(runId, true)) };
}

/** A screen that also shows the run that its address names. */
export const onShowingScreen = (screen: string, options?: { readonly canVary: boolean }) => ({
  ...onScreen(screen, options),
  open: (runId: string) => withQuery(screen, `run=${runId}`),
});

const withQuery = (path: string, query: string): string => `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** Names the run to begin again in the address of its screen, where `readAgain` reads it, and whether a setting of it is to be changed. */
export const rerunQuery = (runId: string, isVaried = false): string => `again=${runId}${isVaried ? "&vary=yes" : ""}`;

/** Names of choices by their ids, from a list of them. */
export const namesOfList = (list: readonly { readonly id: string; readonly name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

/** Names of choices by their ids, from a record of them. */
export const namesOfRecord = (record: Readonly<Record<string, { readonly name: string }>>) =>
  Object.fromEntries(Object.entries(record).map(([id, { name }]) => [id, name]));
