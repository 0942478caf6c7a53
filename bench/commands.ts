import { spawnSync } from "node:child_process";
import { type Figure, median } from "./report.ts";

const rounds = 5;

/** Each asks one small question, so that what takes its time is the start. */
const commands: readonly (readonly [string, ...string[]])[] = [
  ["user.ts", "list"],
  ["credits.ts", "--help"],
  ["payments.ts", "double"],
  ["webhooks.ts", "list"],
  ["ledger-verify.ts"],
  ["sso.ts", "list"],
];

/** The start of the operator's commands, beside a process that connects to the same database and asks nothing. */
export function benchCommands(databaseUrl: string): Figure[] {
  const time = (parameters: readonly string[]): number => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, parameters, {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${parameters.join(" ")} failed: ${stderr}`);
    return performance.now() - start;
  };
  const connect = `import("pg").then(async ({ default: { Client } }) => { const c = new Client(${JSON.stringify(databaseUrl)}); await c.connect(); await c.end(); })`;
  return commands.map(([script, ...parameters]) => {
    const measured: number[] = [];
    const reference: number[] = [];
    // By turns, so that a busy moment meets both.
    for (let round = 0; round < rounds; round++) {
      reference.push(time(["--input-type=module", "-e", connect]));
      measured.push(time(["--import", "./scripts/load-faster.ts", `scripts/${script}`, ...parameters]));
    }
    const ms = median(measured);
    return {
      what: `command ${[script.replace(".ts", ""), ...parameters].join(" ")}`,
      measured: `${Math.round(ms)} ms`,
      reference: `${Math.round(median(reference))} ms to connect`,
      result: "",
      target: "under 1 s",
      isMet: ms < 1_000,
    };
  });
}
