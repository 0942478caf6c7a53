import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";

/** @throws {AppError} `not_found` where payments are real, or where there are none. */
export function requireTestCheckout({ config }: Pick<Services, "config">): void {
  if (config.testCheckout) return;
  throw new AppError("not_found", { userMessage: "There is no page at this address." });
}
