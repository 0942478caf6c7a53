import { existsSync } from "node:fs";
import { isTriedOut } from "./is-tried-out.ts";

/**
 * The environment of `npm start` and operators' commands: the shell's variables, then `.env`, and the test checkout when the product is
 * only tried out.
 */
export function loadEnvironment(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
  if (isTriedOut(process.env)) process.env.TEST_CHECKOUT ??= "on";
}
