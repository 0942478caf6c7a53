import { createLog, type Log } from "#platform/log.ts";

export interface QuietLog {
  readonly log: Log;
  /** Messages of what was logged so far. */
  messages(): readonly string[];
}

/** A log that only the test reads. */
export function createQuietLog(): QuietLog {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(line) });
  return { log, messages: () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
}
