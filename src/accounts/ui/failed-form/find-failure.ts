import { isRouteErrorResponse } from "react-router";
import { isNoAnswer, noAnswerMessage } from "#ui/no-answer.ts";
import { signedOutMessage } from "../../redirect-paths.ts";

/** Results that React Router makes of an action's answer, by the route's id. */
type Results = Readonly<Record<string, { readonly type: "data" | "error"; readonly result: unknown }>>;

/** Statuses that may come without our sentence, e.g. from a proxy. */
const lacksSentence = new Map([
  [408, noAnswerMessage],
  [413, "That is more than can be sent at once. Shorten it and try again."],
  [429, "Too many requests. Please wait a moment and try again."],
]);
const busyMessage = "We can’t answer right now. Please try again in a moment.";

/** Part of it arrived, so it may have been done. */
const brokenOffMessage = "The connection broke off. See in another tab whether this was saved before you try again.";

/** A form that was sent. */
interface Sent {
  /** Path to which the form was sent. */
  readonly pathname: string;
  /** True if the sender is signed in, as far as the page knows: a visitor is led to the sign-in page for a reason. */
  readonly isSignedIn: boolean;
}

/** Why a form wasn't taken, in a sentence for the user. @returns undefined if it was, or if its page shows the reason itself. */
export function findFailure(results: Results, sent: Sent): string | undefined {
  for (const { type, result } of Object.values(results)) {
    if (type !== "error") continue;
    const failure = sentenceOf(isErrorWithStatus(result) ? result.data : result, sent);
    if (failure) return failure;
  }
  return undefined;
}

function sentenceOf(error: unknown, sent: Sent): string | undefined {
  if (error instanceof Response) return sent.isSignedIn && needsSession(error, sent) ? signedOutMessage : undefined;
  if (isRouteErrorResponse(error)) {
    const ours: unknown = (error.data as { readonly message?: unknown } | null)?.message;
    if (typeof ours === "string") return ours;
    return lacksSentence.get(error.status) ?? (error.status >= 500 ? busyMessage : undefined);
  }
  if (isNoAnswer(error)) return noAnswerMessage;
  return error instanceof Error && /^Unable to decode/.test(error.message) ? brokenOffMessage : undefined;
}

/** React Router wraps what it can't answer with a status. */
const isErrorWithStatus = (result: unknown): result is { readonly data: unknown } =>
  typeof result === "object" && result !== null && "type" in result && result.type === "DataWithResponseInit";

/** Other ways to the sign-in page, e.g. from a plan that was chosen, lead back to more than the form. */
function needsSession({ headers }: Response, sent: Sent): boolean {
  const { pathname, searchParams } = new URL(headers.get("location") ?? "", "http://own.invalid");
  const [back] = searchParams.get("redirectTo")?.split("?") ?? [];
  return pathname === "/login" && back === sent.pathname;
}
