/** Users' own API keys for AI providers. */

export { checkMasterKeys } from "./check-master-keys.ts";
export { endTeamKeys } from "./end-team-keys.ts";
export { findProviderKey, markKeyUsed, type UsableKey } from "./find-key.ts";
export { countKeyTokensContext, lockKeyLimit } from "./key-limit.ts";
export { listKeys } from "./list-keys.ts";
export { providerKeysData } from "./provider-keys-data.ts";
