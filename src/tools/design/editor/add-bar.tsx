import { Circle, ClipboardPaste, Minus, Square, Star, Triangle, Type } from "lucide";
import { addShape, addText, type DesignDocument, facesOf, type ShapeName } from "#studio/browser.ts";
import { showToast } from "#ui/toast.ts";
import { useEditor } from "./editor-context.ts";
import { IconButton } from "./panels/panel.tsx";
import { AddPictureButton } from "./pictures/add-picture-button.tsx";
import { AddSymbolButton } from "./symbols/add-symbol-button.tsx";
import { pasteFromClipboard } from "./use-clipboard.ts";

const shapes: readonly { readonly shape: ShapeName; readonly icon: typeof Circle }[] = [
  { shape: "rectangle", icon: Square },
  { shape: "circle", icon: Circle },
  { shape: "triangle", icon: Triangle },
  { shape: "star", icon: Star },
  { shape: "line", icon: Minus },
];

/** Puts new texts, pictures, symbols and shapes on the canvas. */
export function AddBar() {
  const editor = useEditor();
  const { design, fonts, edit } = editor;

  /** A design without words has no face here yet. */
  async function addWords(): Promise<void> {
    const add = (before: DesignDocument) => addText(before, "New text");
    try {
      await fonts.load(facesOf(add(design).design));
      edit(add, "Text added.");
    } catch {
      const description = "Check your connection and try again.";
      showToast({ kind: "error", title: "The font of the text couldn’t be loaded", description });
    }
  }

  return (
    <div
      role="toolbar"
      aria-label="Add"
      className="absolute bottom-3 left-3 flex items-center rounded-md border border-hairline bg-surface shadow-float"
    >
      <IconButton icon={Type} label="Add text" onClick={() => void addWords()} />
      <AddPictureButton />
      <AddSymbolButton />
      {shapes.map(({ shape, icon }) => (
        <IconButton
          key={shape}
          icon={icon}
          label={`Add ${shape}`}
          className="max-sm:hidden"
          onClick={() => edit((before) => addShape(before, shape), `${shape} added.`)}
        />
      ))}
      <IconButton
        icon={ClipboardPaste}
        label="Paste"
        aria-keyshortcuts="Control+V"
        onClick={() => void pasteFromClipboard(editor)}
      />
    </div>
  );
}
