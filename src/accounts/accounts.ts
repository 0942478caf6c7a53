import { parse } from "hono/utils/cookie";
import { createAccountCache } from "#platform/account-cache.ts";
import type { Services } from "#platform/services.ts";
import { sessionCookieName } from "./auth/auth-cookies.ts";
import { type AuthGateway, createAuthGateway } from "./auth/auth-gateway.ts";
import { createAuth } from "./auth/create-auth.ts";
import {
  createSessionReader,
  type ReadSession,
  type SessionCache,
  type SessionRequest,
} from "./sessions/read-session.ts";
import type { OnSignedUp } from "./sign-up-listener.ts";

export interface Accounts {
  readonly gateway: AuthGateway;
  readSession(request: SessionRequest): Promise<ReadSession>;
  /** Makes the next read for this request's user ask the database, before its notification of the change arrives. */
  forget(request: Pick<SessionRequest, "headers">): void;
  /** The same after a change by a visitor who isn't signed in. */
  forgetUser(userId: string): void;
  /** The user's remaining recovery codes. @throws when they have no second factor. */
  listRecoveryCodes(userId: string): Promise<readonly string[]>;
}

/** Sign-in and sessions of one process. */
export function createAccounts(services: Services, onSignedUp?: OnSignedUp): Accounts {
  const memory: SessionCache = createAccountCache(services.notifications, ({ viewer, expiresAt }) => ({
    userId: viewer.userId,
    endsAt: expiresAt,
  }));
  const auth = createAuth(services, (userId) => memory.forget(userId), onSignedUp);
  return {
    gateway: createAuthGateway(services, auth),
    readSession: createSessionReader(services, auth, memory),
    forget({ headers }) {
      const cookieName = sessionCookieName(services.config.baseUrl);
      const cookie = parse(headers.get("cookie") ?? "", cookieName)[cookieName];
      const known = cookie === undefined ? undefined : memory.find(cookie);
      if (known) memory.forget(known.viewer.userId);
    },
    forgetUser: (userId) => memory.forget(userId),
    listRecoveryCodes: async (userId) => (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes,
  };
}
