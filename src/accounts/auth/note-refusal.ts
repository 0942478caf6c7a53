import { eq } from "drizzle-orm";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import type { SecurityEventDetail, SecurityEventKind } from "../rules.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";
import type { HookContext } from "./hook-context.ts";

/** Where somebody failed to get in as the account that they named, and by what. */
const refusedSignIns: Readonly<Record<string, string>> = {
  "/sign-in/email": "Password",
  "/sign-in/email-otp": "Code by mail",
};

/** Where whoever is signed in failed to prove who they are. */
const refusedProofs: readonly string[] = [
  "/verify-password",
  "/proof-code/verify",
  "/passkey-proof/verify",
  "/change-password",
];

/**
 * Somebody did not get in. Whether there is such an account decides nothing but whether a line is written; the time that it takes is
 * hidden with the rest (`isDiscreet`).
 */
export async function noteRefusal(services: Services, context: HookContext): Promise<void> {
  const { path = "", body } = context;
  const { session } = context.context;
  if (refusedProofs.includes(path) && session)
    return note(services, context, session.user.id, "reauthentication-failed");
  const method = refusedSignIns[path];
  if (!method || typeof body?.email !== "string") return;
  const email = parseEmail(body.email) ?? "";
  const [user] = await services.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user) await note(services, context, user.id, "sign-in-failed", { method });
}

async function note(
  { db, clock }: Services,
  { headers }: HookContext,
  userId: string,
  kind: SecurityEventKind,
  detail: SecurityEventDetail = {},
): Promise<void> {
  await recordSecurityEvent(db, { userId, kind, detail, ...readClientFacts(headers), happenedAt: clock.now() });
}
