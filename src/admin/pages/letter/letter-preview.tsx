import { type ReactNode, useState } from "react";
import { classNames } from "#ui/class-names.ts";

const views = { phone: "Phone", desktop: "Desktop", text: "Plain text" } as const;
type View = keyof typeof views;

interface Preview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A letter's page with its preview beside it; a desktop takes the whole width below. */
export function WithPreview({ preview, children }: { readonly preview: Preview; readonly children: ReactNode }) {
  const [view, setView] = useState<View>("phone");
  return (
    <div className={classNames("grid items-start gap-x-10 gap-y-8", view !== "desktop" && "lg:grid-cols-2")}>
      <div className="grid min-w-0 gap-8">{children}</div>
      <LetterPreview preview={preview} view={view} onView={setView} />
    </div>
  );
}

interface PreviewProps {
  readonly preview: Preview;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** A letter as mail programs show it, in a frame of its own, where nothing runs. */
function LetterPreview({ preview, view, onView }: PreviewProps) {
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
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Show as</legend>
          {(Object.keys(views) as View[]).map((name) => (
            <label
              key={name}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-muted has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 touch:min-h-11"
            >
              <input
                type="radio"
                name="preview-view"
                className="sr-only"
                checked={view === name}
                onChange={() => onView(name)}
              />
              {views[name]}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="text-sm wrap-anywhere">
        <span className="text-muted">Subject:</span> {preview.subject || "none yet"}
      </p>
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
