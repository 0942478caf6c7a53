import { createContext, type RouterContextProvider, redirect } from "react-router";
import { loginPath } from "../redirect-paths.ts";
import type { Viewer } from "../rules.ts";

/** The user signed in in the requesting browser. */
export interface CurrentSession {
  readonly sessionId: string;
  readonly viewer: Viewer;
  readonly twoFactorEnabled: boolean;
  /** When the account will be deleted, if its owner requested that. */
  readonly deleteAfter: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Reads the session on first use; pages that don't need it don't pay for it. */
export type ReadCurrentSession = () => Promise<CurrentSession | null>;

export const currentSessionContext = createContext<ReadCurrentSession>(async () => null);

/** The signed-in user's session, or null for a visitor. */
export function findSession(context: Readonly<RouterContextProvider>): Promise<CurrentSession | null> {
  return context.get(currentSessionContext)();
}

/**
 * The signed-in user's session. A visitor is redirected to the sign-in page, which remembers where they were going (B7).
 * @param url of the page, as a loader gets it.
 * @throws a redirect.
 */
export async function requireSession(context: Readonly<RouterContextProvider>, url: URL): Promise<CurrentSession> {
  const session = await findSession(context);
  if (session) return session;
  throw redirect(loginPath(`${url.pathname}${url.search}`), 302);
}
