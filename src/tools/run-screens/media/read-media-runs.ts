import { type Modality, stoppingCosts, vendorTitles } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { findRun, listRuns, type RunEntry, type RunView } from "#runs/index.ts";
import { readMoment } from "./change-media.ts";
import { type MediaSettings, mediaToolOf, readMediaSettings, type ShownMediaRun } from "./media-rules.ts";

/** An earlier run, as the list of a page names it. */
export interface MediaEntry extends Pick<RunEntry, "id" | "state" | "priceAic" | "createdAt"> {
  readonly settings: MediaSettings;
  /** The beginning of a text that came of it. */
  readonly excerpt: string;
}

interface Asked {
  readonly userId: string;
  readonly kind: Modality;
  readonly query: URLSearchParams;
}

/** Reads what a page shows of one kind: the run that its address names, the one to begin again, and the history. */
export async function readMediaRuns({ db }: Pick<Services, "db">, { userId, kind, query }: Asked) {
  const find = async (name: string): Promise<ShownMediaRun | undefined> => {
    const runId = query.get(name);
    if (runId === null) return undefined;
    const run = await findRun(db, { userId, runId });
    return run?.kind === kind ? showRun(run, kind) : undefined;
  };
  const [run, rerun, entries] = await Promise.all([
    find("run"),
    find("again"),
    listRuns(db, { userId, tool: mediaToolOf(kind), savedOnly: false }),
  ]);
  const deletedAt = readMoment(query.get("deleted"));
  return {
    run,
    rerun,
    /** Note of the page on the run that it is to begin again. */
    rerunNote: query.has("again") ? { settings: rerun?.settings ?? null } : undefined,
    /** The address names a run that was deleted, or is another user’s. */
    isGone: query.has("run") && !run && !deletedAt,
    /** Moment of the deletion that the address offers to take back. */
    deletedAt: run ? null : (deletedAt?.toISOString() ?? null),
    // The run may have ended between the two queries.
    history: entries.map((entry) => showEntry(entry.id === run?.id ? { ...entry, ...stateOf(run) } : entry)),
  };
}

function showRun(run: RunView, kind: Modality): ShownMediaRun {
  const { id, state, payer, maxAic, priceAic, progress, failureMessage, settings, files, output, details } = run;
  const { vendor, createdAt } = run;
  const isMediaVendor = vendor !== "studio" && vendor !== "openai-compatible";
  return {
    id,
    kind,
    state,
    payer,
    maxAic,
    priceAic,
    progress,
    failureMessage,
    files,
    output,
    details,
    createdAt,
    settings: readMediaSettings(settings),
    vendorName: isMediaVendor ? vendorTitles[vendor] : "",
    stopping: (isMediaVendor && stoppingCosts[vendor].media) || "unknown",
  };
}

const stateOf = ({ state, priceAic, output }: ShownMediaRun) => ({ state, priceAic, output });

const excerptMax = 120;

const showEntry = ({ id, state, priceAic, createdAt, settings, output }: RunEntry): MediaEntry => ({
  id,
  state,
  priceAic,
  createdAt,
  settings: readMediaSettings(settings),
  excerpt: output.slice(0, excerptMax),
});
