import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { webhookEvents } from "./schema.ts";

export interface Dismissal {
  readonly eventId: number;
  /** For whoever looks later, e.g. `given back by hand`. */
  readonly reason: string;
}

/**
 * The operator's word that nothing is to follow from an event that failed or was set aside: it leaves the list, and stays in the inbox
 * with the reason. A replay takes it up again.
 * @throws {AppError} `not_found`, `conflict` for one that waits for nobody.
 */
export function dismissEvent(
  { db, clock }: Pick<Services, "db" | "clock">,
  { eventId, reason }: Dismissal,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = eq(webhookEvents.id, eventId);
    const [event] = await tx.select({ status: webhookEvents.status }).from(webhookEvents).where(isIt).for("update");
    if (!event) throw new AppError("not_found", { userMessage: `There is no event ${eventId} in the inbox.` });
    if (event.status !== "quarantined" && event.status !== "failed") {
      throw new AppError("conflict", {
        userMessage: `Event ${eventId} is ${event.status}: only what failed or was set aside is dismissed.`,
      });
    }
    await tx
      .update(webhookEvents)
      .set({ status: "ignored", error: `Dismissed: ${reason}`, processedAt: clock.now() })
      .where(isIt);
  });
}
