/** `npm run payments -- …`: what somebody paid, and to give it back. */
import { parseArgs } from "node:util";
import { getUserId } from "#accounts/operator/manage-accounts.ts";
import { findPerson } from "#accounts/people.ts";
import type { Refunded, refundPayment } from "#billing/checkout/refund-payment.ts";
import { findPayments } from "#billing/list-payments.ts";
import { listDoubleBilling } from "#billing/subscriptions/find-double-billing.ts";
import { AppError } from "#platform/errors.ts";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";

const usage = `Usage: npm run payments -- <command>
  list <email>                                what somebody paid, newest first, with the provider's ids
  double                                      who is billed for more than one subscription
  refund order|invoice <id> [--cents 500] [--keep-plan]
                                              gives it back, all of it where no amount is said
What is left of the credits that were bought is taken back with it. Giving back all that paid for the current period of a plan ends the plan
and stops its renewal, and its owner gets a mail; --keep-plan leaves the plan and its renewal as they are.
It works on DATABASE_URL, or on the embedded database of DATA_DIR, also while the product runs.`;

const outcomes: Readonly<Record<Refunded, string>> = {
  "given-back": "It is given back, and what was left of its credits is taken back.",
  "plan-ended":
    "It is given back, and what was left of its credits is taken back. It paid for the current period, so the plan has ended. Its renewal is being cancelled at the provider, and its owner gets a mail.",
  unknown:
    "It is given back. Nobody is known to have paid it, so there are no credits of it: npm run webhooks -- list names what to dismiss.",
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
  throw new UsageError(name === "" ? "" : `${name} is not called so.`);
});

function readCents(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError("--cents is a whole number from 1 on.");
}

async function list({ db }: CommandTools, email: string): Promise<string> {
  const payments = await findPayments(db, await getUserId(db, email));
  if (payments.length === 0) return "Nothing was paid.";
  return payments
    .map(({ kind, providerId, at, currency, totalCents, refundedCents, status }) =>
      [
        at.toISOString().slice(0, 10),
        `${kind} ${providerId}`,
        `${(totalCents / 100).toFixed(2)} ${currency}`,
        status,
        refundedCents > 0 ? `${(refundedCents / 100).toFixed(2)} given back` : "",
      ]
        .filter(Boolean)
        .join("  "),
    )
    .join("\n");
}

async function listDouble({ db }: CommandTools): Promise<string> {
  const subscriptions = await listDoubleBilling(db);
  if (subscriptions.length === 0) return "Nobody is billed for more than one subscription.";
  const lines: string[] = [];
  for (const { userId, providerId, planId, interval, status, since } of subscriptions) {
    const email = (await findPerson(db, userId))?.email ?? "somebody who has left";
    lines.push(
      [email, `subscription ${providerId}`, `${planId} ${interval}`, status, `since ${since.toISOString()}`].join("  "),
    );
  }
  return lines.join("\n");
}

async function refund(tools: CommandTools, request: Parameters<typeof refundPayment>[1]): Promise<string> {
  // What takes credits back is most of the product: only this command loads it.
  const { refundPayment } = await import("#billing/checkout/refund-payment.ts");
  const refunded = await refundPayment(tools, request).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    const userMessage = `The payment provider knows no ${request.kind} ${request.providerId}. npm run payments -- list names them.`;
    throw new AppError("not_found", { userMessage });
  });
  return outcomes[refunded];
}
