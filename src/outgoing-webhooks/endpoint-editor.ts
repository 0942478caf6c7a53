import { and, eq } from "drizzle-orm";
import { recordSecurityEvent } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { getMembership, recordTeamEvent } from "#teams/index.ts";
import { webhookEndpoints } from "./schema.ts";

/** User who changes endpoints, their own or those of a team, and from where, for the audit log. */
export interface EndpointEditor {
  readonly userId: string;
  /** The team whose endpoints they are; left out for the user's own. */
  readonly teamId?: string | undefined;
  readonly ipAddress?: string | null;
  readonly userAgent?: string | null;
}

/** Owner of the endpoints that a user changes. */
export const ownerOf = ({ userId, teamId }: EndpointEditor): string => teamId ?? userId;

export type Endpoint = typeof webhookEndpoints.$inferSelect;

/** @throws {AppError} `not_found` for people who are not in the team; `forbidden` for members who don't manage its keys. */
export async function requireEditor(db: Executor, { userId, teamId }: EndpointEditor): Promise<void> {
  if (teamId !== undefined) await getMembership(db, { teamId, userId }, "manage-keys");
}

/** @throws {AppError} as `requireEditor`; `not_found`, also for another owner's endpoint. */
export async function getEndpoint(db: Executor, editor: EndpointEditor, endpointId: string): Promise<Endpoint> {
  await requireEditor(db, editor);
  const [endpoint] = isUuid(endpointId)
    ? await db.select().from(webhookEndpoints).where(isTheirs(editor, endpointId))
    : [];
  if (!endpoint) throw noEndpoint();
  return endpoint;
}

/** The same, and until the transaction ends, no other one sends to it or changes it. */
export async function lockEndpoint(tx: Transaction, editor: EndpointEditor, endpointId: string): Promise<Endpoint> {
  await requireEditor(tx, editor);
  const [endpoint] = isUuid(endpointId)
    ? await tx.select().from(webhookEndpoints).where(isTheirs(editor, endpointId)).for("no key update")
    : [];
  if (!endpoint) throw noEndpoint();
  return endpoint;
}

const isTheirs = (editor: EndpointEditor, endpointId: string) =>
  and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.userId, ownerOf(editor)));

const noEndpoint = () => new AppError("not_found", { userMessage: "This webhook doesn’t exist anymore." });

export type EndpointChange =
  | "webhook-added"
  | "webhook-changed"
  | "webhook-removed"
  | "webhook-secret-shown"
  | "webhook-secret-replaced";

/** Records a change in the audit log of the user, and in that of the team: the host, because a path may be a secret. */
export async function recordEndpointChange(
  tx: Executor,
  { teamId, ...editor }: EndpointEditor,
  { kind, url }: { readonly kind: EndpointChange; readonly url: string },
  now: Date,
): Promise<void> {
  const detail = { host: new URL(url).host };
  await recordSecurityEvent(tx, { ...editor, kind, detail, happenedAt: now });
  if (teamId !== undefined) await recordTeamEvent(tx, { teamId, kind, actorId: editor.userId, detail }, now);
}
