import { existsSync } from "node:fs";
import { isTriedOut } from "./is-tried-out.ts";

/** What `npm start` and the operator's commands go by: `.env` beneath what the shell says, and on a machine where the product is tried the test checkout. */
export function loadEnvironment(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
  if (isTriedOut(process.env)) process.env.TEST_CHECKOUT ??= "on";
}
