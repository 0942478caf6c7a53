import { useLocation, useMatches } from "react-router";
import { loginPath } from "../login-path.ts";

/** The sign-in page, which leads back here; not where there is nothing to come back to: the home page, the pages of accounts, a missing page. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.id ?? "";
  return pathname === "/" || page.startsWith("accounts/") || page === "not-found"
    ? "/login"
    : loginPath(`${pathname}${search}`);
}
