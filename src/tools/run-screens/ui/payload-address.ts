/** Settings in the address of a screen: `?payload=`, or `#payload=`. Pure. */

/** Characters, encoded: the sign-in page takes the address in a parameter, which may have 500 (platform/http/reject-bad-address.ts). */
const queryMax = 400;

/**
 * The address of a tool's screen with settings filled in. Long ones come after the `#`, which browsers keep to themselves: no server
 * and no proxy limits it.
 */
export function payloadPath(screen: string, payload: object): string {
  const parameter = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
  return `${screen}${parameter.length > queryMax ? "#" : "?"}${parameter}`;
}

interface Address {
  /** Query of the address with its `?`, or empty. */
  readonly search: string;
  /** Fragment of the address with its `#`, or empty. */
  readonly hash: string;
}

/** Returns what `payloadPath` put into an address; null if it has none. */
export function payloadIn({ search, hash }: Address): string | null {
  return new URLSearchParams(search).get("payload") ?? new URLSearchParams(hash.slice(1)).get("payload");
}
