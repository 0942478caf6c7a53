import { FlipHorizontal2, FlipVertical2, Link2, Link2Off } from "lucide";
import { useState } from "react";
import { canTurn, type Element, flip, resizeTo, setTurn } from "#studio/browser.ts";
import { elementFrame } from "../canvas/element-frames.ts";
import { useEditor } from "../editor-context.ts";
import { IconButton, NumberField, PanelSection } from "./panel.tsx";

type Side = "x" | "y" | "width" | "height";

/** In the units of the canvas; documents hold no more. */
const farthest = 20_000;

/** Place, size and turn of an element, as numbers. */
export function PlaceSection({ element }: { readonly element: Element }) {
  const { design, fonts, edit } = useEditor();
  const { id, name, kind, isLocked = false, turn = 0 } = element;
  const [isKept, setKept] = useState(kind === "group");
  const frame = elementFrame(element, design, fonts.typesetter);
  if (!frame) return null;

  function put(side: Side, value: number): void {
    if (!frame) return;
    const other = side === "width" ? "height" : "width";
    const isSize = side === "width" || side === "height";
    // A text of another height has larger letters, in a column that is wider by as much.
    const isScaled = isSize && frame[side] > 0 && (kind === "text" ? side === "height" : isKept);
    const to = { ...frame, [side]: value, ...(isScaled && { [other]: (frame[other] * value) / frame[side] }) };
    edit((before) => resizeTo(before, id, to, fonts.typesetter), `${name}: ${side} ${value}.`, `place ${side} ${id}`);
  }

  const field = (side: Side, label: string) => {
    const isSize = side === "width" || side === "height";
    return (
      <NumberField
        label={label}
        value={Math.round(frame[side] * 10) / 10}
        {...{ min: isSize ? 4 : -farthest, max: farthest, isDisabled: isLocked }}
        onValue={(value) => put(side, value)}
      />
    );
  };

  return (
    <PanelSection title="Place">
      <div className="grid grid-cols-2 gap-2">
        {field("x", "X")}
        {field("y", "Y")}
        {field("width", "Width")}
        {field("height", "Height")}
      </div>
      <div className="flex items-end gap-0.5">
        {canTurn(element) && (
          <div className="mr-auto w-28">
            <NumberField
              label="Rotation"
              unit="°"
              value={turn}
              {...{ min: -360, max: 360, isDisabled: isLocked }}
              onValue={(value) =>
                edit(
                  (before) => setTurn(before, id, value, fonts.typesetter),
                  `Rotation ${value} degrees.`,
                  `turn ${id}`,
                )
              }
            />
          </div>
        )}
        {kind !== "text" && (
          <IconButton
            icon={isKept ? Link2 : Link2Off}
            label="Keep proportions"
            aria-pressed={isKept}
            disabled={isLocked}
            onClick={() => setKept(!isKept)}
          />
        )}
        {kind !== "text" && canTurn(element) && (
          <>
            <IconButton
              icon={FlipHorizontal2}
              label="Flip horizontally"
              disabled={isLocked}
              onClick={() => edit((before) => flip(before, id, "x"), `${name} flipped horizontally.`)}
            />
            <IconButton
              icon={FlipVertical2}
              label="Flip vertically"
              disabled={isLocked}
              onClick={() => edit((before) => flip(before, id, "y"), `${name} flipped vertically.`)}
            />
          </>
        )}
      </div>
    </PanelSection>
  );
}
