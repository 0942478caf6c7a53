/** `npm start`: builds when the sources have changed, then serves, and goes on serving when the server's process dies. */
import { build } from "./build.ts";
import { isBuildCurrent } from "./build-state.ts";
import { loadEnvironment } from "./load-environment.ts";
import { supervise } from "./supervise.ts";

loadEnvironment();
if (!(await isBuildCurrent())) {
  console.log("Building (only when the sources have changed) …");
  await build();
}
process.env.NODE_ENV ??= "production";
// On a terminal the one friendly line is enough; elsewhere the log is read by programs.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";
process.exitCode = await supervise(new URL("../build/server/server.js", import.meta.url));
