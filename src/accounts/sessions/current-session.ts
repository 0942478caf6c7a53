import { createContext, type RouterContextProvider, redirect } from "react-router";
import { loginPath } from "../redirect-paths.ts";
import type { Viewer } from "../rules.ts";

/** Who is signed in in the browser that asks. */
export interface CurrentSession {
  readonly sessionId: string;
  readonly viewer: Viewer;
  readonly twoFactorEnabled: boolean;
  /** Until when the account stays, where its deletion was asked for. */
  readonly deleteAfter: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Reads the session when it is first asked for; pages that nobody asks it for do not pay for it. */
export type ReadCurrentSession = () => Promise<CurrentSession | null>;

export const currentSessionContext = createContext<ReadCurrentSession>(async () => null);

/** Whoever is signed in, or null for a visitor. */
export function findSession(context: Readonly<RouterContextProvider>): Promise<CurrentSession | null> {
  return context.get(currentSessionContext)();
}

/**
 * Whoever is signed in; a guest is led to the sign-in page, which remembers where the guest was going (B7).
 * @param url of the page, as a loader gets it.
 * @throws a redirect.
 */
export async function requireSession(context: Readonly<RouterContextProvider>, url: URL): Promise<CurrentSession> {
  const session = await findSession(context);
  if (session) return session;
  throw redirect(loginPath(`${url.pathname}${url.search}`), 302);
}
