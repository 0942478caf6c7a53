import { useId } from "react";
import { formatNumber } from "#ui/format.ts";
import { lengths } from "../text-choices.ts";

/** Choice of how long the text is to be, in words. */
export function LengthField({
  words,
  onChange,
}: {
  readonly words: number;
  readonly onChange: (words: number) => void;
}) {
  const id = useId();
  const inWords = `${formatNumber(words)} words`;
  return (
    <div className="grid">
      <div className="flex justify-between text-sm">
        <label htmlFor={id} className="font-semibold">
          Length
        </label>
        <output htmlFor={id}>{inWords}</output>
      </div>
      <input
        id={id}
        type="range"
        name="words"
        className="min-h-11 w-full accent-accent-strong"
        min={lengths.min}
        max={lengths.max}
        step={lengths.step}
        value={words}
        aria-valuetext={inWords}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
