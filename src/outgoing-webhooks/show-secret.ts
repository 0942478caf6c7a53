import type { Services } from "#platform/services.ts";
import { type EndpointEditor, getEndpoint, lockEndpoint, ownerOf, recordEndpointChange } from "./endpoint-editor.ts";
import { addSecret, openSecrets } from "./endpoint-secrets.ts";
import { requireSending } from "./sending-block.ts";

type Needs = Pick<Services, "db" | "clock" | "envelopes" | "rateLimits">;

const secretLimit = { name: "webhook-secret", attemptsMax: 20, windowSeconds: 60 * 60 };

/**
 * The newest secret of an endpoint, and until when the one before signs, too. The caller has checked that its user has confirmed their
 * identity.
 * @throws {AppError} `not_found`; `rate_limited`; `unavailable` if it does not open.
 */
export async function showSecret(services: Needs, editor: EndpointEditor, endpointId: string) {
  const { db, clock } = services;
  const { url } = await getEndpoint(db, editor, endpointId);
  await services.rateLimits.consume(secretLimit, editor.userId);
  const { secrets, oldUntil } = await openSecrets(services, db, endpointId);
  await recordEndpointChange(db, editor, { kind: "webhook-secret-shown", url }, clock.now());
  return { secret: secrets[0] ?? "", oldUntil };
}

/** Replaces the secret of an endpoint. The old one signs, too, for a day. @returns the new one. @throws {AppError} as `showSecret`; `forbidden`. */
export async function replaceSecret(services: Needs, editor: EndpointEditor, endpointId: string): Promise<string> {
  const { db, clock } = services;
  await getEndpoint(db, editor, endpointId);
  await requireSending(services, ownerOf(editor));
  await services.rateLimits.consume(secretLimit, editor.userId);
  return db.transaction(async (tx) => {
    const { url } = await lockEndpoint(tx, editor, endpointId);
    const secret = await addSecret(services, tx, endpointId);
    await recordEndpointChange(tx, editor, { kind: "webhook-secret-replaced", url }, clock.now());
    return secret;
  });
}
