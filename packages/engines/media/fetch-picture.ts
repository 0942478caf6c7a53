import { createGuardedFetch } from "../guarded-fetch.ts";
import type { MediaFile } from "../media-contract.ts";
import { readPicture } from "./file-signature.ts";

/** Size limit of a picture at an address, the same as of one that is sent along. */
const bytesMax = 10 * 1_024 * 1_024;
const timeMs = 10_000;

const fetches = {
  public: createGuardedFetch({ allowPrivateAddresses: false, bytesMax }),
  any: createGuardedFetch({ allowPrivateAddresses: true, bytesMax }),
};

/**
 * Fetches a picture that a user names by its address, from a public https address only, without redirects. We fetch it rather than let the
 * provider do it: not all of them do, and what is paid and sent is then what we have seen.
 * @param options.allowPrivateAddresses for tests, whose pictures are on this machine.
 * @returns a PNG, JPEG, WebP or GIF, as its own bytes tell.
 * @throws {EngineError} or an error of `fetch`, for whatever else the address leads to; the signal’s reason if it is aborted.
 */
export async function fetchPicture(
  url: string,
  signal: AbortSignal,
  { allowPrivateAddresses = false }: { readonly allowPrivateAddresses?: boolean } = {},
): Promise<MediaFile> {
  const response = await (allowPrivateAddresses ? fetches.any : fetches.public)(url, {
    headers: { accept: "image/png, image/jpeg, image/webp, image/gif" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new TypeError(`the address of a picture answers with ${response.status}`);
  }
  return readPicture(new Uint8Array(await response.arrayBuffer()));
}
