import { createContext, type ReactNode, useContext } from "react";
import { useLocation, useMatches } from "react-router";
import { authPath, readAuthQuery } from "../redirect-paths.ts";
import type { Viewer } from "../rules.ts";

interface AuthState {
  /** The signed-in user; null for a visitor. The server sends it with the page, so it is never loading. */
  readonly viewer: Viewer | null;
}

const AuthContext = createContext<AuthState | null>(null);

export function AuthProvider({ viewer, children }: AuthState & { readonly children: ReactNode }) {
  return <AuthContext value={{ viewer }}>{children}</AuthContext>;
}

/** @throws outside its provider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext);
  if (!state) throw new Error("useAuth must be used within an AuthProvider");
  return state;
}

/**
 * The sign-in and sign-up pages, which lead back here. Account pages pass on their own return path, so that e.g. a chosen plan isn't lost.
 * No return path from pages without anything to come back to: the home page, a missing page.
 */
export function useSignInPaths(): { readonly login: string; readonly signup: string } {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.id ?? "";
  const isAnywhere = pathname === "/" || page === "not-found";
  const here = isAnywhere ? "" : `?${new URLSearchParams({ redirectTo: `${pathname}${search}` })}`;
  const authQuery = readAuthQuery(new URL(page.startsWith("accounts/") ? search : here, "http://own.invalid"));
  return { login: authPath("/login", authQuery), signup: authPath("/signup", authQuery) };
}
