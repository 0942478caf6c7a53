import { createMediaEngine } from "#engines/calls.ts";
import type { JobEngine, MediaResults, MediaVendor, Modality } from "#engines/index.ts";
import { findPayer } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import type { Services } from "#platform/services.ts";

interface JobOf<Kind extends Modality> {
  readonly userId: string;
  /** The team that pays; null for other runs. */
  readonly teamId: string | null;
  readonly kind: Kind;
  readonly vendor: MediaVendor;
  readonly payer: Payer;
  readonly model: string;
}

/**
 * Engine that asks about a job that was begun, with the key that began it.
 * @throws {AppError} `unavailable` if that key is there no longer.
 */
export async function jobEngineOf<Kind extends Modality>(
  services: Services,
  { userId, teamId, kind, vendor, payer, model }: JobOf<Kind>,
): Promise<JobEngine<never, MediaResults[Kind]>> {
  const { engine: options } = await findPayer(services, { userId: teamId ?? userId, vendor, payer });
  const engine = createMediaEngine(kind, vendor, { ...options, model });
  if (engine.kind !== "job") throw new TypeError(`${vendor} answers in one call`);
  return engine as JobEngine<never, MediaResults[Kind]>;
}

export const cancelLimits = { timeMs: 30_000, silenceMs: 20_000 } as const;
