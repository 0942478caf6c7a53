/** Owner of the provider keys that a page's runs use, in words: in a team they are never the member's own. */
export type KeyOwner = "your" | "the team’s";

/** `your own API key`, `the team’s API key`. */
export const ownApiKey = (owner: KeyOwner): string => (owner === "your" ? "your own API key" : `${owner} API key`);
