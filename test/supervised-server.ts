/** A server for tests of its supervisor, in a process of its own: it is ready at once, or fails while a file says so. */
import { existsSync } from "node:fs";

if (existsSync(process.env.FAILS_WHILE ?? "")) process.exit(7);
process.once("SIGTERM", () => process.exit(0));
process.once("disconnect", () => process.exit(0));
// In this order: a test ends the server as soon as it reads the line, and the supervisor has to know by then that it was ready.
process.send?.("ready", () => process.stdout.write(`ready ${process.pid}\n`));
setInterval(() => {}, 60_000);
