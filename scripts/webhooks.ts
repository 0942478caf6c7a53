/** `npm run webhooks -- …`: the inbox of the payment provider's events, as whoever runs the product can look after it. */
import { parseArgs } from "node:util";
import { getUserId } from "#accounts/operator/manage-accounts.ts";
import { dismissEvent, getEvent, type ListedEvent, listEventIds, listEvents } from "#billing/webhooks/inbox.ts";
import type { WebhookStatus } from "#billing/webhooks/process-webhook.ts";
import { AppError } from "#platform/errors.ts";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";

const usage = `Usage: npm run webhooks -- <command>
  list [--all] [--limit 50]   what waits, failed or was set aside, newest first; --all: the whole inbox
  show <id>                   an event, with its content
  counts                      how many came in each month, also of those that were deleted after 90 days
  replay <id>                 takes up again one that failed, was set aside or dismissed
  replay --failed             takes up again all that failed
  assign <id> <email>         says whose a payment is that was set aside, and takes it as it is
  dismiss <id> --reason "…"   says that nothing is to follow from one that failed or was set aside, as after a refund
An event is set aside when money came in and nobody can tell for whom or for what: it was not bought by our checkout, in
another currency, or as a variant that LEMON_SQUEEZY_VARIANTS does not name. Nothing is done twice, however often it is replayed.
It works on DATABASE_URL, or on the embedded database of DATA_DIR, also while the product runs.`;

const openStatuses: readonly WebhookStatus[] = ["received", "failed", "quarantined"];

await runCommand(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      failed: { type: "boolean", default: false },
      limit: { type: "string", default: "50" },
      reason: { type: "string", default: "" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const [name = "", id = "", email = ""] = positionals;
  const takes = (count: number) => positionals.length === count + 1;
  if (name === "list" && takes(0)) {
    const countMax = readCount(values.limit, "--limit");
    const statuses = values.all ? [] : openStatuses;
    return async ({ db }) => describeEvents(await listEvents(db, { statuses, countMax }));
  }
  if (name === "counts" && takes(0)) return ({ db }) => describeCounts(db);
  if (name === "show" && takes(1)) {
    const eventId = readCount(id, "The id");
    return async ({ db }) => {
      const { body, deliveries, ...event } = await getEvent(db, eventId);
      return `${describeEvent(event)}\n${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"}\n\n${indent(body)}`;
    };
  }
  if (name === "replay" && takes(values.failed ? 0 : 1)) {
    const eventId = values.failed ? undefined : readCount(id, "The id");
    return async (tools) => {
      const ids = eventId === undefined ? await listEventIds(tools.db, "failed") : [eventId];
      return replay(tools, ids);
    };
  }
  if (name === "assign" && takes(2)) {
    const eventId = readCount(id, "The id");
    return (tools) => assign(tools, eventId, email);
  }
  if (name === "dismiss" && takes(1)) {
    const eventId = readCount(id, "The id");
    const reason = values.reason.trim();
    if (reason === "") throw new UsageError("--reason says why, for whoever looks later.");
    return async (tools) => {
      await dismissEvent(tools, { eventId, reason });
      return describeAll(tools, [eventId]);
    };
  }
  throw new UsageError(name === "" ? "" : `${name} is not called so.`);
});

function readCount(text: string, what: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${what} is a whole number from 1 on.`);
}

async function replay(tools: CommandTools, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return "Nothing has failed.";
  for (const id of ids) await getEvent(tools.db, id);
  const { replayEvents } = await loadReplay();
  await replayEvents(tools, ids);
  return describeAll(tools, ids);
}

async function assign(tools: CommandTools, eventId: number, email: string): Promise<string> {
  const { status } = await getEvent(tools.db, eventId);
  if (status !== "quarantined") {
    throw new AppError("conflict", {
      userMessage: `Event ${eventId} is ${status}: only what was set aside is assigned.`,
    });
  }
  const userId = await getUserId(tools.db, email);
  const { processWebhook, replayEvents } = await loadReplay();
  await processWebhook(tools, eventId, { isReplay: true, vouchedFor: { userId } });
  // Others were waiting for the same answer.
  await replayEvents(tools, await listEventIds(tools.db, "quarantined"));
  return describeAll(tools, [eventId]);
}

/** What grants credits is most of the product: only the commands that need it load it. */
async function loadReplay() {
  const { processWebhook } = await import("#billing/webhooks/process-webhook.ts");
  const { replayEvents } = await import("#billing/webhooks/sweep-webhooks.ts");
  return { processWebhook, replayEvents };
}

async function describeAll({ db }: CommandTools, ids: readonly number[]): Promise<string> {
  const events: ListedEvent[] = [];
  for (const id of ids) events.push(await getEvent(db, id));
  if (events.some(({ status }) => openStatuses.includes(status))) process.exitCode = 1;
  return describeEvents(events);
}

function describeEvents(events: readonly ListedEvent[]): string {
  if (events.length === 0) return "Nothing waits: every event was dealt with.";
  return events.map(describeEvent).join("\n");
}

async function describeCounts(db: CommandTools["db"]): Promise<string> {
  const { countWebhooks } = await import("#billing/webhooks/forget-webhooks.ts");
  const lines = (await countWebhooks(db)).map(
    ({ month, eventName, status, events, deliveries }) =>
      `${month}  ${eventName}  ${status}  ${events} (${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"})`,
  );
  return lines.join("\n") || "No event has come yet.";
}

function describeEvent({ id, eventName, status, attempts, error, receivedAt }: ListedEvent): string {
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const line = `${id}  ${receivedAt.toISOString()}  ${status}  ${eventName}  (${tries})`;
  return error ? `${line}\n    ${error}` : line;
}

function indent(body: string): string {
  if (body === "") return "Its content was forgotten: it was about somebody who has left.";
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
