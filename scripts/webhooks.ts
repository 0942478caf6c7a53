/** `npm run webhooks -- …`: lets the operator manage the inbox of the payment provider's events. */
import { parseArgs } from "node:util";
import { getUserId } from "#accounts/operator/manage-accounts.ts";
import { dismissEvent, getEvent, type ListedEvent, listEventIds, listEvents } from "#billing/webhooks/inbox.ts";
import type { WebhookStatus } from "#billing/webhooks/process-webhook.ts";
import { type CommandTools, runCommand, UsageError } from "./command/run-command.ts";

const usage = `Usage: npm run webhooks -- <command>
  list [--all] [--limit 50]   waiting, failed and quarantined events, newest first; --all: the whole inbox
  show <id>                   an event with its content
  counts                      events per month, including those deleted after 90 days
  replay <id>                 processes a failed, quarantined or dismissed event again
  replay --failed             processes all failed events again
  assign <id> <email>         assigns a quarantined payment to a user, and accepts it as it is
  dismiss <id> --reason "…"   closes a failed or quarantined event without effect, for example after a refund
An event is quarantined if it is paid but its user or item is unknown: it was not bought through our checkout, is in another
currency, or is a variant that LEMON_SQUEEZY_VARIANTS does not name. Replaying an event never applies it twice.
Works on DATABASE_URL, or on the embedded database of DATA_DIR, even while the product runs.`;

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
    if (reason === "") throw new UsageError("--reason is required, for anyone who reads the inbox later.");
    return async (tools) => {
      await dismissEvent(tools, { eventId, reason });
      return describeAll(tools, [eventId]);
    };
  }
  throw new UsageError(name === "" ? "" : `There is no command ${name}.`);
});

function readCount(text: string, what: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${what} must be a whole number of 1 or more.`);
}

async function replay(tools: CommandTools, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return "No event has failed.";
  for (const id of ids) await getEvent(tools.db, id);
  // Imported lazily, as above: processing needs most of the product, the other commands do not.
  const { replayEvents } = await import("#billing/webhooks/sweep-webhooks.ts");
  await replayEvents(tools, ids);
  return describeAll(tools, ids);
}

async function assign(tools: CommandTools, eventId: number, email: string): Promise<string> {
  const userId = await getUserId(tools.db, email);
  const { assignEvent } = await import("#billing/webhooks/assign-event.ts");
  await assignEvent(tools, { eventId, userId });
  return describeAll(tools, [eventId]);
}

async function describeAll({ db }: CommandTools, ids: readonly number[]): Promise<string> {
  const events: ListedEvent[] = [];
  for (const id of ids) events.push(await getEvent(db, id));
  if (events.some(({ status }) => openStatuses.includes(status))) process.exitCode = 1;
  return describeEvents(events);
}

function describeEvents(events: readonly ListedEvent[]): string {
  if (events.length === 0) return "No open events.";
  return events.map(describeEvent).join("\n");
}

async function describeCounts(db: CommandTools["db"]): Promise<string> {
  const { countWebhooks } = await import("#billing/webhooks/forget-webhooks.ts");
  const lines = (await countWebhooks(db)).map(
    ({ month, eventName, status, events, deliveries }) =>
      `${month}  ${eventName}  ${status}  ${events} (${deliveries} ${deliveries === 1 ? "delivery" : "deliveries"})`,
  );
  return lines.join("\n") || "No events yet.";
}

function describeEvent({ id, eventName, status, attempts, error, receivedAt }: ListedEvent): string {
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const line = `${id}  ${receivedAt.toISOString()}  ${status}  ${eventName}  (${tries})`;
  return error ? `${line}\n    ${error}` : line;
}

function indent(body: string): string {
  if (body === "") return "The content was erased with the user’s account.";
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
