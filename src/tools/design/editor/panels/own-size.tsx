import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { canvasProblem, canvasSideMax, canvasSideMin } from "../../canvas-size.ts";
import { useEditor } from "../editor-context.ts";

interface Props {
  readonly isBusy: boolean;
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
}

/** A canvas of any size: the design is composed again for it, as for a format. */
export function OwnSize({ isBusy, onSize }: Props) {
  const { design } = useEditor();
  const id = useId();
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [width = 0, height = 0] = ["width", "height"].map((name) => Number(form.get(name)));
    const found = canvasProblem({ width, height });
    setProblem(found);
    if (!found && (width !== design.width || height !== design.height)) onSize({ width, height });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        {(["width", "height"] as const).map((side) => (
          <div key={side} className="grid gap-1">
            <label htmlFor={`${id}-${side}`} className="text-xs text-muted">
              {side === "width" ? "Width (px)" : "Height (px)"}
            </label>
            <input
              id={`${id}-${side}`}
              name={side}
              type="number"
              inputMode="numeric"
              min={canvasSideMin}
              max={canvasSideMax}
              defaultValue={design[side]}
              disabled={isBusy}
              aria-invalid={problem !== undefined}
              aria-describedby={`${id}-error`}
              className="min-h-10 w-full rounded-sm border border-outline bg-surface px-2.5 text-sm text-ink tabular-nums disabled:opacity-60"
            />
          </div>
        ))}
        <Button type="submit" variant="secondary" size="sm" aria-disabled={isBusy}>
          Resize
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </form>
  );
}
