import type { PaymentServices } from "../provider/payment-services.ts";
import { changeObject, findObject } from "./books/objects.ts";

/** Does nothing to one that is paid, closed or not there. @returns whether it is paid. */
export function closeCheckout(
  { db, clock }: Pick<PaymentServices, "db" | "clock">,
  id: string,
): Promise<{ readonly isPaid: boolean }> {
  return db.transaction(async (tx) => {
    const checkout = await findObject(tx, "checkout", id, { forUpdate: true });
    const now = clock.now();
    const isPaid = checkout !== undefined && checkout.paidAt !== null;
    if (!checkout || isPaid || new Date(checkout.expiresAt) <= now) return { isPaid };
    await changeObject(tx, "checkout", id, { ...checkout, expiresAt: now.toISOString() }, { now });
    return { isPaid };
  });
}
