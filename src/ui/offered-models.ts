import { useRouteLoaderData } from "react-router";

/** In the data of the root: what this installation does for AI credits because a model is connected, e.g. `text` or `video`. */
export interface OfferedModels {
  readonly offeredModels: readonly string[];
}

/** The same for all visitors, since they share pages. Without the root's data, nothing is said to be missing. */
export function useIsOffered(): (kind: string) => boolean {
  const offered = useRouteLoaderData<OfferedModels>("root")?.offeredModels;
  return (kind) => offered?.includes(kind) ?? true;
}

/** @returns whether something needs one of these kinds of models, and none is connected here. */
export function useLacksModels(): (kinds: readonly string[]) => boolean {
  const isOffered = useIsOffered();
  return (kinds) => kinds.length > 0 && !kinds.some(isOffered);
}

/** Below a list of prices that marks with an asterisk what no model here does. */
export const missingModelNote =
  "* No model for this is connected on this site. Connect one with your own key, and it costs no credits.";

/** Kinds that have advanced models. */
const advancedKinds = ["text", "image", "video", "speech"];

/** @returns the class that puts an asterisk behind the name of what advanced models are needed for, if none is connected here. */
export function useAdvancedMark(): (name: string) => string | undefined {
  const takesAdvanced = useTakesAdvanced();
  return (name) => (!takesAdvanced && name.startsWith("Advanced") ? "after:content-['_*']" : undefined);
}

/** Below a list that marks advanced credits with an asterisk, if nothing here takes them. */
export const advancedNote = "* Advanced credits pay for advanced models, and none is connected on this site yet.";

/** Tells whether anything here takes advanced credits. */
export function useTakesAdvanced(): boolean {
  return advancedKinds.some(useIsOffered());
}
