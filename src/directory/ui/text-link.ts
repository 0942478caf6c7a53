/** A link within text or facts: ink with a quiet line, because the accent is for actions. */
export const textLink = "underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent";
