import type { Call, MediaEngine, MediaEngineOptions } from "../../packages/engines/media-contract.ts";
import type { FakeAnswer, FakeHandler } from "./fake-provider.ts";

export interface SentRequest {
  readonly method?: string;
  readonly path: string;
  /** The whole body. */
  readonly json?: unknown;
  /** Parts of a body that is no JSON. */
  readonly contains?: readonly string[];
}

/** Protocol of a provider that answers within one call, by the documents that our fact sheet was made of. */
export interface CallWire {
  /** e.g. `images by OpenAI`. */
  readonly name: string;
  readonly model: string;
  /** The version in the address. */
  readonly basePath: string;
  readonly keyHeader: string;
  /** The adapter, with its request given. */
  readonly make: (options: MediaEngineOptions) => Call<undefined, unknown>;
  readonly handler: FakeHandler;
  /** Requests that the adapter sends, in this order. */
  readonly sent: readonly SentRequest[];
  /** Result that the adapter returns. */
  readonly result: unknown;
  /** A failure in the provider's own form. */
  readonly failure: (message: string, code: string) => unknown;
  /** True if the provider's failures name codes. */
  readonly namesCodes: boolean;
  /** Answers that promise success and hold none. */
  readonly empty: readonly FakeAnswer[];
  /** An answer that refuses with status 200. */
  readonly refusal?: FakeAnswer;
}

/** For engines that must be calls. */
export const callOf = <Request, Result>(
  engine: MediaEngine<Request, Result>,
  request: Request,
): Call<undefined, Result> => {
  if (engine.kind !== "call") throw new TypeError("this engine works by jobs");
  return (_, limits) => engine.call(request, limits);
};
