/** Results of checking a website. */
export type LinkState = "works" | "moved" | "missing" | "unreachable" | "refused";

/** Parts of the list of results. */
export const linkListStates = ["failing", "moved", "refused", "all"] as const;
export type LinkListState = (typeof linkListStates)[number];
