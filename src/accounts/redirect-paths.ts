/** Longer values are refused before any page sees them (platform/http/reject-bad-address.ts). */
const lengthMax = 500;
const ownOrigin = "http://own.invalid";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Path to go to after signing in, from an address's `redirectTo`. Only returns paths on our own site: a link to our sign-in page must not
 * redirect users elsewhere.
 * @returns path, query and hash, normalized; undefined for anything that a browser could read as another origin.
 */
export function safeRedirectPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > lengthMax || controlCharacters.test(value)) return undefined;
  // Browsers read a backslash as a slash, and two slashes as the start of a host.
  if (!value.startsWith("/") || value.startsWith("//") || value.includes("\\")) return undefined;
  if (!URL.canParse(value, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  // `/.//host` is one of our paths as given, but becomes `//host` once its dots are resolved.
  if (origin !== ownOrigin || pathname.startsWith("//")) return undefined;
  return `${pathname}${search}${hash}`;
}

/** Path that a confirmed sign-up leads to. Newcomers who came for no other page begin in the workspace, on “Make your first design”. */
export const newcomersPath = (redirectTo: string | undefined): string =>
  redirectTo && redirectTo !== "/" ? redirectTo : "/workspace";

/** Answer to a request without a session, e.g. after the user signed out in another tab. It is here because every page loads this file. */
export const signedOutMessage = "You’re signed out. Sign in again in another tab, then try again here.";

/** The sign-in page that leads back to `redirectTo` (one of our paths). Unsafe paths are left out. */
export function loginPath(redirectTo: string): string {
  const path = safeRedirectPath(redirectTo);
  return path ? `/login?redirectTo=${encodeReturnPath(path)}` : "/login";
}

/** Slashes are allowed in a query, and easier to read unencoded. */
export function encodeReturnPath(path: string): string {
  return encodeURIComponent(path).replaceAll("%2F", "/");
}

/** Another sign-in page that ends at the same return path. @param redirectTo a path that is safe to return to. */
export function withReturnPath(path: string, redirectTo: string | undefined): string {
  return redirectTo ? `${path}?redirectTo=${encodeReturnPath(redirectTo)}` : path;
}

const path = "/settings/security/confirm";

/** The page where the user confirms their identity, which leads back to `redirectTo` (one of our paths). */
export function confirmPath(redirectTo: string): string {
  const back = safeRedirectPath(redirectTo);
  return back ? `${path}?redirectTo=${encodeReturnPath(back)}` : path;
}

/** Query parameters that the sign-in pages pass on to each other. */
export interface AuthQuery {
  /** Path of this site to go to afterwards. */
  readonly redirectTo: string | undefined;
  /** Referral code. */
  readonly ref: string | undefined;
}

const refShape = /^[\w-]{1,40}$/;

/** Tells whether a text could be a referral code. Anything else is silently ignored. */
export const isRef = (text: string | null | undefined): text is string => refShape.test(text ?? "");

/** @param url of the requested page; unsafe or malformed values are left out. */
export function readAuthQuery({ searchParams }: URL): AuthQuery {
  const ref = searchParams.get("ref");
  return {
    redirectTo: safeRedirectPath(searchParams.get("redirectTo")),
    ref: isRef(ref) ? ref : undefined,
  };
}

/** @param path of another sign-in page. @returns its address with these parameters. */
export function authPath(path: string, { redirectTo, ref }: Partial<AuthQuery>): string {
  const query = [redirectTo && `redirectTo=${encodeReturnPath(redirectTo)}`, ref && `ref=${ref}`].filter(Boolean);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** Names of the pages that need an account, as in their headings (e2e/member-screens.test.ts compares them). */
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
  ["/home/audio", "Audio"],
  ["/home/3d", "3D models"],
  ["/home/product-picture", "Product picture"],
  ["/home/design", "UI/UX design generator"],
  ["/favourites", "your favorites"],
  ["/referral-dashboard", "Referrals"],
  ["/settings/profile", "your profile"],
  ["/settings/security", "your security settings"],
  ["/settings/billing", "your billing settings"],
  ["/settings/credits", "your AI credits"],
  ["/settings/ai-providers", "your AI providers"],
]);

/** Tells whether a return path leads back to a chosen plan: most such visitors have no account yet. */
export function leadsToPlan(redirectTo: string | undefined): boolean {
  if (!redirectTo) return false;
  const { pathname, searchParams } = new URL(redirectTo, ownOrigin);
  return pathname === "/pricing" && searchParams.has("plan");
}

/**
 * Why a visitor has to sign in or up, to follow "Log in" or "Sign up": "to continue to Image generator".
 * @param redirectTo one of our paths. Nothing of its query is shown: only its owner may read that.
 * @returns undefined if the page needs no reason.
 */
export function describeReturn(redirectTo: string | undefined): string | undefined {
  if (!redirectTo) return undefined;
  const { pathname, searchParams } = new URL(redirectTo, ownOrigin);
  if (pathname === "/") return undefined;
  if (leadsToPlan(redirectTo)) return "to continue with the plan you chose";
  if (pathname === "/make" && searchParams.has("drawing")) return "to keep your designs";
  if (pathname === "/verify-email") return "to confirm your new address";
  if (pathname.startsWith("/join-team/")) return "to join the team";
  const name = pageNames.get(pathname) ?? (pathname.startsWith("/settings") ? "your settings" : undefined);
  return name ? `to continue to ${name}` : "to continue where you were";
}

/** Carries the name of a flash message across a redirect. Scripts read it; it contains nothing else and no secret. */
export const noticeCookie = "easel.notice";
