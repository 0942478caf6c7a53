import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field.tsx";
import { fileWidthMax, fileWidthMin, noGround } from "../canvas-size.ts";
import { useEditor } from "./editor-context.ts";

interface Props {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** @param query of the file’s address. */
  readonly onDownload: (query: URLSearchParams) => void;
}

/** A PNG of another size, or without background. */
export function PngDialog(props: Props) {
  return (
    <Dialog
      open
      onOpenChange={props.onOpenChange}
      title="Download a PNG"
      description="It is drawn anew in the size that you choose, so it stays sharp."
    >
      <PngForm {...props} />
    </Dialog>
  );
}

const scales = [0.5, 1, 2, 3];

function PngForm({ onDownload }: Props) {
  const { design } = useEditor();
  const id = useId();
  const [text, setText] = useState(String(design.width));
  const [isClear, setClear] = useState(design.isTransparent ?? false);
  const [isWrong, setWrong] = useState(false);
  const max = fileWidthMax(design);
  const width = Number(text);
  const isPossible = Number.isInteger(width) && width >= fileWidthMin && width <= max;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setWrong(!isPossible);
    if (isPossible) onDownload(new URLSearchParams({ width: text, ...(isClear && { ground: noGround }) }));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          Width in pixels
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={fileWidthMin}
            max={max}
            value={text}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className="min-h-11 w-28 rounded-sm border border-outline bg-surface px-3 text-base tabular-nums"
          />
          <fieldset className="flex gap-1">
            <legend className="sr-only">Size</legend>
            {scales
              .map((scale) => ({ scale, wide: Math.round(design.width * scale) }))
              .filter(({ wide }) => wide >= fileWidthMin && wide <= max)
              .map(({ scale, wide }) => (
                <Button
                  key={scale}
                  variant="secondary"
                  size="sm"
                  aria-pressed={wide === width}
                  onClick={() => setText(String(wide))}
                >
                  {scale}×
                </Button>
              ))}
          </fieldset>
        </div>
        <p id={`${id}-hint`} className="text-xs text-muted tabular-nums">
          {isPossible
            ? `${width} × ${Math.round((width * design.height) / design.width)} pixels`
            : `From ${fileWidthMin} to ${max} pixels`}
        </p>
        <FieldError
          id={`${id}-error`}
          error={isWrong && !isPossible ? `Please use a whole number from ${fileWidthMin} to ${max}.` : undefined}
        />
      </div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-1 accent-accent-strong"
          checked={isClear}
          onChange={({ currentTarget }) => setClear(currentTarget.checked)}
        />
        <span>
          Transparent background
          <span className="block text-xs text-muted">
            The ground is left out. Shapes and pictures in front of it stay.
          </span>
        </span>
      </label>
      <Button type="submit" className="justify-self-start">
        Download PNG
      </Button>
    </form>
  );
}
