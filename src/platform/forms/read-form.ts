import { AppError } from "../errors.ts";
import { receivedForm } from "../http/bodies/received-form.ts";
import { fieldOf } from "./rules.ts";

/**
 * Reads the fields of a posted form.
 * @throws {AppError} `unsupported_media_type` if the body is not a form, `malformed_request` if it cannot be parsed.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new AppError("unsupported_media_type", {
      userMessage: "This address accepts only forms. Please use the form on the page.",
    });
  }
  try {
    const uploaded = receivedForm.getStore();
    return await (uploaded ? uploaded() : request.formData());
  } catch (error) {
    // A body that is too large has its own error.
    if (error instanceof AppError) throw error;
    throw new AppError("malformed_request", {
      userMessage: "We couldn’t read what you sent. Please reload the page and try again.",
      cause: error,
    });
  }
}

/**
 * Tells which of a page's forms was sent, by its field `intent`. It returns one of the given words, never the sender's own text, so it is
 * safe as a key.
 * @param unnamed the form without that field, if the page has one.
 * @throws {AppError} `invalid_input` for any other word.
 */
export function readIntent<Intent extends string>(
  form: FormData,
  intents: readonly Intent[],
  unnamed?: NoInfer<Intent>,
): Intent {
  const asked = form.has("intent") ? fieldOf(form, "intent") : unnamed;
  const intent = intents.find((known) => known === asked);
  if (intent !== undefined) return intent;
  const userMessage = "This action isn’t available here. Reload the page.";
  throw new AppError("invalid_input", { userMessage });
}

/** A field that is `on` or `off`. @throws {AppError} `invalid_input` for anything else. */
export function readSwitch(text: string): boolean {
  if (text === "on" || text === "off") return text === "on";
  throw new AppError("invalid_input", { userMessage: "This form is incomplete. Please reload the page." });
}
