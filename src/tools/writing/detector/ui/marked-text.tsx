import { useMemo } from "react";
import { classNames } from "#ui/class-names.ts";
import type { Language } from "../../../run-screens/text/text-choices.ts";
import type { Mark, MarkKind } from "../check-text.ts";
import { splitAtMarks } from "../split-at-marks.ts";

const kinds: Readonly<Record<MarkKind, { readonly name: string; readonly className: string }>> = {
  stock: { name: "Phrase that models favor", className: "bg-accent-wash text-accent-text" },
  repeated: {
    name: "Repeated phrase",
    className: "underline decoration-accent-strong decoration-2 underline-offset-4",
  },
  connector: { name: "Starts with a connector", className: "font-semibold" },
  even: { name: "Sentences of about the same length", className: "border-b border-dashed border-outline" },
};
const shownMax = 12;

/** The text with its passages marked, and these as lists. */
export function MarkedText({ text, marks, language }: Props) {
  const parts = useMemo(() => splitAtMarks(text, marks), [text, marks]);
  const byKind = Map.groupBy(marks, ({ kind }) => kind);
  return (
    <section aria-labelledby="passages" className="grid grid-cols-1 gap-4">
      <h3 id="passages" className="text-lg">
        Passages
      </h3>
      {marks.length === 0 ? (
        <p className="text-muted">No passage stands out.</p>
      ) : (
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {(Object.keys(kinds) as MarkKind[]).map((kind) => {
            const found = byKind.get(kind) ?? [];
            if (found.length === 0) return null;
            return (
              <li key={kind}>
                <details>
                  <summary className="min-h-8 touch:min-h-11 text-sm">
                    <span className={kinds[kind].className}>{kinds[kind].name}</span>
                    <span className="text-muted">{` · ${found.length}`}</span>
                  </summary>
                  <ul className="mt-1 grid gap-1 border-l border-hairline pl-3 text-sm text-muted">
                    {found.slice(0, shownMax).map(({ start, end }) => (
                      <li key={start} lang={language} className="line-clamp-3 wrap-anywhere">
                        {`“${text.slice(start, end)}”`}
                      </li>
                    ))}
                    {found.length > shownMax && <li>{`and ${found.length - shownMax} more, marked in the text`}</li>}
                  </ul>
                </details>
              </li>
            );
          })}
        </ul>
      )}
      <div
        lang={language}
        className="max-w-[76ch] rounded-md border border-hairline bg-surface p-5 wrap-anywhere whitespace-pre-wrap"
      >
        {parts.map(({ start, content, kinds: of }) =>
          of.length === 0 ? (
            content
          ) : (
            <mark
              key={start}
              title={of.map((kind) => kinds[kind].name).join(", ")}
              className={classNames(
                !of.includes("stock") && "bg-transparent text-inherit",
                ...of.map((kind) => kinds[kind].className),
              )}
            >
              {content}
            </mark>
          ),
        )}
      </div>
    </section>
  );
}

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly language: Language;
}
