import { FileText, Paperclip, X } from "lucide";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { type ChatFile, chatFilePath, chatFileTypes } from "../files/chat-file-rules.ts";
import type { Attachment } from "./use-attachments.ts";

/** Chooses pictures and PDFs for the message. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={chatFileTypes}
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Button
        variant="ghost"
        className="px-3 [html:not(.js)_&]:hidden"
        aria-label="Attach pictures or PDFs"
        title="Attach pictures or PDFs"
        onClick={() => input.current?.click()}
      >
        <Icon icon={Paperclip} className="size-5" />
      </Button>
    </>
  );
}

interface ListProps {
  readonly attached: readonly Attachment[];
  readonly onRemove: (key: string) => void;
}

/** Files that go along with the message, each with a way to take it out again. */
export function AttachmentList({ attached, onRemove }: ListProps) {
  if (attached.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex gap-2 p-1 max-sm:overflow-x-auto sm:flex-wrap">
      {attached.map(({ key, name, fraction, file }) => (
        <li
          key={key}
          className="flex min-h-14 max-w-full shrink-0 items-center rounded-sm border border-hairline bg-paper"
        >
          {file ? (
            <FileFace file={file} />
          ) : (
            <span className="grid min-w-0 gap-1.5 px-3">
              <Name>{name}</Name>
              <Progress label={`Uploading ${name}`} done={fraction < 1 ? fraction : null} />
            </span>
          )}
          <Button
            variant="ghost"
            className="px-3"
            aria-label={`Remove ${name}`}
            title={`Remove ${name}`}
            onClick={() => onRemove(key)}
          >
            <Icon icon={X} className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function FileFace({ file }: { readonly file: ChatFile }) {
  return (
    <>
      {file.kind === "picture" ? (
        <img src={chatFilePath(file.id)} alt="" className="size-14 shrink-0 rounded-l-sm object-cover" />
      ) : (
        <Icon icon={FileText} className="ml-3 size-5 shrink-0 text-muted" />
      )}
      <span className="grid min-w-0 px-3">
        <Name>{file.name}</Name>
        {file.pageCount !== null && <span className="text-xs text-muted">{pagesIn(file.pageCount)}</span>}
      </span>
    </>
  );
}

const Name = ({ children }: { readonly children: ReactNode }) => (
  <span className="max-w-32 truncate sm:max-w-48 text-sm font-medium">{children}</span>
);

const pagesIn = (count: number): string => (count === 1 ? "PDF, 1 page" : `PDF, ${count} pages`);

/** The files of a message that was sent. Pictures open, PDFs are downloaded. */
export function MessageFiles({ files }: { readonly files: readonly ChatFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul
      aria-label="Attached files"
      className="-mb-3 flex max-w-[85%] flex-wrap items-end justify-end gap-2 justify-self-end"
    >
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {file.kind === "picture" ? (
            <a
              href={chatFilePath(file.id)}
              target="_blank"
              rel="noopener"
              title={file.name}
              className="block overflow-hidden rounded-md border border-hairline"
            >
              <img
                src={chatFilePath(file.id)}
                alt={file.name}
                loading="lazy"
                className="size-28 object-cover sm:size-36"
              />
            </a>
          ) : (
            <a
              href={chatFilePath(file.id)}
              download={file.name}
              className="flex min-h-14 items-center rounded-md border border-hairline bg-surface hover:border-outline"
            >
              <FileFace file={file} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
