/** Content that a device shares with the app. */
export interface Shared {
  readonly title: string | null;
  readonly text: string | null;
  readonly url: string | null;
}

/** Joins what is shared into one prompt, without what comes twice: many apps put the address into the text as well. */
export function sharedPrompt({ title, text, url }: Shared): string {
  const parts = [title, text, url].map((part) => part?.trim() ?? "").filter(Boolean);
  return parts
    .filter((part, index) => !parts.some((other, at) => at !== index && isWithin(part, other, at < index)))
    .join("\n");
}

const isWithin = (part: string, other: string, isEarlier: boolean): boolean =>
  other.includes(part) && (other !== part || isEarlier);
