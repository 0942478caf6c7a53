import { AppError } from "#platform/errors.ts";
import type { AccountState, KnownHold } from "./journal/account-state.ts";

/** @throws {AppError} `not_found` where there is none; `conflict` when it was resolved already. */
export function requireOpenHold({ userId, hold }: AccountState): KnownHold {
  if (!hold) throw new AppError("not_found", { userMessage: "There is no such reservation of credits." });
  if (hold.state === "held") return hold;
  throw new AppError("conflict", {
    userMessage: "This reservation of credits was settled already.",
    message: `hold ${hold.number} of ${userId} is ${hold.state}`,
  });
}
