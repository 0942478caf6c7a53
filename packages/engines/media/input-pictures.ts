import { EngineError } from "../engine-error.ts";
import type { ImageRequest, MediaEngine, MediaEngineOptions, MediaFile } from "../media-contract.ts";
import type { MediaVendor } from "../vendors.ts";
import { readMediaFile } from "./file-signature.ts";

/** Limits on the pictures that go along with a request for images. Both vendors take more and larger ones. */
export const inputPictureLimits = { count: 4, bytes: 10 * 1_024 * 1_024 } as const;

const takers: readonly MediaVendor[] = ["openai", "google"];

/** Tells whether we send pictures to a vendor, for images of what they show. The directory’s data says which of its models take them. */
export const takesInputPictures = (vendor: MediaVendor): boolean => takers.includes(vendor);

/** The pictures of a request, as what their bytes are. @throws {EngineError} `rejected` for more or larger ones than we send. */
export function inputPicturesOf({ pictures = [] }: ImageRequest): readonly MediaFile[] {
  if (pictures.length > inputPictureLimits.count) throw new EngineError("rejected");
  return pictures.map(({ data }) => {
    if (data.byteLength > inputPictureLimits.bytes) throw new EngineError("rejected");
    return readMediaFile(data, "image");
  });
}

type Make = (options: MediaEngineOptions) => MediaEngine<ImageRequest>;

/** An engine that makes images from words only: it refuses pictures instead of leaving them out, and calls no one. */
export const fromWordsOnly =
  (make: Make): Make =>
  (options) => {
    const engine = make(options);
    const refusing =
      <Result>(call: (request: ImageRequest, ...rest: Limits) => Promise<Result>) =>
      async (request: ImageRequest, ...rest: Limits): Promise<Result> => {
        if (request.pictures?.length) throw new EngineError("rejected");
        return call(request, ...rest);
      };
    return engine.kind === "call"
      ? { ...engine, call: refusing(engine.call) }
      : { ...engine, start: refusing(engine.start) };
  };

type Limits = [limits: Parameters<Extract<MediaEngine<ImageRequest>, { kind: "call" }>["call"]>[1]];
