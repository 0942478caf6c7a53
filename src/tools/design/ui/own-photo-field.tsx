import { ImagePlus } from "lucide";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { assetAddress, assetFormatNames, assetMegabytesMax } from "../assets/asset-rules.ts";
import { PictureDialog } from "../editor/pictures/picture-dialog.tsx";
import { canHavePhoto } from "../photo-rules.ts";
import type { FormPart } from "./design-form.tsx";
import { kindNames } from "./design-names.ts";

/** The user's own photo, which all designs are composed around. Optional. */
export function OwnPhotoField({ settings, onSettings }: FormPart) {
  const { photoId, kind } = settings;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">Your photo</legend>
      <div className="flex flex-wrap items-center gap-4">
        {photoId && <Preview key={photoId} photoId={photoId} />}
        <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-2">
          <div className="flex flex-wrap gap-2">
            <Button ref={button} variant="secondary" size="sm" onClick={() => setOpen(true)}>
              <Icon icon={ImagePlus} className="size-4" />
              {photoId ? "Choose another photo" : "Choose a photo"}
            </Button>
            {photoId && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  onSettings({ photoId: undefined });
                  setSaid("Photo removed.");
                  button.current?.focus();
                }}
              >
                Remove photo
              </Button>
            )}
          </div>
          <p className="text-xs text-muted">
            {canHavePhoto(kind)
              ? `Optional: ${assetFormatNames}, up to ${assetMegabytesMax} MB. All designs are laid out around it.`
              : `${kindNames[kind].name}: designs of this kind show no photo${photoId ? ", so yours is left out" : ""}.`}
          </p>
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isOpen && (
        <PictureDialog
          title="Choose your photo"
          onOpenChange={setOpen}
          onPicture={({ id, name }) => {
            setOpen(false);
            onSettings({ photoId: id });
            setSaid(`${name} chosen.`);
          }}
        />
      )}
    </fieldset>
  );
}

/** A photo that was deleted since is said to be gone: designs can't be made with it. */
function Preview({ photoId }: { readonly photoId: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) {
    return <p className="max-w-48 text-sm text-danger">This photo was deleted. Choose another one, or remove it.</p>;
  }
  return (
    <img
      src={assetAddress(photoId)}
      alt="Your chosen file"
      onError={() => setGone(true)}
      className="h-28 max-w-44 rounded-sm border border-hairline bg-sunken object-contain"
    />
  );
}
