import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { fileNameOf } from "#platform/file-names.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { downloadFile } from "#work/browser.ts";
import {
  type TableFormat,
  type TablePreview,
  tableFormats,
  tableRowsMax,
  tableSlots,
} from "../../table/table-rules.ts";
import { fillFromTable, previewTable } from "./send-table.ts";

interface Props {
  readonly designId: string;
  readonly title: string;
  /** True for a design with a size on paper. */
  readonly isPrinted: boolean;
  /** Number of the design’s pages: a row makes a PNG of each. */
  readonly pages: number;
  readonly onClose: () => void;
}

const formatNames: Readonly<Record<TableFormat, string>> = {
  png: "PNG",
  "png-pdf": "PNG and PDF",
  "png-press": "PNG and PDF for print, with crop marks",
};

interface Chosen {
  readonly file: File;
  readonly preview: TablePreview;
}

/** Fills a design with the rows of a CSV file, and saves the results as a ZIP. */
export function TableDialog({ designId, title, isPrinted, pages, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const [format, setFormat] = useState<TableFormat>("png");
  /** Files that have arrived, while some are made. */
  const [made, setMade] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    setProblem(undefined);
    const { signal } = startOver(work);
    try {
      await task(signal);
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : "This could not be done.");
    }
  }
  const choose = (file: File) =>
    run(async (signal) => {
      setChosen(undefined);
      setChosen({ file, preview: await previewTable(designId, file, signal) });
    });
  const fill = ({ file }: Chosen) =>
    run(async (signal) => {
      setMade(0);
      try {
        const zip = await fillFromTable({ designId, file, format }, () => setMade((before = 0) => before + 1), signal);
        downloadFile(zip, `${fileNameOf(title)}.zip`);
        onClose();
      } finally {
        setMade(undefined);
      }
    });
  const total = (chosen?.preview.count ?? 0) * (format === "png" ? pages : pages + 1);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Fill from a table"
      description={`Makes “${title}” once for each row of a CSV file, up to ${tableRowsMax}. ${pages > 1 ? "Other pages change where they repeat its words. " : ""}It costs no credits.`}
    >
      <ChooseTable isDisabled={made !== undefined} onChoose={(file) => void choose(file)} />
      {problem && <Alert tone="error">{problem}</Alert>}
      {chosen && (
        <>
          <TableColumns preview={chosen.preview} />
          <SelectField
            label="Files"
            value={format}
            disabled={made !== undefined}
            onChange={(event) => setFormat(tableFormats.find((known) => known === event.target.value) ?? "png")}
          >
            {tableFormats
              .filter((id) => isPrinted || id !== "png-press")
              .map((id) => (
                <option key={id} value={id}>
                  {formatNames[id]}
                </option>
              ))}
          </SelectField>
          {made === undefined ? (
            <Button className="justify-self-start" onClick={() => void fill(chosen)}>
              Make {formatNumber(total)} {total === 1 ? "file" : "files"}
            </Button>
          ) : (
            <div className="flex flex-wrap items-center gap-4" role="status">
              <progress
                aria-label="Making the files"
                value={made}
                max={total}
                className="h-1.5 min-w-40 flex-1 accent-accent-strong"
              />
              <span className="text-sm tabular-nums">
                {made} of {total}
              </span>
              <Button variant="secondary" size="sm" onClick={() => work.current?.abort()}>
                Cancel
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/** Ends what is under way. */
function startOver(work: RefObject<AbortController | null>): AbortController {
  work.current?.abort();
  const next = new AbortController();
  work.current = next;
  return next;
}

function ChooseTable({
  isDisabled,
  onChoose,
}: {
  readonly isDisabled: boolean;
  readonly onChoose: (file: File) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label="CSV file" hint={`The first row names the columns: ${tableSlots.join(", ")}. Up to 1 MB.`}>
      <FileInput
        id={id}
        accept=".csv,text/csv"
        disabled={isDisabled}
        aria-describedby={`${id}-hint`}
        onFile={onChoose}
      />
    </Field>
  );
}

/** List of what each column fills, with the first rows. */
function TableColumns({ preview: { columns, rows, count } }: { readonly preview: TablePreview }) {
  const used = columns.flatMap(({ header, slot }) => (slot ? [{ header, slot }] : []));
  const unused = columns.filter(({ slot }) => slot === null).map(({ header }) => header || "a column without a name");
  return (
    <div className="grid gap-2 text-sm">
      <div className="overflow-x-auto rounded-sm border border-hairline">
        <table className="w-full text-left text-xs">
          <thead className="bg-sunken">
            <tr>
              {used.map(({ header, slot }) => (
                <th key={slot} scope="col" className="p-2 font-semibold whitespace-nowrap">
                  {header} <span className="font-normal text-muted">fills {slot}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name.
              <tr key={index}>
                {used.map(({ slot }) => (
                  <td key={slot} className="max-w-40 truncate p-2">
                    {row[slot]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        {count === 1 ? "1 row." : `${count} rows.`} {unused.length > 0 && `Not used: ${unused.join(", ")}.`}
      </p>
    </div>
  );
}
