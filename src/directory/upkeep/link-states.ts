/** Results of checking a website. */
export const linkStates = ["works", "moved", "missing", "unreachable", "refused"] as const;
export type LinkState = (typeof linkStates)[number];
