import { checkKey, vendorTitles } from "#engines/index.ts";
import type { EngineConfig } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type KeyOwner, sealedForOwner, type TeamEditor } from "./key-owner.ts";
import { recordTeamChange } from "./record-team-change.ts";
import { endingOf, endOfDay, type KeyState } from "./rules.ts";
import { providerKeys } from "./schema.ts";

type SaveServices = Pick<Services, "db" | "envelopes" | "rateLimits" | "config" | "clock" | "log">;

export interface NewKey extends KeyOwner {
  /** Key as `checkKeyForm` lets it through. */
  readonly apiKey: string;
  /** Organization of the key that is billed; the vendor's default if left out. */
  readonly organizationId?: string | undefined;
  /** The last day of its use, e.g. 2027-01-31; empty if it is used until it is removed. */
  readonly expiresOn: string;
  /** Tokens that texts may use on it in a month; no limit if left out. */
  readonly monthlyTokensMax?: number | null;
}

/** Checking keys for others, or trying out stolen ones, would be a service of its own. */
const saveLimit = { name: "provider-key", attemptsMax: 10, windowSeconds: 60 * 60 };

/**
 * Asks the vendor about a key and stores it, in place of the owner's earlier key of that vendor.
 * @param editor the member, for a key of a team.
 * @throws {AppError} as `recordTeamChange` for a team; `rate_limited`; `invalid_input` at the key's field if the vendor refuses it;
 * `unavailable` if the vendor gives no usable answer. Nothing is stored then.
 */
export async function saveKey(services: SaveServices, key: NewKey, editor?: TeamEditor): Promise<void> {
  const { userId, vendor, apiKey, organizationId, expiresOn, monthlyTokensMax = null } = key;
  const { db, envelopes, rateLimits, clock } = services;
  await rateLimits.consume(saveLimit, editor?.userId ?? userId);
  const state = await requireAccepted(services, { userId, vendor, apiKey, organizationId });
  const stored = {
    ...envelopes.seal(sealedForOwner({ userId, vendor }), apiKey),
    ending: endingOf(apiKey),
    state,
    expiresAt: expiresOn === "" ? null : endOfDay(expiresOn),
    savedAt: clock.now(),
    lastUsedAt: null,
    monthlyTokensMax,
    organizationId: organizationId ?? null,
  };
  await db.transaction(async (tx) => {
    await recordTeamChange(tx, editor, { kind: "provider-key-connected", vendor }, clock.now());
    await tx
      .insert(providerKeys)
      .values({ userId, vendor, ...stored })
      .onConflictDoUpdate({ target: [providerKeys.userId, providerKeys.vendor], set: stored });
  });
}

async function requireAccepted(
  { config, log }: Pick<Services, "config" | "log">,
  { vendor, apiKey, organizationId }: KeyOwner & Pick<NewKey, "apiKey" | "organizationId">,
): Promise<KeyState> {
  const baseUrl = (config.engines as Readonly<Partial<Record<string, EngineConfig>>>)[vendor]?.baseUrl;
  // Addresses in the configuration are the operator's own.
  const result = await checkKey({
    vendor,
    apiKey,
    organizationId,
    baseUrl,
    allowPrivateAddresses: baseUrl !== undefined,
  });
  log.info({ vendor, outcome: result.outcome }, "API key checked");
  switch (result.outcome) {
    case "accepted":
      return "checked";
    case "not-checkable":
      return "not-checked";
    case "refused":
      throw new AppError("invalid_input", {
        field: "apiKey",
        userMessage: result.sentence,
        message: `${vendorTitles[vendor]} refuses the key`,
      });
    case "unreachable":
      throw new AppError("unavailable", { userMessage: result.sentence });
  }
}
