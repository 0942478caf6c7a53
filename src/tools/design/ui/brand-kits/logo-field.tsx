import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { assetAddress, assetFormatNames, assetMegabytesMax, assetTypes } from "../../assets/asset-rules.ts";
import { uploadAsset } from "../upload-asset.ts";

export type UploadState = "sending" | "there" | "refused";

interface Props {
  readonly first: string;
  readonly onUpload: (state: UploadState) => void;
}

/** The logo of a brand kit: a file is sent at once, and the form carries its id. */
export function LogoField({ first, onUpload }: Props) {
  const id = useId();
  const [logo, setLogo] = useState(first);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    setSending(true);
    onUpload("sending");
    setProblem(undefined);
    const sent = await uploadAsset(file);
    setSending(false);
    if ("problem" in sent) setProblem(sent.problem);
    else setLogo(sent.asset.id);
    onUpload("problem" in sent ? "refused" : "there");
  }
  return (
    <div className="flex flex-wrap items-start gap-5">
      <input type="hidden" name="logoAssetId" value={logo} />
      <div
        aria-busy={isSending}
        className="grid h-28 w-44 place-items-center rounded-sm border border-hairline bg-sunken p-3 aria-busy:opacity-60"
      >
        {logo ? (
          <img src={assetAddress(logo)} alt="Your logo" className="max-h-20 max-w-full object-contain" />
        ) : (
          <span className="text-xs text-muted">No logo</span>
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {logo ? "Choose another file" : "Choose a file"}
        </label>
        <FileInput
          id={id}
          accept={assetTypes}
          disabled={isSending}
          aria-describedby={`${id}-hint`}
          onFile={(file) => void send(file)}
        />
        <p id={`${id}-hint`} className="text-xs text-muted">
          {assetFormatNames}, up to {assetMegabytesMax} MB. A transparent background works best. Text in an SVG must be
          outlines.
        </p>
        <FieldError id={`${id}-error`} error={problem} />
        {logo && (
          <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setLogo("")}>
            Remove logo
          </Button>
        )}
      </div>
    </div>
  );
}
