export const voices = ["display", "title", "section", "figure", "body", "strong", "small", "label", "button"] as const;

/** What words are in a screen, from the biggest to the smallest. */
export type Voice = (typeof voices)[number];
