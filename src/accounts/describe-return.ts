/**
 * What somebody has to get in for, to be read behind "Sign in" or "Sign up".
 * @param redirectTo a path of ours. Of its query nothing is shown: it may hold what is nobody else's business.
 */
export function describeReturn(redirectTo: string | undefined): string | undefined {
  if (!redirectTo) return undefined;
  const { pathname, searchParams } = new URL(redirectTo, "http://own.invalid");
  if (pathname === "/") return undefined;
  if (pathname === "/pricing" && searchParams.has("plan")) return "to go on with the plan you chose";
  if (pathname === "/verify-email") return "to confirm your new address";
  if (pathname === "/favourites") return "to go on to your favourites";
  if (pathname.startsWith("/settings")) return "to go on to your settings";
  return `to go on to ${pathname}`;
}
