import { useId } from "react";
import { FieldError } from "#ui/field.tsx";

const words = ["Poor", "Fair", "Good", "Very good", "Excellent"];

/** A rating from 1 to 5. */
export function RatingField({ chosen, error }: { readonly chosen: string; readonly error: string | undefined }) {
  const id = useId();
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 text-sm font-semibold">Rating</legend>
      <div className="flex flex-wrap gap-2">
        {words.map((word, index) => (
          <label
            key={word}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-outline bg-surface px-3 text-sm has-checked:border-accent-strong has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name="rating"
              value={index + 1}
              required
              defaultChecked={chosen === String(index + 1)}
              className="size-4 accent-accent-strong"
            />
            <span>
              <span className="font-semibold tabular-nums">{index + 1}</span> {word}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
