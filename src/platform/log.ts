import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error.ts";

export type Log = Logger;

const secretFields = ["password", "token", "secret", "authorization", "cookie", "email", "to", "headers"];

/**
 * Structured log lines on standard output, one JSON object each. Writing never blocks a request; buffered lines are flushed when the
 * process ends. Fields that may contain secrets or personal data are redacted here.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ sync: false })): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // Without a message, pino would log the error's own, which may contain user input.
      hooks: {
        logMethod(args, method) {
          const [fields, sentence] = args as unknown as [unknown, string | undefined];
          method.apply(this, typeof fields === "string" || sentence !== undefined ? args : [fields as object, "error"]);
        },
      },
      redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`]), censor: "[redacted]" },
    },
    destination,
  );
}
