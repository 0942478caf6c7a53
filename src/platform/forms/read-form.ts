import { AppError } from "../errors.ts";
import { toPageError } from "../http/page-errors.ts";
import { fieldOf } from "./rules.ts";

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

/**
 * Which of a page's forms was sent, by its field `intent`. What comes back is one of the words given here, never the sender's own, so that
 * it is safe to look something up by it.
 * @param unnamed the form without that field, if the page has one.
 * @throws a page error (422) for any other word.
 */
export function readIntent<Intent extends string>(
  form: FormData,
  intents: readonly Intent[],
  unnamed?: NoInfer<Intent>,
): Intent {
  const asked = form.has("intent") ? fieldOf(form, "intent") : unnamed;
  const intent = intents.find((known) => known === asked);
  if (intent !== undefined) return intent;
  const userMessage = "That cannot be done here. Please load the page again.";
  throw toPageError(new AppError("invalid_input", { userMessage }));
}
