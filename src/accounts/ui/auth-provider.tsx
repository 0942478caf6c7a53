import { createContext, type ReactNode, useContext } from "react";
import type { Viewer } from "../rules.ts";

interface AuthState {
  /** Whoever is signed in; null for a visitor. The server says it with the page, so that it is never still loading. */
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
