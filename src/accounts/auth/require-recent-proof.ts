import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { sessions } from "../schema.ts";
import { getWaysIn } from "../security/get-ways-in.ts";
import type { HookContext } from "./hook-context.ts";

/** Where the password that is sent along proves who it is: the library checks it, where the account has one. */
const pathsThatTakePassword = [
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/get-totp-uri",
];

/** Changes to how one gets in. */
const pathsThatNeedProof = [
  ...pathsThatTakePassword,
  "/change-email",
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/delete-passkey",
  "/link-social",
  "/unlink-account",
];

export const proofMinutes = 15;

/**
 * Lets a sensitive change through only in a session whose owner has signed in, or confirmed who they are, within the last minutes
 * (OWASP ASVS 5.0, 7.5.1): a browser that was left open must not be enough to take an account over.
 */
export async function requireRecentProof({ db, clock }: Services, context: HookContext): Promise<void> {
  const { path, body } = context;
  if (!path || !pathsThatNeedProof.includes(path)) return;
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!current) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  const isPasswordChecked = pathsThatTakePassword.includes(path) && typeof body?.password === "string";
  if (isPasswordChecked && (await getWaysIn(db, current.user.id)).hasPassword) return;
  if (!(await hasRecentProof({ db, clock }, current.session.id))) {
    throw new APIError("FORBIDDEN", { code: "SESSION_NOT_FRESH" });
  }
}

/** Whether the owner of this session has proved lately who they are. */
export async function hasRecentProof(
  { db, clock }: Pick<Services, "db" | "clock">,
  sessionId: string,
): Promise<boolean> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt, reauthenticatedAt: sessions.reauthenticatedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const provedAt = session?.reauthenticatedAt ?? session?.createdAt;
  return provedAt !== undefined && clock.now().getTime() - provedAt.getTime() < proofMinutes * 60_000;
}
