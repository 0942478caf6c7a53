import pino, { type Logger } from "pino";

export type Log = Logger;

/** Structured log lines on standard output. Fields that may hold secrets or personal data are cut out here, once. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ["*.password", "*.token", "*.authorization", "*.cookie", "*.email", "*.to", "headers"],
      censor: "[redacted]",
    },
  });
}
