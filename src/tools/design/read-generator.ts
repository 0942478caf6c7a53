import { z } from "zod";
import { stoppingCosts, vendorTitles } from "#engines/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { findRun, listProjects, listRuns, type RunEntry, type RunView } from "#runs/index.ts";
import { listMediaEngines } from "../media/list-media-engines.ts";
import { linkPath } from "../sharing/link-rules.ts";
import type { ShareLink } from "../sharing/new-link.ts";
import { listTextEngines } from "../text-runs/list-text-engines.ts";
import { runsPath } from "../text-runs/text-tool.ts";
import { anotherSeed } from "./another-seed.ts";
import { listKits } from "./brand-kits/brand-kits.ts";
import { briefHelper, type Writer } from "./brief-help-rules.ts";
import { findDeletedDesign, listEmptiedRuns } from "./delete-design.ts";
import { listLinks } from "./design-links.ts";
import { type DesignSettings, designSettingsSchema, imageGenerator } from "./design-rules.ts";
import { type ListedDesign, listDesigns, smallPicture } from "./designs.ts";
import { enginesMax, type ImageEngine, initialSettings } from "./engine-rules.ts";
import { type ShownRun, settingsOf } from "./settings-of-runs.ts";
import { studioSlug } from "./studio-slug.ts";
import type { ShownDesign } from "./ui/design-tiles.tsx";

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
  readonly query: URLSearchParams;
}

/** What the image generator shows: the runs that the address names, and the history. */
export async function readGenerator(services: Services, { userId, query }: Asked) {
  const { db, clock, config } = services;
  const deletedId = query.get("deleted") ?? "";
  const [engines, writers, kits, entries, runs, again, deleted, projects] = await Promise.all([
    listImageEngines(services, userId),
    listWriters(services, userId),
    listKits(db, userId),
    listRuns(db, { userId, tool: imageGenerator, savedOnly: false }),
    findRuns(db, userId, query.get("run")),
    readAgain(db, userId, query),
    findDeletedDesign(db, { userId, designId: deletedId }, clock.now()),
    query.has("project") ? listProjects(db, userId) : [],
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
    engines,
    writers,
    kits,
    runs: runs.map((run) => showRun(run, showDesigns(run.id))),
    again,
    history: entries.filter(({ id }) => !emptied.has(id)).map((entry) => showEntry(entry, designs.get(entry.id)?.[0])),
    deleted,
    project: projects.find(({ id }) => id === query.get("project")),
  };
}

/** What is filled in: the settings of runs, or the prompt of a request for words. @returns undefined if the address names none. */
async function readAgain(db: Executor, userId: string, query: URLSearchParams) {
  const ids = query.get("again");
  if (ids === null || query.has("run")) return undefined;
  const runs = (await findRuns(db, userId, ids)).map((run) => showRun(run, []));
  const varied = query.get("vary") === "yes" && runs.length > 0 ? anotherSeed.words : undefined;
  const key = `${ids} ${varied}`;
  if (runs.length > 0) {
    const settings = settingsOf(runs);
    return { key, varied, settings: varied ? anotherSeed.change(settings) : settings };
  }
  const run = await findRun(db, { userId, runId: ids });
  const brief = run?.tool === briefHelper ? briefSchema.safeParse(run.settings).data : undefined;
  return { key, varied, settings: brief ? { ...initialSettings, ...brief } : null };
}

const briefSchema = z.object(designSettingsSchema.pick({ prompt: true, kind: true }).shape);

async function listWriters(services: Services, userId: string): Promise<readonly Writer[]> {
  const engines = await listTextEngines(services, userId);
  return engines.map(({ id, modelName, payer }) => ({ id, modelName, payer }));
}

/** Those on the user's own keys first. */
async function listImageEngines(services: Services, userId: string): Promise<readonly ImageEngine[]> {
  const engines = await listMediaEngines(services, userId, "image");
  const ordered = [
    ...engines.filter(({ payer }) => payer === "own-key"),
    ...engines.filter(({ payer }) => payer !== "own-key"),
  ];
  return ordered.map(({ id, engineName, modelName, vendor, isAdvanced, payer, stopping, ratios }) => ({
    ...{ id, engineName, modelName, isAdvanced, payer, stopping, ratios },
    vendorName: vendorTitles[vendor],
  }));
}

/** Runs that were deleted, or are another user’s, are not shown. */
async function findRuns(db: Executor, userId: string, ids: string | null): Promise<readonly RunView[]> {
  const wanted = [...new Set(ids?.split(",") ?? [])].slice(0, enginesMax);
  const found = await Promise.all(wanted.map((runId) => findRun(db, { userId, runId })));
  return found.filter((run) => run?.kind === "image").filter((run) => run !== undefined);
}

const showDesign = (
  { id, number, title, isFavorite, updatedAt }: ListedDesign,
  link: ShareLink | undefined,
  baseUrl: string,
): ShownDesign => ({
  ...{ id, number, title, isFavorite },
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
    ...{ ...common, payer, isSaved, progress, files, settings },
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
    ...{ runId, state, isOfStudio, priceAic, createdAt },
    engineName: isOfStudio ? "Easel Studio" : typeof modelName === "string" ? modelName : model,
    prompt: typeof prompt === "string" ? prompt : "",
    count: typeof count === "number" ? count : 1,
    picture: design ? smallPicture(design) : ofEngine,
  };
}
