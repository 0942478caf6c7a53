import { Download, Trash2, Undo2 } from "lucide";
import { type SyntheticEvent, useRef, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { control, TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { downloadFile } from "#work/browser.ts";
import type { DocumentEdits } from "#work/ui/index.ts";
import { SaveStatus } from "#work/ui/index.ts";
import { OpenFileButton } from "../../../run-screens/ui/open-file-button.tsx";
import { importCsv, tidy, toCsv } from "../glossary/glossary-csv.ts";
import {
  entriesMax,
  type GlossaryContent,
  type GlossaryEntry,
  isSameTerm,
  termMax,
  withEntry,
} from "../glossary/glossary-rules.ts";
import { languageName, type TranslationLanguage } from "../translation-languages.ts";

interface Props {
  readonly document: DocumentEdits<GlossaryContent>;
  /** Undefined as long as the language of the text isn't known. */
  readonly from: TranslationLanguage | undefined;
  readonly to: TranslationLanguage;
}

/** The user's own terms, for the languages that are chosen. */
export function GlossaryEditor({ document, from, to }: Props) {
  const { entries } = document.present.content;
  const change = (changed: readonly GlossaryEntry[], merge?: string) =>
    document.edit({ content: { entries: changed } }, merge);
  const shown = entries.filter((entry) => entry.from === from && entry.to === to);
  return (
    <section aria-labelledby="glossary" className="grid grid-cols-1 gap-4 border-t border-hairline pt-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="glossary" className="text-xl">
          Glossary
        </h2>
        <SaveStatus state={document.saveState} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" disabled={!document.canUndo} onClick={document.undo}>
            <Icon icon={Undo2} className="size-4" />
            Undo
          </Button>
          <GlossaryFiles entries={entries} onEntries={change} />
        </div>
      </div>
      <p className="max-w-[64ch] text-sm text-muted">
        Words that you always want translated the same way. We send them along with your text, and then check the
        translation for each of them.
      </p>
      {document.saveState.status === "conflict" && (
        <Alert tone="error" title="Your glossary was changed in another tab">
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void document.saver.keepMine()}>
              Keep this version
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                document.saver.discard();
                window.location.reload();
              }}
            >
              Load that version
            </Button>
          </div>
        </Alert>
      )}
      {from === undefined || from === to ? (
        <p className="text-sm text-muted">Choose the language of your text to see and add its terms.</p>
      ) : (
        <>
          <h3 className="text-sm font-semibold">{`${languageName(from)} to ${languageName(to)}`}</h3>
          <NewEntry {...{ from, to, entries }} onEntries={change} />
          {shown.length === 0 ? (
            <p className="text-sm text-muted">No terms for these languages yet.</p>
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-hairline border-y border-hairline" aria-label="Terms">
              {shown.map((entry) => (
                <EntryRow
                  key={entry.term}
                  entry={entry}
                  onChange={(translation) =>
                    change(withEntry(entries, { ...entry, translation }), `translation of ${entry.term}`)
                  }
                  onDelete={() => {
                    change(entries.filter((one) => !isSameTerm(one, entry)));
                    showToast({
                      kind: "success",
                      title: `“${entry.term}” deleted`,
                      action: { label: "Undo", onClick: document.undo },
                    });
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <p className="text-xs text-muted">
        {`${formatNumber(entries.length)} of ${formatNumber(entriesMax)} terms, all languages together`}
      </p>
    </section>
  );
}

interface NewProps {
  readonly from: TranslationLanguage;
  readonly to: TranslationLanguage;
  readonly entries: readonly GlossaryEntry[];
  readonly onEntries: (entries: readonly GlossaryEntry[]) => void;
}

function NewEntry({ from, to, entries, onEntries }: NewProps) {
  const [term, setTerm] = useState("");
  const [translation, setTranslation] = useState("");
  const termField = useRef<HTMLInputElement>(null);
  const entry = { from, to, term: tidy(term), translation: tidy(translation) };
  const before = entries.find((one) => isSameTerm(one, entry));
  const isFull = entries.length >= entriesMax && !before;
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (entry.term === "" || entry.translation === "" || isFull) return;
    onEntries(withEntry(entries, entry));
    setTerm("");
    setTranslation("");
    termField.current?.focus();
  };
  return (
    <form
      aria-label="New term"
      onSubmit={add}
      className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        ref={termField}
        label="Term"
        lang={from}
        maxLength={termMax}
        autoComplete="off"
        value={term}
        error={isFull ? `A glossary can have ${entriesMax} terms. Please delete some first.` : undefined}
        onChange={({ target }) => setTerm(target.value)}
        {...(before && { hint: `It is in your glossary as “${before.translation}”, which this replaces.` })}
      />
      <TextField
        label="Translation"
        lang={to}
        maxLength={termMax}
        autoComplete="off"
        value={translation}
        onChange={({ target }) => setTranslation(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className="sm:mt-7"
        disabled={entry.term === "" || entry.translation === "" || isFull}
      >
        {before ? "Replace" : "Add term"}
      </Button>
    </form>
  );
}

interface RowProps {
  readonly entry: GlossaryEntry;
  readonly onChange: (translation: string) => void;
  readonly onDelete: () => void;
}

/** An empty field is not stored: leaving it brings the translation back. */
function EntryRow({ entry, onChange, onDelete }: RowProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-center gap-3 py-1">
      <span lang={entry.from} className="min-w-0 wrap-anywhere">
        {entry.term}
      </span>
      <input
        aria-label={`Translation of ${entry.term}`}
        lang={entry.to}
        className={control}
        maxLength={termMax}
        value={typed ?? entry.translation}
        onChange={({ target }) => {
          setTyped(target.value);
          if (tidy(target.value) !== "") onChange(tidy(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
      <Button variant="ghost" size="sm" aria-label={`Delete ${entry.term}`} onClick={onDelete}>
        <Icon icon={Trash2} className="size-4" />
      </Button>
    </li>
  );
}

const csvBytesMax = 500_000;

function GlossaryFiles({ entries, onEntries }: Pick<NewProps, "entries" | "onEntries">) {
  const open = async (file: File) => {
    if (file.size > csvBytesMax) {
      showToast({ kind: "error", title: "Not imported", description: "This file is larger than 500 kB." });
      return;
    }
    const { added, changed, skipped, tooMany, ...imported } = importCsv(await file.text(), entries);
    onEntries(imported.entries);
    const done = added + changed > 0;
    showToast({
      kind: done || skipped.length === 0 ? "success" : "error",
      title: done ? `${added} terms added, ${changed} changed` : "No new terms",
      description: [
        skipped.length > 0 &&
          `Not in the form from,to,term,translation: row ${skipped.slice(0, 5).join(", ")}${skipped.length > 5 ? " and others" : ""}.`,
        tooMany > 0 && `${tooMany} more don’t fit: a glossary can have ${entriesMax} terms.`,
      ]
        .filter(Boolean)
        .join(" "),
    });
  };
  return (
    <>
      <OpenFileButton label="Glossary file" types=".csv,text/csv" onFile={(file) => void open(file)}>
        Import CSV
      </OpenFileButton>
      <Button
        variant="secondary"
        size="sm"
        disabled={entries.length === 0}
        onClick={() => downloadFile(new Blob([toCsv(entries)], { type: "text/csv;charset=utf-8" }), "glossary.csv")}
      >
        <Icon icon={Download} className="size-4" />
        Export CSV
      </Button>
    </>
  );
}
