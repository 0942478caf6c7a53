/** `npm run ledger:verify`: does every credit follow from the journal? */

import { parseArgs } from "node:util";
import { type Drift, verifyLedger } from "#credits/verify/verify-ledger.ts";
import { formatNumber } from "#ui/format.ts";
import { runCommand } from "./command/run-command.ts";

const usage = `Usage: npm run ledger:verify [-- --all]
  Recomputes every balance, lot and hold from the journal of credits, and says what does not follow from it.
  It changes nothing, takes one moment's view, and holds nobody up: run it while the product runs.
  --all   names everything that does not follow, instead of the first 100
It ends with 0 when all is well, and with 1 when something is not.`;

const shownAtMost = 100;
const count = (value: number, one: string) => `${formatNumber(value)} ${one}${value === 1 ? "" : "s"}`;

await runCommand(usage, () => {
  const { values } = parseArgs({ options: { all: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  if (values.help) return undefined;
  return async ({ db }) => {
    const start = performance.now();
    let looked = { accounts: 0, rows: 0 };
    const drifts = await verifyLedger(db, (soFar) => {
      looked = soFar;
      console.error(`… ${count(soFar.accounts, "account")}, ${count(soFar.rows, "journal row")}`);
    });
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const scope = `${count(looked.accounts, "account")} and ${count(looked.rows, "journal row")} in ${seconds} s`;
    if (drifts.length === 0) return `No drift: every credit follows from the journal (${scope}).`;
    process.exitCode = 1;
    return describeDrifts(drifts, scope, values.all ? drifts.length : shownAtMost);
  };
});

function describeDrifts(drifts: readonly Drift[], scope: string, shown: number): string {
  const accounts = new Set(drifts.map(({ userId }) => userId)).size;
  const lines = drifts
    .slice(0, shown)
    .map(
      ({ userId, what, expected, found }) =>
        `${userId}  ${what}: the journal says ${expected ?? "nothing"}, found ${found ?? "nothing"}`,
    );
  return [
    `DRIFT: ${count(drifts.length, "thing")} of ${count(accounts, "account")} do not follow from the journal (${scope}).`,
    ...lines,
    ...(drifts.length > shown ? [`… and ${count(drifts.length - shown, "more thing")}; --all names them.`] : []),
    "Nothing was changed. Somebody has written past the ledger, or there is a bug: keep a backup of this state before you mend it.",
  ].join("\n");
}
