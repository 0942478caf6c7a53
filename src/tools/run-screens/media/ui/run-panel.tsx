import { RotateCcw, Square, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { stoppingLabel } from "#models/rules.ts";
import { DeleteButton, useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { onSinglePress } from "../../ui/on-single-press.ts";
import type { ShownMediaRun } from "../media-rules.ts";
import { RunForm } from "./run-form.tsx";

interface Props {
  readonly run: ShownMediaRun | undefined;
  /** The address names a run that there isn’t. */
  readonly isGone: boolean;
  /** Name of what is made, for sentences: `video`. */
  readonly what: string;
  /** Text that the panel shows before the first run. */
  readonly empty: string;
  /** Runs the same again, or fills in the form with it. */
  readonly onAgain: () => void;
  readonly isStarting: boolean;
  /** True if this page still has the file that the run was begun with. */
  readonly isFileAtHand?: boolean;
  /** Draws what a finished run has made. */
  readonly children: (run: ShownMediaRun) => ReactNode;
}

/** One run of a media engine: how far it is, what came of it, and what can be done with it. */
export function RunPanel({ run, isGone, what, empty, children, ...rerun }: Props) {
  const keyOwner = useKeyOwner();
  const isRunning = run?.state === "running";
  return (
    <section
      aria-labelledby="result"
      aria-busy={isRunning}
      className="grid min-h-72 scroll-mt-32 grid-cols-1 content-start gap-4 rounded-md border border-hairline bg-surface p-5"
    >
      <h2 id="result" className="text-lg">
        Result
      </h2>
      {!run && isGone && <Alert tone="note">This result doesn’t exist anymore.</Alert>}
      {!run && <p className="max-w-[48ch] text-muted">{empty}</p>}
      {run && (
        <>
          {isRunning && <Running run={run} what={what} />}
          {run.state === "failed" && <Alert tone="error">{run.failureMessage}</Alert>}
          {run.state === "stopped" && (
            <Alert tone="note">
              You stopped this run. It cost you no AI credits.
              {run.payer === "own-key" && ` ${run.vendorName} may still bill ${keyOwner} key for it.`}
            </Alert>
          )}
          {run.state === "finished" && children(run)}
          <Facts run={run} />
          <Actions run={run} {...rerun} />
        </>
      )}
    </section>
  );
}

function Running({ run, what }: { readonly run: ShownMediaRun; readonly what: string }) {
  const keyOwner = useKeyOwner();
  return (
    <div className="grid gap-3">
      <Progress label={`${run.settings.modelName} is working`} done={run.progress} />
      <p role="status" className="max-w-[60ch] text-sm text-muted">
        {run.settings.modelName} is working on your {what}
        {run.progress !== null && `: ${Math.round(run.progress * 100)} %`}. You can close this page: the run goes on,
        and you find it again below.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <RunForm intent="stop" runId={run.id}>
          <Button type="submit" variant="secondary" size="sm">
            <Icon icon={Square} className="size-4" />
            Stop
          </Button>
        </RunForm>
        <p className="text-xs text-muted">
          {run.payer === "credits" ? "A run that you stop costs nothing." : stoppingLabel(run, what, keyOwner)}
        </p>
      </div>
    </div>
  );
}

function Facts({ run }: { readonly run: ShownMediaRun }) {
  const keyOwner = useKeyOwner();
  const { settings, state, payer, maxAic, priceAic, vendorName, createdAt } = run;
  const aic = state === "running" ? maxAic : priceAic;
  const cost = payer === "own-key" ? `0 AI credits, on ${keyOwner} key` : creditsInWords(aic);
  return (
    <div className="grid gap-1 text-sm text-muted">
      {(settings.prompt || settings.text) && (
        <p className="line-clamp-4 max-w-[72ch] wrap-anywhere">“{settings.prompt || settings.text}”</p>
      )}
      <p className="text-xs tabular-nums">
        {settings.modelName}
        {vendorName && ` by ${vendorName}`} · {state === "running" && payer === "credits" && "up to "}
        {cost} · <DateTime at={createdAt} />
      </p>
    </div>
  );
}

interface ActionsProps extends Pick<Props, "onAgain" | "isStarting" | "isFileAtHand"> {
  readonly run: ShownMediaRun;
}

function Actions({ run, onAgain, isStarting, isFileAtHand = false }: ActionsProps) {
  if (run.state === "running") return null;
  const isWhole = isFileAtHand || !run.settings.hadFile;
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-1">
      <Button variant="ghost" size="sm" disabled={isStarting} onClick={onSinglePress(onAgain)}>
        <Icon icon={RotateCcw} className="size-4" />
        {!isWhole ? "Use these settings again" : run.state === "finished" ? "Make another" : "Try again"}
      </Button>
      <RunForm intent="delete" runId={run.id}>
        <DeleteButton
          what="this result"
          isTeams
          variant="ghost"
          size="sm"
          aria-label="Delete this result"
          title="Delete"
        >
          <Icon icon={Trash2} className="size-4" />
        </DeleteButton>
      </RunForm>
    </div>
  );
}
