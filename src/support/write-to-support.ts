import { and, eq, ne } from "drizzle-orm";
import { findEntitlement } from "#billing/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { addMessage, findRepeated, lockRequest, requireSeen, type Seen } from "./request-messages.ts";
import { openMax, type SupportHours, type SupportSubject, supportPlans } from "./rules.ts";
import { supportMessages, supportRequests } from "./schema.ts";
import { readSupportHours } from "./support-hours.ts";
import { operatorAddresses, writeOperatorMail } from "./support-mails.ts";

/** The signed-in user who writes. */
export interface Sender {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Needs = Pick<Services, "db" | "jobs" | "config" | "clock" | "rateLimits">;

/** A person writes a few messages; a script would write to every operator’s mailbox. */
const limits = [
  { name: "support-message", attemptsMax: 10, windowSeconds: 10 * 60 },
  { name: "support-message-day", attemptsMax: 30, windowSeconds: 24 * 60 * 60 },
] as const;

/**
 * Opens a request and emails it to every operator. The same words within ten minutes are one request: the form was sent twice.
 * @returns its id.
 * @throws {AppError} `rate_limited`, and `conflict` with too many open requests.
 */
export async function openRequest(
  services: Needs,
  sender: Sender,
  { subject, text }: { readonly subject: SupportSubject; readonly text: string },
): Promise<string> {
  await limitMessages(services, sender);
  const { userId } = sender;
  const at = services.clock.now();
  const promise = await promiseOf(services.db, userId, at);
  return services.db.transaction(async (transaction) => {
    await lockRequestsOf(transaction, userId);
    const known = await findRepeated(transaction, { userId, subject, text, at });
    if (known) return known;
    await requireRoom(transaction, userId);
    const [made] = await transaction
      .insert(supportRequests)
      .values({ userId, subject, state: "open", ...promise, createdAt: at, changedAt: at })
      .returning({ id: supportRequests.id });
    if (!made) throw new Error("the request was not stored");
    await transaction.insert(supportMessages).values({ requestId: made.id, isFromOperator: false, text, sentAt: at });
    await tellOperators(services, transaction, sender, { id: made.id, subject, text, planId: promise.planId });
    return made.id;
  });
}

/**
 * Adds the user’s message to a request of theirs, which is open again then. Operators get a mail where it was not open.
 * @throws {AppError} `not_found` for another user’s, `rate_limited`, and `conflict` where there is no room.
 */
export async function writeAgain(services: Needs, sender: Sender, id: string, text: string): Promise<void> {
  await limitMessages(services, sender);
  const { userId } = sender;
  const at = services.clock.now();
  const promise = await promiseOf(services.db, userId, at);
  await services.db.transaction(async (transaction) => {
    await lockRequestsOf(transaction, userId);
    const request = await lockRequest(transaction, id, { userId });
    if (request.state === "closed") await requireRoom(transaction, userId);
    if (!(await addMessage(transaction, { id, isFromOperator: false, text, at }))) return;
    const isWaiting = request.dueAt !== null;
    await transaction
      .update(supportRequests)
      .set({
        state: "open",
        changedAt: at,
        ...(request.dueAt ? better({ ...request, dueAt: request.dueAt }, promise) : promise),
      })
      .where(eq(supportRequests.id, id));
    if (!isWaiting)
      await tellOperators(services, transaction, sender, {
        id,
        subject: request.subject,
        text,
        planId: promise.planId,
      });
  });
}

/**
 * Closes a request.
 * @param read by its owner, or else by an operator.
 * @throws {AppError} `not_found`, and `conflict` if more has been written meanwhile.
 */
export async function closeRequest(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  read: Seen,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockRequest(transaction, id, read);
    await requireSeen(transaction, id, read);
    await transaction
      .update(supportRequests)
      .set({ state: "closed", dueAt: null, changedAt: clock.now() })
      .where(eq(supportRequests.id, id));
  });
}

async function limitMessages({ rateLimits }: Pick<Services, "rateLimits">, { userId }: Sender): Promise<void> {
  for (const limit of limits) await rateLimits.consume(limit, userId);
}

/** Two presses at once count each other. */
const lockRequestsOf = (db: Executor, userId: string): Promise<void> => lockName(db, `support:${userId}`);

async function requireRoom(db: Executor, userId: string): Promise<void> {
  const isOpen = and(eq(supportRequests.userId, userId), ne(supportRequests.state, "closed"));
  if ((await db.$count(supportRequests, isOpen)) < openMax) return;
  throw new AppError("conflict", {
    userMessage: `You have ${openMax} requests that are not closed. Write in one of them, or close one that is settled.`,
  });
}

interface Promised {
  readonly planId: keyof SupportHours;
  readonly dueAt: Date;
}

const hourMs = 3_600_000;

/** The plan that counts, and the time of its answer. */
async function promiseOf(db: Executor, userId: string, at: Date): Promise<Promised> {
  const [hours, { entitlement }] = await Promise.all([readSupportHours(db), findEntitlement(db, userId, at)]);
  const { planId } = entitlement;
  return { planId, dueAt: new Date(at.getTime() + hours[planId] * hourMs) };
}

/** A later message takes back nothing that was promised, and an upgrade counts at once. */
const better = (one: Promised, other: Promised): Promised => ({
  planId: supportPlans.find((plan) => plan === one.planId || plan === other.planId) ?? other.planId,
  dueAt: one.dueAt < other.dueAt ? one.dueAt : other.dueAt,
});

async function tellOperators(
  { jobs, config }: Pick<Services, "jobs" | "config">,
  db: Executor,
  { email, firstName, lastName }: Sender,
  message: Omit<Parameters<typeof writeOperatorMail>[1], "email" | "name">,
): Promise<void> {
  const from = { email, name: `${firstName} ${lastName}`.trim() };
  for (const to of operatorAddresses(config))
    await sendMail(db, jobs, writeOperatorMail(to, { ...from, ...message }, config));
}
