import type { Database } from "#platform/db/database.ts";
import type { ClientFacts } from "../auth/client-headers.ts";
import { dropEmailChange } from "./drop-email-change.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

/** Takes a change of address back at its owner's wish. Does nothing where none is under way. */
export async function cancelEmailChange(
  db: Database,
  { userId, client, at }: { readonly userId: string; readonly client: ClientFacts; readonly at: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await dropEmailChange(transaction, userId))) return;
    await recordSecurityEvent(transaction, { userId, kind: "email-change-cancelled", ...client, happenedAt: at });
  });
}
