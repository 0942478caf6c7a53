/** A process with an uncaught error, whose end a test watches. */
import { createLog } from "#platform/log.ts";
import { crashOnUncaughtException } from "../src/app/start.ts";

crashOnUncaughtException(createLog("info"));
setInterval(() => {}, 60_000);
if (process.argv[2] === "rejection") void Promise.reject(new Error("not caught anywhere"));
else
  setTimeout(() => {
    throw new Error("not caught anywhere");
  });
