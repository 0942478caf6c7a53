/** A thread that reads one PDF and ends. What it was given is untrusted. */
import { getPriority, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { extractPages, type PdfBounds } from "./extract-pages.ts";

/** When requests compete for the core, this work gets about a tenth of it. Elsewhere a thread has no priority of its own. */
const niceness = 10;

if (platform() === "linux") setPriority(0, Math.min(19, getPriority(0) + niceness));
const { file, bounds } = workerData as { readonly file: Uint8Array; readonly bounds: PdfBounds };
// Not awaited here: a thread that is ended while its module waits at the top can take the process with it (worker-tasks.ts).
void extractPages(file, bounds).then((pages) => parentPort?.postMessage(pages));
