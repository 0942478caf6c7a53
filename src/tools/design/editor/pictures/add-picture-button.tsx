import { ImagePlus } from "lucide";
import { useState } from "react";
import { addPicture, picturesMax } from "#studio/browser.ts";
import { showToast } from "#ui/toast.ts";
import type { ShownAsset } from "../../assets/asset-rules.ts";
import { useEditor } from "../editor-context.ts";
import { IconButton } from "../panels/panel.tsx";
import { PictureDialog } from "./picture-dialog.tsx";

/** Puts an uploaded picture on the canvas. */
export function AddPictureButton() {
  const { design, edit } = useEditor();
  const [isOpen, setOpen] = useState(false);

  function add({ id: assetId, width, height }: ShownAsset): void {
    setOpen(false);
    const picture = { assetId, ratio: width / height };
    if (addPicture(design, picture).id === undefined) announceFull();
    else edit((before) => addPicture(before, picture), "Picture added.");
  }

  return (
    <>
      <IconButton icon={ImagePlus} label="Add picture" onClick={() => setOpen(true)} />
      {isOpen && <PictureDialog title="Add a picture" onOpenChange={setOpen} onPicture={add} />}
    </>
  );
}

export const announceFull = (): void =>
  showToast({
    kind: "error",
    title: "There is no room for this picture",
    description: `A design shows up to ${picturesMax} different pictures. Please delete one first.`,
  });
