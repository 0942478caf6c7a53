import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { imageGeneratorPath } from "../design-rules.ts";
import type { HistoryEntry } from "../shown-runs.ts";

interface Props {
  readonly entries: readonly HistoryEntry[];
  readonly title?: string;
  /** Path of the screen, which opens the runs. */
  readonly path?: string;
}

/** A user's latest runs, with what each was and cost. */
export function GeneratorHistory({ entries, title = "Earlier designs", path = imageGeneratorPath }: Props) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="design-history" className="grid gap-2 border-t border-hairline pt-8">
      <h2 id="design-history" className="text-xl">
        {title}
      </h2>
      <ul className="grid xl:grid-cols-2 xl:gap-x-10">
        {entries.map((entry) => (
          <li key={entry.runId} className="flex items-center gap-4 border-b border-hairline py-3">
            <Entry entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateWords: Readonly<Partial<Record<HistoryEntry["state"], string>>> = {
  running: "in progress",
  failed: "failed",
  stopped: "stopped",
};

function Entry({ entry: { runId, state, engineName, prompt, count, priceAic, createdAt, picture }, path }: EntryProps) {
  const facts = [engineName, stateWords[state] ?? (count === 1 ? "1 image" : `${count} images`)];
  return (
    <>
      <Link to={`${path}?run=${runId}`} className="group flex min-w-0 flex-1 items-center gap-4">
        {picture ? (
          <img
            src={picture}
            alt=""
            loading="lazy"
            className="size-16 shrink-0 rounded-sm border border-hairline bg-sunken object-cover"
          />
        ) : (
          <span className="size-16 shrink-0 rounded-sm border border-hairline bg-sunken" />
        )}
        <span className="grid min-w-0 gap-0.5">
          <span className="line-clamp-2 text-sm wrap-anywhere group-hover:underline">{prompt}</span>
          <span className="text-xs text-muted tabular-nums">
            {facts.join(" · ")} · {creditsInWords(priceAic)} · <DateTime at={createdAt} isDay />
          </span>
        </span>
      </Link>
      <ButtonLink variant="ghost" size="sm" to={`${path}?again=${runId}`}>
        Use again
      </ButtonLink>
    </>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly path: string;
}
