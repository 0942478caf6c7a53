import { useState } from "react";
import { faceOf, faces, isOwnFace, ownFaceId } from "#studio/browser.ts";
import { showToast } from "#ui/toast.ts";
import { useEditor } from "../editor-context.ts";

const families = [...new Set(faces.map(({ family }) => family))].toSorted();

const weightNames: Readonly<Record<number, string>> = {
  400: "Regular",
  500: "Medium",
  600: "Semibold",
  700: "Bold",
  800: "Extra bold",
  900: "Black",
};

const styleName = (id: string): string => {
  const { weight, isItalic } = faceOf(id);
  return isItalic ? `${weightNames[weight]} italic` : (weightNames[weight] ?? String(weight));
};

const select = "min-h-10 w-full rounded-sm border border-outline bg-surface px-2 text-sm text-ink disabled:opacity-60";

interface Props {
  readonly faceId: string;
  readonly isDisabled: boolean;
  readonly onFace: (faceId: string) => void;
}

/** A family and one of its styles. The font is fetched before it is used. */
export function FaceField({ faceId, isDisabled, onFace }: Props) {
  const { fonts, ownFonts, hasBrandKits } = useEditor();
  const [isLoading, setIsLoading] = useState(false);
  const { family, weight, isItalic } = faceOf(faceId);
  const isOwn = isOwnFace(faceId);
  const styles = isOwn ? [faceOf(faceId)] : faces.filter((face) => face.family === family);
  // On a plan without brand kits, what is there stays.
  const offered = hasBrandKits ? ownFonts : [];
  const isListed = offered.some((font) => ownFaceId(font.id) === faceId);

  async function choose(next: string): Promise<void> {
    setIsLoading(true);
    try {
      await fonts.load([next]);
      onFace(next);
    } catch {
      showToast({ kind: "error", title: "The font couldn’t be loaded", description: "Please try again." });
    }
    setIsLoading(false);
  }

  return (
    <div className="grid grid-cols-[3fr_2fr] gap-2" aria-busy={isLoading}>
      <select
        aria-label="Font"
        className={select}
        disabled={isDisabled}
        value={isOwn ? faceId : family}
        onChange={({ target: { value } }) => void choose(isOwnFace(value) ? value : nearest(value, weight, isItalic))}
      >
        {isOwn && !isListed && <option value={faceId}>{family}</option>}
        {offered.map((font) => (
          <option key={font.id} value={ownFaceId(font.id)}>
            {font.name}
          </option>
        ))}
        {families.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label="Font style"
        className={select}
        disabled={isDisabled || styles.length === 1}
        value={faceId}
        onChange={(event) => void choose(event.target.value)}
      >
        {styles.map(({ id }) => (
          <option key={id} value={id}>
            {styleName(id)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The style of another family that is the most like the one before. */
function nearest(family: string, weight: number, isItalic: boolean): string {
  const distance = (face: (typeof faces)[number]) =>
    Math.abs(face.weight - weight) + (face.isItalic === isItalic ? 0 : 1_000);
  const [best] = faces.filter((face) => face.family === family).toSorted((a, b) => distance(a) - distance(b));
  return best?.id ?? "inter-400";
}
