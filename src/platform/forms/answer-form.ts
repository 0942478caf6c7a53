import { data } from "react-router";
import { toAppError, visitorPageHeaders } from "../http/page-errors.ts";
import type { Log } from "../log.ts";
import { honeypotName } from "./fields.ts";
import { readForm } from "./read-form.ts";
import type { Checked, FormReply } from "./rules.ts";

export interface FormWork<Field extends string> {
  check(form: FormData): Checked<Field>;
  /** Fields whose values are not sent back: passwords. */
  readonly secrets?: readonly NoInfer<Field>[];
  /** Saves the form. Called only with values that pass `check`. May throw a redirect. */
  onValid(values: Readonly<Record<Field, string>>, form: FormData): Promise<void>;
  /** The form's message if saving failed because of an error on our side. */
  readonly failureMessage: string;
  readonly log: Log;
}

/**
 * Answers a form: invalid fields (422), a refusal (with its own status and headers), or success. A form with the honeypot filled in gets
 * the same answer as a saved one.
 * @throws {AppError} if the body is not a form.
 */
export async function answerForm<Field extends string>(request: Request, work: FormWork<Field>) {
  const form = await readForm(request);
  if (form.get(honeypotName)) return reply({ outcome: "done" }, 200);
  const { values, errors } = work.check(form);
  const shown = without(values, work.secrets ?? []);
  if (Object.keys(errors).length > 0) return reply({ outcome: "refused", values: shown, errors, message: null }, 422);
  try {
    await work.onValid(values, form);
    return reply({ outcome: "done" }, 200);
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    const refusal = toAppError(error);
    const isOurs = refusal !== error || refusal.code === "internal";
    if (refusal.status >= 500) work.log.error({ err: withoutValues(error) }, "form could not be kept");
    const sentence = isOurs ? work.failureMessage : refusal.userMessage;
    const said = refusal.field
      ? { errors: { [refusal.field]: sentence }, message: null }
      : { errors: {}, message: sentence };
    return reply({ outcome: "refused", values: shown, ...said }, refusal.status, refusal.headers);
  }
}

function without(values: Readonly<Record<string, string>>, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Drizzle's error lists the query's parameters, which are user input; the database error beneath it does not. */
function withoutValues(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function reply(body: FormReply, status: number, headers: Readonly<Record<string, string>> = {}) {
  return data(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** `headers` of a page with a form: the page may be cached for all visitors, but the answer to a form is for its sender only. */
export function formPageHeaders({ actionHeaders }: { readonly actionHeaders: Headers }): HeadersInit {
  return actionHeaders.has("Cache-Control") ? actionHeaders : visitorPageHeaders;
}

/** The status if no answer arrived: with it React Router keeps the page instead of reloading it, which would fail, too. */
const noAnswer = 503;

/** If sending failed (no network, an unreadable answer), the form shows the error and the page stays. */
export async function keepFailureOnForm<Reply extends FormReply>(serverAction: () => Promise<Reply>, message: string) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return data({ outcome: "refused" as const, values: {}, errors: {}, message }, noAnswer);
  }
}
