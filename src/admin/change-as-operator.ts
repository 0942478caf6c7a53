import { createContext, type RouterContextProvider } from "react-router";
import { findSession, withChangeNotice } from "#accounts/index.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { type ActionDetail, operatorActions as actionNames, type OperatorAction, type Subject } from "./rules.ts";
import { operatorActions } from "./schema.ts";

export interface OperatorChange {
  readonly action: OperatorAction;
  readonly subject: Subject;
  readonly reason: string;
  readonly detail?: ActionDetail;
}

/**
 * Makes a change and records it in the audit log, both or neither.
 * @param change gets services whose database is the transaction, and must not call other machines.
 * @returns what `change` returns.
 */
export async function changeAsOperator<Result>(
  context: Readonly<RouterContextProvider>,
  done: OperatorChange,
  change: (services: Services) => Promise<Result>,
): Promise<Result> {
  const services = context.get(servicesContext);
  return services.db.transaction(async (transaction) => {
    // Use cases begin transactions of their own in it, which are savepoints then.
    const result = await change({ ...services, db: transaction as unknown as Database });
    await recordAction(context, transaction, done);
    return result;
  });
}

/** The request’s last change, in words. */
const changeContext = createContext("Done");

/** @returns headers of the redirect after a change, with a flash message that says what was done. */
export const changeNotice = (context: Readonly<RouterContextProvider>): Headers =>
  withChangeNotice(context.get(changeContext));

/** Records a change that another machine makes, e.g. a refund: before it is requested, so that none is missing from the log. */
export async function recordAction(
  context: Readonly<RouterContextProvider>,
  db: Executor,
  { action, subject, reason, detail = {} }: OperatorChange,
): Promise<void> {
  const session = await findSession(context);
  if (!session?.viewer.isOperator) throw new AppError("forbidden", { userMessage: "Only operators can do this." });
  await db.insert(operatorActions).values({
    operatorId: session.viewer.userId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    reason,
    detail,
    happenedAt: context.get(servicesContext).clock.now(),
  });
  context.set(changeContext, subject.name === "" ? actionNames[action] : `${actionNames[action]}: ${subject.name}`);
}
