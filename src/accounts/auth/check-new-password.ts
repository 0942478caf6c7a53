import { APIError } from "better-auth/api";
import { isLeakedPassword } from "../leaked-passwords.ts";
import { leakedPasswordMessage, passwordError } from "../rules.ts";
import type { HookContext } from "./hook-context.ts";

/** Where a password is chosen, and under which name. */
const chosenBy: Readonly<Record<string, "password" | "newPassword">> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Refuses a password that is too short, too long, or known to attackers (OWASP ASVS 5.0, 6.2.4). */
export async function checkNewPassword({ path, body }: HookContext): Promise<void> {
  const field = chosenBy[path ?? ""];
  if (!field) return;
  const password = body?.[field];
  const message = typeof password === "string" ? await weaknessOf(password) : "Please choose a password.";
  if (message) throw new APIError("UNPROCESSABLE_ENTITY", { code: "WEAK_PASSWORD", message });
}

/** @returns what is wrong with a new password, in a sentence; undefined when nothing is. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  const wrongLength = passwordError(password);
  if (wrongLength) return `${wrongLength}.`;
  return (await isLeakedPassword(password)) ? leakedPasswordMessage : undefined;
}
