import type { JobEngine, JobState, MediaEngine, MediaEngineOptions } from "../../packages/engines/media-contract.ts";
import type { SentRequest } from "./call-wire.ts";
import type { FakeAnswer, FakeRequest } from "./fake-provider.ts";

/** Protocol of a provider that works by jobs, by the documents that our fact sheet was made of. */
export interface JobWire {
  /** e.g. `images by Leonardo`. */
  readonly name: string;
  readonly model: string;
  /** The version in the address. */
  readonly basePath: string;
  readonly keyHeader: string;
  /** The adapter, with its request given. */
  readonly make: (options: MediaEngineOptions) => JobEngine<undefined, unknown>;
  /** Answers of what is asked before a job can begin, e.g. an upload. */
  readonly prepare?: (request: FakeRequest) => FakeAnswer | undefined;
  readonly started: (request: FakeRequest) => FakeAnswer;
  /** Requests that the adapter sends to begin a job, in this order. */
  readonly sent: readonly SentRequest[];
  /** Path at which the adapter asks about the job. */
  readonly checkPath: string;
  /** Answers of the provider about a job in each state, and how they are read. */
  readonly states: readonly (readonly [
    name: string,
    answer: (request: FakeRequest) => FakeAnswer,
    state:
      | Exclude<JobState<unknown>, { readonly state: "failed" }>
      | { readonly state: "failed"; readonly kind: string },
  ])[];
  /** Answers about a job that is done, but has nothing to show. */
  readonly empty: readonly FakeAnswer[];
  /** Request that stops the job; left out where the provider has none. */
  readonly canceled?: SentRequest;
  /** A failure in the provider's own form. */
  readonly failure: (message: string, code: string) => unknown;
  readonly namesCodes: boolean;
}

/** For engines that must be jobs. */
export const jobsOf = <Request, Result>(
  engine: MediaEngine<Request, Result>,
  request: Request,
): JobEngine<undefined, Result> => {
  if (engine.kind !== "job") throw new TypeError("this engine works by calls");
  return { ...engine, start: (_, limits) => engine.start(request, limits) };
};
