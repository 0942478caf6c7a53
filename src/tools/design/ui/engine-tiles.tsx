import { Download, Heart, Shuffle, Square, Trash2 } from "lucide";
import { useState } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { stoppingLabel } from "#models/rules.ts";
import { runsPath } from "#runs/rules.ts";
import { PaidBy, useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { RunForm } from "../../run-screens/media/ui/run-form.tsx";
import { readEngineSettings } from "../engine-rules.ts";
import type { ShownEngineRun } from "../shown-run-rules.ts";

interface Props {
  readonly run: ShownEngineRun;
  /** Absent if the engine isn't connected anymore. */
  readonly onVary: (() => void) | undefined;
  readonly isStarting: boolean;
}

/** Pictures that an engine has made, or the places where they will be. */
export function EngineTiles({ run, onVary, isStarting }: Props) {
  const keyOwner = useKeyOwner();
  const { state, files, payer } = run;
  const { prompt, count, aspectRatio, modelName, style } = readEngineSettings(run.settings);
  const [width = 1, height = 1] = aspectRatio.split(":").map(Number);
  const places = state === "running" ? Array.from({ length: count }, (_, index) => ({ number: index + 1 })) : files;
  const cost =
    state === "running"
      ? payer === "own-key"
        ? `0 AI credits, on ${keyOwner} key`
        : creditsInWords(run.maxAic)
      : creditsInWords(run.priceAic);
  return (
    <section
      aria-label={`Results of ${modelName}`}
      aria-busy={state === "running"}
      className="grid content-start gap-4"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-hairline pb-2">
        <h2 className="font-sans text-base font-semibold">{modelName}</h2>
        <p className="text-sm text-muted">
          {run.vendorName} · <span className="tabular-nums">{cost}</span>
        </p>
      </header>
      {state === "running" && <Progress label={`${modelName} is working`} done={run.progress} />}
      {state === "failed" && <Alert tone="error">{run.failureMessage}</Alert>}
      {state === "stopped" && (
        <Alert tone="note">
          You stopped this run. It cost you no AI credits.
          {payer === "own-key" && ` ${run.vendorName} may still bill ${keyOwner} key for it.`}
        </Alert>
      )}
      {places.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {places.map((place) => (
            <li key={place.number}>
              {state === "running" ? (
                <div className="animate-pulse rounded-md bg-sunken" style={{ aspectRatio: `${width} / ${height}` }} />
              ) : (
                <Picture
                  runId={run.id}
                  number={place.number}
                  alt={`Image ${place.number} by ${modelName}: ${prompt}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Actions run={run} modelName={modelName} onVary={onVary} isStarting={isStarting} />
      <p className="text-sm text-muted">
        “{prompt}”{style && ` · ${style}`}
      </p>
    </section>
  );
}

function Picture({ runId, number, alt }: { readonly runId: string; readonly number: number; readonly alt: string }) {
  const address = `${runsPath}/${runId}/files/${number}`;
  return (
    <figure className="grid gap-1">
      <img src={address} alt={alt} className="w-full rounded-md border border-hairline bg-sunken" />
      <figcaption>
        <a
          href={`${address}?download`}
          download
          aria-label={`Download ${alt}`}
          className="inline-flex min-h-9 touch:min-h-11 touch:min-w-11 justify-center items-center gap-1.5 rounded-sm px-2 text-xs font-semibold hover:bg-sunken"
        >
          <Icon icon={Download} className="size-4" />
          Download
        </a>
      </figcaption>
    </figure>
  );
}

interface ActionsProps extends Props {
  readonly modelName: string;
}

function Actions({ run, modelName, onVary, isStarting }: ActionsProps) {
  const keyOwner = useKeyOwner();
  const { id, state, isSaved } = run;
  const [isAsked, setAsked] = useState(false);
  if (state === "running") {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <RunForm intent="stop" runId={id}>
          <Button type="submit" variant="secondary" size="sm" aria-label={`Stop ${modelName}`}>
            <Icon icon={Square} className="size-4" />
            Stop
          </Button>
        </RunForm>
        <p className="text-xs text-muted">
          {run.payer === "credits" ? "A run that you stop costs nothing." : stoppingLabel(run, "image", keyOwner)}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-1">
      {onVary && (
        <Button variant="secondary" disabled={isStarting} onClick={onVary} aria-describedby={`${id}-vary`}>
          <Icon icon={Shuffle} className="size-4" />
          {state === "finished" ? "Vary" : "Try again"}
          <span className="sr-only"> with {modelName}</span>
        </Button>
      )}
      {onVary && (
        <p id={`${id}-vary`} className="mx-3 text-sm text-muted">
          for {creditsInWords(run.maxAic)}
          <PaidBy />
        </p>
      )}
      {state === "finished" && (
        <RunForm intent="save" runId={id} fields={{ isSaved: isSaved ? "off" : "on" }}>
          <Button
            type="submit"
            variant="ghost"
            size="sm"
            aria-pressed={isSaved}
            aria-label={`Favorite, images by ${modelName}`}
            title={isSaved ? "Remove from favorites" : "Add to favorites"}
          >
            <Icon icon={Heart} className={isSaved ? "size-4 fill-accent text-accent" : "size-4"} />
          </Button>
        </RunForm>
      )}
      {isAsked ? (
        <>
          <RunForm intent="remove" runId={id}>
            <Button type="submit" size="sm" className="bg-danger! text-paper!">
              Delete for good
            </Button>
          </RunForm>
          <Button variant="ghost" size="sm" onClick={() => setAsked(false)}>
            Keep
          </Button>
        </>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Delete the run of ${modelName}`}
          title="Delete"
          onClick={() => setAsked(true)}
        >
          <Icon icon={Trash2} className="size-4" />
        </Button>
      )}
    </div>
  );
}
