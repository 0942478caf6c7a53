/** Longer values are refused before any page sees them (platform/http/reject-bad-requests.ts). */
const lengthMax = 500;
const ownOrigin = "http://own.invalid";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Where to go after signing in, as an address' `redirectTo` asks. Only a path of our own site comes out: a link to our sign-in page must
 * not be able to send people elsewhere.
 * @returns path, query and hash, normalised; undefined for anything that a browser could read as another origin.
 */
export function safeRedirectPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > lengthMax || controlCharacters.test(value)) return undefined;
  // Browsers read a backslash as a slash, and two slashes as the beginning of a host.
  if (!value.startsWith("/") || value.startsWith("//") || value.includes("\\")) return undefined;
  if (!URL.canParse(value, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  // `/.//host` is a path of ours as given, but becomes `//host` when its dots are resolved.
  if (origin !== ownOrigin || pathname.startsWith("//")) return undefined;
  return `${pathname}${search}${hash}`;
}
