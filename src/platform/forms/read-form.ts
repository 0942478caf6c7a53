import { AppError } from "../errors.ts";

/**
 * The fields of a form that was posted.
 * @throws {AppError} `unsupported_media_type` for a body that is no form, `malformed_request` for one that cannot be read.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new AppError("unsupported_media_type", {
      userMessage: "This address reads forms only. Please use the form on the page.",
    });
  }
  try {
    return await request.formData();
  } catch (error) {
    // A body that is too large says so by itself.
    if (error instanceof AppError) throw error;
    throw new AppError("malformed_request", {
      userMessage: "What was sent could not be read. Please open the page again and try once more.",
      cause: error,
    });
  }
}
