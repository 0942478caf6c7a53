/** The supervisor of `npm start` with another server. */
import { supervise } from "../scripts/supervise.ts";

process.exitCode = await supervise(new URL("supervised-server.ts", import.meta.url));
