import { type ComponentProps, useState } from "react";
import { TextField } from "../field.tsx";
import { useHydrated } from "../use-hydrated.ts";

/** A password, hidden until its reader asks to see it. Without scripts it stays hidden. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type">) {
  const [isShown, setShown] = useState(false);
  const canShow = useHydrated();
  return (
    <div className="relative">
      <TextField
        type={isShown ? "text" : "password"}
        className="pr-20"
        spellCheck={false}
        autoCapitalize="none"
        {...props}
      />
      {canShow && (
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          // As high as the field, which stands below its label.
          className="absolute top-7.5 right-0 inline-flex h-11.5 min-w-16 items-center justify-center rounded-sm px-3 text-sm font-semibold text-muted hover:text-ink"
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only">&nbsp;{inSentence(props.label)}</span>
        </button>
      )}
    </div>
  );
}

/** `Password` inside a sentence; `API Key` stays as it is. */
const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
