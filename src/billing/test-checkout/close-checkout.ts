import type { PaymentServices } from "../provider/payment-services.ts";
import { changeObject, findObject } from "./books/objects.ts";

/** Does nothing to one that is paid, closed or not there. */
export function closeCheckout({ db, clock }: Pick<PaymentServices, "db" | "clock">, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const checkout = await findObject(tx, "checkout", id, { forUpdate: true });
    const now = clock.now();
    if (!checkout || checkout.paidAt !== null || new Date(checkout.expiresAt) <= now) return;
    await changeObject(tx, "checkout", id, { ...checkout, expiresAt: now.toISOString() }, { now });
  });
}
