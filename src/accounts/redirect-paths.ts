/** Longer values are refused before any page sees them (platform/http/reject-bad-address.ts). */
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

/** The sign-in page that leads back to `redirectTo` (a path of ours) afterwards. A path that is not safe to return to is left out. */
export function loginPath(redirectTo: string): string {
  const path = safeRedirectPath(redirectTo);
  return path ? `/login?redirectTo=${encodeReturnPath(path)}` : "/login";
}

/** Slashes may stand in a query as they are, and are easier to read that way. */
export function encodeReturnPath(path: string): string {
  return encodeURIComponent(path).replaceAll("%2F", "/");
}

/** Another page on the way in, which leads to the same place in the end. @param redirectTo a path that is safe to return to. */
export function withReturnPath(path: string, redirectTo: string | undefined): string {
  return redirectTo ? `${path}?redirectTo=${encodeReturnPath(redirectTo)}` : path;
}

const path = "/settings/security/confirm";

/** The page on which somebody confirms who they are, and which leads back to `redirectTo` (a path of ours) afterwards. */
export function confirmPath(redirectTo: string): string {
  const back = safeRedirectPath(redirectTo);
  return back ? `${path}?redirectTo=${encodeReturnPath(back)}` : path;
}

/** What the pages by which one gets in hand on to each other. */
export interface AuthQuery {
  /** Where to go afterwards: a path of ours. */
  readonly redirectTo: string | undefined;
  /** Code of whoever recommended the product. */
  readonly ref: string | undefined;
}

const refShape = /^[\w-]{1,40}$/;

/** Whether a text could be such a code. What cannot is passed over in silence. */
export const isRef = (text: string | null | undefined): text is string => refShape.test(text ?? "");

/** @param url of a page as it was asked for; what is not safe or not well-formed in it is left out. */
export function readAuthQuery({ searchParams }: URL): AuthQuery {
  const ref = searchParams.get("ref");
  return {
    redirectTo: safeRedirectPath(searchParams.get("redirectTo")),
    ref: isRef(ref) ? ref : undefined,
  };
}

/** @param path of another such page. @returns its address, with what it has to know. */
export function authPath(path: string, { redirectTo, ref }: Partial<AuthQuery>): string {
  const query = [redirectTo && `redirectTo=${encodeReturnPath(redirectTo)}`, ref && `ref=${ref}`].filter(Boolean);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** The names of the pages that need an account, as their headings have them (e2e/member-screens.test.ts holds them together). */
const pageNames: ReadonlyMap<string, string> = new Map([
  ["/workspace", "Workspace"],
  ["/text-generator", "Text generator"],
  ["/image-generator", "Image generator"],
  ["/design-generator", "UI/UX design generator"],
  ["/chat", "Chat"],
  ["/ideation", "Ideation"],
  ["/home", "Home"],
  ["/home/write", "Write"],
  ["/home/grammar", "Grammar check"],
  ["/home/translate", "Translate"],
  ["/home/detector", "AI text check"],
  ["/home/chatpdf", "Chat with a PDF"],
  ["/home/mindmap", "Mind map"],
  ["/home/search", "Search"],
  ["/home/bots", "Bots"],
  ["/home/image", "Image generator"],
  ["/home/video", "Video generator"],
  ["/home/design", "UI/UX design generator"],
  ["/favourites", "your favorites"],
  ["/referral-dashboard", "Referrals"],
  ["/settings/profile", "your profile"],
  ["/settings/security", "your security settings"],
  ["/settings/billing", "your billing settings"],
  ["/settings/credits", "your AI credits"],
  ["/settings/ai-providers", "your AI providers"],
]);

/**
 * Why a visitor is asked to sign in or up, to be read behind "Sign in" or "Sign up": "to continue to Image generator".
 * @param redirectTo a path of ours. Nothing of its query is shown: it can hold what only its owner may read.
 * @returns undefined where the page needs no reason.
 */
export function describeReturn(redirectTo: string | undefined): string | undefined {
  if (!redirectTo) return undefined;
  const { pathname, searchParams } = new URL(redirectTo, "http://own.invalid");
  if (pathname === "/") return undefined;
  if (pathname === "/pricing" && searchParams.has("plan")) return "to continue with the plan you chose";
  if (pathname === "/verify-email") return "to confirm your new address";
  const name = pageNames.get(pathname) ?? (pathname.startsWith("/settings") ? "your settings" : undefined);
  return name ? `to continue to ${name}` : "to continue where you were";
}

/** Carries the name of a notice over a redirect. Scripts take it; it holds nothing else and no secret. */
export const noticeCookie = "easel.notice";
