import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from "lucide";
import { type Element, type LayerMove, opacityOf, reorder, setOpacity } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { PaintFields } from "./paint-fields.tsx";
import { IconButton, PanelSection } from "./panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { PlaceSection } from "./place-section.tsx";
import { SelectionHeader } from "./selection-header.tsx";
import { ShapeSection } from "./shape-section.tsx";
import { TextPanel } from "./text-panel.tsx";

const moves: readonly { readonly to: LayerMove; readonly label: string; readonly icon: typeof ArrowUp }[] = [
  { to: "front", label: "Bring to front", icon: ArrowUpToLine },
  { to: "up", label: "Bring forward", icon: ArrowUp },
  { to: "down", label: "Send backward", icon: ArrowDown },
  { to: "back", label: "Send to back", icon: ArrowDownToLine },
];

interface Props {
  readonly element: Element;
}

/** Settings of the selected element. */
export function ElementPanel({ element }: Props) {
  const { edit } = useEditor();
  const { id, name, isLocked = false } = element;
  return (
    <>
      <SelectionHeader elements={[element]} />
      {isLocked && (
        <p className="border-b border-hairline px-4 py-3 text-xs text-muted">
          Locked. It can’t be changed by accident, and stays as it is when you shuffle the design.
        </p>
      )}
      {element.kind === "text" ? (
        <TextPanel key={id} element={element} />
      ) : element.kind === "image" ? (
        <PicturePanel key={id} element={element} />
      ) : (
        <PanelSection title="Colors">
          <PaintFields element={element} />
        </PanelSection>
      )}
      {element.kind === "shape" && <ShapeSection element={element} />}
      {(element.kind === "shape" || element.kind === "image") && (
        <PanelSection title="Opacity">
          <OpacityField element={element} />
        </PanelSection>
      )}
      <PlaceSection key={`place ${id}`} element={element} />
      <PanelSection title="Order">
        <div className="flex gap-0.5">
          {moves.map(({ to, label, icon }) => (
            <IconButton
              key={to}
              icon={icon}
              label={label}
              disabled={isLocked}
              onClick={() => edit((design) => reorder(design, id, to), `${name}: ${label.toLowerCase()}.`)}
            />
          ))}
        </div>
      </PanelSection>
    </>
  );
}

function OpacityField({ element }: { readonly element: Element }) {
  const { edit } = useEditor();
  const percent = Math.round(opacityOf(element) * 100);
  return (
    <div className="flex items-center gap-3">
      <input
        type="range"
        aria-label="Opacity"
        min={0}
        max={100}
        value={percent}
        disabled={element.isLocked}
        className="min-h-9 flex-1 accent-accent-strong touch:min-h-11"
        onChange={({ currentTarget }) => {
          const opacity = Number(currentTarget.value) / 100;
          edit((design) => setOpacity(design, element.id, opacity), undefined, `opacity ${element.id}`);
        }}
      />
      <output className="w-10 text-right text-xs tabular-nums">{percent}%</output>
    </div>
  );
}
