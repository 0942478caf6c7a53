import { and, eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import { securityEvents, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";

interface VerifiedEmail {
  /** Null when somebody else opened the same link at the same moment, and was first. */
  readonly user: { readonly id: string } | null;
  readonly request: Request;
}

/** Runs after the address of a new account was confirmed. A change of address is another thing (`confirmEmailChange`). */
export async function noteVerifiedEmail(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  { user, request }: VerifiedEmail,
): Promise<void> {
  if (!user) return;
  const event = { userId: user.id, ...readClientFacts(request.headers), happenedAt: clock.now() };
  await db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
    const isFirst = and(eq(securityEvents.userId, user.id), eq(securityEvents.kind, "email-verified"));
    const known = await transaction.select({ id: securityEvents.id }).from(securityEvents).where(isFirst);
    if (known.length > 0) return;
    await recordSecurityEvent(transaction, { ...event, kind: "email-verified" });
    await tellAddressVerified(transaction, jobs, user.id);
  });
}
