import { execFile } from "node:child_process";
import type { Site } from "./site.ts";

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs one of `scripts/` as an operator would on the server. */
export function runScript(
  site: Pick<Site, "url" | "databaseUrl">,
  [script, ...parameters]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH, BASE_URL: site.url, DATABASE_URL: site.databaseUrl, ...environment };
  return new Promise((resolve, reject) => {
    const command = ["--import", "./scripts/load-faster.ts", `scripts/${script}`, ...parameters];
    execFile(process.execPath, command, { env }, (error, output, errors) => {
      // It could not be started, or something else has ended it.
      if (error && typeof error.code !== "number") reject(error);
      else resolve({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}
