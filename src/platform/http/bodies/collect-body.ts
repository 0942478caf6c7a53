import { AppError } from "../../errors.ts";

/** Reads a small body whole. @throws {AppError} `payload_too_large`, or `malformed_request` if the body is incomplete. */
export async function collectBody(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, bytesMax)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** A body's bytes as they arrive. @throws {AppError} as `collectBody`. */
export async function* readChunks(request: Request, bytesMax: number): AsyncGenerator<Uint8Array> {
  refuseTooLarge(request.headers, bytesMax);
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > bytesMax) throw tooLarge(bytesMax);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("malformed_request", {
      userMessage: "We didn’t receive all of what you sent. Please try again.",
      cause: error,
    });
  }
}

/** Refuses what says of itself that it is too large, before a byte is read. @throws {AppError} `payload_too_large` */
export function refuseTooLarge(headers: Headers, bytesMax: number): void {
  if (Number(headers.get("content-length") ?? 0) > bytesMax) throw tooLarge(bytesMax);
}

const megabyte = 1_024 * 1_024;

function tooLarge(bytesMax: number): AppError {
  const size = bytesMax < megabyte ? `${Math.floor(bytesMax / 1_024)} kB` : `${Math.floor(bytesMax / megabyte)} MB`;
  return new AppError("payload_too_large", {
    userMessage: `What you sent is larger than ${size}. Please ${bytesMax < megabyte ? "shorten it" : "choose something smaller"}.`,
    // The rest of the body is not read.
    headers: { Connection: "close" },
  });
}
