/** A link in a heading that makes the whole card around it the target; the card has to be `group relative`. */
export const coveringLink =
  "decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-md after:content-[''] group-hover:underline";
