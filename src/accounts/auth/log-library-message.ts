import type { Log } from "#platform/log.ts";

const reasonLengthMax = 200;

/**
 * Most of what the library calls an error is what a client sent (an address that is not ours, a state that is none). That must not look like
 * a failure of ours, nor fill the log.
 */
export function logLibraryMessage(log: Log, message: string, details: readonly unknown[]): void {
  const err = details.find((detail) => detail instanceof Error);
  if (err && !isRefusal(err)) log.error({ err }, message);
  else log.info({ reason: message.slice(0, reasonLengthMax) }, "authentication refused");
}

/** The library's own errors say by a code which rule of a flow was broken, e.g. `state_mismatch`. */
const isRefusal = (error: Error): boolean => "code" in error && String(error.code).startsWith("state_");
