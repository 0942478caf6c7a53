/** Marks an element that is there only while the user types or drags something that is no edit yet. */
export const unfinished = { "data-unfinished": true } as const;

/** Mind Elixir's field for a node's text is its own. */
const selector = "[data-unfinished], #input-box";

/** True while another's version would take away what the user is in the middle of. */
export const isUnfinished = (): boolean => document.querySelector(selector) !== null;
