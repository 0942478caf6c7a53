/** `npm start`: builds when the sources have changed, then serves. */
import { existsSync } from "node:fs";
import { build } from "./build.ts";
import { isBuildCurrent } from "./build-state.ts";
import { isTriedOut } from "./is-tried-out.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
if (!(await isBuildCurrent())) {
  console.log("Building (only when the sources have changed) …");
  await build();
}
if (isTriedOut(process.env)) process.env.TEST_CHECKOUT ??= "on";
process.env.NODE_ENV ??= "production";
// On a terminal the one friendly line is enough; elsewhere the log is read by programs.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";
const entry = new URL("../build/server/server.js", import.meta.url).href;
await import(entry);
