import { createHash } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { findEntitlement } from "#billing/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { messagesMax, openMax, type SupportSubject } from "./rules.ts";
import { supportMessages, supportRequests } from "./schema.ts";
import { readSupportHours } from "./support-hours.ts";
import { writeOperatorMail } from "./support-mails.ts";

/** The signed-in user who writes. */
export interface Sender {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Needs = Pick<Services, "db" | "jobs" | "config" | "clock" | "rateLimits">;

/** A person writes a few messages in ten minutes; a script would write to every operator's mailbox. */
const perUser = { name: "support-message", attemptsMax: 10, windowSeconds: 10 * 60 };

/**
 * Opens a request and emails it to every operator. The same words on the same day are one request.
 * @returns its id.
 * @throws {AppError} `rate_limited`, and `conflict` with too many open requests.
 */
export async function openRequest(
  services: Needs,
  sender: Sender,
  { subject, text }: { readonly subject: SupportSubject; readonly text: string },
): Promise<string> {
  await services.rateLimits.consume(perUser, sender.userId);
  const { db } = services;
  const at = services.clock.now();
  const due = await promiseOf(db, sender.userId, at);
  const digest = digestOf([sender.userId, subject, text], at);
  return db.transaction(async (transaction) => {
    // Two presses at once count each other.
    await lockName(transaction, `support:${sender.userId}`);
    const [known] = await transaction
      .select({ id: supportRequests.id })
      .from(supportRequests)
      .where(eq(supportRequests.digest, digest));
    if (known) return known.id;
    const isOpen = and(eq(supportRequests.userId, sender.userId), ne(supportRequests.state, "closed"));
    if ((await transaction.$count(supportRequests, isOpen)) >= openMax)
      throw new AppError("conflict", {
        userMessage: `You have ${openMax} requests that are not closed. Write in one of them, or close one that is settled.`,
      });
    const [made] = await transaction
      .insert(supportRequests)
      .values({ userId: sender.userId, subject, state: "open", ...due, createdAt: at, changedAt: at, digest })
      .returning({ id: supportRequests.id });
    if (!made) throw new Error("the request was not stored");
    await transaction
      .insert(supportMessages)
      .values({ requestId: made.id, isFromOperator: false, text, sentAt: at, digest });
    await tellOperators(services, transaction, sender, { id: made.id, subject, text, planId: due.planId });
    return made.id;
  });
}

/**
 * Adds the user's message to a request of theirs, which is open again then.
 * @throws {AppError} `not_found` for another user's, `rate_limited`, and `conflict` for one that is full.
 */
export async function writeAgain(services: Needs, sender: Sender, id: string, text: string): Promise<void> {
  await services.rateLimits.consume(perUser, sender.userId);
  const at = services.clock.now();
  const due = await promiseOf(services.db, sender.userId, at);
  await services.db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, id, sender.userId);
    if (!(await addMessage(transaction, { id, isFromOperator: false, text, at }))) return;
    // A second message changes nothing of what was promised for the first.
    const promised = request.state === "open" ? {} : due;
    await transaction
      .update(supportRequests)
      .set({ state: "open", changedAt: at, ...promised })
      .where(eq(supportRequests.id, id));
    await tellOperators(services, transaction, sender, { id, subject: request.subject, text, planId: due.planId });
  });
}

/** Closes a request. @param userId its owner; anyone's, if left out. @throws {AppError} `not_found`. */
export async function closeRequest(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  userId?: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockRequest(transaction, id, userId);
    await transaction
      .update(supportRequests)
      .set({ state: "closed", dueAt: null, changedAt: clock.now() })
      .where(eq(supportRequests.id, id));
  });
}

/** @throws {AppError} `not_found`. */
export async function lockRequest(db: Executor, id: string, userId?: string) {
  const [request] = isUuid(id)
    ? await db
        .select()
        .from(supportRequests)
        .where(and(eq(supportRequests.id, id), userId === undefined ? undefined : eq(supportRequests.userId, userId)))
        .for("update")
    : [];
  if (!request) throw new AppError("not_found", { userMessage: "There is no such request." });
  return request;
}

/** @returns false if the same side wrote the same on the same day: it was sent twice. @throws {AppError} `conflict` if there is no room. */
export async function addMessage(
  db: Executor,
  {
    id,
    isFromOperator,
    text,
    at,
  }: { readonly id: string; readonly isFromOperator: boolean; readonly text: string; readonly at: Date },
): Promise<boolean> {
  if ((await db.$count(supportMessages, eq(supportMessages.requestId, id))) >= messagesMax)
    throw new AppError("conflict", {
      userMessage: `This request has ${messagesMax} messages. Please open a new one.`,
    });
  const digest = digestOf([String(isFromOperator), text], at);
  const added = await db
    .insert(supportMessages)
    .values({ requestId: id, isFromOperator, text, sentAt: at, digest })
    .onConflictDoNothing()
    .returning({ id: supportMessages.id });
  return added.length > 0;
}

const hourMs = 3_600_000;

/** The plan that counts, and by when its answers are due. */
async function promiseOf(db: Executor, userId: string, at: Date) {
  const [hours, { entitlement }] = await Promise.all([readSupportHours(db), findEntitlement(db, userId, at)]);
  const { planId } = entitlement;
  return { planId, dueAt: new Date(at.getTime() + hours[planId] * hourMs) };
}

async function tellOperators(
  { jobs, config }: Pick<Services, "jobs" | "config">,
  db: Executor,
  { email, firstName, lastName }: Sender,
  message: Omit<Parameters<typeof writeOperatorMail>[1], "email" | "name">,
): Promise<void> {
  const recipients = config.operatorEmails.length > 0 ? config.operatorEmails : [config.product.supportEmail];
  const from = { email, name: `${firstName} ${lastName}`.trim() };
  for (const to of recipients) await sendMail(db, jobs, writeOperatorMail(to, { ...from, ...message }, config));
}

const digestOf = (parts: readonly string[], at: Date): string =>
  createHash("sha256")
    .update(JSON.stringify([...parts, at.toISOString().slice(0, 10)]))
    .digest("base64url");
