/** `npm run credits -- …`: shows a user's credits, and grants, adjusts, spends and refunds them as the product does. */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { getUserId } from "#accounts/operator/manage-accounts.ts";
import { findEntitlement } from "#billing/entitlement/find-entitlement.ts";
import { grantFreeMonths } from "#billing/refresh/grant-free-months.ts";
import { adjustCredits } from "#credits/adjust-credits.ts";
import { findBalance } from "#credits/find-balance.ts";
import { listTransactions } from "#credits/list-transactions.ts";
import { refundCapture } from "#credits/refund-capture.ts";
import { type Bucket, creditsUsed } from "#credits/rules.ts";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";
import { describeCredits, describeStatement } from "./credits/describe-credits.ts";
import { readUsage } from "./credits/read-usage.ts";
import { spendCredits } from "./credits/spend-credits.ts";

const usage = `Usage: npm run credits -- <command>
  show <email>        the balance by bucket, and what the plan allows
  statement <email> [--limit 50]
                      changes of the balance, newest first
  grant <email> <amount> --reason "…" [--bucket general|advanced|image]
                      adds credits
  adjust <email> <amount> --reason "…"
                      adds credits, or removes them if the amount is negative
  spend <email> --service text|image|audio|design --units 2 [--advanced] [--fail]
                      makes an empty run: reserves the price, then charges it, or releases it with --fail;
                      --units counts tokens, images, seconds or designs
  refund <email> <number> --reason "…"
                      refunds a charge, by its number in the statement
  --key <word>        for grant, adjust, spend and refund: a command with the same key runs only once
The user sees the reason in the statement, and it is kept forever, so don't name anyone in it.
Works on DATABASE_URL, or on the embedded database of DATA_DIR, even while the product runs.`;

const options = {
  reason: { type: "string", default: "" },
  bucket: { type: "string" },
  service: { type: "string", default: "" },
  units: { type: "string", default: "" },
  advanced: { type: "boolean", default: false },
  fail: { type: "boolean", default: false },
  limit: { type: "string", default: "50" },
  key: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

interface Request {
  readonly userId: string;
  /** An amount, or the number of a charge. */
  readonly second: string;
  readonly values: Values;
  readonly idempotencyKey: string;
}

type CreditsCommand = (tools: CommandTools, request: Request) => Promise<string>;

const adjust: CreditsCommand = async (tools, { userId, second, values: { reason, bucket }, idempotencyKey }) => {
  const amount = readWhole(second, "The amount");
  if (amount < 0 && bucket !== undefined) {
    throw new UsageError("--bucket only works when adding credits. Credits are removed in spending order.");
  }
  await adjustCredits(tools, { userId, idempotencyKey, amount, bucket: readBucket(bucket ?? "general"), reason });
  const balance = await findBalance(tools.db, userId, tools.clock.now());
  return `${amount > 0 ? "Added" : "Removed"}: ${Math.abs(amount)} AI credits. The balance is ${balance?.available ?? 0}.`;
};

const commands: Readonly<Record<string, CreditsCommand>> = {
  async show(tools, { userId }) {
    const { db, clock } = tools;
    await grantFreeMonths(tools, userId);
    return describeCredits(db, userId, clock.now());
  },
  async statement(tools, { userId, values: { limit } }) {
    const countMax = readWhole(limit, "--limit");
    if (countMax < 1) throw new UsageError("--limit must be a whole number of 1 or more.");
    await grantFreeMonths(tools, userId);
    return describeStatement(await listTransactions(tools.db, userId, { countMax }));
  },
  grant(tools, request) {
    if (request.second.startsWith("-")) throw new UsageError("grant only adds credits. Use adjust to remove them.");
    return adjust(tools, request);
  },
  adjust,
  async spend(tools, { userId, values, idempotencyKey }) {
    const run = readUsage(values.service, values.units);
    await grantFreeMonths(tools, userId);
    const { entitlement } = await findEntitlement(tools.db, userId, tools.clock.now());
    const isFailing = values.fail;
    const charged = await spendCredits(tools, entitlement, {
      ...run,
      userId,
      isAdvanced: values.advanced,
      isFailing,
      idempotencyKey,
    });
    if (isFailing) return "The run failed and costs nothing.";
    const { title, description } = creditsUsed(charged, run.description);
    return `${title}\n${description}`;
  },
  async refund(tools, { userId, second, values: { reason }, idempotencyKey }) {
    if (reason.trim() === "") throw new UsageError("A refund needs a --reason.");
    const number = readWhole(second, "The number of the charge");
    const words = { description: reason.trim(), reason: reason.trim(), source: "operator" };
    await refundCapture(tools, { userId, number, idempotencyKey, ...words });
    const balance = await findBalance(tools.db, userId, tools.clock.now());
    return `The charge is refunded. The balance is ${balance?.available ?? 0}.`;
  },
};

const takesSecond = ["grant", "adjust", "refund"];

await runCommand(usage, () => {
  const { values, positionals } = parseArgs({ args: readArguments(), options, allowPositionals: true });
  if (values.help) return undefined;
  const [name = "", email = "", second = "", ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === "" ? "" : `There is no command ${name}.`);
  if (email === "" || more.length > 0 || (second === "") === takesSecond.includes(name)) {
    throw new UsageError(`${name} requires an email address${takesSecond.includes(name) ? " and a number" : ""}.`);
  }
  const idempotencyKey = readKey(values.key ?? randomUUID());
  return async (tools) => {
    const userId = await getUserId(tools.db, email);
    return command(tools, { userId, second, values, idempotencyKey });
  };
});

/** Moves negative amounts to the end, because they would be parsed as options. */
function readArguments(): string[] {
  const given = process.argv.slice(2);
  const isNegative = (text: string) => /^-\d/.test(text);
  return [...given.filter((text) => !isNegative(text)), "--", ...given.filter(isNegative)];
}

function readWhole(text: string, what: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new UsageError(`${what} must be a whole number.`);
  return Number(text);
}

/** Shorter than the ledger's keys, because a run adds suffixes. */
function readKey(text: string): string {
  if (/^[\x21-\x7e]{1,100}$/.test(text)) return text;
  throw new UsageError("--key must be 1 to 100 ASCII characters without spaces.");
}

function readBucket(text: string): Bucket {
  if (text === "general" || text === "advanced" || text === "image") return text;
  throw new UsageError("--bucket must be general, advanced or image.");
}
