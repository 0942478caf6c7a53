export const voices = ["display", "title", "section", "figure", "body", "strong", "small", "label", "button"] as const;

/** Role of words in a screen, from the biggest to the smallest. */
export type Voice = (typeof voices)[number];
