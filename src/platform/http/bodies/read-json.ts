import { AppError } from "../../errors.ts";

type Body = Pick<Request, "headers" | "arrayBuffer">;

/** Parses the JSON that a request carries. @throws {AppError} as `readJsonBytes` and `parseJson`. */
export async function readJsonBody(request: Body): Promise<unknown> {
  return parseJson(await readJsonBytes(request));
}

/**
 * The JSON text that a request carries. Its type must say so, because bodies are checked by their type before they are parsed.
 * @throws {AppError} `unsupported_media_type`, and what the body was refused for.
 */
export async function readJsonBytes(request: Body): Promise<Uint8Array> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", {
      userMessage: "This address accepts only JSON. Please send it as application/json.",
    });
  }
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch (error) {
    // A body that was refused has its own error.
    throw error instanceof AppError ? error : notJson(error);
  }
}

/** @throws {AppError} `malformed_request` */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw notJson(error);
  }
}

const notJson = (cause: unknown) =>
  new AppError("malformed_request", { userMessage: "The request body isn’t valid JSON. Please check it.", cause });
