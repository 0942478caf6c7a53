import { and, eq } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import type { Transaction } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { findPayer } from "#teams/index.ts";
import type { Endpoint } from "./endpoint-editor.ts";
import type { Posted } from "./post-webhook.ts";
import { retryDelay } from "./retry-delay.ts";
import { failingDays, type SwitchedOff } from "./rules.ts";
import { skipWaiting } from "./save-endpoint.ts";
import { webhookEndpoints, webhookMessages } from "./schema.ts";
import { sendWebhooks } from "./send-webhooks-job.ts";
import { writeSwitchedOffMail } from "./webhook-mails.ts";

export type Delivery = typeof webhookMessages.$inferSelect;

/** A delivery that this process is sending. */
export interface Claimed {
  readonly endpoint: Endpoint;
  readonly delivery: Delivery;
}

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config" | "log">;

/** The endpoint says that it wants no more. */
const goneStatus = 410;

/** Writes down how a try went, and what follows: nothing, the next try, or an endpoint that is switched off. */
export async function recordTry(services: Needs, { endpoint, delivery }: Claimed, posted: Posted): Promise<void> {
  const { db, jobs, clock, log } = services;
  const { id: deliveryId, endpointId, retries, claimedUntil } = delivery;
  const { status, durationMs, answer, fault } = posted;
  log.info({ endpointId, deliveryId, status, durationMs, isTaken: fault === null }, "webhook sent");
  const now = clock.now();
  const delay = fault === null ? undefined : retryDelay(retries);
  await db.transaction(async (tx) => {
    const isIt = eq(webhookEndpoints.id, endpointId);
    const [current] = await tx.select().from(webhookEndpoints).where(isIt).for("no key update");
    // Deleted meanwhile, with its log.
    if (!current) return;
    const failingSince = fault === null ? null : (current.failingSince ?? now);
    if (failingSince?.getTime() !== current.failingSince?.getTime())
      await tx.update(webhookEndpoints).set({ failingSince }).where(isIt);
    const tried = { tries: delivery.tries + 1, triedAt: now, status, durationMs, answer, fault, claimedUntil: null };
    // One that another process has taken since, or that was given up, is left as it is.
    const isStillOurs = and(
      eq(webhookMessages.id, deliveryId),
      eq(webhookMessages.state, "waiting"),
      claimedUntil ? eq(webhookMessages.claimedUntil, claimedUntil) : undefined,
    );
    await tx
      .update(webhookMessages)
      .set({
        ...tried,
        ...(delay === undefined
          ? { state: fault === null ? "delivered" : "failed" }
          : { dueAt: new Date(now.getTime() + delay * 1_000), retries: retries + 1 }),
      })
      .where(isStillOurs);
    const isGone = status === goneStatus;
    const isDead = failingSince !== null && now.getTime() - failingSince.getTime() >= failingDays * dayMs;
    if (current.isOn && (isGone || isDead)) return switchOff(services, tx, endpoint, isGone ? "gone" : "failing");
    if (delay !== undefined) await jobs.enqueue(tx, sendWebhooks, { endpointId }, { startAfterSeconds: delay });
  });
}

/** Switches an endpoint off and tells its user, or the owner of its team. */
async function switchOff(
  { jobs, config }: Needs,
  tx: Transaction,
  { id, userId: ownerId, url }: Claimed["endpoint"],
  switchedOff: SwitchedOff,
): Promise<void> {
  await tx.update(webhookEndpoints).set({ isOn: false, switchedOff }).where(eq(webhookEndpoints.id, id));
  await skipWaiting(tx, id, "The webhook was switched off.");
  const address = await findMailAddress(tx, await findPayer(tx, ownerId));
  if (address) await sendMail(tx, jobs, writeSwitchedOffMail(address, { id, url, switchedOff }, config));
}
