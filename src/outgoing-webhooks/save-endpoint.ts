import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isPrivateHost } from "#engines/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type EndpointEditor, lockEndpoint, ownerOf, recordEndpointChange, requireEditor } from "./endpoint-editor.ts";
import { addSecret } from "./endpoint-secrets.ts";
import { type EndpointSettings, endpointsMax, notPublic, offeredTypes } from "./rules.ts";
import { webhookEndpoints, webhookMessages } from "./schema.ts";
import { requireSending } from "./sending-block.ts";

type Needs = Pick<Services, "db" | "clock" | "envelopes" | "rateLimits">;

/** Each new endpoint could be another address that strangers are sent requests at. */
const saveLimit = { name: "webhook-save", attemptsMax: 20, windowSeconds: 60 * 60 };

/**
 * Adds an endpoint. The caller has checked that its user has confirmed their identity.
 * @returns its id and its secret.
 * @throws {AppError} `forbidden` without the plan for it, or for members who don't manage keys; `invalid_input` for an address of a private
 * network; `conflict` for more endpoints than are allowed; `rate_limited`.
 */
export async function addEndpoint(
  services: Needs,
  editor: EndpointEditor,
  settings: EndpointSettings,
): Promise<{ readonly id: string; readonly secret: string }> {
  const { db, clock } = services;
  await requireSaving(services, editor, settings);
  const ownerId = ownerOf(editor);
  const id = randomUUID();
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireEditor(tx, editor);
    await lockName(tx, `webhooks/${ownerId}`);
    if ((await tx.$count(webhookEndpoints, eq(webhookEndpoints.userId, ownerId))) >= endpointsMax) throw tooMany();
    await tx
      .insert(webhookEndpoints)
      .values({ id, userId: ownerId, ...offeredOf(editor, settings), isOn: true, createdAt: now });
    const secret = await addSecret(services, tx, id);
    await recordEndpointChange(tx, editor, { kind: "webhook-added", url: settings.url }, now);
    return { id, secret };
  });
}

/** Changes where an endpoint is and what it hears of. @throws {AppError} as `addEndpoint`; `not_found`. */
export async function changeEndpoint(
  services: Needs,
  editor: EndpointEditor,
  endpointId: string,
  settings: EndpointSettings,
): Promise<void> {
  const { db, clock } = services;
  await requireSaving(services, editor, settings);
  await db.transaction(async (tx) => {
    await lockEndpoint(tx, editor, endpointId);
    await tx.update(webhookEndpoints).set(offeredOf(editor, settings)).where(eq(webhookEndpoints.id, endpointId));
    await recordEndpointChange(tx, editor, { kind: "webhook-changed", url: settings.url }, clock.now());
  });
}

async function requireSaving(services: Needs, editor: EndpointEditor, { url }: EndpointSettings): Promise<void> {
  await requireEditor(services.db, editor);
  await requireSending(services, ownerOf(editor));
  await services.rateLimits.consume(saveLimit, editor.userId);
  if (isPrivateHost(new URL(url).hostname))
    throw new AppError("invalid_input", { field: "url", userMessage: notPublic });
}

/** A form of the user's own work, sent in a team, names events that a team doesn't have. */
function offeredOf({ teamId }: EndpointEditor, { events, ...rest }: EndpointSettings) {
  const offered = events.filter((type) => offeredTypes(teamId !== undefined).includes(type));
  if (offered.length > 0) return { ...rest, events: offered };
  throw new AppError("invalid_input", { field: "events", userMessage: "Choose at least one event." });
}

const tooMany = () =>
  new AppError("conflict", {
    userMessage: `You can have up to ${endpointsMax} webhooks. Delete one that you don’t use anymore.`,
  });

/**
 * Switches an endpoint on or off. What waits when it is switched off is not sent later.
 * @throws {AppError} `not_found`; `forbidden` when it is switched on without the plan for it.
 */
export async function switchEndpoint(
  services: Pick<Services, "db" | "clock">,
  editor: EndpointEditor,
  { endpointId, isOn }: { readonly endpointId: string; readonly isOn: boolean },
): Promise<void> {
  await requireEditor(services.db, editor);
  if (isOn) await requireSending(services, ownerOf(editor));
  await services.db.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, editor, endpointId);
    if (endpoint.isOn === isOn) return;
    await tx
      .update(webhookEndpoints)
      .set({ isOn, switchedOff: null, failingSince: null })
      .where(eq(webhookEndpoints.id, endpointId));
    await skipWaiting(tx, endpointId, "The webhook was switched off.");
    await recordEndpointChange(tx, editor, { kind: "webhook-changed", url: endpoint.url }, services.clock.now());
  });
}

/** Gives up what waits for an endpoint. @param fault why, for the log. */
export async function skipWaiting(tx: Executor, endpointId: string, fault: string): Promise<void> {
  await tx
    .update(webhookMessages)
    .set({ state: "skipped", claimedUntil: null, fault })
    .where(and(eq(webhookMessages.endpointId, endpointId), eq(webhookMessages.state, "waiting")));
}

/** Deletes an endpoint with its secrets and its log. @throws {AppError} `not_found` */
export async function deleteEndpoint(
  { db, clock }: Pick<Services, "db" | "clock">,
  editor: EndpointEditor,
  endpointId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { url } = await lockEndpoint(tx, editor, endpointId);
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
    await recordEndpointChange(tx, editor, { kind: "webhook-removed", url }, clock.now());
  });
}
