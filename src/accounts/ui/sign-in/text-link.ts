/** A link, or a button that is like one, within a text. */
export const textLink = "font-semibold text-accent-text underline-offset-4 hover:underline";

/** The same on a line of its own, high enough for a finger. */
export const lineLink = `${textLink} inline-flex min-h-11 items-center`;
