/** What a device shares with the app. */
export interface Shared {
  readonly title: string | null;
  readonly text: string | null;
  readonly url: string | null;
}

/** What an address may carry: 500 characters of JSON, and 2,048 bytes in all (platform/http/reject-bad-address.ts). */
const payloadMax = 480;
const addressMax = 1_900;

/** As one prompt, without what comes twice: many apps put the address into the text as well. */
export function sharedPrompt({ title, text, url }: Shared): string {
  const parts = [title, text, url].map((part) => part?.trim() ?? "").filter(Boolean);
  return parts
    .filter((part, index) => !parts.some((other, at) => at !== index && isWithin(part, other, at < index)))
    .join("\n");
}

const isWithin = (part: string, other: string, isEarlier: boolean): boolean =>
  other.includes(part) && (other !== part || isEarlier);

/** `?payload=` for a tool's screen. @returns also whether the prompt had to be cut. */
export function sharedPayload(prompt: string): { readonly query: string; readonly isCut: boolean } {
  const characters = [...prompt];
  let length = characters.length;
  for (; ; length = Math.floor(length * 0.9)) {
    const payload = JSON.stringify({ prompt: characters.slice(0, length).join("") });
    const query = new URLSearchParams({ payload }).toString();
    if (payload.length <= payloadMax && query.length <= addressMax) {
      return { query: `?${query}`, isCut: length < characters.length };
    }
  }
}
