import { APIError, isAPIError } from "better-auth/api";
import { eq, lt } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { verifications } from "../schema.ts";
import { findChallengedUser } from "./find-challenged-user.ts";
import type { HookContext } from "./hook-context.ts";

/** The library takes a code in its own half minute, in the one before and in the one after; then it is worth nothing anyway. */
const validForMs = 3 * 30_000;

/**
 * A code of an authenticator app is good once (OWASP ASVS 5.0, 6.5.1): whoever has watched it being typed cannot use it in a sign-in of
 * their own. The library does not see to that. The code is taken before it is checked, so that of two at the same moment one is refused.
 */
export async function takeCode(services: Services, context: HookContext): Promise<void> {
  const code = codeOf(context);
  const challenged = code === undefined ? undefined : await findChallengedUser(context);
  if (code === undefined || !challenged) return;
  const { db, clock, secrets } = services;
  const now = clock.now();
  // The table has no column but its key that is unique.
  const id = uuidOf(secrets.digest("used-code", `${challenged.userId} ${code}`));
  const use = {
    identifier: attemptOf(services, context, code),
    value: "used-code",
    expiresAt: new Date(now.getTime() + validForMs),
  };
  const taken = await db
    .insert(verifications)
    .values({ id, ...use })
    .onConflictDoUpdate({ target: verifications.id, set: use, setWhere: lt(verifications.expiresAt, now) })
    .returning({ id: verifications.id });
  if (taken.length === 0) throw new APIError("UNAUTHORIZED", { code: "CODE_ALREADY_USED" });
}

/** A code that let nobody in has not been used: it may be right in another sign-in, or at another moment. */
export async function giveCodeBack(services: Services, context: HookContext): Promise<void> {
  const code = codeOf(context);
  if (code === undefined || !isAPIError(context.context.returned)) return;
  const isThisUse = eq(verifications.identifier, attemptOf(services, context, code));
  await services.db.delete(verifications).where(isThisUse);
}

function codeOf({ path, body }: HookContext): string | undefined {
  return path === "/two-factor/verify-totp" && typeof body?.code === "string" ? body.code : undefined;
}

/** Of two attempts that are alike in this, only one has taken the code. */
function attemptOf({ secrets }: Services, { headers }: HookContext, code: string): string {
  return secrets.digest("used-code-attempt", `${code} ${headers?.get("cookie") ?? ""}`);
}

/** A digest in the form of a UUID (RFC 9562, version 8). */
function uuidOf(digest: string): string {
  const hex = Buffer.from(digest, "base64url").toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
