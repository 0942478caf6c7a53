import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";

/** Reads of the directory by programs, for each address: five a second over a minute, so that a full copy is made within one. */
export const directoryLimit: RateLimit = { name: "directory", attemptsMax: 300, windowSeconds: 60 };
