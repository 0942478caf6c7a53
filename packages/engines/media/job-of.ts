import { EngineError } from "../engine-error.ts";
import type { JobEngine, JobState } from "../media-contract.ts";
import { type Account, callWith, type Provider } from "./call-provider.ts";

/** State of a job, as the provider reports it. */
export type JobReport<Result> =
  | { readonly state: "waiting" | "running"; readonly progress?: number | undefined }
  | { readonly state: "failed"; readonly error: EngineError }
  /** Fetching the files is a step of its own: a file that is missing says nothing about the job. */
  | { readonly state: "done"; readonly collect: () => Promise<Result> };

export interface JobSteps<Request, Result> {
  readonly start: (provider: Provider, request: Request) => Promise<string>;
  readonly look: (provider: Provider, id: string) => Promise<JobReport<Result>>;
  /** Left out where the provider has no way to stop a job. */
  readonly cancel?: (provider: Provider, id: string) => Promise<unknown>;
}

/** Statuses for a job that the provider doesn’t know anymore, or that is over. */
const goneStatuses = [404, 409, 410];

const isGone = (error: unknown): error is EngineError =>
  error instanceof EngineError && error.status !== undefined && goneStatuses.includes(error.status);

export function jobOf<Request, Result>(
  account: Account,
  { start, look, cancel }: JobSteps<Request, Result>,
): { readonly kind: "job" } & JobEngine<Request, Result> {
  return {
    kind: "job",
    start: callWith(account, start),
    check: callWith(account, async (provider, id: string): Promise<JobState<Result>> => {
      const report = await look(provider, id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
        return lost(error);
      });
      return report.state === "done" ? { state: "done", result: await report.collect() } : report;
    }),
    cancel:
      cancel &&
      callWith(account, async (provider, id: string) => {
        await cancel(provider, id).catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
      }),
  };
}

/** The provider is `unavailable` for this job: the same request may succeed again, there or elsewhere. */
const lost = (cause: EngineError): JobReport<never> => ({
  state: "failed",
  error: new EngineError("unavailable", { status: cause.status, providerMessage: cause.providerMessage, cause }),
});
