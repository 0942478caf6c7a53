import { listMediaVendors, type Modality, modalities } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { listKeys } from "#provider-keys/index.ts";
import { type CalledVendor, isOffered, takesUserKeys } from "./choose-payer.ts";
import { textVendors } from "./list-text-engines.ts";

/** Kinds of work that only a connected model does. */
export type ModelKind = "text" | Modality;

const kinds: readonly ModelKind[] = ["text", ...modalities];
const vendorsOf = (kind: ModelKind): readonly CalledVendor[] =>
  kind === "text" ? textVendors : listMediaVendors(kind);

/** Providers that this installation calls on the operator's keys. */
export const listOfferedVendors = (config: Services["config"]): readonly CalledVendor[] =>
  [...new Set(kinds.flatMap(vendorsOf))].filter((vendor) => isOffered(config, vendor));

/** Kinds of work that run for AI credits on this installation, because the operator has connected a model for them. */
export const listOfferedKinds = (config: Services["config"]): readonly ModelKind[] =>
  kinds.filter((kind) => vendorsOf(kind).some((vendor) => isOffered(config, vendor)));

/** Kinds of work that run for a user: for AI credits, or on a key of their own. */
export async function listUsableKinds({ db, config, clock }: Services, userId: string): Promise<readonly ModelKind[]> {
  const keys = await listKeys(db, userId, clock.now());
  const hasKey = (vendor: CalledVendor) => takesUserKeys(vendor) && keys.get(vendor)?.isExpired === false;
  return kinds.filter((kind) => vendorsOf(kind).some((vendor) => hasKey(vendor) || isOffered(config, vendor)));
}
