import { RotateCcw } from "lucide";
import { useEffect, useState } from "react";
import type { Brief, Choices, DesignDocument } from "#studio/browser.ts";
import { callForJson } from "#ui/api-client.ts";
import { DateTime } from "#ui/date-time.tsx";
import { showToast } from "#ui/toast.ts";
import { designsPath } from "../../design-rules.ts";
import { useEditor } from "../editor-context.ts";
import { IconButton, PanelSection } from "./panel.tsx";

export interface ListedVersion {
  readonly number: number;
  readonly label: string | null;
  /** First name of the member of the team who had saved it. */
  readonly by: string | null;
  readonly createdAt: Date | string;
}

interface Props {
  /** Versions that the page came with. */
  readonly versions: readonly ListedVersion[];
  /** Changes when there are others to be listed. */
  readonly takenCount: number;
  readonly onSave: (label?: string) => Promise<boolean>;
}

/** Earlier versions of the design. Each can be restored; the present state becomes a version, too. */
export function VersionsSection({ versions: first, takenCount, onSave }: Props) {
  const { designId, replace } = useEditor();
  const [versions, setVersions] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const address = `${designsPath}/${designId}/versions`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another version has come in, the list is read again
  useEffect(() => {
    const asking = new AbortController();
    callForJson<{ readonly versions: readonly ListedVersion[] }>(address, { signal: asking.signal })
      .then((read) => setVersions(read.versions))
      // Those that the page came with stay.
      .catch(() => {});
    return () => asking.abort();
  }, [address, takenCount]);

  async function restore(number: number): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const version = await callForJson<{ document: DesignDocument; brief: Brief; choices: Choices }>(
        `${address}/${number}`,
      );
      // What is here is stored as it is before another takes its place.
      if (!(await onSave())) throw new Error("not saved");
      const { document: design, brief, choices } = version;
      await replace({ design, brief, choices }, `Version ${number} restored.`);
      await onSave(`Before version ${number} was restored`);
      setVersions((await callForJson<{ readonly versions: readonly ListedVersion[] }>(address)).versions);
    } catch {
      showToast({ kind: "error", title: "The version couldn’t be restored", description: "Please try again." });
    }
    setIsBusy(false);
  }

  return (
    <PanelSection title="Versions">
      {versions.length === 0 ? (
        <p className="text-xs text-muted">Earlier states appear here while you edit, and can be restored.</p>
      ) : (
        <ol className="-mx-2 grid">
          {versions.map(({ number, label, by, createdAt }) => (
            <li key={number} className="flex items-center gap-2 rounded-sm px-2 hover:bg-sunken">
              <span className="grid min-w-0 flex-1 py-1">
                <span className="truncate text-sm">
                  {number === 1 ? "As it was made" : (label ?? `Version ${number}`)}
                </span>
                <span className="truncate text-xs text-muted">
                  <DateTime at={new Date(createdAt)} />
                  {by && `, by ${by}`}
                </span>
              </span>
              <IconButton
                icon={RotateCcw}
                label={`Restore version ${number}`}
                aria-disabled={isBusy}
                onClick={() => void restore(number)}
              />
            </li>
          ))}
        </ol>
      )}
    </PanelSection>
  );
}
