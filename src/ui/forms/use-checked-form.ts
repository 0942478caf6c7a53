import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Checked, FieldErrors, FormReply } from "#platform/forms/rules.ts";

interface FormState {
  readonly check: (form: FormData) => Checked<string>;
  readonly reply: FormReply | undefined;
  readonly isBusy: boolean;
}

/**
 * A form that the browser checks before it sends it, and the server checks in any case. Errors appear at the fields, the focus goes to
 * the first of them, and a message about the whole form stays until it is sent again.
 */
export function useCheckedForm({ check, reply, isBusy }: FormState) {
  const [found, setFound] = useState<FieldErrors>({});
  const [sends, setSends] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const refused = reply?.outcome === "refused" ? reply : undefined;
  const hasFound = Object.keys(found).length > 0;
  useEffect(() => {
    if (form.current && refused) focusFirst(form.current, refused.errors);
  }, [refused]);
  return {
    values: refused?.values ?? {},
    // The server may know more than can be checked here; its word is old as soon as the form is sent again.
    errors: hasFound || isBusy ? found : (refused?.errors ?? {}),
    message: isBusy ? null : (refused?.message ?? null),
    /** Number of times that it was sent; what can be used once only has to be made anew each time. */
    sends,
    handlers: {
      onSubmit(event: FormEvent<HTMLFormElement>) {
        form.current = event.currentTarget;
        const { errors } = check(new FormData(event.currentTarget));
        setFound(errors);
        if (Object.keys(errors).length === 0 && !isBusy) return setSends(sends + 1);
        event.preventDefault();
        focusFirst(event.currentTarget, errors);
      },
      /** Once told what is wrong, people see at once when it is right. */
      onInput(event: FormEvent<HTMLFormElement>) {
        if (hasFound) setFound(check(new FormData(event.currentTarget)).errors);
      },
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const field = form.elements.namedItem(Object.keys(errors)[0] ?? "");
  if (field instanceof HTMLElement) field.focus();
}
