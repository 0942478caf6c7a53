/**
 * Lemon Squeezy's SDK knows one address and asks it by the global `fetch`: tests send it elsewhere here, at the edge of the process.
 * @returns what puts everything back.
 */
export function redirectFetch(from: string, to: string): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${from}/`)) return original(input, init);
    const elsewhere = `${to}${address.slice(from.length)}`;
    return original(input instanceof Request ? new Request(elsewhere, input) : elsewhere, init);
  };
  return () => {
    globalThis.fetch = original;
  };
}

export const lemonSqueezyOrigin = "https://api.lemonsqueezy.com";
