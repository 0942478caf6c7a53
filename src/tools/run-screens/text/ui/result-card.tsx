import { type ReactNode, useEffect, useId, useRef } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Progress } from "#ui/progress.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { isRunning, type TextRunState } from "./use-text-run.ts";

interface Props {
  readonly run: TextRunState;
  /** Title of the card, where there are several. */
  readonly title?: string;
  /** True if the card comes into view when its run begins. */
  readonly comesIntoView?: boolean;
  /** Beside the button that copies. */
  readonly actions?: ReactNode;
  /** The name of the model that answers, once it is known. */
  readonly modelName: string | undefined;
  /** Starts a run that failed again. */
  readonly onAgain?: (() => void) | undefined;
  /** Text that the card shows before the first run. */
  readonly empty?: string;
  /** Instead of the plain text. */
  readonly children?: ReactNode;
}

/** The text as it is written, what writes it, and how it ended. */
export function ResultCard({
  run,
  modelName,
  title = "Result",
  comesIntoView = true,
  actions,
  onAgain,
  empty = "Your text appears here as it is written.",
  children,
}: Props) {
  const headingId = useId();
  const isBusy = isRunning(run);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // In narrow windows it is below the settings.
    if (comesIntoView && run.kind === "waiting") card.current?.scrollIntoView({ block: "nearest" });
  }, [run.kind, comesIntoView]);
  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className="grid min-h-72 scroll-mt-32 scroll-mb-4 grid-cols-1 content-start gap-4 rounded-md border border-hairline bg-surface p-5"
    >
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 id={headingId} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        {run.text !== "" && !isBusy && (
          <div className="flex flex-wrap justify-end gap-2">
            <CopyButton text={run.text} done="Text copied" size="sm">
              Copy
            </CopyButton>
            {actions}
          </div>
        )}
      </div>
      {isBusy && <Progress label={run.kind === "stopping" ? "Stopping" : "Generating"} />}
      {run.kind === "failed" && run.message && (
        <ProblemAlert
          message={run.message}
          isAboutCredits={run.isAboutCredits ?? false}
          libraryPath={run.libraryPath}
          onAgain={onAgain}
        />
      )}
      {run.kind !== "failed" && run.message && <Alert tone="note">{run.message}</Alert>}
      {run.text === "" && run.kind === "idle" && <p className="max-w-[48ch] text-muted">{empty}</p>}
      {run.text !== "" && (children ?? <p className="max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{run.text}</p>)}
      <p role="status" className="text-sm text-muted">
        {run.kind === "ended"
          ? [run.remark, run.priceAic !== undefined && costLine(run.priceAic), modelName && `Written by ${modelName}.`]
              .filter(Boolean)
              .join(" ")
          : ""}
      </p>
    </section>
  );
}

const costLine = (aic: number): string => `Cost: ${creditsInWords(aic)}.`;
