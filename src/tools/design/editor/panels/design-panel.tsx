import { Copy, LayoutGrid, Palette as PaletteIcon, Shapes, Type } from "lucide";
import { useId, useState } from "react";
import {
  countMovedBack,
  type DesignDocument,
  mainPageOf,
  type PaletteRole,
  paletteRoles,
  setPalette,
} from "#studio/browser.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { formats } from "../../copies/formats.ts";
import { canHaveKit, canHaveSymbol } from "../../design-rules.ts";
import type { ListedKit } from "../../ui/brand-kits/kit-row.tsx";
import { CopiesDialog } from "../../ui/copies-dialog.tsx";
import { applyKit, composeAgain, otherColors } from "../compose-again.ts";
import type { Edited } from "../edited.ts";
import { useEditor } from "../editor-context.ts";

import { SymbolDialog } from "../symbols/symbol-dialog.tsx";
import { BrandSection } from "./brand-section.tsx";
import { OwnSize } from "./own-size.tsx";
import { roleNames } from "./paint-fields.tsx";
import { PanelSection } from "./panel.tsx";
import { type ListedVersion, VersionsSection } from "./versions-section.tsx";

interface Props {
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  readonly versions: readonly ListedVersion[];
  /** Counts the times that another version has come in, or was replaced. */
  readonly takenCount: number;
  readonly onSave: (label?: string) => Promise<boolean>;
}

/** Settings of the whole design, shown while nothing is selected. */
export function DesignPanel({ kits, versions, takenCount, onSave }: Props) {
  const { designId, design, whole, page, brief, choices, replace, edit, undo } = useEditor();
  const isComposed = page === mainPageOf(whole);
  const [isBusy, setIsBusy] = useState(false);
  const [turn, setTurn] = useState(1);
  const [isChoosing, setChoosing] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [movedBack, setMovedBack] = useState<MovedBack>();

  async function compose(make: (edited: Edited) => Promise<Edited>, said: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const made = await make({ design: whole, brief, choices });
      const count = countMovedBack(whole, made.design);
      setMovedBack({ design: made.design, count });
      await replace(made, count === 0 ? said : `${said} ${wordsOf(count)}`);
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      showToast({ kind: "error", title: "The design stays as it was", ...(description && { description }) });
    }
    setIsBusy(false);
    setTurn((before) => before + 1);
  }

  return (
    <>
      <div className="flex min-h-12 items-center border-b border-hairline px-4">
        <h2 className="font-sans text-sm font-semibold">Design</h2>
      </div>
      <PanelSection title="Format">
        <FormatField
          isBusy={isBusy}
          onFormat={({ name, width, height }) =>
            void compose(
              (edited) => composeAgain(designId, edited, { brief: { width, height } }),
              `Resized to ${name}.`,
            )
          }
        />
        <OwnSize
          key={`${design.width} ${design.height}`}
          isBusy={isBusy}
          onSize={(size) =>
            void compose(
              (edited) => composeAgain(designId, edited, { brief: size }),
              `Resized to ${size.width} × ${size.height}.`,
            )
          }
        />
        {brief.kind !== "mockup" && (
          <Button variant="secondary" size="sm" className="justify-start" onClick={() => setCopying(true)}>
            <Icon icon={Copy} className="size-4" />
            Copies in other formats
          </Button>
        )}
        {isCopying && <CopiesDialog designId={designId} onSave={() => onSave()} onClose={() => setCopying(false)} />}
      </PanelSection>
      {movedBack && movedBack.count > 0 && movedBack.design === whole && (
        <div className="grid justify-items-start gap-2 border-b border-hairline px-4 py-4">
          <p className="text-sm">{wordsOf(movedBack.count)}</p>
          <Button variant="secondary" size="sm" onClick={undo}>
            Undo the layout
          </Button>
        </div>
      )}
      <PanelSection title="Shuffle">
        <div className="grid gap-2" aria-busy={isBusy}>
          {isComposed && (
            <ShuffleButton
              icon={LayoutGrid}
              name="Layout"
              isBusy={isBusy}
              onPress={() =>
                void compose(
                  (edited) =>
                    composeAgain(designId, edited, {
                      choices: { variant: (edited.choices.variant + 1) % 10_000, compositionId: undefined },
                    }),
                  "Another layout.",
                )
              }
            />
          )}
          <ShuffleButton
            icon={PaletteIcon}
            name="Colors"
            isBusy={isBusy}
            onPress={() => void compose((edited) => otherColors(designId, edited, turn), "Other colors.")}
          />
          <ShuffleButton
            icon={Type}
            name="Type pair"
            isBusy={isBusy}
            onPress={() =>
              void compose(
                (edited) =>
                  composeAgain(designId, edited, { choices: { voices: ((edited.choices.voices ?? 0) + 1) % 100 } }),
                "Another type pair.",
              )
            }
          />
        </div>
        <p className="text-xs text-muted">
          {isComposed
            ? "Locked elements and your own words stay. It costs nothing."
            : `All pages change, but locked elements. The layout is that of page ${mainPageOf(whole) + 1}.`}
        </p>
      </PanelSection>
      {canHaveSymbol(brief) && isComposed && (
        <PanelSection title="Symbol">
          <Button variant="secondary" size="sm" className="justify-start" onClick={() => setChoosing(true)}>
            <Icon icon={Shapes} className="size-4" />
            Choose a symbol
          </Button>
          {isChoosing && (
            <SymbolDialog
              title="Choose a symbol"
              description="It is drawn in the style of your design. It costs nothing."
              forLogos={brief.kind === "logo"}
              onOpenChange={setChoosing}
              onSymbol={({ id, name }) => {
                setChoosing(false);
                void compose(
                  (edited) => composeAgain(designId, edited, { brief: { figure: id } }),
                  `The symbol is now: ${name}.`,
                );
              }}
            />
          )}
        </PanelSection>
      )}
      {canHaveKit(brief.kind) && (
        <BrandSection
          kind={brief.kind}
          kits={kits}
          isBusy={isBusy}
          onKit={({ id, name }) => void compose((edited) => applyKit(designId, edited, id), `${name} applied.`)}
        />
      )}
      <PanelSection title="Palette">
        <ul className="grid grid-cols-5 gap-2">
          {paletteRoles.map((role) => (
            <li key={role}>
              <RoleField
                role={role}
                color={design.palette[role]}
                onColor={(color) =>
                  edit((before) => setPalette(before, { [role]: color }), undefined, `palette ${role}`)
                }
              />
            </li>
          ))}
        </ul>
      </PanelSection>
      <VersionsSection versions={versions} takenCount={takenCount} onSave={onSave} />
    </>
  );
}

/** Effect of a new layout on elements that the user had moved, for as long as that layout is what is shown. */
interface MovedBack {
  readonly design: DesignDocument;
  readonly count: number;
}

const wordsOf = (count: number): string =>
  count === 1
    ? "1 part that you moved is back where the layout puts it. Lock parts that should stay."
    : `${count} parts that you moved are back where the layout puts them. Lock parts that should stay.`;

interface RoleFieldProps {
  readonly role: PaletteRole;
  readonly color: string;
  readonly onColor: (color: string) => void;
}

function RoleField({ role, color, onColor }: RoleFieldProps) {
  return (
    <label title={roleNames[role]} className="grid cursor-pointer justify-items-center">
      <span
        className="relative block size-9 overflow-hidden rounded-full border border-outline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:size-11"
        style={{ background: color }}
      >
        <input
          type="color"
          aria-label={`${roleNames[role]} color`}
          value={color}
          onChange={({ currentTarget }) => onColor(currentTarget.value)}
          className="absolute -inset-2 size-16 cursor-pointer opacity-0"
        />
      </span>
    </label>
  );
}

interface FormatFieldProps {
  readonly isBusy: boolean;
  readonly onFormat: (format: (typeof formats)[number]) => void;
}

/** One press composes the design again in another size. */
function FormatField({ isBusy, onFormat }: FormatFieldProps) {
  const { design } = useEditor();
  const id = useId();
  const current = formats.find(({ width, height }) => width === design.width && height === design.height);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Format
      </label>
      <select
        id={id}
        disabled={isBusy}
        className="min-h-10 w-full rounded-sm border border-outline bg-surface px-2 text-sm text-ink disabled:opacity-60"
        value={current?.name ?? ""}
        onChange={({ currentTarget }) => {
          const format = formats.find(({ name }) => name === currentTarget.value);
          if (format) onFormat(format);
        }}
      >
        {!current && (
          <option value="">
            {design.width} × {design.height}
          </option>
        )}
        {formats.map(({ name, width, height }) => (
          <option key={name} value={name}>
            {name}, {width} × {height}
          </option>
        ))}
      </select>
      <p className="text-xs text-muted">Composed again for the new size, not stretched.</p>
    </>
  );
}

interface ShuffleButtonProps {
  readonly icon: typeof Type;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function ShuffleButton({ icon, name, isBusy, onPress }: ShuffleButtonProps) {
  return (
    <Button variant="secondary" size="sm" className="justify-start" aria-disabled={isBusy} onClick={onPress}>
      <Icon icon={icon} className="size-4" />
      {name}
    </Button>
  );
}
