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

/** Kinds that have advanced models. */
const advancedKinds = ["text", "image", "video", "speech"];

/** Whether anything here takes advanced credits. */
export function useTakesAdvanced(): boolean {
  return advancedKinds.some(useIsOffered());
}
