import { Check } from "lucide";
import { useId } from "react";
import {
  type Element,
  type Hex,
  type Paint,
  type PaletteRole,
  paintsOf,
  paletteRoles,
  setPaint,
} from "#studio/browser.ts";
import { Icon } from "#ui/icon.tsx";
import { useEditor } from "../editor-context.ts";
import { contrastNote, inkOn } from "./contrast.ts";

export const roleNames: Readonly<Record<PaletteRole, string>> = {
  ground: "Ground",
  ink: "Ink",
  accent: "Accent",
  support: "Support",
  highlight: "Highlight",
};

/** More at once are a picture, not a choice. */
const shownMax = 5;

/** The colors of an element. Those of the palette change with it; own ones stay. */
export function PaintFields({ element }: { readonly element: Element }) {
  const { design, fonts } = useEditor();
  const paints = paintsOf(element);
  const note = element.kind === "text" ? contrastNote(element, design, fonts.typesetter) : undefined;
  if (paints.length === 0) return <p className="text-xs text-muted">This element has colors of its own.</p>;
  return (
    <>
      {paints.slice(0, shownMax).map((paint, index) => (
        <PaintField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field stays the same while its color changes.
          key={index}
          {...{ element, paint }}
          number={index + 1}
          name={nameOf(element, paint) ?? (paints.length === 1 ? "Color" : `Color ${index + 1}`)}
          isNamed={nameOf(element, paint) !== undefined}
        />
      ))}
      {note && (
        <p className={`text-xs ${note.isEnough ? "text-muted" : "font-medium text-danger"}`} data-contrast>
          {note.words}
        </p>
      )}
    </>
  );
}

interface FieldProps {
  readonly element: Element;
  readonly paint: Paint;
  readonly number: number;
  readonly name: string;
  /** True if its name says more than its place. */
  readonly isNamed: boolean;
}

/** Part of a shape that a color is for, where it has several. */
function nameOf(element: Element, paint: Paint): string | undefined {
  if (element.kind !== "shape" || !element.stroke) return undefined;
  if (element.stroke.paint === paint) return element.fill === paint ? "Fill and outline" : "Outline";
  return typeof element.fill === "object" ? undefined : "Fill";
}

function PaintField({ element, paint, number, name: words, isNamed }: FieldProps) {
  const { design, edit } = useEditor();
  const { palette } = design;
  const name = useId();
  const isRole = paint in palette;
  const color: Hex = isRole ? palette[paint as PaletteRole] : paint;
  const put = (to: Paint, said: string, merge?: string) =>
    edit((before) => setPaint(before, element.id, paint, to), said, merge);
  return (
    <fieldset className="flex flex-wrap items-center gap-2" disabled={element.isLocked}>
      <legend className={isNamed ? "mb-1.5 text-xs text-muted" : "sr-only"}>{words}</legend>
      {paletteRoles.map((role) => (
        <label
          key={role}
          title={roleNames[role]}
          className="relative grid size-8 cursor-pointer place-items-center rounded-full border border-outline has-checked:ring-2 has-checked:ring-accent has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:size-10"
          style={{ background: palette[role], color: inkOn(palette[role]) }}
        >
          <input
            type="radio"
            name={name}
            aria-label={roleNames[role]}
            checked={paint === role}
            onChange={() => put(role, `${roleNames[role]} color.`)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {paint === role && <Icon icon={Check} className="size-4" />}
        </label>
      ))}
      <label
        title="Own color"
        className={`relative grid size-8 cursor-pointer place-items-center overflow-hidden rounded-full border border-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:size-10 ${isRole ? "" : "ring-2 ring-accent ring-offset-2 ring-offset-surface"}`}
        style={{
          background: isRole
            ? "conic-gradient(#d33 0 17%, #da3 0 33%, #3a5 0 50%, #2ab 0 67%, #35d 0 83%, #a3a 0)"
            : color,
        }}
      >
        <input
          type="color"
          aria-label="Own color"
          value={color}
          onChange={(event) => put(event.target.value, "Own color.", `color ${number} ${element.id}`)}
          className="absolute -inset-2 size-14 cursor-pointer opacity-0"
        />
      </label>
    </fieldset>
  );
}
