import type { CallWire } from "./call-wire.ts";
import type { FakeAnswer, FakeHandler, FakeRequest } from "./fake-provider.ts";
import { sampleFiles } from "./files.ts";
import type { JobWire } from "./job-wire.ts";

const fileAt = (path: string): FakeAnswer | undefined => {
  const name = /^\/files\/(\w+)/.exec(path)?.[1];
  return name === undefined ? undefined : { file: sampleFiles[name as keyof typeof sampleFiles] };
};

/** A provider that answers a call. */
export const playCall = ({ handler }: CallWire): FakeHandler => handler;

export interface PlayedJob {
  readonly handler: FakeHandler;
  /** Number of jobs that were begun. */
  readonly started: () => number;
  /** Number of times the adapter asked the provider about the job's state. */
  readonly checked: () => number;
  readonly isCanceled: () => boolean;
  /** The state's name in the wire, from now on. */
  become(state: string): void;
}

/** A provider that works on a job, which stays in each of the named states until `become`. */
export function playJob(wire: JobWire, state: string): PlayedJob {
  let current = state;
  let [startedCount, checkedCount, isCanceled] = [0, 0, false];
  const answerOf = (request: FakeRequest) => {
    const found = wire.states.find(([name]) => name === current);
    if (!found) throw new Error(`${wire.name} has no state “${current}”`);
    return found[1](request);
  };
  return {
    handler(request) {
      const { method, path } = request;
      const file = fileAt(path);
      if (file) return file;
      const { canceled } = wire;
      if (canceled && method === canceled.method && path === canceled.path) {
        isCanceled = true;
        return { json: {} };
      }
      const prepared = wire.prepare?.(request);
      if (prepared) return prepared;
      if (method === "POST") {
        startedCount += 1;
        return wire.started(request);
      }
      if (path === wire.checkPath) checkedCount += 1;
      return answerOf(request);
    },
    started: () => startedCount,
    checked: () => checkedCount,
    isCanceled: () => isCanceled,
    become(next) {
      current = next;
    },
  };
}

/** The state in which a job has something to show. */
export function doneState({ states }: JobWire): string {
  const found = states.find(([, , { state }]) => state === "done");
  if (!found) throw new Error("this wire is never done");
  return found[0];
}
