import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide";
import { useState } from "react";
import Cropper, { type MediaSize, type Point } from "react-easy-crop";
// Imported here, so that the library inserts no <style> element of its own.
import "react-easy-crop/react-easy-crop.css";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Crop, cropSideMin } from "./picture-limits.ts";

const zoomMax = 5;
/** Distance that an arrow key moves the picture, in CSS pixels. */
const step = 16;

const moves = [
  { name: "Move left", icon: ArrowLeft, x: -step, y: 0 },
  { name: "Move right", icon: ArrowRight, x: step, y: 0 },
  { name: "Move up", icon: ArrowUp, x: 0, y: -step },
  { name: "Move down", icon: ArrowDown, x: 0, y: step },
] as const;

interface Props {
  /** The whole picture, as `data:`. */
  readonly address: string;
  /** Gets no crop for a picture that this browser can't show. */
  readonly onDone: (crop: Crop | undefined) => void;
  readonly onCancel: () => void;
}

interface ZoomProps {
  readonly zoom: number;
  readonly max: number;
  readonly onChange: (zoom: number) => void;
}

/** Lets the user crop a picture to a square: by mouse, touch, keyboard, or buttons alone. */
export function CropDialog({ address, onDone, onCancel }: Props) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState<MediaSize>();
  const [crop, setCrop] = useState<Crop>();
  const zoomLimit = media ? zoomLimitOf(media) : 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Crop your picture"
      description="Drag the picture, or move it with the arrow keys or the buttons. The circle shows the part you keep."
    >
      <div className="mx-auto grid w-full max-w-[min(20rem,42dvh)] gap-2">
        <div className="relative mb-2 aspect-square w-full rounded-sm bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong">
          <Cropper
            image={address}
            aspect={1}
            objectFit="cover"
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            crop={position}
            zoom={zoom}
            maxZoom={zoomLimit}
            keyboardStep={step}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            setMediaSize={setMedia}
            onCropAreaChange={(_, { x, y, width }) => setCrop({ left: x, top: y, side: width })}
            classes={{ containerClassName: "rounded-sm", cropAreaClassName: "outline-none" }}
            cropperProps={{ role: "application", "aria-label": "Crop area. Use the arrow keys to move the picture" }}
            mediaProps={{ onError: () => onDone(undefined) }}
          />
        </div>
        <ZoomSlider zoom={zoom} max={zoomLimit} onChange={setZoom} />
        <div className="grid grid-cols-4 gap-2">
          {moves.map(({ name, icon, x, y }) => (
            <Button
              key={name}
              variant="secondary"
              aria-label={name}
              onClick={() => media && setPosition(inside({ x: position.x + x, y: position.y + y }, media, zoom))}
            >
              <Icon icon={icon} className="size-5" />
            </Button>
          ))}
        </div>
      </div>
      {/* Stays visible on a low screen, where the rest scrolls. */}
      <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-hairline bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={!crop} onClick={() => onDone(crop)}>
          Save picture
        </Button>
      </div>
    </Dialog>
  );
}

function ZoomSlider({ zoom, max, onChange }: ZoomProps) {
  return (
    <label className="flex min-h-11 items-center gap-4 text-sm font-semibold">
      Zoom
      <input
        type="range"
        min={1}
        max={max}
        step="any"
        value={zoom}
        disabled={max === 1}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="min-h-11 min-w-0 flex-1 accent-accent-strong"
      />
    </label>
  );
}

/** The server refuses crops smaller than `cropSideMin`. */
function zoomLimitOf({ naturalWidth, naturalHeight }: MediaSize): number {
  return Math.max(1, Math.min(zoomMax, Math.min(naturalWidth, naturalHeight) / cropSideMin));
}

/** The nearest position at which the picture still fills the frame, whose side is the picture's shorter one before zooming. */
function inside({ x, y }: Point, { width, height }: MediaSize, zoom: number): Point {
  const frame = Math.min(width, height);
  const within = (value: number, length: number) => {
    const max = (length * zoom - frame) / 2;
    return Math.max(-max, Math.min(max, value));
  };
  return { x: within(x, width), y: within(y, height) };
}
