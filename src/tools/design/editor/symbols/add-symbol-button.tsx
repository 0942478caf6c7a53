import { Shapes } from "lucide";
import { useState } from "react";
import { addFigure, type GroupElement } from "#studio/browser.ts";
import type { ShownFigure } from "#studio/index.ts";
import { callForJson } from "#ui/api-client.ts";
import { showToast } from "#ui/toast.ts";
import { drawnFigurePath } from "../../design-rules.ts";
import { useEditor } from "../editor-context.ts";
import { IconButton } from "../panels/panel.tsx";
import { SymbolDialog } from "./symbol-dialog.tsx";

/** Puts a figure on the canvas, drawn by the server as the design's style draws things. */
export function AddSymbolButton() {
  const { designId, design, edit } = useEditor();
  const [isOpen, setOpen] = useState(false);

  async function add({ id, name }: ShownFigure): Promise<void> {
    setOpen(false);
    try {
      const { element } = await callForJson<{ readonly element: GroupElement }>(drawnFigurePath(designId, id));
      if (addFigure(design, element).id === undefined) return announceFull();
      edit((before) => addFigure(before, element), `Symbol added: ${name}.`);
    } catch (error) {
      const description = error instanceof Error ? error.message : "Please try again.";
      showToast({ kind: "error", title: "The symbol couldn’t be added", description });
    }
  }

  return (
    <>
      <IconButton icon={Shapes} label="Add symbol" onClick={() => setOpen(true)} />
      {isOpen && (
        <SymbolDialog
          title="Add a symbol"
          description="It is drawn in the style and the colors of your design. You can move, size and recolor it."
          forLogos={false}
          palette={design.palette}
          onOpenChange={setOpen}
          onSymbol={(figure) => void add(figure)}
        />
      )}
    </>
  );
}

const announceFull = (): void =>
  showToast({
    kind: "error",
    title: "There is no room for this symbol",
    description: "The design has too many elements or shapes. Please delete some first.",
  });
