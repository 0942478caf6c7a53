import { useId, useState } from "react";
import { fitOf, type ImageElement, type PictureMask, replacePicture, setMask, setPicture } from "#studio/browser.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import type { ShownAsset } from "../../assets/asset-rules.ts";
import { composeAgain } from "../compose-again.ts";
import type { Edited } from "../edited.ts";
import { useEditor } from "../editor-context.ts";
import { announceFull } from "../pictures/add-picture-button.tsx";
import { FocusField } from "../pictures/focus-field.tsx";
import { PictureDialog } from "../pictures/picture-dialog.tsx";
import { NumberField, PanelSection } from "./panel.tsx";

const fits = [
  { id: "cover", name: "Fill the frame" },
  { id: "contain", name: "Whole picture" },
] as const;

const masks: readonly { readonly id: PictureMask | undefined; readonly name: string }[] = [
  { id: undefined, name: "Rectangle" },
  { id: "ellipse", name: "Circle" },
  { id: "arch", name: "Arch" },
  { id: "blob", name: "Blob" },
];

/** The veil between a photo and the words on it. */
const isScrim = ({ name }: { readonly name: string }): boolean => name === "Scrim";

/** Settings of a picture element: what it shows, and how it fits its frame. */
export function PicturePanel({ element }: { readonly element: ImageElement }) {
  const { design, designId, brief, choices, edit, replace } = useEditor();
  const { id, name, assetId, isLocked = false, alt = "", radius = 0, width, height } = element;
  const [isOpen, setOpen] = useState(false);
  const altId = useId();
  const fitName = useId();
  const maskName = useId();
  const fit = fitOf(element);

  async function use({ id: chosen, width: wide, height: tall }: ShownAsset): Promise<void> {
    setOpen(false);
    const ratio = wide / tall;
    const replaced = replacePicture(design, id, { assetId: chosen, ratio });
    if (replaced === design) return chosen === assetId ? undefined : announceFull();
    // A photo that the design is composed around is composed again with it.
    const isPhoto = brief.photoId === assetId;
    const other = { ...brief, photoId: chosen, photoRatio: ratio, photoLook: undefined };
    const photo = isPhoto ? { brief: other } : {};
    const next = { design: replaced, ...photo };
    await replace(
      isPhoto && design.elements.some(isScrim) ? await withNewScrim(other, next) : next,
      `${name} replaced.`,
    );
  }

  /** Words on a photo are read through a veil, which another photo needs stronger or weaker. */
  async function withNewScrim(to: typeof brief, unchanged: Partial<Edited>): Promise<Partial<Edited>> {
    try {
      return await composeAgain(designId, { design, brief, choices }, { brief: to });
    } catch (error) {
      showToast({
        kind: "error",
        title: "The veil under the words is still that of the photo before",
        description: String(error instanceof Error ? error.message : error),
      });
      return unchanged;
    }
  }

  return (
    <>
      <PanelSection title="Picture">
        <Button variant="secondary" size="sm" disabled={isLocked} onClick={() => setOpen(true)}>
          Replace
        </Button>
        {isOpen && (
          <PictureDialog title="Replace the picture" onOpenChange={setOpen} onPicture={(asset) => void use(asset)} />
        )}
        <div className="grid gap-1">
          <label htmlFor={altId} className="text-xs text-muted">
            Description
          </label>
          <textarea
            id={altId}
            rows={2}
            maxLength={300}
            disabled={isLocked}
            placeholder="For people who can’t see it"
            className="field-sizing-content max-h-32 min-h-11 w-full rounded-sm border border-outline bg-surface px-3 py-2 text-sm placeholder:text-muted disabled:opacity-60"
            value={alt}
            onChange={({ currentTarget: { value } }) =>
              edit((before) => setPicture(before, id, { alt: value }), undefined, `alt ${id}`)
            }
          />
        </div>
      </PanelSection>
      <PanelSection title="Frame">
        <fieldset disabled={isLocked} className="flex flex-wrap gap-x-4">
          <legend className="sr-only">How it fits its frame</legend>
          {fits.map(({ id: to, name: words }) => (
            <label key={to} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm touch:min-h-11">
              <input
                type="radio"
                name={fitName}
                className="accent-accent-strong"
                checked={fit === to}
                onChange={() => edit((before) => setPicture(before, id, { fit: to }), `${words}.`)}
              />
              {words}
            </label>
          ))}
        </fieldset>
        {fit === "cover" && <FocusField element={element} />}
        <fieldset disabled={isLocked} className="flex flex-wrap gap-x-4">
          <legend className="text-xs text-muted">Mask</legend>
          {masks.map(({ id: to, name: words }) => (
            <label key={words} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm touch:min-h-11">
              <input
                type="radio"
                name={maskName}
                className="accent-accent-strong"
                checked={element.mask === to}
                onChange={() => edit((before) => setMask(before, id, to), `Mask: ${words.toLowerCase()}.`)}
              />
              {words}
            </label>
          ))}
        </fieldset>
        {element.mask === undefined && (
          <div className="w-28">
            <NumberField
              label="Corner radius"
              value={Math.round(radius)}
              {...{ min: 0, max: Math.round(Math.min(width, height) / 2), isDisabled: isLocked }}
              onValue={(value) =>
                edit((before) => setPicture(before, id, { radius: value }), `Corner radius ${value}.`, `radius ${id}`)
              }
            />
          </div>
        )}
      </PanelSection>
    </>
  );
}
