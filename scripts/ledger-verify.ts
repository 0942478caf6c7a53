/** `npm run ledger:verify`: checks that every credit follows from the journal. */

import { parseArgs } from "node:util";
import { type Drift, verifyLedger } from "#credits/verify/verify-ledger.ts";
import { formatNumber } from "#ui/format.ts";
import { runCommand } from "./command/run-command.ts";

const usage = `Usage: npm run ledger:verify [-- --all]
  Recomputes every balance, lot and hold from the credit journal, and reports values that do not follow from it.
  Changes nothing, works on one snapshot and blocks no writes, so it can run while the product runs.
  --all   reports all such values instead of the first 100
The exit code is 0 if there is no drift, and 1 otherwise.`;

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
    `DRIFT: ${count(drifts.length, "value")} of ${count(accounts, "account")} do not follow from the journal (${scope}).`,
    ...lines,
    ...(drifts.length > shown ? [`… and ${count(drifts.length - shown, "more value")}; --all reports them.`] : []),
    "Nothing was changed. Either something wrote to the tables directly, or there is a bug. Back up this state before you repair it.",
  ].join("\n");
}
