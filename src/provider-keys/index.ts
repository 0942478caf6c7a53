/** Users' own API keys for AI providers. */

export { findProviderKey, markKeyUsed } from "./find-key.ts";
export { providerKeysData } from "./provider-keys-data.ts";
