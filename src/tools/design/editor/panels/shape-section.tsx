import { useId } from "react";
import {
  type FillKind,
  fillKindOf,
  gradientDegreesOf,
  roundedOf,
  type ShapeElement,
  setCornerRadius,
  setFillKind,
  setGradientDegrees,
  setStrokeWidth,
} from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { NumberField, PanelSection } from "./panel.tsx";

const fillKinds: readonly { readonly kind: FillKind; readonly name: string }[] = [
  { kind: "solid", name: "One color" },
  { kind: "gradient", name: "Gradient" },
  { kind: "none", name: "None" },
];

/** Fill, outline and corners of a shape. */
export function ShapeSection({ element }: { readonly element: ShapeElement }) {
  const { edit } = useEditor();
  const { id, stroke, isLocked = false } = element;
  const fillName = useId();
  const rounded = roundedOf(element);
  const degrees = gradientDegreesOf(element);
  return (
    <PanelSection title="Shape">
      <fieldset disabled={isLocked} className="flex flex-wrap gap-x-4">
        <legend className="text-xs text-muted">Fill</legend>
        {fillKinds.map(({ kind, name }) => (
          <label key={kind} className="flex min-h-9 cursor-pointer items-center gap-2 text-sm touch:min-h-11">
            <input
              type="radio"
              name={fillName}
              className="accent-accent-strong"
              checked={fillKindOf(element) === kind}
              onChange={() => edit((design) => setFillKind(design, id, kind), `Fill: ${name.toLowerCase()}.`)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        {degrees !== undefined && (
          <NumberField
            label="Gradient angle"
            unit="°"
            value={degrees}
            {...{ min: -360, max: 360, step: 15, isDisabled: isLocked }}
            onValue={(value) =>
              edit(
                (design) => setGradientDegrees(design, id, value),
                `Gradient angle ${value} degrees.`,
                `gradient ${id}`,
              )
            }
          />
        )}
        <NumberField
          label="Outline width"
          value={Math.round((stroke?.width ?? 0) * 10) / 10}
          {...{ min: 0, max: 500, isDisabled: isLocked }}
          onValue={(value) =>
            edit((design) => setStrokeWidth(design, id, value), `Outline width ${value}.`, `stroke ${id}`)
          }
        />
        {rounded && (
          <NumberField
            label="Corner radius"
            value={Math.round(rounded.radius * 10) / 10}
            {...{
              min: 0,
              max: Math.floor(Math.min(rounded.frame.width, rounded.frame.height) / 2),
              isDisabled: isLocked,
            }}
            onValue={(value) =>
              edit((design) => setCornerRadius(design, id, value), `Corner radius ${value}.`, `radius ${id}`)
            }
          />
        )}
      </div>
    </PanelSection>
  );
}
