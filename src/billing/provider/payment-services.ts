import type { Services } from "#platform/services.ts";

/** What payment providers work with: `Services` fits, and so does what a command has. */
export type PaymentServices = Pick<Services, "config" | "db" | "clock" | "jobs" | "log">;
