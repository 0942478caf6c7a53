import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type IconNode,
} from "lucide";
import { type Alignment, type Axis, align, distribute, type Element } from "#studio/browser.ts";
import { useEditor } from "../editor-context.ts";
import { namesOf } from "../element-names.ts";
import { IconButton, PanelSection } from "./panel.tsx";
import { SelectionHeader } from "./selection-header.tsx";

const alignments: readonly { readonly to: Alignment; readonly label: string; readonly icon: IconNode }[] = [
  { to: "left", label: "Align left", icon: AlignStartVertical },
  { to: "center", label: "Align center", icon: AlignCenterVertical },
  { to: "right", label: "Align right", icon: AlignEndVertical },
  { to: "top", label: "Align top", icon: AlignStartHorizontal },
  { to: "middle", label: "Align middle", icon: AlignCenterHorizontal },
  { to: "bottom", label: "Align bottom", icon: AlignEndHorizontal },
];

const spacings: readonly { readonly axis: Axis; readonly label: string; readonly icon: IconNode }[] = [
  { axis: "x", label: "Distribute horizontally", icon: AlignHorizontalDistributeCenter },
  { axis: "y", label: "Distribute vertically", icon: AlignVerticalDistributeCenter },
];

/** Settings of several elements, changed at once, each as one step of undo. */
export function SeveralPanel({ elements }: { readonly elements: readonly Element[] }) {
  const { edit, fonts } = useEditor();
  const ids = elements.map(({ id }) => id);
  const free = elements.filter(({ isLocked }) => !isLocked);
  const isLocked = free.length === 0;
  const name = namesOf(elements);
  return (
    <>
      <SelectionHeader elements={elements} />
      <PanelSection title="Align">
        <div className="grid w-fit grid-cols-6 gap-0.5">
          {alignments.map(({ to, label, icon }) => (
            <IconButton
              key={to}
              {...{ icon, label, disabled: isLocked }}
              onClick={() =>
                edit((design) => align(design, ids, to, fonts.typesetter), `${name}: ${label.toLowerCase()}.`)
              }
            />
          ))}
        </div>
      </PanelSection>
      <PanelSection title="Distribute">
        <div className="flex gap-0.5">
          {spacings.map(({ axis, label, icon }) => (
            <IconButton
              key={axis}
              {...{ icon, label, disabled: free.length < 3 }}
              onClick={() =>
                edit((design) => distribute(design, ids, axis, fonts.typesetter), `${name}: ${label.toLowerCase()}.`)
              }
            />
          ))}
        </div>
        {free.length < 3 && <p className="text-xs text-muted">Needs three unlocked elements.</p>}
      </PanelSection>
      {free.length < elements.length && !isLocked && (
        <p className="px-4 py-3 text-xs text-muted">Locked elements stay where they are.</p>
      )}
    </>
  );
}
