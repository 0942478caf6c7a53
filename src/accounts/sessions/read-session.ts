import { eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import type { Services } from "#platform/services.ts";
import { setClientAddress } from "../auth/client-headers.ts";
import { cookiePrefix } from "../auth/cookie-prefix.ts";
import { type Auth, sessionAbsoluteDays } from "../auth/create-auth.ts";
import { getProfile } from "../profile/get-profile.ts";
import { sessions, users } from "../schema.ts";
import type { CurrentSession } from "./current-session.ts";
import type { SessionMemory } from "./session-memory.ts";

export interface ReadSession {
  readonly session: CurrentSession | null;
  /** `Set-Cookie` headers: a session in use is prolonged, a dead one's cookie is taken away. */
  readonly cookies: readonly string[];
}

export interface SessionRequest {
  readonly headers: Headers;
  /** The client's network as rate limits count it. */
  readonly clientAddress: string;
}

const nobody: ReadSession = { session: null, cookies: [] };
const absoluteMs = sessionAbsoluteDays * 24 * 60 * 60 * 1_000;

/** @returns the value of a request's session cookie; whether it is one of ours is another question. */
export function sessionCookieOf(headers: Headers, baseUrl: string): string | undefined {
  const name = `${cookiePrefix(baseUrl)}.session_token`;
  const sent = headers.get("cookie");
  return sent?.includes(name) ? parse(sent, name)[name] : undefined;
}

/** Says whose a request is: by its cookie from memory, at most once a minute from the database. */
export function createSessionReader(services: Services, auth: Auth, memory: SessionMemory) {
  const { config, db, clock } = services;
  async function ask(request: SessionRequest): Promise<ReadSession> {
    const headers = new Headers();
    for (const name of ["cookie", "user-agent"]) headers.set(name, request.headers.get(name) ?? "");
    setClientAddress(headers, request.clientAddress);
    const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true });
    const cookies = answered.getSetCookie();
    if (!response) return { session: null, cookies };
    const { session, user } = response;
    const [row] = await db
      .select({
        disabledAt: users.disabledAt,
        deleteAfter: users.deleteAfter,
        twoFactorEnabled: users.twoFactorEnabled,
      })
      .from(users)
      .where(eq(users.id, user.id));
    const isOver = clock.now().getTime() - session.createdAt.getTime() > absoluteMs;
    if (!row || row.disabledAt || isOver) {
      await db.delete(sessions).where(eq(sessions.id, session.id));
      return { session: null, cookies };
    }
    await db
      .update(sessions)
      .set({
        lastUsedAt: clock.now(),
        ipAddress: request.clientAddress,
        userAgent: request.headers.get("user-agent"),
      })
      .where(eq(sessions.id, session.id));
    const profile = await getProfile(db, user.id);
    const { email, emailVerified, id: userId } = user;
    const isOperator = emailVerified && config.operatorEmails.some((address) => address.toLowerCase() === email);
    const current: CurrentSession = {
      sessionId: session.id,
      viewer: { userId, email, isOperator, ...profile },
      twoFactorEnabled: row.twoFactorEnabled,
      deleteAfter: row.deleteAfter,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
    };
    return { session: current, cookies };
  }

  return async (request: SessionRequest): Promise<ReadSession> => {
    const cookie = sessionCookieOf(request.headers, config.baseUrl);
    if (!cookie) return nobody;
    const known = memory.find(cookie);
    if (known) return { session: known, cookies: [] };
    const { generation } = memory;
    const read = await ask(request);
    if (read.session) memory.remember(cookie, read.session, generation);
    return read;
  };
}
