/** `npm run payments -- …`: lists and refunds payments. */
import { parseArgs } from "node:util";
import { getUserId } from "#accounts/operator/manage-accounts.ts";
import { findPerson } from "#accounts/people.ts";
import type { Refunded, refundPayment } from "#billing/checkout/refund-payment.ts";
import { findPayments } from "#billing/list-payments.ts";
import { listDoubleBilling } from "#billing/subscriptions/find-double-billing.ts";
import { AppError } from "#platform/errors.ts";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";

const usage = `Usage: npm run payments -- <command>
  list <email>                                a user's payments, newest first, with the provider's ids
  double                                      users who are billed for more than one subscription
  refund order|invoice <id> [--cents 500] [--keep-plan]
                                              refunds a payment, in full unless --cents is given
A refund also removes the payment's unspent credits, in proportion. Refunding everything that paid for a plan's current period ends the plan,
stops its renewal and mails the user; --keep-plan leaves the plan and its renewal as they are.
Works on DATABASE_URL, or on the embedded database of DATA_DIR, even while the product runs.`;

const outcomes: Readonly<Record<Refunded, string>> = {
  "given-back": "Refunded. Its unspent credits were removed in proportion.",
  "plan-ended":
    "Refunded. Its unspent credits were removed in proportion. It paid for the current period, so the plan has ended. Its renewal is being cancelled at the provider, and the user gets a mail.",
  unknown:
    "Refunded. It belongs to no known user, so there were no credits to remove. npm run webhooks -- list shows the event to dismiss.",
};

await runCommand(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cents: { type: "string" },
      "keep-plan": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const [name = "", first = "", id = "", ...more] = positionals;
  if (name === "list" && first !== "" && positionals.length === 2) return (tools) => list(tools, first);
  if (name === "double" && positionals.length === 1) return listDouble;
  if (name === "refund" && (first === "order" || first === "invoice") && id !== "" && more.length === 0) {
    const amountCents = values.cents === undefined ? undefined : readCents(values.cents);
    const keepsPlan = values["keep-plan"];
    return (tools) =>
      refund(tools, { kind: first, providerId: id, keepsPlan, ...(amountCents ? { amountCents } : {}) });
  }
  throw new UsageError(name === "" ? "" : `There is no command ${name}.`);
});

function readCents(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError("--cents must be a whole number of 1 or more.");
}

async function list({ db }: CommandTools, email: string): Promise<string> {
  const payments = await findPayments(db, await getUserId(db, email));
  if (payments.length === 0) return "No payments.";
  return payments
    .map(({ kind, providerId, at, currency, totalCents, refundedCents, status }) =>
      [
        at.toISOString().slice(0, 10),
        `${kind} ${providerId}`,
        `${(totalCents / 100).toFixed(2)} ${currency}`,
        status,
        refundedCents > 0 ? `${(refundedCents / 100).toFixed(2)} refunded` : "",
      ]
        .filter(Boolean)
        .join("  "),
    )
    .join("\n");
}

async function listDouble({ db }: CommandTools): Promise<string> {
  const subscriptions = await listDoubleBilling(db);
  if (subscriptions.length === 0) return "No user is billed for more than one subscription.";
  const lines: string[] = [];
  for (const { userId, providerId, planId, interval, status, since } of subscriptions) {
    const email = (await findPerson(db, userId))?.email ?? "deleted account";
    lines.push(
      [email, `subscription ${providerId}`, `${planId} ${interval}`, status, `since ${since.toISOString()}`].join("  "),
    );
  }
  return lines.join("\n");
}

async function refund(tools: CommandTools, request: Parameters<typeof refundPayment>[1]): Promise<string> {
  // Imported lazily: refunds need most of the product, the other commands do not.
  const { refundPayment } = await import("#billing/checkout/refund-payment.ts");
  const refunded = await refundPayment(tools, request).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    const userMessage = `The payment provider has no ${request.kind} ${request.providerId}. npm run payments -- list shows the ids.`;
    throw new AppError("not_found", { userMessage });
  });
  return outcomes[refunded];
}
