import { stoppingCosts, vendorTitles } from "#engines/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { findRun, listRuns, type RunEntry, type RunView } from "#runs/index.ts";
import { runsPath, studioSlug } from "#runs/rules.ts";
import { printSizeOf } from "#studio/rules.ts";
import type { ShareLink } from "#work/index.ts";
import { linkPath } from "#work/sharing/link-rules.ts";
import { findDeletedDesign, listEmptiedRuns } from "./delete-design.ts";
import { listLinks } from "./design-links.ts";
import type { DesignSettings } from "./design-rules.ts";
import { type ListedDesign, listDesigns, smallPicture } from "./designs.ts";
import { enginesMax } from "./engine-rules.ts";
import type { ShownDesign, ShownRun } from "./shown-run-rules.ts";

/** An earlier run, as the list names it. */
export interface HistoryEntry {
  readonly runId: string;
  readonly state: RunEntry["state"];
  readonly isOfStudio: boolean;
  readonly engineName: string;
  readonly prompt: string;
  readonly count: number;
  readonly priceAic: number;
  readonly createdAt: Date;
  /** A small picture; null if there is none. */
  readonly picture: string | null;
}

interface Asked {
  readonly userId: string;
  /** Name of the screen's runs. */
  readonly tool: string;
  readonly query: URLSearchParams;
}

/** The runs that the address names, what it offers to restore, and the history. */
export async function readShownRuns({ db, clock, config }: Services, { userId, tool, query }: Asked) {
  const deletedId = query.get("deleted") ?? "";
  const [entries, runs, deleted] = await Promise.all([
    listRuns(db, { userId, tool, savedOnly: false }),
    findRuns(db, { userId, tool }, query.get("run")),
    findDeletedDesign(db, { userId, designId: deletedId }, clock.now()),
  ]);
  const runIds = [...entries, ...runs].map(({ id }) => id);
  const [designs, emptied] = await Promise.all([
    listDesigns(db, { userId, runIds }),
    listEmptiedRuns(db, { userId, runIds }),
  ]);
  const shownIds = runs.flatMap(({ id }) => (designs.get(id) ?? []).map((design) => design.id));
  const links = await listLinks(db, shownIds, clock.now());
  const showDesigns = (runId: string) =>
    (designs.get(runId) ?? []).map((design) => showDesign(design, links.get(design.id), config.baseUrl));
  return {
    runs: runs.map((run) => showRun(run, showDesigns(run.id))),
    history: entries.filter(({ id }) => !emptied.has(id)).map((entry) => showEntry(entry, designs.get(entry.id)?.[0])),
    deleted,
  };
}

/** The runs that are to be begun again. */
export async function findAgain(db: Executor, { query, ...own }: Asked): Promise<readonly ShownRun[]> {
  return (await findRuns(db, own, query.get("again"))).map((run) => showRun(run, []));
}

/** Runs that were deleted, or are another user’s, are not shown. */
async function findRuns(
  db: Executor,
  { userId, tool }: Omit<Asked, "query">,
  ids: string | null,
): Promise<readonly RunView[]> {
  const wanted = [...new Set(ids?.split(",") ?? [])].slice(0, enginesMax);
  const found = await Promise.all(wanted.map((runId) => findRun(db, { userId, runId })));
  return found.filter((run) => run !== undefined).filter((run) => run.kind === "image" && run.tool === tool);
}

/** @param baseUrl of this installation, for links. */
export const showDesign = (
  { id, number, title, isFavorite, pages, updatedAt, kind, width, height, paper }: ListedDesign,
  link: ShareLink | undefined,
  baseUrl: string,
): ShownDesign => ({
  id,
  number,
  title,
  isFavorite,
  pages,
  width,
  height,
  millimeters: printSizeOf({ width, height, paper: paper ?? undefined }, kind)?.millimeters ?? null,
  link: link ? { address: `${baseUrl}${linkPath(link.token)}`, expiresAt: link.expiresAt } : null,
  version: updatedAt.getTime(),
});

function showRun(run: RunView, designs: readonly ShownDesign[]): ShownRun {
  const { id, state, settings, maxAic, priceAic, failureMessage, vendor } = run;
  const common = { id, state, maxAic, priceAic, failureMessage };
  if (vendor === "studio") {
    return { kind: "studio", ...common, designs, settings: settings as unknown as DesignSettings };
  }
  const { payer, isSaved, progress, files } = run;
  return {
    kind: "engine",
    ...common,
    payer,
    isSaved,
    progress,
    files,
    settings,
    vendorName: vendor === "openai-compatible" ? "" : vendorTitles[vendor],
    stopping: stoppingCosts[vendor].media ?? "unknown",
  };
}

function showEntry(entry: RunEntry, design: ListedDesign | undefined): HistoryEntry {
  const { id: runId, state, engine, model, settings, priceAic, createdAt } = entry;
  const { prompt, count, modelName } = settings as Readonly<Record<string, unknown>>;
  const isOfStudio = engine === studioSlug;
  const ofEngine = state === "finished" && !isOfStudio ? `${runsPath}/${runId}/files/1` : null;
  return {
    runId,
    state,
    isOfStudio,
    priceAic,
    createdAt,
    engineName: isOfStudio ? "Easel Studio" : typeof modelName === "string" ? modelName : model,
    prompt: typeof prompt === "string" ? prompt : "",
    count: typeof count === "number" ? count : 1,
    picture: design ? smallPicture(design) : ofEngine,
  };
}
