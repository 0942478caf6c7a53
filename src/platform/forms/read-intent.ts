import { AppError } from "../errors.ts";
import { toPageError } from "../http/page-errors.ts";
import { fieldOf } from "./rules.ts";

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
