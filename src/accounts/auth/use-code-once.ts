import { APIError, isAPIError } from "better-auth/api";
import { eq, lt } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { verifications } from "../schema.ts";
import { findChallengedUser } from "./find-challenged-user.ts";
import type { HookContext } from "./hook-context.ts";

const path = "/two-factor/verify-totp";

/** The library takes a code in its own half minute, in the one before and in the one after; then it is worth nothing anyway. */
const validForMs = 3 * 30_000;

/**
 * A code of an authenticator app is good once (OWASP ASVS 5.0, 6.5.1): whoever has watched it being typed cannot use it in a log-in of
 * their own. The library does not see to that. The code is taken before it is checked, so that of two at the same moment one is refused.
 */
export async function takeCode(services: Services, context: HookContext): Promise<void> {
  const id = await reservationFor(services, context);
  if (!id) return;
  const { db, clock } = services;
  const now = clock.now();
  const reservation = { identifier: "used-code", value: "", expiresAt: new Date(now.getTime() + validForMs) };
  const taken = await db
    .insert(verifications)
    .values({ id, ...reservation })
    .onConflictDoUpdate({ target: verifications.id, set: reservation, setWhere: lt(verifications.expiresAt, now) })
    .returning({ id: verifications.id });
  if (taken.length === 0) throw new APIError("UNAUTHORIZED", { code: "CODE_ALREADY_USED" });
}

/** A code that was not right has not been used: another moment may make it the right one. */
export async function giveCodeBack(services: Services, context: HookContext): Promise<void> {
  if (context.path !== path || !isAPIError(context.context.returned)) return;
  const id = await reservationFor(services, context);
  if (id) await services.db.delete(verifications).where(eq(verifications.id, id));
}

/** A row's primary key that stands for one person's one code: the table has no other column that is unique. */
async function reservationFor({ secrets }: Services, context: HookContext): Promise<string | undefined> {
  const { body } = context;
  if (context.path !== path || typeof body?.code !== "string") return undefined;
  const challenged = await findChallengedUser(context);
  return challenged && uuidOf(secrets.digest("used-code", `${challenged.userId} ${body.code}`));
}

/** A digest in the form of a UUID (RFC 9562, version 8). */
function uuidOf(digest: string): string {
  const hex = Buffer.from(digest, "base64url").toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
