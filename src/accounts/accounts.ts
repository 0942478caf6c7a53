import type { Services } from "#platform/services.ts";
import { type AuthGateway, createAuthGateway } from "./auth/auth-gateway.ts";
import { createAuth } from "./auth/create-auth.ts";
import { createSessionReader, type ReadSession, type SessionRequest } from "./sessions/read-session.ts";
import { SessionMemory } from "./sessions/session-memory.ts";

/** NOTIFY channel on which the database's triggers say whose sessions may have changed (migrations/0004); the payload is the user's id. */
const accountsChannel = "accounts_changed";

export interface Accounts {
  readonly gateway: AuthGateway;
  readSession(request: SessionRequest): Promise<ReadSession>;
  /** The recovery codes that somebody has left. @throws where they have no second factor. */
  listRecoveryCodes(userId: string): Promise<readonly string[]>;
}

/** Sign-in and sessions of one process. */
export function createAccounts(services: Services): Accounts {
  const { notifications } = services;
  let isListening = false;
  const memory = new SessionMemory(() => isListening && notifications.connected, Date.now);
  void notifications
    .subscribe(accountsChannel, (userId) => memory.forget(userId))
    .then(() => {
      isListening = true;
    });
  const auth = createAuth(services, (userId) => memory.forget(userId));
  return {
    gateway: createAuthGateway(services, auth),
    readSession: createSessionReader(services, auth, memory),
    listRecoveryCodes: async (userId) => (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes,
  };
}
