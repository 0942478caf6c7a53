import { useState } from "react";
import { type ApiError, callApi } from "#ui/api-client.ts";
import { FieldError } from "#ui/field.tsx";

interface Props {
  readonly address: string;
  /** From 0. */
  readonly line: number;
  /** Text as it is stored. */
  readonly text: string;
  /** Reads the transcript again. */
  readonly onSaved: () => Promise<void>;
}

/** A line of a transcript. It is saved when the user leaves it, or presses Enter. */
export function LineField({ address, line, text, onSaved }: Props) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const id = `line-${line}`;
  const save = async () => {
    if (typed === undefined || typed.trim() === text) return setTyped(undefined);
    try {
      await callApi(address, {
        json: { line, before: text, after: typed },
        // The page may be left with it.
        keepalive: true,
        lost: "The connection was lost, so this line isn’t saved yet. Leave it again to save it.",
        refused: "This line could not be saved. Please try again.",
      });
    } catch (error) {
      return setFault((error as ApiError).message);
    }
    setFault(undefined);
    await onSaved();
    setTyped(undefined);
  };
  return (
    <div className="grid gap-1">
      <textarea
        rows={1}
        aria-label={`Line ${line + 1}`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        className="field-sizing-content w-full resize-none rounded-sm border border-transparent bg-transparent px-2 py-1.5 text-sm hover:border-outline hover:bg-surface focus:border-outline focus:bg-surface aria-invalid:border-danger"
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            event.currentTarget.blur();
          }
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      <FieldError id={`${id}-error`} error={fault} />
    </div>
  );
}
