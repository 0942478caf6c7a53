import pino, { type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error.ts";

export type Log = Logger;

const secretFields = ["password", "token", "secret", "authorization", "cookie", "email", "to", "headers"];

/**
 * Structured log lines, one JSON object each, on standard output. Writing never holds up a request; what is still in memory is written
 * when the process ends. Fields that may hold secrets or personal data are cut out here, once.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ sync: false })): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // Where no sentence is given, pino takes the error's own, which is not ours to show.
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
