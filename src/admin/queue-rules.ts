import { type Checked, fieldOf, tidyText, withoutEmpty } from "#platform/forms/rules.ts";
import { noReason, reasonLengthMax } from "./rules.ts";

/** Decisions of an operator about an entry of a queue. */
export const queueIntents = ["publish", "refuse", "ask-back", "hide-review"] as const;
export type QueueIntent = (typeof queueIntents)[number];

const isIntent = (text: string): text is QueueIntent => queueIntents.some((intent) => intent === text);

/**
 * A decision. Publishing needs no reason of its own. `revision` is that of the entry as the page showed it.
 * @param intents those of the queue.
 */
export function checkDecision(
  form: FormData,
  intents: readonly QueueIntent[] = queueIntents,
): Checked<"intent" | "id" | "revision" | "reason"> {
  const values = {
    intent: fieldOf(form, "intent"),
    id: fieldOf(form, "id"),
    revision: fieldOf(form, "revision"),
    reason: tidyText(fieldOf(form, "reason")),
  };
  const isKnown = intents.some((intent) => intent === values.intent) && /^\d{1,9}$/.test(values.revision);
  const reason =
    values.reason === "" && values.intent !== "publish"
      ? values.intent === "ask-back"
        ? "Write your question."
        : "Say why."
      : values.reason.length > reasonLengthMax
        ? `Keep the reason within ${reasonLengthMax} characters.`
        : undefined;
  return {
    values,
    errors: withoutEmpty({ intent: isKnown ? undefined : "This form has changed. Reload the page.", reason }),
  };
}

/** A checked decision. */
export interface Decision {
  readonly intent: QueueIntent;
  readonly id: string;
  readonly revision: number;
  /** The operator's reason; `noReason` where they gave none. */
  readonly reason: string;
}

export const toDecision = (values: ReturnType<typeof checkDecision>["values"]): Decision => ({
  intent: isIntent(values.intent) ? values.intent : "refuse",
  id: values.id,
  revision: Number(values.revision),
  reason: values.reason || noReason,
});
