import { and, asc, count, desc, eq, ilike, or } from "drizzle-orm";
import { containing } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { type Mail, senderDomain, sendMail } from "#platform/mail/mail.ts";
import { writeMail } from "#platform/mail/write-mail.ts";
import type { Services } from "#platform/services.ts";
import type { RequestState } from "#support/rules.ts";
import { formatDay } from "#ui/format.ts";
import { type ContactSubject, contactSubjects } from "../rules.ts";
import { contactAnswers, contactMessages } from "../schema.ts";

/** Answers to one message. */
const answersMax = 50;
/** The same words within so long are one answer: a form that was sent twice. */
const repeatMs = 10 * 60_000;

/** Contact messages of one state, as operators answer them: the oldest open one first, others by their last change. */
export async function listContactMessages(
  db: Executor,
  { text, page, state }: Pick<ListQuery, "text" | "page"> & { readonly state: RequestState },
) {
  const { id, name, email, subject, message, receivedAt, changedAt } = contactMessages;
  const found = [name, email, message].map((column) => ilike(column, containing(text)));
  const [rows, counts] = await Promise.all([
    db
      .select({ id, name, email, subject, message, receivedAt, changedAt })
      .from(contactMessages)
      .where(and(eq(contactMessages.state, state), text === "" ? undefined : or(...found)))
      .orderBy(...(state === "open" ? [asc(receivedAt), asc(id)] : [desc(changedAt), desc(id)]))
      .limit(pageWindow(page).limit)
      .offset(pageWindow(page).offset),
    db.select({ state: contactMessages.state, messages: count() }).from(contactMessages).groupBy(contactMessages.state),
  ]);
  const totals: Partial<Record<RequestState, number>> = Object.fromEntries(
    counts.map((one) => [one.state, one.messages]),
  );
  return { ...pageOf(rows, page), totals };
}

/** Messages that wait for an answer. */
export const countOpenMessages = (db: Executor): Promise<number> =>
  db.$count(contactMessages, eq(contactMessages.state, "open"));

/** @throws {AppError} `not_found`. */
export async function readContactMessage(db: Executor, id: number) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw noMessage();
  const answers = await db
    .select()
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, id))
    .orderBy(asc(contactAnswers.id));
  return { ...message, answers };
}

/**
 * Stores an operator's answer and emails it to the sender, whose replies go to the support address.
 * @param seen number of answers on the operator's page. @throws {AppError} `conflict` if another operator has answered meanwhile.
 */
export async function answerContactMessage(
  db: Executor,
  { jobs, config, clock }: Pick<Services, "jobs" | "config" | "clock">,
  id: number,
  { text, seen }: { readonly text: string; readonly seen: number },
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id);
    const answers = await transaction
      .select()
      .from(contactAnswers)
      .where(eq(contactAnswers.messageId, id))
      .orderBy(desc(contactAnswers.id))
      .limit(answersMax);
    const [newest] = answers;
    if (newest?.text === text && at.getTime() - newest.sentAt.getTime() < repeatMs) return;
    if (answers.length > seen)
      throw new AppError("conflict", {
        userMessage: "Another answer was sent meanwhile. Read it, and then send yours.",
      });
    if (answers.length >= answersMax)
      throw new AppError("conflict", {
        userMessage: `There are ${answersMax} answers. Please write by email from here.`,
      });
    await transaction.insert(contactAnswers).values({ messageId: id, text, sentAt: at });
    await transaction
      .update(contactMessages)
      .set({ state: "answered", changedAt: at })
      .where(eq(contactMessages.id, id));
    await sendMail(transaction, jobs, writeAnswerMail(message, text, config));
  });
}

/** Closes a message, which an answer opens again. @throws {AppError} `conflict` if it is closed. */
export async function closeContactMessage(db: Executor, { clock }: Pick<Services, "clock">, id: number): Promise<void> {
  const { state } = await lockMessage(db, id);
  if (state === "closed") throw new AppError("conflict", { userMessage: "This message is closed already." });
  await db.update(contactMessages).set({ state: "closed", changedAt: clock.now() }).where(eq(contactMessages.id, id));
}

async function lockMessage(db: Executor, id: number) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
  if (!message) throw noMessage();
  return message;
}

const noMessage = () => new AppError("not_found", { userMessage: "There is no such message." });

interface Answered {
  readonly id: number;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly message: string;
  readonly receivedAt: Date;
}

/**
 * The answer, above the message. All answers to a message refer to one id, so that mail programs show them together. Links are left out of
 * the quote: the address was typed, so that the words could be meant for its owner.
 */
function writeAnswerMail(
  { id, email, subject, message, receivedAt }: Answered,
  text: string,
  { product, baseUrl, mail }: Services["config"],
): Mail {
  const thread = `<contact-${id}@${senderDomain(mail.from)}>`;
  const day = receivedAt.toISOString().slice(0, 10);
  return {
    to: email,
    subject: `Re: ${contactSubjects[subject]}`,
    replyTo: product.supportEmail,
    headers: { "In-Reply-To": thread, References: thread },
    ...writeMail({
      productName: product.name,
      baseUrl,
      preview: text.slice(0, 120),
      title: "We’ve answered your message",
      message: text,
      paragraphs: [`Your message of ${formatDay(receivedAt)}:`],
      quote: withoutLinks(message),
      footnote: `You’re receiving this email because a message with this address was sent at ${baseUrl}/contact on ${day}. Reply to this email to write back.`,
    }),
  };
}

/** Mail programs make a link of each word with a domain in it. */
const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (/:\/\/|[.。．｡]\p{L}{2}/u.test(word) ? "[link]" : word));
