/** `npm start`: builds when the sources have changed, then serves. */
import { build } from "./build.ts";
import { isBuildCurrent } from "./build-state.ts";
import { loadEnvironment } from "./load-environment.ts";

loadEnvironment();
if (!(await isBuildCurrent())) {
  console.log("Building (only when the sources have changed) …");
  await build();
}
process.env.NODE_ENV ??= "production";
// On a terminal the one friendly line is enough; elsewhere the log is read by programs.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";
const entry = new URL("../build/server/server.js", import.meta.url).href;
await import(entry);
