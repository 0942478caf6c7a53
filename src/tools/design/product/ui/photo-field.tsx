import { useId, useState } from "react";
import { uploadFile } from "#ui/api-client.ts";
import { Field, FieldError } from "#ui/field.tsx";
import { fileControl } from "#ui/file-input.tsx";
import { CheckboxField } from "#ui/more-fields.tsx";
import { Progress } from "#ui/progress.tsx";
import { assetAddress, assetBytesMax, assetMegabytesMax, type ShownAsset } from "../../assets/asset-rules.ts";
import type { ProductPhoto } from "../add-product-photo.ts";
import { photoFormats, photoTypes, productPhotosPath } from "../product-rules.ts";

interface Props {
  readonly photo: ProductPhoto | undefined;
  readonly onPhoto: (photo: ProductPhoto) => void;
  /** True if the product is shown without its background. */
  readonly isCutOut: boolean;
  readonly onCutOut: (isCutOut: boolean) => void;
  /** Only the studio cuts out. */
  readonly isByStudio: boolean;
}

const reasons: Readonly<Record<NonNullable<ProductPhoto["reason"]>, string>> = {
  busy: "The background of this photo isn’t plain, so Easel Studio can’t cut the product out. It puts the whole photo on the set.",
  empty: "Nothing stands out from the background of this photo, so Easel Studio puts the whole photo on the set.",
  whole: "The product fills this photo, so Easel Studio puts the whole photo on the set.",
};

/** The photo of the product, and the product without its background. */
export function PhotoField({ photo, onPhoto, isCutOut, onCutOut, isByStudio }: Props) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File) => {
    setSending(true);
    setProblem(undefined);
    const sent = await uploadPhoto(file);
    setSending(false);
    if ("problem" in sent) setProblem(sent.problem);
    else onPhoto(sent);
  };
  return (
    <div className="grid gap-3">
      <Field id={id} label="Photo of your product">
        <input
          id={id}
          type="file"
          accept={photoTypes.join(",")}
          disabled={isSending}
          aria-describedby={`${id}-about`}
          aria-invalid={problem ? true : undefined}
          className={fileControl}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void send(file);
          }}
        />
        <p id={`${id}-about`} className="text-xs text-muted">
          {photoFormats}, up to {assetMegabytesMax} MB. On a plain background, Easel Studio cuts the product out.
        </p>
        <FieldError id={`${id}-error`} error={problem} />
      </Field>
      {isSending && <Progress label="The photo is being read" />}
      {photo && (
        <div className="grid gap-3">
          <div className="grid grid-cols-2 gap-3">
            <Shown asset={photo.photo} name="Photo" alt="The photo that you chose" />
            {photo.cutOut && <Shown asset={photo.cutOut.asset} name="Cut out" alt="The product, cut out" isClear />}
          </div>
          {photo.cutOut && isByStudio && (
            <CheckboxField
              label="Show the product without its background"
              checked={isCutOut}
              onChange={(event) => onCutOut(event.target.checked)}
            />
          )}
          {photo.reason && isByStudio && <p className="text-sm text-muted">{reasons[photo.reason]}</p>}
        </div>
      )}
    </div>
  );
}

interface ShownProps {
  readonly asset: ShownAsset;
  readonly name: string;
  readonly alt: string;
  readonly isClear?: boolean;
}

/** Checkerboard behind a photo, for what shows through. */
const checkerboard = {
  backgroundImage: "repeating-conic-gradient(var(--color-sunken) 0 25%, var(--color-surface) 0 50%)",
  backgroundSize: "16px 16px",
};

const Shown = ({ asset, name, alt, isClear = false }: ShownProps) => (
  <figure className="grid gap-1">
    <img
      src={assetAddress(asset.id)}
      alt={alt}
      className="h-40 w-full rounded-sm border border-hairline bg-sunken object-contain p-2"
      style={isClear ? checkerboard : undefined}
    />
    <figcaption className="text-xs text-muted">{name}</figcaption>
  </figure>
);

/** Sends a photo of a product. @returns it as it was stored, with the product cut out where that works, or what is wrong with it. */
async function uploadPhoto(file: File): Promise<ProductPhoto | { readonly problem: string }> {
  const tooLarge = `This file is larger than ${assetMegabytesMax} MB.`;
  const sent = await uploadFile<ProductPhoto>(productPhotosPath, file, {
    bytesMax: assetBytesMax,
    tooLarge,
    called: "The photo",
  });
  return "answer" in sent ? sent.answer : sent;
}
