import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { formatBytes } from "#ui/format.ts";
import type { ShownLink } from "../../sharing/link-rules.ts";
import { ShareDialog } from "../../sharing/ui/share-dialog.tsx";
import { keyOf } from "../library-rules.ts";
import type { ShownItem } from "../read-item.ts";
import { ModelViewer } from "./model-viewer.tsx";
import { RunningItem } from "./running-item.tsx";

/** Results of a run: designs, files and text. */
export function ItemOutput({ item }: { readonly item: ShownItem }) {
  const { state, failureMessage, pictures, files, output, canShareText, keptElsewhere } = item;
  if (state === "running") return <RunningItem item={item} />;
  if (state === "failed") return <Note>{failureMessage ?? "This run failed. It cost you nothing."}</Note>;
  const isEmpty = pictures.length === 0 && files.length === 0 && output === "";
  return (
    <div className="grid grid-cols-1 gap-6">
      {isEmpty && (
        <Note>{state === "stopped" ? "You stopped this run." : (keptElsewhere ?? "This run has no result.")}</Note>
      )}
      {pictures.length > 0 && (
        <ul aria-label="Designs" className="grid gap-4 sm:grid-cols-2">
          {pictures.map(({ id, title, address, download }) => (
            <li key={id} className="grid content-start gap-2">
              <img src={address} alt={title} className={frame} />
              <a
                href={download}
                className={buttonClass({ variant: "secondary", size: "sm", className: "justify-self-start" })}
              >
                Download PNG
              </a>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul aria-label="Files" className="grid gap-4 sm:grid-cols-2">
          {files.map(({ number, mediaType, bytes, ending, address, link }) => (
            <li key={number} className="grid content-start gap-2">
              <Player address={address} mediaType={mediaType} name={`${item.title}, ${number}`} />
              <div className="flex flex-wrap gap-2">
                <a
                  href={`${address}?download`}
                  className={buttonClass({ variant: "secondary", size: "sm", className: "justify-self-start" })}
                >
                  Download {ending.toUpperCase()}, {formatBytes(bytes)}
                </a>
                <ShareOutput runId={item.id} fileNumber={number} link={link} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {output !== "" && (
        <section
          aria-label="Text"
          className="grid grid-cols-1 gap-3 rounded-md border border-hairline bg-surface p-4 sm:p-6"
        >
          <p className="max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{output}</p>
          <div className="flex flex-wrap items-center gap-2">
            <CopyButton text={output} done="Text copied">
              Copy
            </CopyButton>
            {canShareText && <ShareOutput runId={item.id} fileNumber={0} link={item.textLink} />}
          </div>
        </section>
      )}
    </div>
  );
}

const frame = "h-auto max-h-[70dvh] w-full rounded-sm border border-hairline bg-sunken object-contain";

interface PlayerProps {
  readonly address: string;
  readonly mediaType: string;
  readonly name: string;
}

/** A file as browsers show it. Others can be downloaded only. */
export function Player({ address, mediaType, name }: PlayerProps) {
  if (mediaType.startsWith("image/")) return <img src={address} alt={name} className={frame} />;
  // biome-ignore lint/a11y/useMediaCaption: engines make no captions
  if (mediaType.startsWith("video/")) return <video src={address} controls aria-label={name} className={frame} />;
  // biome-ignore lint/a11y/useMediaCaption: a transcription is another tool
  if (mediaType.startsWith("audio/")) return <audio src={address} controls aria-label={name} className="w-full" />;
  if (mediaType === "model/gltf-binary") return <ModelViewer address={address} name={name} />;
  return null;
}

const Note = ({ children }: { readonly children: string }) => (
  <p className="rounded-md border border-hairline bg-sunken px-4 py-6 text-muted">{children}</p>
);

interface Props {
  readonly runId: string;
  /** 0 for the text. */
  readonly fileNumber: number;
  readonly link: ShownLink | null;
}

/** Shares one output, and takes it back. */
function ShareOutput({ runId, fileNumber, link }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {link ? "Shared" : "Share"}
      </Button>
      <ShareDialog
        fields={{ item: keyOf({ kind: "run", id: runId }), fileNumber: String(fileNumber) }}
        what={fileNumber === 0 ? "this text" : "this file"}
        description="Anyone with the link sees it, without your name, your prompt, or signing in."
        link={link}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
