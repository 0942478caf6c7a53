import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { users } from "../schema.ts";
import type { HookContext } from "./hook-context.ts";
import { readVerificationToken } from "./read-verification-token.ts";

/**
 * The link by which a new address is confirmed works in a session of the account only. The library would make a session for whoever opens
 * it, and so the mailbox alone would be a way in, past the second factor.
 * @throws {APIError} 401 without a session, 403 in somebody else's, 409 when another account has the address by now.
 */
export async function guardEmailChange({ db }: Pick<Services, "db">, context: HookContext): Promise<void> {
  if (context.path !== "/verify-email") return;
  const token = await readVerificationToken(context.body?.token, context.context.secret);
  if (typeof token !== "object") return;
  const session = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!session) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  if (session.user.email === token.updateTo) throw new APIError("BAD_REQUEST", { code: "EMAIL_ALREADY_VERIFIED" });
  if (session.user.email !== token.email) throw new APIError("FORBIDDEN", { code: "OTHER_ACCOUNT" });
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, token.updateTo));
  if (taken) throw new APIError("CONFLICT", { code: "EMAIL_TAKEN" });
}
