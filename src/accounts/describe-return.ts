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
  ["/favourites", "your favourites"],
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
