/** Names of those keys that a text holds in clear or in a common encoding, also inside of a longer text that was encoded. */
export function findKeys(text: string, keys: Readonly<Record<string, string>>): readonly string[] {
  const lowerCase = text.toLowerCase();
  const isFound = (key: string) => formsOf(key).some((form) => text.includes(form)) || lowerCase.includes(hexOf(key));
  return Object.keys(keys).filter((name) => isFound(keys[name] ?? ""));
}

/** All but the ending, which its owner may see. */
const secretPartOf = (key: string): string => key.slice(0, -4);

function formsOf(key: string): readonly string[] {
  const part = secretPartOf(key);
  const encoded = [0, 1, 2].flatMap((before) => [
    encodedAt(part, before, "base64"),
    encodedAt(part, before, "base64url"),
  ]);
  return [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1), ...encoded];
}

const hexOf = (key: string): string => Buffer.from(secretPartOf(key)).toString("hex");

/** Encodes a part as it looks after so many other bytes, without the characters that other bytes take part in. */
function encodedAt(part: string, before: number, encoding: "base64" | "base64url"): string {
  const bytes = Buffer.from(part).subarray(before === 0 ? 0 : 3 - before);
  return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString(encoding);
}
