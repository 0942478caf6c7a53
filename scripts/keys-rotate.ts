/** `npm run keys:rotate`: wraps the data keys of users' API keys and of webhooks' secrets with the newest master key. */

import { parseArgs } from "node:util";
import { rotateWebhookSecrets } from "#outgoing-webhooks/rotate-secrets.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import { loadMasterKeys } from "#platform/master-keys.ts";
import type { Rotation } from "#platform/rotate-envelopes.ts";
import { rotateKeys } from "#provider-keys/rotate-keys.ts";
import { formatNumber } from "#ui/format.ts";
import { runCommand } from "./command/run-command.ts";

const usage = `Usage: npm run keys:rotate
  Encrypts the data keys of all stored API keys, and of the secrets that sign webhooks, with the newest master key. The keys and
  secrets themselves stay as they are, and work all the time. Safe to run while the product runs, and to run again.
  1. Put a key with a higher version in front of MASTER_KEYS (or of DATA_DIR/master-keys):
       echo "2:$(openssl rand -base64 32)"
  2. Restart every process, so that all of them know both keys.
  3. Run this command.
  4. Once it says that everything is done, remove the old key, and restart. Backups of the database still need it.
The exit code is 1 if any of them does not open, and 0 otherwise.`;

await runCommand(usage, () => {
  const { values } = parseArgs({ options: { help: { type: "boolean", short: "h" } } });
  if (values.help) return undefined;
  return async ({ db, config }) => {
    const envelopes = createEnvelopes(await loadMasterKeys(config.masterKeys, config.dataDir));
    const keys = await rotateKeys(db, envelopes);
    const secrets = await rotateWebhookSecrets(db, envelopes);
    const unreadable = [
      ...keys.unreadable.map((id) => `provider_keys ${id}`),
      ...secrets.unreadable.map((id) => `webhook_secrets ${id}`),
    ];
    if (unreadable.length > 0) process.exitCode = 1;
    const counts = { rewrapped: keys.rewrapped + secrets.rewrapped, changed: keys.changed + secrets.changed };
    return describeRotation({ ...counts, unreadable }, envelopes.newestVersion);
  };
});

type Outcome = Pick<Rotation, "rewrapped" | "changed" | "unreadable">;

/** @param unreadable each with its table. */
function describeRotation({ rewrapped, changed, unreadable }: Outcome, version: number): string {
  const lines = [
    rewrapped === 0
      ? `Nothing to do: no key or secret needed master key ${version}.`
      : `${formatNumber(rewrapped)} ${rewrapped === 1 ? "key or secret is" : "keys and secrets are"} now under master key ${version}.`,
  ];
  if (changed > 0) lines.push(`${formatNumber(changed)} changed meanwhile. Run this again to be sure of them.`);
  if (unreadable.length > 0) lines.push(...describeUnreadable(unreadable));
  else if (changed === 0) lines.push("All stored keys and secrets open with it. Older master keys can be removed.");
  return lines.join("\n");
}

function describeUnreadable(rows: readonly string[]): readonly string[] {
  return [
    `${formatNumber(rows.length)} did not open and stay as they are: their master key is missing, or they were changed in the database.`,
    "Add the missing master key and run this again. Do not remove any key before that.",
    ...rows.map((row) => `  ${row}`),
  ];
}
