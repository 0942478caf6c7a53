import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { DateTime } from "#ui/date-time.tsx";
import type { MediaEntry } from "../read-media-runs.ts";

interface Props {
  readonly entries: readonly MediaEntry[];
  /** e.g. `Earlier videos`. */
  readonly title: string;
  readonly empty: string;
  /** Path of the page, with its tab; the run is added. */
  readonly path: string;
  /** Names a run that was begun with a file alone. */
  readonly ofFile?: string;
}

/** A user’s latest runs, with what each was and cost. */
export function MediaHistory({ entries, title, empty, path, ofFile = "A recording" }: Props) {
  const withRun = `${path}${path.includes("?") ? "&" : "?"}run=`;
  return (
    <section aria-labelledby="media-history" className="grid gap-2 border-t border-hairline pt-8">
      <h2 id="media-history" className="text-xl">
        {title}
      </h2>
      {entries.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="grid xl:grid-cols-2 xl:gap-x-10">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-hairline">
            <Link to={`${withRun}${entry.id}`} className="group grid min-h-11 gap-0.5 py-3">
              <span className="line-clamp-2 text-sm wrap-anywhere group-hover:underline">
                {wordsOf(entry) || ofFile}
              </span>
              <span className="text-xs text-muted tabular-nums">
                {[
                  entry.settings.modelName,
                  stateWords[entry.state],
                  entry.state !== "running" && creditsInWords(entry.priceAic),
                ]
                  .filter(Boolean)
                  .join(" · ")}{" "}
                · <DateTime at={entry.createdAt} isDay />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordsOf = ({ settings, excerpt }: MediaEntry): string => settings.prompt || settings.text || excerpt;

const stateWords: Readonly<Partial<Record<MediaEntry["state"], string>>> = {
  running: "in progress",
  failed: "failed",
  stopped: "stopped",
};
