import { CaseUpper, TextAlignCenter, TextAlignEnd, TextAlignStart } from "lucide";
import { useId, useRef } from "react";
import { setType, type TextElement, typeWords } from "#studio/browser.ts";
import { heldCharacters } from "#studio/rules.ts";
import { useEditor } from "../editor-context.ts";
import { FaceField } from "./face-field.tsx";
import { PaintFields } from "./paint-fields.tsx";
import { IconButton, NumberField, PanelSection } from "./panel.tsx";

const alignments = [
  { id: "start", label: "Align left", icon: TextAlignStart },
  { id: "middle", label: "Align center", icon: TextAlignCenter },
  { id: "end", label: "Align right", icon: TextAlignEnd },
] as const;

interface Props {
  readonly element: TextElement;
}

/** The words of a text, and how they are set. */
export function TextPanel({ element }: Props) {
  const { edit, fonts } = useEditor();
  const { id, faceId, size, tracking, lineHeight, align, isCaps = false, isLocked = false } = element;
  const wordsId = useId();
  /** Text as it was when the field got the focus: the room that the words have. */
  const room = useRef(element);
  const set = (setting: Parameters<typeof setType>[2], said: string) =>
    edit((design) => setType(design, id, setting), said, `${Object.keys(setting).join()} ${id}`);
  return (
    <>
      <PanelSection title="Words">
        <label htmlFor={wordsId} className="sr-only">
          Words
        </label>
        <textarea
          id={wordsId}
          rows={3}
          maxLength={2_000}
          disabled={isLocked}
          className="field-sizing-content max-h-48 min-h-20 w-full rounded-sm border border-outline bg-surface px-3 py-2 text-base disabled:opacity-60"
          value={element.text}
          onFocus={() => {
            room.current = element;
          }}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const before = room.current;
            edit((design) => typeWords(design, id, value, fonts.typesetter, before), undefined, `words ${id}`);
          }}
        />
        <MissingNote element={element} />
      </PanelSection>
      <PanelSection title="Type">
        <FaceField faceId={faceId} isDisabled={isLocked} onFace={(face) => set({ faceId: face }, "Font changed.")} />
        <div className="flex items-center justify-between">
          <fieldset aria-label="Alignment" className="flex gap-0.5" disabled={isLocked}>
            {alignments.map(({ id: to, label, icon }) => (
              <IconButton
                key={to}
                icon={icon}
                label={label}
                aria-pressed={align === to}
                disabled={isLocked}
                onClick={() => set({ align: to }, `${label}.`)}
              />
            ))}
          </fieldset>
          <IconButton
            icon={CaseUpper}
            label="Capitals"
            aria-pressed={isCaps}
            disabled={isLocked}
            onClick={() => set({ isCaps: !isCaps }, isCaps ? "Capitals off." : "Capitals on.")}
          />
        </div>
        <div className="grid grid-cols-3 gap-2">
          <NumberField
            label="Size"
            value={tidy(size, 1)}
            {...{ min: 4, max: 4_000, isDisabled: isLocked }}
            onValue={(value) => set({ size: value }, `Size ${value}.`)}
          />
          <NumberField
            label="Tracking"
            unit="%"
            value={tidy(tracking * 100, 1)}
            {...{ min: -20, max: 100, isDisabled: isLocked }}
            onValue={(value) => set({ tracking: value / 100 }, `Tracking ${value} percent.`)}
          />
          <NumberField
            label="Line"
            unit="%"
            value={tidy(lineHeight * 100, 0)}
            {...{ min: 60, max: 300, step: 5, isDisabled: isLocked }}
            onValue={(value) => set({ lineHeight: value / 100 }, `Line height ${value} percent.`)}
          />
        </div>
      </PanelSection>
      <PanelSection title="Color">
        <PaintFields element={element} />
      </PanelSection>
    </>
  );
}

const held = new RegExp(`^[${heldCharacters}]+$`, "u");

/** Another font helps only with letters that some font has. */
export const adviceFor = (missing: readonly string[]): string =>
  missing.every((letter) => held.test(letter))
    ? "Choose another font, such as Inter."
    : "Our fonts have Latin, Greek and Cyrillic letters only.";

const tidy = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Said, not drawn as boxes. */
function MissingNote({ element: { faceId, text } }: { readonly element: TextElement }) {
  const { fonts } = useEditor();
  const missing = fonts.typesetter.missingFrom(faceId, text).filter((letter) => letter.trim() !== "");
  if (missing.length === 0) return null;
  return (
    <p className="text-xs text-danger">
      This font has no{" "}
      {missing
        .slice(0, 5)
        .map((letter) => `“${letter}”`)
        .join(", ")}
      . {adviceFor(missing)}
    </p>
  );
}
