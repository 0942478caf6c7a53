import type { RouterContextProvider } from "react-router";
import {
  disableAccount,
  enableAccount,
  endSessions,
  type Person,
  requestDeletion,
  setLinksOffline,
  takeConsent,
  undoDeletion,
  verifyAccount,
} from "#accounts/index.ts";
import { refundPayment } from "#billing/index.ts";
import { adjustCredits, refundCapture } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import { type Services, servicesContext } from "#platform/services.ts";
import { changeAsOperator, type OperatorChange, recordAction } from "../change-as-operator.ts";
import type { UserForm, UserIntent } from "./user-rules.ts";

type Change = Omit<OperatorChange, "subject" | "reason"> & {
  /** @returns false if it was so already: then nothing is recorded. */
  readonly apply: (services: Services) => Promise<unknown>;
};

/** Changes of an account, by form. */
const changes: Readonly<
  Record<Exclude<UserIntent, "refund-payment">, (person: Person, form: UserForm, operatorId: string) => Change>
> = {
  verify: ({ email }) => ({ action: "user-verified", apply: (services) => verifyAccount(services, email) }),
  disable: ({ email }) => ({
    action: "user-disabled",
    apply: async (services) => (await disableAccount(services, email)) !== undefined,
  }),
  enable: ({ email }) => ({ action: "user-enabled", apply: (services) => enableAccount(services, email) }),
  "sign-out": ({ email }) => ({ action: "user-signed-out", apply: (services) => endSessions(services, email) }),
  delete: ({ userId }) => ({
    action: "user-deletion-requested",
    apply: (services) => requestDeletion(services, { userId, ...unknownClient }),
  }),
  keep: ({ userId }) => ({
    action: "user-deletion-undone",
    apply: (services) => undoDeletion(services, { userId, ...unknownClient }),
  }),
  "links-offline": ({ email }) => ({
    action: "links-taken-offline",
    apply: (services) => setLinksOffline(services, { email, isOffline: true }),
  }),
  "links-back": ({ email }) => ({
    action: "links-put-back",
    apply: (services) => setLinksOffline(services, { email, isOffline: false }),
  }),
  view: ({ userId }, { code }, operatorId) => ({
    action: "runs-viewed",
    apply: (services) => takeConsent(services, { userId, operatorId, code }),
  }),
  adjust: ({ userId }, { amount, bucket, reason, key }) => ({
    action: "credits-adjusted",
    detail: { credits: String(amount), ...(amount > 0 && { bucket }) },
    apply: async (services) =>
      !(await adjustCredits(services, { userId, idempotencyKey: `operator:${key}`, amount, bucket, reason }))
        .isRepeated,
  }),
  "refund-charge": ({ userId }, { number, reason, key }) => ({
    action: "charge-refunded",
    detail: { charge: String(number) },
    apply: async (services) => {
      const words = { description: reason, reason, source: "operator" };
      const refund = { userId, number, idempotencyKey: `operator:${key}`, ...words };
      return !(await refundCapture(services, refund)).isRepeated;
    },
  }),
};

/** The operator's own browser says nothing about the user's. */
const unknownClient = { ipAddress: null, userAgent: null };

/** An operator who locks themselves out could not undo it. */
const notOnOneself: readonly UserIntent[] = ["disable", "delete", "sign-out"];

/**
 * Changes an account, its credits or its payments for the operator, with a row in the audit log.
 * @throws {AppError} `conflict` if it is so already, and what the use cases throw.
 */
export async function changeUser(
  context: Readonly<RouterContextProvider>,
  { person, operatorId, form }: { readonly person: Person; readonly operatorId: string; readonly form: UserForm },
): Promise<void> {
  const { intent, reason } = form;
  if (person.userId === operatorId && notOnOneself.includes(intent)) {
    throw new AppError("conflict", { userMessage: "This is your own account. Another operator has to do this." });
  }
  const subject = { kind: "user" as const, id: person.userId, name: person.email };
  if (intent === "refund-payment") {
    const { paymentKind: kind, paymentId: providerId, cents: amountCents, keepsPlan } = form;
    const services = context.get(servicesContext);
    const detail = { [kind]: providerId, cents: amountCents === undefined ? "all" : String(amountCents) };
    await recordAction(context, services.db, { action: "payment-refund-requested", subject, reason, detail });
    await refundPayment(services, { kind, providerId, keepsPlan, ...(amountCents && { amountCents }) });
    return;
  }
  const { apply, ...change } = changes[intent](person, form, operatorId);
  await changeAsOperator(context, { ...change, subject, reason }, async (services) => {
    if ((await apply(services)) === false) throw new AppError("conflict", { userMessage: "This was done already." });
  });
}
