/** Lets a page that is read anew wait while the server can’t be reached, so that the page and what was typed on it stay. */

const retryMs = 2_000;
const answerMsMax = 20_000;
/** Then the page is requested anyway, and shows what came of it. */
const waitMsMax = 15 * 60_000;

let waiting = 0;
const listeners = new Set<() => void>();

export const isServerAway = (): boolean => waiting > 0;

export function subscribeToServerAway(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Resolves once the server answers, or when `signal` ends the wait: the user went on to something else. */
export async function waitForServer(signal: AbortSignal): Promise<void> {
  if (await answers()) return;
  count(1);
  const end = Date.now() + waitMsMax;
  do await pause(signal);
  while (!signal.aborted && Date.now() < end && !(await answers()));
  count(-1);
}

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** A proxy answers with a 5xx for a server that is being started again. */
async function answers(): Promise<boolean> {
  const signal = AbortSignal.timeout(answerMsMax);
  const answer = await fetch("/healthz", { cache: "no-store", signal }).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    window.addEventListener("online", end, { signal: ended.signal });
    signal.addEventListener("abort", end, { signal: ended.signal });
    if (signal.aborted) end();
  });
