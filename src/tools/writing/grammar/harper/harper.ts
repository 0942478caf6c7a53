import type { Change } from "../change.ts";
import type { HarperReply, HarperRequest } from "./harper-messages.ts";

/** Unpacking and starting takes seconds, and half a minute on a slow phone. */
const silenceMaxMs = 120_000;

let worker: Worker | undefined;

/** Loads what checks English, before it is needed, or again after it failed. */
const startWorker = (): Worker => {
  worker ??= new Worker(new URL("./harper-worker.ts", import.meta.url), { type: "module", name: "grammar" });
  return worker;
};

/**
 * Checks an English text in the browser. Loads the checker first, once for each page.
 * @param onLoading how much of it is there, from 0 to 1.
 * @throws {Error} if it could not be loaded, or doesn't answer.
 */
export function checkWithHarper(
  request: HarperRequest,
  { signal, onLoading }: { readonly signal: AbortSignal; readonly onLoading: (done: number) => void },
): Promise<readonly Change[]> {
  const running = startWorker();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (failure?: Error) => {
      clearTimeout(timer);
      running.onmessage = null;
      running.onerror = null;
      signal.removeEventListener("abort", onAbort);
      if (!failure) return;
      running.terminate();
      worker = undefined;
      reject(failure);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(new Error("the checker doesn't answer")), silenceMaxMs);
    };
    const onAbort = () => end(new Error("stopped"));
    signal.addEventListener("abort", onAbort);
    running.onerror = () => end(new Error("the checker could not be started"));
    running.onmessage = ({ data }: MessageEvent<HarperReply>) => {
      wait();
      if (data.type === "loading") return onLoading(data.done);
      if (data.type === "failed") return end(new Error("the checker could not be loaded"));
      end();
      resolve(data.changes);
    };
    wait();
    running.postMessage(request);
  });
}
