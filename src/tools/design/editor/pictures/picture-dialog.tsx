import { useId, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { Progress } from "#ui/progress.tsx";
import {
  assetAddress,
  assetFormatNames,
  assetMegabytesMax,
  assetTypes,
  type ShownAsset,
} from "../../assets/asset-rules.ts";
import { useAssets } from "./use-assets.ts";

interface Props {
  readonly title: string;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onPicture: (asset: ShownAsset) => void;
}

/** A picture from a file, or one that the user has uploaded before. */
export function PictureDialog({ title, onOpenChange, onPicture }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description="Choose a file, or one of the pictures that you have used before. It costs nothing."
    >
      <PictureChoice onPicture={onPicture} />
    </Dialog>
  );
}

/** The two ways to choose a picture, without a dialog around them. */
export function PictureChoice({ onPicture }: Pick<Props, "onPicture">) {
  const id = useId();
  const { assets, isSending, problem, send } = useAssets();

  async function upload(file: File): Promise<void> {
    const asset = await send(file);
    if (asset) onPicture(asset);
  }

  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          Picture file
        </label>
        <FileInput
          id={id}
          accept={assetTypes}
          disabled={isSending}
          aria-describedby={`${id}-hint`}
          onFile={(file) => void upload(file)}
        />
        <p id={`${id}-hint`} className="text-xs text-muted">
          {assetFormatNames}, up to {assetMegabytesMax} MB
        </p>
      </div>
      {isSending && <Progress label="The picture is being uploaded" />}
      {problem && <Alert tone="error">{problem}</Alert>}
      <EarlierPictures assets={assets} isBusy={isSending} onPicture={onPicture} />
    </div>
  );
}

/** So that a dialog of three hundred pictures doesn’t load them all. */
const pageSize = 24;

interface EarlierProps extends Pick<Props, "onPicture"> {
  readonly assets: readonly ShownAsset[] | undefined;
  readonly isBusy: boolean;
}

function EarlierPictures({ assets, isBusy, onPicture }: EarlierProps) {
  const [shown, setShown] = useState(pageSize);
  if (assets?.length === 0) {
    return <p className="text-sm text-muted">Pictures that you upload appear here, for your other designs, too.</p>;
  }
  return (
    <fieldset className="grid gap-2" disabled={isBusy}>
      <legend className="mb-2 text-sm font-semibold">Your pictures</legend>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4" aria-busy={!assets}>
        {assets
          ? assets.slice(0, shown).map((asset) => (
              <li key={asset.id}>
                <button
                  type="button"
                  aria-label={`Use ${asset.name}`}
                  title={asset.name}
                  onClick={() => onPicture(asset)}
                  className="block w-full overflow-hidden rounded-sm border border-outline bg-sunken hover:border-ink"
                >
                  <img
                    src={assetAddress(asset.id)}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full object-contain"
                  />
                </button>
              </li>
            ))
          : Array.from({ length: 4 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <li key={index} className="aspect-square animate-pulse rounded-sm bg-sunken motion-reduce:animate-none" />
            ))}
      </ul>
      {assets && assets.length > shown && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setShown(shown + pageSize)}>
            Show more
          </Button>
        </div>
      )}
    </fieldset>
  );
}
