/** API keys of users and teams: who a program acts for, and what it may spend. */

export { apiKeysData } from "./api-keys-data.ts";
export {
  authenticateKey,
  countRequest,
  type KeyHolder,
  payerOf,
  requireActiveHolder,
  requireScope,
} from "./authenticate-key.ts";
export { createKey, needsPlan } from "./create-key.ts";
export { exampleModelContext } from "./example-model.ts";
