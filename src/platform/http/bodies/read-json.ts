import { AppError } from "../../errors.ts";

/** Parses the JSON that a request carries. @throws {AppError} `malformed_request`, and what the body was refused for. */
export async function readJsonBody(request: Pick<Request, "json">): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    // A body that was refused has its own error.
    if (error instanceof AppError) throw error;
    throw new AppError("malformed_request", {
      userMessage: "The request body isn’t valid JSON. Please check it.",
      cause: error,
    });
  }
}
