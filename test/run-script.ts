import { execFile } from "node:child_process";
import type { Site } from "./site.ts";

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs one of `scripts/` as whoever runs a site would on its server. */
export function runScript(
  site: Pick<Site, "url" | "databaseUrl">,
  [script, ...parameters]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH, BASE_URL: site.url, DATABASE_URL: site.databaseUrl, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}`, ...parameters], { env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output, errors });
    });
  });
}
