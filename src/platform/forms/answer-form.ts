import { data } from "react-router";
import { AppError } from "../errors.ts";
import { toAppError, toPageError, visitorPageHeaders } from "../http/page-errors.ts";
import type { Log } from "../log.ts";
import { honeypotName } from "./fields.ts";
import { readForm } from "./read-form.ts";
import type { Checked, FormReply } from "./rules.ts";

export interface FormWork<Field extends string> {
  check(form: FormData): Checked<Field>;
  /** Fields whose values are not sent back: passwords. */
  readonly secrets?: readonly NoInfer<Field>[];
  /** Keeps what was sent. Only called with values that `check` has nothing against. May throw a redirect. */
  onValid(values: Readonly<Record<Field, string>>, form: FormData): Promise<void>;
  /** What the form says when keeping it failed for a reason that is ours. */
  readonly failureMessage: string;
  readonly log: Log;
}

/**
 * Answers a form: with what is wrong (422), with what is refused (its own status and headers), or that it is done. A form whose hidden
 * field is filled is answered as if it had been kept.
 * @throws a page error for what is no form at all.
 */
export async function answerForm<Field extends string>(request: Request, work: FormWork<Field>) {
  const form = await readForm(request).catch((error: unknown) => {
    throw error instanceof AppError ? toPageError(error) : error;
  });
  if (form.get(honeypotName)) return reply({ outcome: "done" }, 200);
  const { values, errors } = work.check(form);
  const shown = without(values, work.secrets ?? []);
  if (Object.keys(errors).length > 0) return reply({ outcome: "refused", values: shown, errors, message: null }, 422);
  try {
    await work.onValid(values, form);
    return reply({ outcome: "done" }, 200);
  } catch (error) {
    // Where to go from here.
    if (error instanceof Response) throw error;
    const refusal = toAppError(error);
    const isOurs = refusal !== error || refusal.code === "internal";
    if (refusal !== error) work.log.error({ err: withoutValues(error) }, "form could not be kept");
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

/** A failed query's own error lists its parameters, which are what somebody typed; the database's error beneath it does not. */
function withoutValues(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function reply(body: FormReply, status: number, headers: Readonly<Record<string, string>> = {}) {
  return data(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}

/** `headers` of a page with a form: read by everybody, it may be shared; as the answer to a form it is one person's. */
export function formPageHeaders({ actionHeaders }: { readonly actionHeaders: Headers }): HeadersInit {
  return actionHeaders.has("Cache-Control") ? actionHeaders : visitorPageHeaders;
}

/** No answer came: as a status, because React Router then leaves the page as it is instead of loading it anew, which would fail too. */
const noAnswer = 503;

/** A form whose sending failed (no network, an answer that cannot be read) says so itself; the page around it stays. */
export async function keepFailureOnForm<Reply extends FormReply>(serverAction: () => Promise<Reply>, message: string) {
  try {
    return await serverAction();
  } catch (error) {
    // Where to go from here.
    if (error instanceof Response) throw error;
    return data({ outcome: "refused" as const, values: {}, errors: {}, message }, noAnswer);
  }
}
