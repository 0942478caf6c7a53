import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { assetAddress, assetFormatNames, assetMegabytesMax, assetTypes } from "../../assets/asset-rules.ts";
import { uploadAsset } from "../upload-asset.ts";

/** The logo of a brand kit: a file is sent at once, and the form carries its id. */
export function LogoField({ first }: { readonly first: string }) {
  const id = useId();
  const [logo, setLogo] = useState(first);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    setSending(true);
    setProblem(undefined);
    const sent = await uploadAsset(file);
    setSending(false);
    if ("problem" in sent) setProblem(sent.problem);
    else setLogo(sent.asset.id);
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
        <input
          id={id}
          type="file"
          accept={assetTypes}
          disabled={isSending}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // So that choosing the same file again counts as a change.
            currentTarget.value = "";
          }}
          className="w-full max-w-full text-sm text-muted file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-outline file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
        />
        <p id={`${id}-hint`} className="text-xs text-muted">
          {assetFormatNames}, up to {assetMegabytesMax} MB. A transparent background works best. Text in an SVG must be
          outlines.
        </p>
        <FieldError id={`${id}-error`} error={problem} />
        {logo && (
          <Button look="ghost" size="sm" className="-ml-3" onClick={() => setLogo("")}>
            Remove logo
          </Button>
        )}
      </div>
    </div>
  );
}
