import { Download } from "lucide";
import { useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { callForJson } from "#ui/api-client.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { copiesFilePath, copiesPath, type MadeCopies } from "../copies/copy-rules.ts";
import { type FormatName, formats } from "../copies/formats.ts";

interface Props {
  readonly designId: string;
  /** Stores what is not stored yet: copies are made of what is stored. @returns whether it is. */
  readonly onSave?: () => Promise<boolean>;
  /** The results show them then. */
  readonly onMade?: () => void;
  readonly onClose: () => void;
}

/** Makes copies of a design in the formats that are ticked, and offers them as one ZIP. */
export function CopiesDialog({ designId, onSave, onMade, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<FormatName>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeCopies>();
  const [problem, setProblem] = useState<string>();

  async function make(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      if (onSave && !(await onSave()))
        throw new Error("Your last changes aren’t saved yet. Please try again in a moment.");
      setMade(await requestCopies(designId, [...chosen]));
      onMade?.();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The copies could not be made.");
    }
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Copies in other formats"
      description="Each is composed again for its size, with your words and edits. The design itself stays as it is. It costs nothing."
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {made ? (
        <div className="grid justify-items-start gap-4">
          <p role="status">{toldOf(made)}</p>
          <a href={copiesFilePath(designId, made.copyIds)} download className={buttonClass()}>
            <Icon icon={Download} className="size-4" />
            Download all as ZIP
          </a>
        </div>
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && chosen.size > 0) void make();
          }}
        >
          <fieldset className="grid gap-x-4 sm:grid-cols-2" disabled={isBusy}>
            <legend className="sr-only">Formats</legend>
            {formats.map(({ name, width, height }) => (
              <label key={name} className="flex min-h-10 cursor-pointer items-center gap-3 text-sm touch:min-h-11">
                <input
                  type="checkbox"
                  checked={chosen.has(name)}
                  onChange={({ currentTarget }) => setChosen(withOrWithout(chosen, name, currentTarget.checked))}
                  className="size-5 shrink-0 accent-accent-strong"
                />
                <span className="flex flex-wrap items-baseline gap-x-1.5">
                  {name}{" "}
                  <span className="text-xs whitespace-nowrap text-muted tabular-nums">{`${width} × ${height}`}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <div>
            <Button type="submit" disabled={chosen.size === 0} aria-disabled={isBusy || undefined}>
              {isBusy ? "Making copies…" : buttonWords(chosen.size)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function toldOf({ copyIds, projectName }: MadeCopies): string {
  const count = copyIds.length === 1 ? "1 copy is" : `${copyIds.length} copies are`;
  return `${count} beside the design now${projectName ? `, in the project “${projectName}” of your library` : ""}.`;
}

const buttonWords = (count: number): string =>
  count === 0 ? "Choose formats" : count === 1 ? "Make 1 copy" : `Make ${count} copies`;

function withOrWithout<Item>(all: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> {
  const changed = new Set(all);
  if (isIn) changed.add(item);
  else changed.delete(item);
  return changed;
}

const requestCopies = (designId: string, formats: readonly FormatName[]): Promise<MadeCopies> =>
  callForJson(copiesPath(designId), { json: { formats }, refused: "The copies could not be made. Please try again." });
