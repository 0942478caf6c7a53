import { type FormEvent, useState } from "react";
import type { Checked, FieldErrors, FormReply } from "#platform/forms/rules.ts";

interface FormState {
  readonly check: (form: FormData) => Checked<string>;
  readonly reply: FormReply | undefined;
  readonly isBusy: boolean;
}

/**
 * A form that is checked here before it is sent, and by the server in any case: what is wrong stands at the fields, the focus goes to
 * the first of them, and a message about the whole form stays until it is sent again.
 */
export function useCheckedForm({ check, reply, isBusy }: FormState) {
  const [found, setFound] = useState<FieldErrors>();
  const [sends, setSends] = useState(0);
  const refused = reply?.outcome === "refused" ? reply : undefined;
  return {
    values: refused?.values ?? {},
    errors: found ?? refused?.errors ?? {},
    message: isBusy ? null : (refused?.message ?? null),
    /** How often it was sent; what can be used once only has to be made anew each time. */
    sends,
    handlers: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const { errors } = check(new FormData(event.currentTarget));
        const [firstWrong] = Object.keys(errors);
        setFound(errors);
        if (firstWrong === undefined && !isBusy) return setSends(sends + 1);
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem(firstWrong ?? "");
        if (field instanceof HTMLElement) field.focus();
      },
      /** Once told what is wrong, people see at once when it is right. */
      onInput(event: FormEvent<HTMLFormElement>) {
        if (found && Object.keys(found).length > 0) setFound(check(new FormData(event.currentTarget)).errors);
      },
    },
  };
}
