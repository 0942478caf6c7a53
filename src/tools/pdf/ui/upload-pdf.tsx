import { Upload } from "lucide";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { uploadFile } from "#ui/api-client.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { useInProject } from "#work/ui/index.ts";
import { documentPath, pdfBytesMax, pdfLimits, pdfMegabytesMax, pdfsPath } from "../chatpdf-rules.ts";

/** Takes a PDF by a press or by dropping it, and opens it once its text has been read. */
export function UploadPdf() {
  const fieldId = useId();
  const navigate = useNavigate();
  const [isDropping, setDropping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fileName, setFileName] = useState<string>();
  const inProject = useInProject();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File) => {
    if (current.current) return;
    const stop = new AbortController();
    current.current = stop;
    setProblem(undefined);
    setFileName(file.name);
    const sent = await sendPdf(file, stop.signal);
    current.current = undefined;
    setFileName(undefined);
    if (stop.signal.aborted) return;
    if ("answer" in sent) await navigate(inProject(documentPath(sent.answer.id)));
    else setProblem(sent.problem);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  };
  return (
    <section
      aria-label="New PDF"
      className={classNames(
        "grid justify-items-start gap-3 rounded-md border border-dashed p-6 sm:p-8",
        isDropping ? "border-accent-strong bg-accent-wash" : "border-outline bg-surface",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={onDrop}
    >
      {fileName === undefined ? (
        <>
          <input
            id={fieldId}
            type="file"
            accept="application/pdf,.pdf"
            className="peer sr-only"
            aria-describedby={`${fieldId}-limits`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again.
              event.target.value = "";
              if (file) void send(file);
            }}
          />
          <label
            htmlFor={fieldId}
            className={buttonClass({
              className: "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2",
            })}
          >
            <Icon icon={Upload} className="size-4" />
            Upload a PDF
          </label>
          <p id={`${fieldId}-limits`} className="text-sm text-muted">
            {`Or drop it here. Up to ${pdfMegabytesMax} MB and ${pdfLimits.pages} pages. Only you can see it.`}
          </p>
        </>
      ) : (
        <div className="grid w-full gap-3">
          <p role="status" className="text-sm wrap-anywhere">{`Uploading and reading “${fileName}”`}</p>
          <Progress label="Uploading and reading" />
          <Button variant="secondary" className="justify-self-start" onClick={() => current.current?.abort()}>
            Cancel
          </Button>
        </div>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <noscript>
        <Alert tone="note">Uploading a PDF needs JavaScript. Please turn it on in your browser.</Alert>
      </noscript>
    </section>
  );
}

const sendPdf = (file: File, signal: AbortSignal) =>
  uploadFile<{ readonly id: string }>(pdfsPath, file, {
    bytesMax: pdfBytesMax,
    tooLarge: `This PDF is larger than ${pdfMegabytesMax} MB. Please choose a smaller one.`,
    called: "The PDF",
    signal,
  });
