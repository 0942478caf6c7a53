import { type ReactNode, useState } from "react";
import type { DrawnPreview, LetterPreview } from "#letters/index.ts";
import { classNames } from "#ui/class-names.ts";

const views = { phone: "Phone", desktop: "Desktop", text: "Plain text" } as const;
type View = keyof typeof views;

const readers = { named: "With a name", nameless: "Without a name" } as const;
type Reader = keyof typeof readers;

/** A letter's page with its preview beside it; a desktop takes the whole width below. */
export function WithPreview({ preview, children }: { readonly preview: LetterPreview; readonly children: ReactNode }) {
  const [view, setView] = useState<View>("phone");
  const [reader, setReader] = useState<Reader>("named");
  const { nameless } = preview;
  return (
    <div className={classNames("grid items-start gap-x-10 gap-y-8", view !== "desktop" && "lg:grid-cols-2")}>
      <div className="grid min-w-0 gap-8">{children}</div>
      <PreviewArea preview={(reader === "nameless" && nameless) || preview} view={view}>
        <Choice label="Show as" name="preview-view" choices={views} chosen={view} onChoose={setView} />
        {nameless && (
          <Choice
            label="Show for a reader"
            name="preview-reader"
            choices={readers}
            chosen={reader}
            onChoose={setReader}
          />
        )}
      </PreviewArea>
    </div>
  );
}

interface PreviewProps {
  readonly preview: DrawnPreview;
  readonly view: View;
  /** Choices of what is shown. */
  readonly children: ReactNode;
}

/** A letter as mail programs show it, in a frame of its own, where nothing runs. */
function PreviewArea({ preview, view, children }: PreviewProps) {
  return (
    <section
      aria-label="Preview"
      className={classNames(
        "grid min-w-0 content-start gap-3",
        view !== "desktop" && "lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Preview</h2>
        {children}
      </div>
      <div className="grid gap-1 text-sm wrap-anywhere">
        <p>
          <span className="text-muted">Subject:</span> {preview.subject || "none yet"}
        </p>
        <p>
          <span className="text-muted">Preview line:</span> {preview.preheader || "none"}
        </p>
      </div>
      {view === "text" ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
          tabIndex={0}
          className="max-h-[40rem] overflow-auto rounded-md border border-hairline bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {preview.text}
        </pre>
      ) : (
        <iframe
          title="The letter as HTML"
          sandbox=""
          srcDoc={preview.html}
          className={classNames(
            "h-[40rem] w-full rounded-md border border-hairline bg-surface",
            view === "phone" ? "max-w-[23.5rem]" : "max-w-3xl",
          )}
        />
      )}
    </section>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly name: string;
  readonly choices: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

function Choice<Id extends string>({ label, name, choices, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(choices) as Id[]).map((id) => (
        <label
          key={id}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-muted has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 touch:min-h-11"
        >
          <input type="radio" name={name} className="sr-only" checked={chosen === id} onChange={() => onChoose(id)} />
          {choices[id]}
        </label>
      ))}
    </fieldset>
  );
}
